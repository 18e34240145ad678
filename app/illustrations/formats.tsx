import { Drawing, Wave } from "./drawings";
import { ConnectingBeads, Head, type PictureProps } from "./parts";

type FormatsIllustration = PictureProps<"formats">["illustration"];

/** The classes (formats.css) of the first, second … frame of each look. Further frames get the last entry. */
const surfaces: Record<FormatsIllustration["look"], readonly string[]> = {
  picture: ["", "on-night is-tall", ""],
  posters: ["is-branded"],
  logo: ["is-sign", "is-stamp", "is-ruled", "on-accent is-round"],
  slides: ["on-night is-square", "is-square"],
  clips: ["on-night is-tall is-filmed"],
  pieces: ["is-ruled", "on-accent", "on-night"],
};

/** One source, and the pictures, slides or clips made from it. */
export function Formats({ illustration, format }: PictureProps<"formats">) {
  return (
    <div className={`il-formats is-${illustration.look}`}>
      <div className="il-source">
        <Source {...illustration} />
        <Head {...illustration.source} />
      </div>
      <ConnectingBeads />
      <Frames {...illustration} format={format} />
    </div>
  );
}

/** The number of frames that a brief picture shows; 3 for a look that is not listed. */
const shown: Partial<Record<FormatsIllustration["look"], number>> = { picture: 1, logo: 2 };

/** The first frames. If the source is a photo, the picture also shows the photo. */
export function FormatsBrief({ illustration, format }: PictureProps<"formats">) {
  const { look, frames } = illustration;
  return (
    <div className={`il-brief il-formats is-${look}`}>
      {look === "picture" && (
        <div className="il-source">
          <Source {...illustration} />
        </div>
      )}
      {look === "picture" && <ConnectingBeads />}
      <Frames {...illustration} frames={frames.slice(0, shown[look] ?? 3)} format={format} />
    </div>
  );
}

type FramesProps = FormatsIllustration & Pick<PictureProps<"formats">, "format">;

function Frames({ look, drawing, frames, format }: FramesProps) {
  return (
    <ul>
      {frames.map(({ label, title, text, amount, before }, index) => (
        <li key={label}>
          <div className={surfaces[look][index] ?? surfaces[look].at(-1)}>
            {look === "slides" && <i>{label}</i>}
            {look === "logo" && <Drawing name="logo" />}
            {drawing && <Drawing name={drawing} />}
            {title && <b>{title}</b>}
            {text && <span>{text}</span>}
            {amount !== undefined && (
              <em>
                {before !== undefined && <s>{format(before)}</s>} {format(amount)}
              </em>
            )}
          </div>
          {look !== "slides" && <small>{label}</small>}
        </li>
      ))}
    </ul>
  );
}

/** The source of the formats. The source of posters is a brand file with the logo. */
function Source({ look, drawing, source }: FormatsIllustration) {
  if (look === "pieces") return <Wave />;
  if (source.lines)
    return (
      <p>
        {source.lines.map((line) => (
          <mark key={line}>{line} </mark>
        ))}
      </p>
    );
  return <Drawing name={drawing && look !== "posters" ? drawing : "logo"} />;
}
