import { type Bead, BeadMark } from "#app/ui/beadwork.tsx";

/** What a product's card shows beside its title. */
export function ProductPicture({ id, bead }: { id: string; bead: Bead }) {
  return <BeadMark id={id} bead={bead} className="size-10 lg:size-16" />;
}
