import { Cake, Logo, Sandal, Speaker, Wave } from "../drawings";
import type { PictureProps } from "../picture";

/** One thing in frames of several shapes. */
export function FramesBrief({ specimen: { look, frames } }: Pick<PictureProps<"formats">, "specimen">) {
  const Drawing = drawings[look];
  return (
    <div className="sp-brief">
      <ul className="sp-frames">
        {frames.slice(0, 3).map(({ label }, index) => (
          <li key={label}>{Drawing ? <Drawing /> : <b>{index + 1}</b>}</li>
        ))}
      </ul>
    </div>
  );
}

/** Slides have numbers. */
const drawings = {
  picture: Sandal,
  posters: Cake,
  logo: Logo,
  clips: Speaker,
  pieces: Wave,
  slides: undefined,
};
