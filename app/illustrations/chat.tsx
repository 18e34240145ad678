import { Head, type PictureProps } from "./parts";

/** A conversation on a phone, and beside it what became of it. */
export function Chat({ illustration, write }: PictureProps<"chat">) {
  const { title, detail, messages, panel } = illustration;
  return (
    <div className="il-chat">
      <div className="il-phone">
        <Head title={title} detail={detail} />
        {messages.map((message) => (
          <p key={message.text} className={`sp-${message.from}`}>
            {message.text} {message.time && <small>{message.time}</small>}
          </p>
        ))}
      </div>
      <div className="il-sheet">
        <Head title={panel.title} detail={panel.detail} />
        <ul>
          {panel.rows.map((row) => (
            <li key={row.label}>
              {row.label}
              <b className={row.state && `il-tag is-${row.state}`}>{row.text ?? write(row.amount ?? 0)}</b>
            </li>
          ))}
        </ul>
        <p className="il-press">{panel.action}</p>
      </div>
    </div>
  );
}
