import { Entry, Head, type PictureProps, Tag } from "./parts";

/** A table in which some rows carry a remark. */
export function Table({ illustration, write }: PictureProps<"table">) {
  const { title, detail, columns, rows, result } = illustration;
  return (
    <div>
      <div className="il-sheet il-table">
        <Head title={title} detail={detail} />
        <ul>
          <li>
            {columns.map((column) => (
              <small key={column}>{column}</small>
            ))}
          </li>
          {rows.map((row) => (
            <li
              key={`${row.date} ${row.text} ${row.flag?.text}`}
              className={row.flag && `il-flag is-${row.flag.state}`}
            >
              <span>{row.date}</span>
              <Entry text={row.text} detail={row.detail} />
              <b>{write(row.amount)}</b>
              {row.flag && <Tag state={row.flag.state}>{row.flag.text}</Tag>}
            </li>
          ))}
        </ul>
        <p className="il-foot">
          {result.label} <b>{write(result.amount)}</b>
        </p>
      </div>
    </div>
  );
}
