import type { officeWeek } from "#app/content/links.ts";
import { unbroken } from "#app/ui/unbroken.tsx";

/** The office hours as a week on a thread, with a bead for each day: filled if a person answers the phone, else a ring. */
export function OfficeWeek({ label, rows }: ReturnType<typeof officeWeek>) {
  return (
    <ul
      aria-label={label}
      data-print="hidden"
      className="relative flex w-fit gap-10 before:absolute before:start-[-50vw] before:end-0 before:top-[15px] before:h-0.5 before:bg-linear-to-r before:from-80% before:from-ink max-md:hidden lg:col-span-2 lg:mt-6"
    >
      {rows.map(({ text, days, isOpen }) => (
        <li key={text} className="max-w-86">
          <span aria-hidden="true" className="relative flex gap-10">
            {days.map((day) => (
              <span
                key={day}
                className={`size-8 rounded-full border-8 outline-4 outline-paper ${isOpen ? "bg-action" : "bg-paper"}`}
              />
            ))}
          </span>
          <span className="mt-2 block text-balance tabular-nums">{unbroken(text)}</span>
        </li>
      ))}
    </ul>
  );
}
