import { type Bead, BeadMark } from "#app/ui/beadwork.tsx";

interface PendantProps {
  id: string;
  bead: Bead;
  tools: { id: string; bead: Bead }[];
}

/** How far below the middle of the mark the tools hang: two to four of them, no two neighbours alike. */
const threads = ["h-34 lg:h-52", "h-42 lg:h-64", "h-37 lg:h-56", "h-46 lg:h-68"];

/** The solution's mark with its tools hanging from it, as from a beaded earring. */
export function Pendant({ id, bead, tools }: PendantProps) {
  return (
    <div aria-hidden="true" className="justify-self-center lg:pe-8">
      <BeadMark id={id} bead={bead} className="relative z-10 size-60 lg:size-88" />
      <div className="-mt-30 lg:-mt-44 flex items-start justify-center gap-5 lg:gap-8">
        {tools.map((tool, index) => (
          <span key={tool.id} className="flex flex-col items-center">
            <span className={`w-0.5 bg-ink ${threads[index]}`} />
            <BeadMark id={tool.id} bead={tool.bead} className="size-12 lg:size-16" />
          </span>
        ))}
      </div>
    </div>
  );
}
