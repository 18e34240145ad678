import { Entry, Head, type PictureProps, Tag, Way } from "./parts";

/** A paper, or a pile of them, read into rows. */
export function Paper({ illustration, write }: PictureProps<"paper">) {
  const { look, paper, title, detail, rows } = illustration;
  return (
    <div className="il-read">
      <div className={look === "pile" ? "il-pile" : "is-ticket"}>
        <div className="il-paper">
          <Head title={paper.title} detail={paper.detail} />
          <ul>
            {paper.lines.map((line, index) => (
              <li key={line.label}>
                {line.label}
                <i className={look === "ticket" ? `is-${rows[index]?.state}` : undefined}>
                  {line.text ?? write(line.amount ?? 0)}
                </i>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Way />
      <div className="il-sheet">
        <Head title={title} detail={detail} />
        <ul>
          {rows.map((row) => (
            <li key={`${row.label} ${row.detail}`} className={row.sign === "=" ? "il-sum" : undefined}>
              <Entry text={row.label} detail={row.detail} />
              <b>{row.text ?? write(row.amount ?? 0)}</b>
              <Tag state={row.state}>{row.note}</Tag>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
