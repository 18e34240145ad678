import type { ReactNode } from "react";

interface ContractTableProps {
  /** Names the table, which scrolls by itself on a narrow screen. */
  label: string;
  columns: string[];
  rows: { key: string; cells: ReactNode[] }[];
}

/** A table whose first column names its rows. */
export function ContractTable({ label, columns, rows }: ContractTableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a mouse
      tabIndex={0}
      className="mt-4 overflow-x-auto border-ink border-y-2"
    >
      <table className="w-full text-start [&_:is(td,th)]:py-3 [&_:is(td,th)]:pe-6 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top">
        <thead className="text-sm">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key} className="border-line border-t">
              <th scope="row" className="font-mono font-semibold">
                {first}
              </th>
              {others.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={index} className="min-w-20 last:min-w-56">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
