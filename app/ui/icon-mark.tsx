import { Collar, type MarkProps } from "./beadwork";
import type { IconName } from "./icon";

/** A large mark with an icon in its middle, for what has no picture of its own. */
export function IconMark({ id, accent, icon, className }: MarkProps & { icon: IconName }) {
  return (
    <svg viewBox="-50 -50 100 100" className={className} aria-hidden="true">
      <Collar id={id} accent={accent}>
        <use
          href={`/icons.svg#${icon}`}
          x="-14"
          y="-14"
          width="28"
          height="28"
          color="var(--color-on-night)"
        />
      </Collar>
    </svg>
  );
}
