import type { brochureLink, brochureSamples } from "#app/content/brochure-link.ts";
import { Section } from "#app/sections/section.tsx";
import { JumpLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export function BrochureLink({ label, path, size }: NonNullable<ReturnType<typeof brochureLink>>) {
  return (
    <JumpLink href={path} download variant="plain">
      <Icon name="download" />
      <span>
        {label} <span className="font-normal text-soft">{`(${size})`}</span>
      </span>
    </JumpLink>
  );
}

export function BrochureSamples({ title, intro, items }: ReturnType<typeof brochureSamples>) {
  if (items.length === 0) return null;
  return (
    <Section headingId="samples" title={title} intro={intro}>
      <div className="-ms-2 mt-3 flex flex-col items-start sm:flex-row sm:flex-wrap sm:gap-x-6">
        {items.map((item) => (
          <BrochureLink key={item.path} {...item} />
        ))}
      </div>
    </Section>
  );
}
