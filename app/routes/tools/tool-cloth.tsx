import { type Bead, BeadMark } from "#app/ui/beadwork.tsx";

interface ToolClothProps {
  marks: { id: string; bead: Bead }[];
}

/** How many marks lie in each row: rows of four and five lock into each other, like beads in a cloth. */
const rows = [4, 5, 4];

/** The marks of all tools, sewn together. */
export function ToolCloth({ marks }: ToolClothProps) {
  return (
    <div className="grid justify-items-center" aria-hidden="true">
      {rowsOf(marks).map((row) => (
        <div key={row[0]?.id} className="-my-[0.35rem] flex sm:-my-[0.45rem]">
          {row.map(({ id, bead }) => (
            <BeadMark key={id} id={id} bead={bead} className="size-15 sm:size-20 lg:size-21" />
          ))}
        </div>
      ))}
    </div>
  );
}

function rowsOf<Mark>(marks: Mark[]): Mark[][] {
  const cut: Mark[][] = [];
  for (let start = 0; start < marks.length; start += cut.at(-1)?.length ?? 1) {
    cut.push(marks.slice(start, start + (rows[cut.length % rows.length] ?? 1)));
  }
  return cut;
}
