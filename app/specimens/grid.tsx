import { Head } from "./parts";
import type { PictureProps } from "./picture";

/** Columns of cells: hours of a day, units of a building, stages of a sale, rooms of a hospital. */
export function Grid({ specimen, write }: PictureProps<"grid">) {
  const { look, title, detail, rows, columns, facts } = specimen;
  return (
    <div>
      <div className={`sp-sheet sp-grid is-${look}`}>
        <Head title={title} detail={detail} />
        <div className={`sp-columns is-${columns.length}`}>
          {rows.length > 0 && (
            <ol>
              {rows.map((row) => (
                <li key={row}>{row}</li>
              ))}
            </ol>
          )}
          {columns.map((column) => (
            <div key={column.title}>
              <p>
                {column.title} {column.amount !== undefined && <small>{write(column.amount)}</small>}
              </p>
              <ul>
                {column.cells.map((cell) => (
                  <li
                    key={cell.title}
                    className={`is-${cell.state}${cell.span > 1 ? ` sp-span-${cell.span}` : ""}`}
                  >
                    {cell.title}
                    {cell.amount ? <b>{write(cell.amount)}</b> : null}
                    {cell.detail && <small>{cell.detail}</small>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="sp-facts">
          {facts.map((fact) => (
            <span key={fact.label} className={fact.state && `is-${fact.state}`}>
              {fact.label} <b>{write(fact.amount)}</b>
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
