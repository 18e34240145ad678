import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ExceptionReason } from "#app/demos/statement-demo/exceptions.ts";
import type { Group, SortedLine } from "#app/demos/statement-demo/statement.ts";
import { LineRow } from "./line-row";
import type { TryCopy } from "./try-page.server";

interface Shown {
  index: number;
  reasons?: readonly ExceptionReason[];
}

interface LineListProps {
  copy: TryCopy;
  label: string;
  lines: readonly SortedLine[];
  /** Which lines, in their order. */
  shown: readonly Shown[];
  onChange: (index: number, group: Group) => void;
}

/** How many lines are drawn at once when they are scrolled near. */
const chunkLength = 40;

/** Up to how many lines are shown without scrolling. */
const wholeLength = 5;

/** About the height of a row in pixels, until one was drawn. */
const guessedRowHeight = 76;

/**
 * Lines in a window of their own, drawn as they are scrolled near: twenty thousand rows with a field each would take
 * a phone seconds. It is as high as some of its rows: none is cut.
 */
export function LineList({ label, shown, ...list }: LineListProps) {
  const isPrinting = usePrinting();
  const isScrolled = shown.length > wholeLength;
  const starts = Array.from(
    { length: Math.ceil(shown.length / chunkLength) },
    (_, index) => index * chunkLength,
  );
  return (
    <section
      aria-label={label}
      tabIndex={isScrolled ? 0 : undefined}
      className="line-list mt-4 rounded-card border-2 border-line bg-card"
    >
      {starts.map((start) => (
        <Chunk
          key={start}
          {...list}
          isPrinting={isPrinting}
          start={start}
          total={shown.length}
          shown={shown.slice(start, start + chunkLength)}
        />
      ))}
    </section>
  );
}

interface ChunkProps extends Omit<LineListProps, "label"> {
  isPrinting: boolean;
  start: number;
  total: number;
}

/** Whether the page is being printed: on paper every line is there. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Rendered at once: the browser prints what is there when the event ends.
    const set = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint"));
    const events = ["beforeprint", "afterprint"];
    for (const event of events) addEventListener(event, set);
    return () => {
      for (const event of events) removeEventListener(event, set);
    };
  }, []);
  return isPrinting;
}

function Chunk({ isPrinting, start, total, shown, copy, lines, onChange }: ChunkProps) {
  const [isNear, setNear] = useState(start === 0);
  const [height, setHeight] = useState(shown.length * guessedRowHeight);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const element = list.current;
    if (!element || total <= chunkLength) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // The focused row stays rendered.
        if (!entry.isIntersecting && element.contains(document.activeElement)) return;
        if (!entry.isIntersecting && entry.boundingClientRect.height > 0)
          setHeight(Math.round(entry.boundingClientRect.height));
        setNear(entry.isIntersecting);
      },
      { root: element.parentElement, rootMargin: "600px 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [total]);
  return (
    <ul ref={list}>
      {isNear || isPrinting ? (
        shown.map(({ index, reasons }, place) => {
          const line = lines[index];
          return (
            line && (
              <LineRow
                key={index}
                copy={copy}
                line={line}
                index={index}
                onChange={onChange}
                reasons={reasons ?? []}
                position={start + place + 1}
                total={total}
              />
            )
          );
        })
      ) : (
        <li aria-hidden="true">
          <svg width="1" height={height} className="block" />
        </li>
      )}
    </ul>
  );
}
