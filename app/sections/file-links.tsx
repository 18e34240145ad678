import type { Additions, FileLink as FileLinkProps } from "#app/contract/feature.ts";
import { Section } from "#app/sections/section.tsx";
import { JumpLink } from "#app/ui/button.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";

export function FileLink({
  label,
  path,
  note,
  variant = "plain",
  className,
}: FileLinkProps & { variant?: "plain" | "quiet"; className?: string }) {
  return (
    <JumpLink href={path} download variant={variant} className={className}>
      <Icon name="download" />
      <span>
        {label} <span className={`font-normal ${variant === "plain" ? "text-soft" : ""}`}>{`(${note})`}</span>
      </span>
    </JumpLink>
  );
}

export function FilesSection({ id, title, intro, files, picture }: NonNullable<Additions["section"]>) {
  return (
    <Section headingId={id} columns={picture ? "half" : undefined}>
      <div>
        <SectionHeading id={id} title={title} intro={intro} />
        <div className="mt-6 flex flex-wrap gap-3">
          {files.map((file) => (
            <FileLink key={file.path} {...file} variant="quiet" />
          ))}
        </div>
      </div>
      {picture && (
        <figure
          aria-hidden="true"
          className="max-lg:hidden"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of a feature's own component, from data/
          dangerouslySetInnerHTML={{ __html: picture }}
        />
      )}
    </Section>
  );
}
