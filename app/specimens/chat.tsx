import { Head } from "./parts";
import type { PictureProps } from "./picture";

/** A conversation on a phone, and beside it what became of it. */
export function Chat({ specimen, write }: PictureProps<"chat">) {
  const { title, detail, messages, panel } = specimen;
  return (
    <div className="sp-chat">
      <div className="sp-phone">
        <Head title={title} detail={detail} />
        {messages.map((message) => (
          <p key={message.text} className={`sp-${message.from}`}>
            {message.text} {message.time && <small>{message.time}</small>}
          </p>
        ))}
      </div>
      <div className="sp-sheet">
        <Head title={panel.title} detail={panel.detail} />
        <ul>
          {panel.rows.map((row) => (
            <li key={row.label}>
              {row.label}
              <b className={row.state && `sp-tag is-${row.state}`}>{row.text ?? write(row.amount ?? 0)}</b>
            </li>
          ))}
        </ul>
        <p className="sp-press">{panel.action}</p>
      </div>
    </div>
  );
}
