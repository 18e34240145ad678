import { Cake, Logo, Sandal, Speaker, Wave } from "./drawings";
import { Head, Way } from "./parts";
import type { PictureProps } from "./picture";

type Frame = PictureProps<"formats">["specimen"]["frames"][number];

/** One source, and the pictures, slides or clips made from it. */
export function Formats({ specimen, write }: PictureProps<"formats">) {
  const { look, source, frames } = specimen;
  return (
    <div className={`sp-formats is-${look}`}>
      <div className="sp-source">
        <Source look={look} lines={source.lines} />
        <Head title={source.title} detail={source.detail} />
      </div>
      <Way />
      <ul>
        {frames.map((frame) => (
          <li key={frame.label}>
            <div>
              <Inside look={look} frame={frame} write={write} />
            </div>
            <small>{frame.label}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the formats are made from. */
function Source({ look, lines }: { look: string; lines: string[] | undefined }) {
  if (look === "picture") return <Sandal />;
  if (look === "clips") return <Speaker />;
  if (look === "pieces") return <Wave />;
  if (look === "slides") {
    return (
      <p>
        {lines?.map((line) => (
          <mark key={line}>{line} </mark>
        ))}
      </p>
    );
  }
  return <Logo />;
}

function Inside({ look, frame, write }: { look: string; frame: Frame; write: (amount: number) => string }) {
  return (
    <>
      {look === "picture" && <Sandal />}
      {look === "posters" && <Cake />}
      {look === "clips" && <Speaker />}
      {look === "logo" && <Logo />}
      {frame.title && <b>{frame.title}</b>}
      {frame.text && <span>{frame.text}</span>}
      {frame.amount !== undefined && (
        <em>
          {frame.before !== undefined && <s>{write(frame.before)}</s>} {write(frame.amount)}
        </em>
      )}
    </>
  );
}
