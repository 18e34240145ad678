import type { CalculatorInputs } from "#app/roi/calculator.ts";
import type { Describer } from "#app/roi/describe-calculation.ts";
import { describeEnquiry } from "#app/roi/describe-enquiry.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CopyButton } from "./copy-button";

interface ActionsProps extends Describer {
  inputs: CalculatorInputs;
  /** Where this calculation can be seen. */
  address: string;
}

/** Share it, print it, or send it to us with the figures in the form. */
export function Actions({ inputs, address, ...describer }: ActionsProps) {
  const { actions } = describer.copy;
  // The address as it is here: the site may run under another name than its own.
  const here = () => new URL(new URL(address).search + new URL(address).hash, window.location.href).href;
  return (
    <div data-print="hidden">
      <div className="flex flex-wrap gap-3">
        {/* The figures travel with the step inside the site, not in its address. */}
        <ButtonLink
          to="/get-started"
          state={{ useCase: describeEnquiry(inputs, describer, address) }}
          className="grow sm:grow-0"
        >
          <Icon name="send" /> {actions.send}
        </ButtonLink>
        <div className="contents noscript:hidden">
          <CopyButton text={here} label={actions.copy} done={actions.copied} />
          <Button variant="quiet" onClick={() => window.print()} className="grow sm:grow-0">
            <Icon name="file-text" /> {actions.print}
          </Button>
        </div>
      </div>
      <p className="mt-3 text-sm text-soft">{actions.note}</p>
    </div>
  );
}
