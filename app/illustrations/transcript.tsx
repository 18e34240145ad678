import { Drawing } from "./drawings";
import { Head, type PictureProps, Tag } from "./parts";

interface TranscriptProps extends Pick<PictureProps<"transcript">, "illustration"> {
  /** How much has been played, in per cent. */
  played: number;
}

/** A recording that plays, and its lines in time. */
export function Transcript({ illustration, played }: TranscriptProps) {
  const { title, length, at, caption, lines, note } = illustration;
  return (
    <div className="il-transcript">
      <div className="il-player">
        <Drawing name="speaker" />
        <p>{caption}</p>
        <svg aria-hidden="true" viewBox="0 0 100 2" preserveAspectRatio="none">
          <path d="M0 1h100" />
          <path d={`M0 1h${played}`} />
        </svg>
        <small>
          {at} / {length}
        </small>
      </div>
      <div className="il-sheet">
        <Head title={title} />
        <ul>
          {lines.map(({ time, text, unsure, tag, state }) => (
            <li key={text} className={time === at ? "is-now" : undefined}>
              <small>{time}</small>
              <span>
                {unsure ? (
                  <>
                    {text.split(unsure)[0]}
                    <u>{unsure}</u>
                    {text.split(unsure)[1]}
                  </>
                ) : (
                  text
                )}
              </span>
              <Tag state={state}>{tag}</Tag>
            </li>
          ))}
        </ul>
        <p className="il-foot">{note}</p>
      </div>
    </div>
  );
}
