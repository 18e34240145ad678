import { Icon } from "./icon";
import { unbroken } from "./unbroken";

export interface AccordionItem {
  question: string;
  answer: string;
}

/**
 * Questions that open to their answers: the browser's own, so it needs no script. Several can be open: closing one
 * above would move the one that was just pressed.
 * Each of the two columns flows by itself, so that a long question or an open answer leaves no gap in the other.
 */
export function Accordion({ items }: { items: AccordionItem[] }) {
  const half = Math.ceil(items.length / 2);
  return (
    <div data-questions className="grid items-start gap-x-8 border-line border-t-2 lg:grid-cols-2">
      {[items.slice(0, half), items.slice(half)].map((column) => (
        <div key={column[0]?.question}>
          {column.map(({ question, answer }) => (
            <details key={question} className="group border-line border-b-2">
              <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-4 font-semibold text-lg leading-snug [&::-webkit-details-marker]:hidden">
                <span>{unbroken(question)}</span>
                <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
              </summary>
              <p className="max-w-prose pb-6 text-soft">{unbroken(answer)}</p>
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}
