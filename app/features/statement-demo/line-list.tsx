import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LineRow } from "./line-row";
import { PartFold } from "./part-heading";
import { restText } from "./problem-text";
import type { ExceptionReason } from "./reader/exceptions";
import { formatWhole } from "./reader/format";
import { type Group, groups, type SortedLine } from "./reader/statement";
import { writeCsv } from "./reader/write-csv";
import type { TryCopy } from "./try-page";
import { useEarlyChoice } from "./use-early-choice";

type Shown = { index: number; reasons?: readonly ExceptionReason[] };

interface LineListProps {
  copy: TryCopy;
  label: string;
  lines: readonly SortedLine[];
  /** The lines to show, in their order. */
  shown: readonly Shown[];
  onChange: (index: number, group: Group) => void;
}

/** How many lines are shown before the rest is unfolded. */
const firstLength = 6;

/** How many lines are drawn together when the visitor scrolls near them. */
const chunkLength = 40;

/** The approximate height of a row in pixels. */
const rowHeight = 76;

/**
 * A list that shows its first lines, and unfolds the others. Lines of a long list are drawn when the visitor scrolls
 * near them, because drawing 20,000 rows with a field in each would take a phone several seconds.
 */
export function LineList({ label, shown, ...list }: LineListProps) {
  const isPrinting = usePrinting();
  const restLength = shown.length - firstLength;
  const isLong = restLength > chunkLength;
  const rest = restText(restLength, list.copy);
  const chunk = (start: number, end: number) => (
    <Chunk
      key={start}
      {...list}
      isPrinting={isPrinting}
      start={start}
      total={shown.length}
      shown={shown.slice(start, end)}
    />
  );
  return (
    <section aria-label={label} className="mt-3 overflow-clip card">
      {chunk(0, firstLength)}
      {restLength > 0 && (
        <details>
          {/* Looks as in ui/fold-summary.tsx. The arrow is drawn by CSS, because an icon in a list that is added later would need a request. */}
          <summary className="drawn-arrow -outline-offset-3 flex cursor-pointer list-none items-center justify-between gap-4 p-4 font-semibold">
            {rest}
          </summary>
          <div
            {...(isLong && { tabIndex: 0, role: "group", "aria-label": rest })}
            className={`border-line border-t ${isLong ? "-outline-offset-3 max-h-[75vh] overflow-y-auto print:max-h-none" : ""}`}
          >
            {Array.from({ length: Math.ceil(restLength / chunkLength) }, (_, index) => {
              const start = firstLength + index * chunkLength;
              return chunk(start, start + chunkLength);
            })}
          </div>
        </details>
      )}
    </section>
  );
}

/** Whether the page is being printed. All lines are then drawn. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Render synchronously, because the browser prints the state of the page at the end of the event.
    const set = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint"));
    const events = ["beforeprint", "afterprint"];
    for (const event of events) addEventListener(event, set);
    return () => {
      for (const event of events) removeEventListener(event, set);
    };
  }, []);
  return isPrinting;
}

interface ChunkProps extends Omit<LineListProps, "label"> {
  isPrinting: boolean;
  start: number;
  total: number;
}

/** A group of lines. Groups after the first ones are drawn when the visitor scrolls near them. */
function Chunk({ isPrinting, start, total, shown, copy, lines, onChange }: ChunkProps) {
  const [isNear, setNear] = useState(start <= firstLength);
  const isDrawn = isNear || isPrinting;
  const place = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || isDrawn) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: element.parentElement, rootMargin: "600px 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isDrawn]);
  if (!isDrawn)
    return <svg ref={place} height={shown.length * rowHeight} className="block w-px" aria-hidden="true" />;
  return (
    <ul>
      {shown.map(({ index, reasons }, place) => {
        const line = lines[index];
        const row = { copy, index, reasons, onChange, total, position: start + place + 1 };
        return line && <LineRow key={index} {...row} line={line} />;
      })}
    </ul>
  );
}

interface AllLinesProps {
  copy: TryCopy;
  lines: readonly SortedLine[];
  id: number;
  /** Of the sample, whose lines a visitor seldom wants to see one by one. */
  isFolded: boolean;
  onChange: (index: number, group: Group) => void;
}

export function AllLines({ copy, lines, id, isFolded, onChange }: AllLinesProps) {
  const { result } = copy;
  const [only, setOnly] = useState<Group | "">("");
  const filter = useEarlyChoice((value) => setOnly(value as Group | ""));
  const shown = useMemo(
    () => lines.flatMap(({ group }, index) => (only === "" || group === only ? { index } : [])),
    [lines, only],
  );
  return (
    <div className="border-line border-t-2 pt-1">
      <PartFold
        id="try-all"
        isAlwaysFolded={isFolded}
        title={
          <>
            {result.all.title}{" "}
            <span className="font-normal text-soft tabular-nums">{`(${formatWhole(shown.length)})`}</span>
          </>
        }
      >
        <div className="mt-2 flex noscript:hidden flex-wrap items-center justify-end gap-3 *:grid-flow-col *:items-center lg:[.narrow-fold>&]:-mt-10">
          <SelectField
            ref={filter}
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
  // Wait for 60 s, because Safari begins to read the file later.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
