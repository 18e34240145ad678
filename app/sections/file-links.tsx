import type { Additions, FileLink as FileLinkProps } from "#app/contract/feature.ts";
import { Section } from "#app/sections/section.tsx";
import { JumpLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export function FileLink({ label, path, note }: FileLinkProps) {
  return (
    <JumpLink href={path} download variant="plain">
      <Icon name="download" />
      <span>
        {label} <span className="font-normal text-soft">{`(${note})`}</span>
      </span>
    </JumpLink>
  );
}

export function FilesSection({ id, title, intro, files }: NonNullable<Additions["section"]>) {
  return (
    <Section headingId={id} title={title} intro={intro}>
      <div className="-ms-2 mt-3 flex flex-col items-start sm:flex-row sm:flex-wrap sm:gap-x-6">
        {files.map((file) => (
          <FileLink key={file.path} {...file} />
        ))}
      </div>
    </Section>
  );
}
