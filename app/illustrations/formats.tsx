import { Drawing, Wave } from "./drawings";
import { Head, type PictureProps, Way } from "./parts";

type FormatsIllustration = PictureProps<"formats">["illustration"];

/** What each frame of a look is: classes of formats.css. The last holds for all after it. */
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
      <Way />
      <Frames {...illustration} format={format} />
    </div>
  );
}

/** How many of them a brief picture shows, where it is not three. */
const shown: Partial<Record<FormatsIllustration["look"], number>> = { picture: 1, logo: 2 };

/** The first of what is made; of a photo, with the photo. */
export function FormatsBrief({ illustration, format }: PictureProps<"formats">) {
  const { look, frames } = illustration;
  return (
    <div className={`il-brief il-formats is-${look}`}>
      {look === "picture" && (
        <div className="il-source">
          <Source {...illustration} />
        </div>
      )}
      {look === "picture" && <Way />}
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

/** What the formats are made from. Posters are made from a brand file: its logo is on it. */
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
