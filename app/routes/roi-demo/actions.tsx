import { flushSync } from "react-dom";
import type { CalculatorInputs } from "#app/demos/roi-demo/calculator.ts";
import { writeAddress } from "#app/demos/roi-demo/calculator-fields.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { calculatorParameter } from "#app/url/roi-demo-parameter.ts";
import type { CalculatorSection } from "./calculator-section.server";

interface ActionsProps {
  actions: CalculatorSection["copy"]["actions"];
  inputs: CalculatorInputs;
  /** Where this calculation can be seen. */
  address: string;
  /** Called before the browser prints, which the whole report is wanted for. */
  onPrint: () => void;
}

/** Share it, print it, or send it to us with the figures in the form. */
export function Actions({ actions, inputs, address, onPrint }: ActionsProps) {
  // The address as it is here: the site may run under another name than its own.
  const here = () => new URL(new URL(address).search + new URL(address).hash, window.location.href).href;

  function print() {
    flushSync(onPrint);
    window.print();
  }

  return (
    <div data-print="hidden">
      <div className="flex flex-wrap gap-3 noscript:hidden">
        {/* Waits for the script: what was typed before it ran is in the link only then. */}
        <ButtonLink
          to={`/get-started?${calculatorParameter}=${writeAddress(inputs)}`}
          data-script="wait"
          className="grow sm:grow-0"
        >
          <Icon name="send" /> {actions.send}
        </ButtonLink>
        <CopyButton text={here} label={actions.copy} done={actions.copied} />
        <Button variant="quiet" onClick={print} className="grow sm:grow-0">
          <Icon name="file-text" /> {actions.print}
        </Button>
      </div>
      <p className="mt-3 text-sm text-soft">{actions.note}</p>
    </div>
  );
}
