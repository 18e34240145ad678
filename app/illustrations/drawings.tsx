/** Small drawings of the things in illustrations, each in two or three colours: `--accent`, `--tone` and the ink. */
import type { ReactNode } from "react";
import type { DrawingName } from "#data/schemas/illustrations/parts.ts";

interface PlayerProps {
  drawing: DrawingName;
  text: string | undefined;
  states?: string[] | undefined;
}

/** A recording that is played, with its words, and a bead for each of its lessons. */
export function Player({ drawing, text, states = [] }: PlayerProps) {
  return (
    <div className="il-brief il-player">
      <Drawing name={drawing} />
      <svg aria-hidden="true" viewBox="-20 -20 40 40">
        <circle r="18" />
        <path d="M-5-9 10 0-5 9z" />
      </svg>
      <p>
        <span>{text}</span>
        {states.map((state, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <i key={index} className={`is-${state}`} />
        ))}
      </p>
    </div>
  );
}

/** The drawing that an illustration names. */
export function Drawing({ name }: { name: DrawingName }) {
  const Named = drawings[name];
  return <Named />;
}

function Sandal() {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 70" className="il-drawing">
      <path
        d="M6 52c2-9 8-12 18-15 12-4 18-14 26-22 3-3 8-2 10 2 5 12 14 20 30 25 6 2 8 5 7 10z"
        className="il-a"
      />
      <path d="M4 53h94c1 8-3 11-10 11H14C7 64 4 61 4 53z" className="il-c" />
      <path d="M30 36c12 0 26 4 34 17M44 22c12 4 20 12 22 31M58 14c-4 12-14 22-26 38" className="il-line" />
      <circle cx="49" cy="33" r="4" className="il-b" />
    </svg>
  );
}

function Cake() {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 70" className="il-drawing">
      <path d="M18 38h64v22a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6z" className="il-a" />
      <path
        d="M14 34a8 8 0 0 1 8-8h56a8 8 0 0 1 8 8c0 9-9 10-12 4-2 9-12 9-14 0-3 9-13 9-15 0-3 9-12 9-15 0-4 6-16 5-16-4z"
        className="il-b"
      />
      <path d="M36 26V14M50 26V10M64 26V14" className="il-line" />
      <path d="M36 8v2M50 4v2M64 8v2" className="il-dots" />
    </svg>
  );
}

export function Dress() {
  return (
    <svg aria-hidden="true" viewBox="0 0 60 80" className="il-drawing">
      <path d="M20 6l6 6h8l6-6 4 4-5 20 13 42c-14 6-30 6-44 0l13-42-5-20z" className="il-a" />
      <path d="M20 36h20l3 9H17zM14 56h32l3 9H11z" className="il-b" />
      <path d="M22 40.5h20M16 60.5h32" className="il-dots" />
    </svg>
  );
}

/** A rising sun over a loaf: the mark of an invented bakery. */
export function Logo() {
  return (
    <svg aria-hidden="true" viewBox="0 0 60 44" className="il-drawing">
      <path d="M12 26a18 18 0 0 1 36 0z" className="il-b" />
      <path d="M30 1v5M14 6l3 4M46 6l-3 4M4 18l5 2M56 18l-5 2" className="il-line" />
      <path d="M6 26h48c4 0 5 8 0 9v5a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3v-5c-5-1-4-9 0-9z" className="il-a" />
    </svg>
  );
}

/** Somebody who speaks to a camera. */
function Speaker() {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 90" preserveAspectRatio="xMidYMax slice" className="il-drawing">
      <path d="M0 0h160v90H0z" className="il-ground" />
      <path d="M8 18h26M8 30h18M126 18h26M134 30h18" className="il-dots" />
      <path d="M44 90c0-20 14-28 36-28s36 8 36 28z" className="il-a" />
      <path d="M71 52h18v12c-4 6-14 6-18 0z" className="il-skin" />
      <ellipse cx="80" cy="40" rx="16" ry="19" className="il-skin" />
      <path d="M62 38c-2-22 38-24 36-1-6-6-28-8-36 1z" className="il-hair" />
    </svg>
  );
}

/** A bottle of medicine and a spoon for its dose. */
function Bottle() {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" className="il-drawing">
      <path d="M0 0h160v90H0z" className="il-ground" />
      <path d="M62 10h24v10H62zM58 22h32l6 14v40a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6V36z" className="il-a" />
      <path d="M56 42h36v26H56z" className="il-b" />
      <path d="M62 50h10M62 60h18" className="il-line" />
      <path d="M108 66a10 7 0 0 0 20 0zM128 66l14-20" className="il-line" />
    </svg>
  );
}

/** The sound of a recording, with the minutes that are used marked. */
export function Wave() {
  const heights = [8, 18, 30, 22, 40, 26, 14, 34, 46, 30, 18, 38, 24, 44, 32, 12, 26, 40, 20, 30, 16, 8];
  const used = new Set([4, 5, 8, 9, 10, 13, 14, 17]);
  return (
    <svg aria-hidden="true" viewBox="0 0 110 50" className="il-drawing">
      {[true, false].map((isUsed) => (
        <path
          key={String(isUsed)}
          d={heights
            .map((height, index) =>
              used.has(index) === isUsed ? `M${index * 5 + 2.5} ${25 - height / 2}v${height}` : "",
            )
            .join("")}
          className={isUsed ? "il-wave is-used" : "il-wave"}
        />
      ))}
    </svg>
  );
}

const drawings: Record<DrawingName, () => ReactNode> = {
  sandal: Sandal,
  cake: Cake,
  dress: Dress,
  speaker: Speaker,
  bottle: Bottle,
};
