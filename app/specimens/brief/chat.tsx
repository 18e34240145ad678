import type { PictureProps } from "../picture";
import { Big } from "./big";

/** A text message to many, with the factors of its cost and the cost. */
export function SmsBrief({ specimen: { messages, panel }, write }: PictureProps<"chat">) {
  const figures = panel.rows.filter(({ sign }) => sign === "+" || sign === "=");
  return (
    <div className="sp-brief">
      <p className="sp-bubble sp-many">
        <span>{messages[0]?.text}</span>
      </p>
      <div className="sp-row">
        {figures.map(({ label, amount }) => (
          <Big key={label} label={label} figure={write(amount ?? 0)} />
        ))}
      </div>
    </div>
  );
}

/** What a customer wrote, and who answers. */
export function HandOverBrief({ specimen: { messages, panel } }: Pick<PictureProps<"chat">, "specimen">) {
  return (
    <div className="sp-brief">
      <p className="sp-bubble">
        <span>{messages.findLast(({ from }) => from === "them")?.text}</span>
      </p>
      <p className="sp-press">{panel.action}</p>
    </div>
  );
}
