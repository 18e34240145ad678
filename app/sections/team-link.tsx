import type { teamLink } from "#app/content/team.ts";
import { Portrait } from "#app/ui/beadwork.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";

/** The people who answer, beside a form. */
export function TeamLink({ label, names, people, sampleLabel }: NonNullable<ReturnType<typeof teamLink>>) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <p data-print="hidden" className="flex flex-wrap -space-x-2">
        {people.map((person) => (
          <Portrait key={person.id} {...person} className="size-14 rounded-full" />
        ))}
      </p>
      <p>
        <TextLink to="/about#team">{label}</TextLink>
        <span className="block text-soft">
          {names} {sampleLabel && "· "}
          <SampleLabel label={sampleLabel} />
        </span>
      </p>
    </div>
  );
}
