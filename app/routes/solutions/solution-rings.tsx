import { BeadRing } from "#app/ui/beadwork.tsx";
import type { SolutionsPage } from "./solutions-page";

interface SolutionRingsProps {
  solutions: SolutionsPage["solutions"];
  /** The words in the middle. */
  centre: string;
}

const [outerRadius, distance] = [94, 9];

/**
 * A beaded collar with a ring for each solution, in its colour. In the middle is the visitor's team.
 */
export function SolutionRings({ solutions, centre }: SolutionRingsProps) {
  return (
    <div
      aria-hidden="true"
      className="picture relative w-46 min-[18rem]:max-w-[75vw] max-lg:mx-auto sm:w-64 lg:w-88"
    >
      <svg aria-hidden="true" viewBox="-100 -100 200 200" className="w-full">
        {solutions.map(({ id, accent }, ring) => {
          const r = outerRadius - ring * distance;
          const count = Math.round((2 * Math.PI * r) / distance);
          return (
            <BeadRing key={id} r={r} count={count} scale={0.86} stroke={`var(--color-accent-${accent})`} />
          );
        })}
      </svg>
      <p className="absolute inset-0 m-auto grid size-[36%] place-items-center rounded-full bg-night p-1 text-balance text-center font-bold font-display text-on-night text-[0.8125rem] leading-none sm:text-base sm:leading-tight lg:size-[34%] lg:p-4">
        {centre}
      </p>
    </div>
  );
}
