import { Icon } from "./icon";

/** A link in a text to another site, with the sign that it leads away. */
export function ExternalLink({ label, address }: { label: string; address: string }) {
  return (
    <a href={address} rel="noopener" className="text-link inline-flex min-h-11 items-center gap-2">
      {label} <Icon name="external-link" className="size-4" />
    </a>
  );
}
