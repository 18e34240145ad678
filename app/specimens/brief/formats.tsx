import { Drawing, Logo, Wave } from "../drawings";
import type { PictureProps } from "../picture";

/** One thing in frames of several shapes. Slides have numbers. */
export function FramesBrief({
  specimen: { look, drawing, frames },
}: Pick<PictureProps<"formats">, "specimen">) {
  return (
    <div className="sp-brief">
      <ul className="sp-frames">
        {frames.slice(0, 3).map(({ label }, index) => (
          <li key={label}>
            {look === "logo" && <Logo />}
            {look === "pieces" && <Wave />}
            {look === "slides" && <b>{index + 1}</b>}
            {drawing && <Drawing name={drawing} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
