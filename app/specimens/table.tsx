import { Entry, Head, Tag } from "./parts";
import type { PictureProps } from "./picture";

/** A table in which some rows carry a remark. */
export function Table({ specimen, write }: PictureProps<"table">) {
  const { title, detail, columns, rows, result } = specimen;
  return (
    <div>
      <div className="sp-sheet sp-table">
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
              className={row.flag && `sp-flag is-${row.flag.state}`}
            >
              <span>{row.date}</span>
              <Entry text={row.text} detail={row.detail} />
              <b>{write(row.amount)}</b>
              {row.flag && <Tag state={row.flag.state}>{row.flag.text}</Tag>}
            </li>
          ))}
        </ul>
        <p className="sp-foot">
          {result.label} <b>{write(result.amount)}</b>
        </p>
      </div>
    </div>
  );
}
