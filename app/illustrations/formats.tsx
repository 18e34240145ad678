import { Drawing, Logo, Wave } from "./drawings";
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
export function Formats({ illustration, write }: PictureProps<"formats">) {
  return (
    <div className={`il-formats is-${illustration.look}`}>
      <div className="il-source">
        <Source {...illustration} />
        <Head {...illustration.source} />
      </div>
      <Way />
      <Frames {...illustration} write={write} />
    </div>
  );
}

/** How many of them a brief picture shows, where it is not three. */
const shown: Partial<Record<FormatsIllustration["look"], number>> = { picture: 1, logo: 2 };

/** The first of what is made; of a photo, with the photo. */
export function FormatsBrief({ illustration, write }: PictureProps<"formats">) {
  const { look, frames } = illustration;
  return (
    <div className={`il-brief il-formats is-${look}`}>
      {look === "picture" && (
        <div className="il-source">
          <Source {...illustration} />
        </div>
      )}
      {look === "picture" && <Way />}
      <Frames {...illustration} frames={frames.slice(0, shown[look] ?? 3)} write={write} />
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
      {frames.map(({ label, title, text, amount, before }, index) => (
        <li key={label}>
          <div className={surfaces[look][index] ?? surfaces[look].at(-1)}>
            {look === "slides" && <i>{label}</i>}
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
  return drawing && look !== "posters" ? <Drawing name={drawing} /> : <Logo />;
}
