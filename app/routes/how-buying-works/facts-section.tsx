import type { ComponentProps } from "react";
import { Section } from "#app/sections/section.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { Stats } from "#app/ui/stat.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

interface FactsSectionProps {
  id: string;
  title: string;
  intro?: string;
  items: {
    label: string;
    text: string;
    link?: { label: string; address?: string; path?: string };
    figures?: ComponentProps<typeof Stats>["items"];
    table?: FactTableProps | undefined;
  }[];
  ground?: "paper" | "sunk";
  /**
   * Large texts are in two columns, others in three. A fact with figures or a table has the whole width. One with a table is below
   * the others.
   */
  isLarge?: boolean;
}

export function FactsSection({ id, items, isLarge = false, ...section }: FactsSectionProps) {
  const hasTable = items.some(({ table }) => table);
  return (
    <Section headingId={id} {...section}>
      <ul
        className={`mt-lead grid gap-x-12 sm:grid-cols-2 sm:gap-y-8 ${isLarge ? "sm:text-lg" : ""} ${isLarge && !hasTable ? "" : "lg:grid-flow-dense lg:grid-cols-3"}`}
      >
        {items.map(({ label, text, link, figures, table }, index) => (
          <li
            key={label}
            className={`border-line border-t-2 py-1 sm:pt-4 ${figures ? "sm:col-span-full" : ""} ${table ? "lg:col-span-full" : ""}`}
          >
            <NarrowFold
              heading="h3"
              headingClasses={`font-bold font-display ${isLarge ? "text-xl sm:text-heading" : "text-xl"}`}
              title={unbroken(label)}
              group={id}
              isOpen={index === 0}
            >
              <div className={figures || table ? "grid gap-x-12 lg:grid-cols-half" : ""}>
                <p className="pb-4 sm:mt-2 sm:pb-0">
                  {unbroken(text)} {link && <FactLink {...link} />}
                </p>
                {figures && (
                  <div className="max-sm:pb-4 sm:max-lg:mt-4">
                    <Stats items={figures} isLarge />
                  </div>
                )}
                {table && <FactTable {...table} />}
              </div>
            </NarrowFold>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FactLink({ label, path, address }: { label: string; path?: string; address?: string }) {
  return path ? (
    <Link to={path} className="text-link">
      {label}
    </Link>
  ) : (
    <a href={address} rel="noopener" className="text-link">
      {label} <Icon name="external-link" className="inline size-4" />
    </a>
  );
}

interface FactTableProps {
  caption: string;
  /** The titles of the columns with figures. */
  columns: string[];
  /** The first cell of each row is its label, the others are figures. */
  rows: string[][];
}

function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <table className="mb-4 w-full sm:mt-4 sm:mb-0">
      <caption className="text-start font-semibold">{caption}</caption>
      <thead>
        <tr className="border-line border-b align-bottom">
          <td />
          {columns.map((title) => (
            <th key={title} scope="col" className="py-2 ps-3 text-end font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...figures]) => (
          <tr key={label} className="border-line border-b">
            <th scope="row" className="py-2 text-start font-normal">
              {label}
            </th>
            {figures.map((figure, index) => (
              <td key={columns[index]} className="py-2 ps-3 text-end tabular-nums">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
