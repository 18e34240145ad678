import { Drawing, Logo, Wave } from "./drawings";
import { Head, Way } from "./parts";
import type { PictureProps } from "./picture";

type FormatsSpecimen = PictureProps<"formats">["specimen"];

/** One source, and the pictures, slides or clips made from it. */
export function Formats({ specimen, write }: PictureProps<"formats">) {
  const { look, drawing, source, frames } = specimen;
  return (
    <div className={`sp-formats is-${look}`}>
      <div className="sp-source">
        <Source {...specimen} />
        <Head title={source.title} detail={source.detail} />
      </div>
      <Way />
      <ul>
        {frames.map((frame) => (
          <li key={frame.label}>
            <div>
              {look === "logo" && <Logo />}
              {drawing && <Drawing name={drawing} />}
              <Words {...frame} write={write} />
            </div>
            <small>{frame.label}</small>
          </li>
        ))}
      </ul>
    </div>
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

/** The words of a format. */
function Words({
  title,
  text,
  amount,
  before,
  write,
}: FormatsSpecimen["frames"][number] & { write: (amount: number) => string }) {
  return (
    <>
      {title && <b>{title}</b>}
      {text && <span>{text}</span>}
      {amount !== undefined && (
        <em>
          {before !== undefined && <s>{write(before)}</s>} {write(amount)}
        </em>
      )}
    </>
  );
}
