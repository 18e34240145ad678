import { JumpLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export interface BrochureLinkProps {
  label: string;
  path: string;
  size: string;
}

export function BrochureLink({ label, path, size }: BrochureLinkProps) {
  return (
    <JumpLink href={path} download variant="plain" className="grow sm:grow-0">
      <Icon name="download" />
      <span>
        {label} <span className="font-normal text-soft">{`(${size})`}</span>
      </span>
    </JumpLink>
  );
}
