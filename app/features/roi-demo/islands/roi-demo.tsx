import { flushSync } from "react-dom";
import { Section } from "#app/sections/section.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { getStartedPathWithText } from "#app/url/about-parameter.ts";
import { fill } from "#data/load/fill.ts";
import { calculatorParameter, writeAddress } from "../calculation/calculator-fields";
import { describeCalculation } from "../calculation/describe-calculation";
import { describeEnquiry } from "../calculation/describe-enquiry";
import { CalculatorForm } from "../calculator-form";
import type { CalculatorSection } from "../calculator-section";
import { Results } from "../results";
import { useCalculator } from "../use-calculator";

/** The calculator: a form with its result. Without script it shows an example that the build has calculated. */
export default function RoiDemo({ copy, format, ranges, examples, page }: CalculatorSection) {
  const calculator = useCalculator(examples, format);
  const { inputs, faults, isHydrated, isUsed, isLinkBad } = calculator;
  const view = inputs && describeCalculation(inputs, { copy, format, ranges });
  const noResult = fill(copy.noResult, { count: Object.keys(faults).length });
  const url = inputs ? `${page}?${calculatorParameter}=${writeAddress(inputs)}#try` : page;
  // Before hydration these are the example's figures, which a visitor would send as his own if the script does not load.
  const enquiry = isHydrated && inputs ? describeEnquiry(inputs, url, { copy, format }) : "";
  return (
    <Section
      id="try"
      headingId="try-title"
      ground="sunk"
      // If the visitor has calculated something, only the calculation is printed. Otherwise the rest of the page is
      // printed.
      // In a wide window the top of this page is so low that its price bar is not there yet when the section begins below
      // the header.
      className={`xl:-scroll-mt-19 ${isUsed ? "report" : "undisplayed-folds"}`}
      data-print={isUsed ? undefined : "hidden"}
    >
      {/* In a wide window the result is beside the form, so that both are visible. */}
      <div className="lg:grid lg:grid-cols-half lg:gap-x-5">
        <div data-print="hidden" className="lg:*:max-w-none lg:*:grid-cols-narrow lg:col-span-2">
          <SectionHeading id="try-title" title={copy.title} intro={copy.intro}>
            <p className="hidden noscript:block font-semibold">{copy.withoutScript}</p>
          </SectionHeading>
        </div>
        <div className="mt-lead self-start card shadow-card" data-print="hidden">
          <div className="p-5 sm:p-8">
            <CalculatorForm copy={copy} format={format} examples={examples} calculator={calculator} />
          </div>
          <div
            role="status"
            // A result is sticky, but not in a low window, such as above an on-screen keyboard, nor in a wide one, where the
            // results, or the note that there are none, are beside the form.
            className={`${isLinkBad ? "" : "lg:sr-only"} ${view ? "[@media(min-height:34rem)_and_(width<64rem)]:sticky" : ""} bottom-(--below,0) rounded-b-card bg-night px-5 py-4 font-semibold text-on-night tabular-nums sm:px-8`}
          >
            {isLinkBad && <p>{copy.badLink}</p>}
            <p>{view ? view.verdict.summary : noResult}</p>
          </div>
        </div>
        {!view && (
          // In the place of the results. In a narrow window the status is there.
          <div className="card-top sticky top-40 mt-lead card self-start p-7 max-lg:hidden print:static print:block">
            <h2 className="hidden print:block">{copy.report.title}</h2>
            <p className="font-semibold text-lg">{noResult}</p>
          </div>
        )}
        {inputs && view && (
          <Results view={view} inputs={inputs} copy={copy} format={format} url={url}>
            <Actions actions={copy.actions} enquiry={enquiry} url={url} onPrint={calculator.use} />
          </Results>
        )}
      </div>
    </Section>
  );
}

type ActionsProps = Pick<CalculatorSection["copy"], "actions"> & {
  /** A text for an enquiry about the calculation. Empty before hydration. */
  enquiry: string;
  url: string;
  /** Called before the browser prints, so that the whole report is printed. */
  onPrint: () => void;
};

function Actions({ actions, enquiry, url, onPrint }: ActionsProps) {
  const { search, hash } = new URL(url);

  function print() {
    flushSync(onPrint);
    window.print();
  }

  return (
    <div data-print="hidden">
      <div className="flex flex-wrap gap-3 fill-row noscript:hidden">
        {/* `data-wait`: a click waits for hydration, because before it the link lacks the visitor's entries. */}
        <ButtonLink to={getStartedPathWithText(enquiry)} data-wait>
          <Icon name="send" /> {actions.send}
        </ButtonLink>
        {/* The query and the hash. The script adds the page's URL, because the site may run under another origin. */}
        <Button variant="quiet" data-copied={actions.copied} data-copy={search + hash}>
          <Icon name="link" /> <span aria-live="polite">{actions.copy}</span>
        </Button>
        <Button variant="quiet" onClick={print}>
          <Icon name="file-text" /> {actions.print}
        </Button>
      </div>
      <p className="mt-3 text-sm text-soft">{actions.note}</p>
    </div>
  );
}
