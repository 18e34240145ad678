import { Drawing } from "../drawings";
import type { PictureProps } from "../picture";

/** A recording that is played: a film with its subtitle, a course with a bead for each of its units. */
export function PlayerBrief({ specimen: { look, drawing, lines, at, caption } }: PictureProps<"transcript">) {
  const isCourse = look === "course";
  const now = lines.find(({ time }) => time === at);
  return (
    <div className="sp-brief sp-lesson">
      <Drawing name={drawing} />
      <svg aria-hidden="true" viewBox="-20 -20 40 40">
        <circle r="18" />
        <path d="M-5-9 10 0-5 9z" />
      </svg>
      <p>
        <span>{isCourse ? now?.text : caption}</span>
        {isCourse && lines.map(({ text, state }) => <i key={text} className={`is-${state}`} />)}
      </p>
    </div>
  );
}
