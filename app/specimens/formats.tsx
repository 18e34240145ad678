import { Drawing, Logo, Wave } from "./drawings";
import { Head, Way } from "./parts";
import type { PictureProps } from "./picture";

type FormatsSpecimen = PictureProps<"formats">["specimen"];

/** One source, and the pictures, slides or clips made from it. */
export function Formats({ specimen, write }: PictureProps<"formats">) {
  const { look, source } = specimen;
  return (
    <div className={`sp-formats is-${look}`}>
      <div className="sp-source">
        <Source {...specimen} />
        <Head title={source.title} detail={source.detail} />
      </div>
      <Way />
      <Frames {...specimen} write={write} />
    </div>
  );
}

/** The first of what is made. */
export function FormatsBrief({ specimen: { frames, ...specimen }, write }: PictureProps<"formats">) {
  const shown = specimen.look === "logo" ? 2 : 3;
  return (
    <div className={`sp-brief sp-formats is-${specimen.look}`}>
      <Frames {...specimen} frames={frames.slice(0, shown)} write={write} />
    </div>
  );
}

function Frames({
  look,
  drawing,
  frames,
  write,
}: Pick<FormatsSpecimen, "look" | "drawing" | "frames"> & Pick<PictureProps<"formats">, "write">) {
  return (
    <ul>
      {frames.map(({ label, title, text, amount, before }) => (
        <li key={label}>
          <div>
            {look === "logo" && <Logo />}
            {drawing && <Drawing name={drawing} />}
            {title && <b>{title}</b>}
            {text && <span>{text}</span>}
            {amount !== undefined && (
              <em>
                {before !== undefined && <s>{write(before)}</s>} {write(amount)}
              </em>
            )}
          </div>
          <small>{label}</small>
        </li>
      ))}
    </ul>
  );
}

/** What the formats are made from. Posters are made from a brand file: its logo is on it. */
function Source({ look, drawing, source }: FormatsSpecimen) {
  if (look === "pieces") return <Wave />;
  if (look === "slides") {
    return (
      <p>
        {source.lines?.map((line) => (
          <mark key={line}>{line} </mark>
        ))}
      </p>
    );
  }
  return drawing && look !== "posters" ? <Drawing name={drawing} /> : <Logo />;
}
