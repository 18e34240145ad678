import { Tag } from "../parts";
import type { PictureProps } from "../picture";
import { Big } from "./big";

/** A paper, and the figure of it that needs a second look. */
export function PaperBrief({ specimen: { paper, rows }, write }: PictureProps<"paper">) {
  const row = rows.find(({ state }) => state !== "good") ?? rows[0];
  return (
    <div className="sp-brief sp-pair">
      <div className="sp-paper sp-receipt">
        {paper.lines.map(({ label }) => (
          <i key={label} />
        ))}
      </div>
      {row && (
        <div>
          <Big label={row.label} figure={row.text ?? write(row.amount ?? 0)} />
          <Tag state={row.state}>{row.note}</Tag>
        </div>
      )}
    </div>
  );
}
