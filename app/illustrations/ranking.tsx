import { Icon } from "#app/ui/icon.tsx";
import { Entry, Head, type PictureProps, Tag } from "./parts";

/** A list in the order in which its entries deserve attention. */
export function Ranking({ illustration, write }: PictureProps<"ranking">) {
  const { title, detail, rows } = illustration;
  return (
    <div>
      <div className="il-sheet il-ranking">
        <Head title={title} detail={detail} />
        <ol>
          {rows.map(({ label, detail, icon, score, reasons, next }) => (
            <li key={label}>
              {score === undefined ? (
                <em>{icon && <Icon name={icon} className="il-icon" />}</em>
              ) : (
                <Score score={score} text={write(score)} />
              )}
              <Entry text={label} detail={detail} />
              <Tag state={next.state}>{next.text}</Tag>
              {reasons && (
                <p>
                  {reasons.map((reason) => (
                    <small key={reason.text}>
                      {reason.text} <b>+{write(reason.points)}</b>
                    </small>
                  ))}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** A ring that is filled as far as the score goes, of 100. */
export function Score({ score, text }: { score: number; text: string }) {
  return (
    <em>
      <svg aria-hidden="true" viewBox="0 0 36 36" fill="none">
        <circle cx="18" cy="18" r="15" />
        <circle cx="18" cy="18" r="15" pathLength="100" strokeDasharray={`${score} 100`} />
      </svg>
      {text}
    </em>
  );
}
