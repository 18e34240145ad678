import { SectionHeading } from "#app/ui/heading.tsx";
import type { ApiDocsPage } from "./api-docs-page.server";

export function ExampleSection({ title, intro, request, answer, code, answerCode }: ApiDocsPage["example"]) {
  return (
    <section className="bg-night text-on-night" aria-labelledby="example">
      <div className="measure grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[1fr_1.8fr] lg:py-24">
        <SectionHeading id="example" title={title} intro={intro} onNight />
        <div className="grid min-w-0 gap-8">
          <Listing name={request} code={code} />
          <Listing name={answer} code={answerCode} />
        </div>
      </div>
    </section>
  );
}

/**
 * Lines that scroll on their own, within reach of the keyboard. A light edge says that a line goes on; a patch at the
 * end of the lines covers it.
 */
function Listing({ name, code }: { name: string; code: string }) {
  return (
    <div className="min-w-0">
      <h3 className="font-semibold text-night-soft">{name}</h3>
      <section
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a mouse
        tabIndex={0}
        className="mt-2 overflow-x-auto border-night-line border-y bg-[linear-gradient(to_left,var(--color-night)_60%,transparent),linear-gradient(to_left,var(--color-night-line),transparent)] bg-no-repeat bg-right py-5 text-sm leading-relaxed [background-attachment:local,scroll] [background-size:3rem_100%,1.5rem_100%]"
      >
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </div>
  );
}
