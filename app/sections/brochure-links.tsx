import type { brochureLink, brochureSamples } from "#app/content/brochure-link.server.ts";
import { JumpLink } from "#app/ui/button.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";

export function BrochureLink({ label, path, size }: NonNullable<ReturnType<typeof brochureLink>>) {
  return (
    <JumpLink href={path} download variant="plain" className="grow sm:grow-0">
      <Icon name="download" />
      <span>
        {label} <span className="font-normal text-soft">{`(${size})`}</span>
      </span>
    </JumpLink>
  );
}

/** What a customer gets on paper, as samples to download. */
export function BrochureSamples({
  title,
  intro,
  items,
  isOnThread = false,
}: ReturnType<typeof brochureSamples> & { isOnThread?: boolean }) {
  if (items.length === 0) return null;
  return (
    <section className={isOnThread ? "thread on-paper" : undefined} aria-labelledby="samples">
      <div className="measure py-12">
        <SectionHeading id="samples" title={title} intro={intro} />
        <div className="-ms-2 mt-3 flex flex-col items-start sm:flex-row sm:flex-wrap sm:gap-x-6">
          {items.map((item) => (
            <BrochureLink key={item.path} {...item} />
          ))}
        </div>
      </div>
    </section>
  );
}
