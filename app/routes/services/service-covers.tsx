import { Cover } from "#app/ui/beadwork.tsx";

/** The covers of the services, beside one another: each is at the top of its service's page, too. */
export function ServiceCovers({ items }: { items: { id: string }[] }) {
  return (
    <div
      aria-hidden="true"
      className="grid w-full grid-cols-3 gap-0.5 overflow-hidden rounded-card bg-night lg:w-112 lg:grid-cols-2"
    >
      {items.map(({ id }) => (
        <Cover key={id} id={id} accent={7} className="aspect-square lg:aspect-3/2" />
      ))}
    </div>
  );
}
