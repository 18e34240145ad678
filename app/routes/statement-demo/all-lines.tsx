import { useMemo, useState } from "react";
import { formatWhole } from "#app/demos/statement-demo/format.ts";
import { type Group, groups, type SortedLine } from "#app/demos/statement-demo/statement.ts";
import { writeCsv } from "#app/demos/statement-demo/write-csv.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LineList } from "./line-list";
import { PartFold } from "./part-heading";
import type { TryCopy } from "./try-page.server";

interface AllLinesProps {
  copy: TryCopy;
  lines: readonly SortedLine[];
  id: number;
  onChange: (index: number, group: Group) => void;
}

export function AllLines({ copy, lines, id, onChange }: AllLinesProps) {
  const { result } = copy;
  const [only, setOnly] = useState<Group | "">("");
  const shown = useMemo(
    () => lines.flatMap(({ group }, index) => (only === "" || group === only ? { index } : [])),
    [lines, only],
  );
  return (
    <div>
      <PartFold
        id="try-all"
        title={
          <>
            {result.all.title}{" "}
            <span className="font-normal text-soft tabular-nums">{`(${formatWhole(shown.length)})`}</span>
          </>
        }
      >
        <div className="flex noscript:hidden flex-wrap items-center justify-end gap-3 *:grid-flow-col *:items-center lg:-mt-10">
          <SelectField
            label={result.all.filter}
            value={only}
            onChange={({ target }) => setOnly(target.value as Group | "")}
          >
            <option value="">{result.all.every}</option>
            {groups.map((group) => (
              <option key={group} value={group}>
                {result.groups[group]}
              </option>
            ))}
          </SelectField>
          <Button variant="quiet" onClick={() => download(lines, copy)}>
            <Icon name="download" /> {result.all.download}
          </Button>
        </div>
        <LineList
          key={`${id} ${only}`}
          copy={copy}
          lines={lines}
          shown={shown}
          onChange={onChange}
          label={result.all.title}
        />
      </PartFold>
    </div>
  );
}

function download(lines: readonly SortedLine[], { result: { all, groups: names } }: TryCopy): void {
  const file = new Blob([writeCsv(lines, all.headings, names)], { type: "text/csv;charset=utf-8" });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: all.file }).click();
  // Safari begins to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
