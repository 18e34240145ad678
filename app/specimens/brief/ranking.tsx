import { Tag } from "../parts";
import type { PictureProps } from "../picture";
import { Score } from "../ranking";

/** The first of a list with its score in a large ring, and the rings of those after it; rows without one have a full ring. */
export function ScoreBrief({ specimen: { rows }, write }: PictureProps<"ranking">) {
  const [first, ...others] = rows;
  return (
    <div className="sp-brief sp-pair sp-scores sp-ranking">
      <Score score={first?.score ?? 0} text={write(first?.score ?? 0)} />
      <div>
        <p>{first?.label}</p>
        {first && <Tag state={first.next.state}>{first.next.text}</Tag>}
        <p className="sp-row">
          {others.map(({ label, score = 0 }) => (
            <Score key={label} score={score} text={write(score)} />
          ))}
        </p>
      </div>
    </div>
  );
}
