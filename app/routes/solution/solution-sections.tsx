import { Section } from "#app/sections/section.tsx";
import { StepColumn } from "#app/sections/step-row.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { Solution } from "#data/schemas/solution.ts";

export function PainPointsSection({ title, items }: { title: string; items: Solution["painPoints"] }) {
  return (
    <Section headingId="pain-points" ground="sunk" className="overflow-x-clip" columns="narrow">
      <div className="lg:self-baseline">
        <SectionHeading id="pain-points" title={title} />
        <Tangle />
      </div>
      <ul className="grid content-start gap-x-10 gap-y-4 sm:grid-cols-2 sm:gap-y-10 sm:pb-12 lg:self-baseline">
        {items.map((item) => (
          <li key={item.title} className="last:odd:col-span-full">
            <h3 className="text-heading">{item.title}</h3>
            <p className="mt-1 max-w-prose text-soft sm:mt-2">{unbroken(item.description)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Tangle() {
  const knot =
    "M12 128C20 160 45 155 70 120S190 0 215 70 90 190 60 110 190 40 235 110 150 200 110 140 160 20 250 40 190 190 130 165 40 30 130 25 290 110 230 150";
  return (
    <svg
      viewBox="0 0 300 200"
      fill="none"
      strokeLinecap="round"
      className="mt-3 w-full max-w-xs overflow-visible sm:mt-8 lg:mt-14 lg:max-w-sm"
      aria-hidden="true"
    >
      <path d={knot} stroke="currentColor" strokeWidth="2" />
      <path d={knot} stroke="var(--accent)" strokeWidth="13" strokeDasharray="0 97" />
    </svg>
  );
}

/** The tangle's thread, in order: its open beads are filled on the way to the end. */
function SortedThread() {
  return (
    <svg
      viewBox="0 0 300 240"
      fill="none"
      strokeLinecap="round"
      className="mt-3 w-full max-w-xs overflow-visible sm:mt-8 lg:mt-14 lg:max-w-sm"
      aria-hidden="true"
    >
      <path
        d="M0 40C30 76 74 68 68 34S22 8 34 48 90 30 112 30H262a28 28 0 0 1 0 56H38a28 28 0 0 0 0 56H262a28 28 0 0 1 0 56H150"
        stroke="currentColor"
        strokeWidth="2"
      />
      <g stroke="var(--accent)" strokeDasharray="0 28">
        <path d="M124 30h141M262 86H37M38 142h225M262 198h-57" strokeWidth="13" />
        <path d="M124 30h141" stroke="var(--color-night)" strokeWidth="7" />
      </g>
      <circle cx="150" cy="198" r="34" fill="var(--accent)" />
      <circle cx="150" cy="198" r="27" stroke="currentColor" strokeWidth="7" strokeDasharray="0 10.6" />
      <circle cx="150" cy="198" r="18" fill="var(--color-night)" />
      <path d="M142 198l6 7 11-14" stroke="currentColor" strokeWidth="4" strokeLinejoin="round" />
    </svg>
  );
}

export function SolutionsSection({ title, items }: { title: string; items: Solution["solutions"] }) {
  return (
    <Section headingId="solutions" ground="night" columns="narrow">
      <div>
        <SectionHeading id="solutions" title={title} onNight />
        <SortedThread />
      </div>
      <StepColumn
        isBesideHeading
        steps={items.map(({ title, description }) => ({ title, text: description }))}
      />
    </Section>
  );
}
