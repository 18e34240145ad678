import { type Bead, BeadMark } from "#app/ui/beadwork.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";

/** The tool's mark, large, with its icon for the middle bead. */
export function ToolMark({ id, bead, icon }: { id: string; bead: Bead; icon: IconName }) {
  return (
    <div className="relative size-44 justify-self-center sm:size-60 lg:size-88" aria-hidden="true">
      <BeadMark id={id} bead={bead} className="size-full" />
      <span className="absolute inset-1/4 grid place-items-center rounded-full bg-night text-on-night">
        <Icon name={icon} className="size-[46%]" />
      </span>
    </div>
  );
}
