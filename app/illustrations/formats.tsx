import { Drawing, Logo, Wave } from "./drawings";
import { Head, type PictureProps, Way } from "./parts";

type FormatsIllustration = PictureProps<"formats">["illustration"];

/** One source, and the pictures, slides or clips made from it. */
export function Formats({ illustration, write }: PictureProps<"formats">) {
  const { look, source } = illustration;
  return (
    <div className={`il-formats is-${look}`}>
      <div className="il-source">
        <Source {...illustration} />
        <Head title={source.title} detail={source.detail} />
      </div>
      <Way />
      <Frames {...illustration} write={write} />
    </div>
  );
}

/** The first of what is made. */
export function FormatsBrief({ illustration: { frames, ...illustration }, write }: PictureProps<"formats">) {
  const shown = illustration.look === "logo" ? 2 : 3;
  return (
    <div className={`il-brief il-formats is-${illustration.look}`}>
      <Frames {...illustration} frames={frames.slice(0, shown)} write={write} />
    </div>
  );
}

function Frames({
  look,
  drawing,
  frames,
  write,
}: Pick<FormatsIllustration, "look" | "drawing" | "frames"> & Pick<PictureProps<"formats">, "write">) {
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
function Source({ look, drawing, source }: FormatsIllustration) {
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
