import type { IconName } from "#data/schemas/common.ts";

export type { IconName };

/**
 * A decorative icon from the sprite `/icons.svg`. Text beside it, or the control's accessible name, must give its
 * meaning.
 */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg className={`shrink-0 ${className}`} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
