import { type PictureProps, Sheet } from "./parts";

interface FlowDrawing {
  look: "phone" | "sheet" | "hub";
  title: string;
  detail?: string | undefined;
  lines: readonly { label: string; detail?: string | undefined; amount: number; to: string }[];
  targets: readonly {
    id: string;
    label: string;
    detail?: string | undefined;
    amount: number;
    asks?: boolean | undefined;
    waits?: boolean | undefined;
  }[];
  check?: string | undefined;
  by?: string | undefined;
}

type FlowProps = Pick<PictureProps<"flow">, "format"> & { illustration: FlowDrawing };

/** The lines of a source, sorted into accounts: a thread runs from each line to its account. */
export function Flow({ illustration, format }: FlowProps) {
  const { look, lines, targets, check, by } = illustration;
  const rows = lines.map(({ to, ...line }) => ({ ...line, className: lookOf(targets, to) }));
  return (
    <div className="il-flow">
      <Sheet
        {...illustration}
        rows={rows}
        format={format}
        className={look === "phone" ? "il-phone" : "il-sheet"}
      />
      <div className="il-threads">
        <Threads lines={lines} targets={targets} isHub={look === "hub"} />
        {look === "hub" && <b className="il-hub">{by}</b>}
      </div>
      <ul>
        {targets.map((target) => (
          <li key={target.id} className={`il-sheet ${lookOf(targets, target.id)}`}>
            <span>
              {target.label}
              {target.detail && <small className="hidden font-normal il-wide:block">{target.detail}</small>}
            </span>
            <b
              className={`il-total [--last:${lines.findLastIndex(({ to }) => to === target.id) + 1}]`}
              data-count={countUp(target.id, lines, format) || undefined}
            >
              {format(target.amount)}
            </b>
          </li>
        ))}
      </ul>
      {check && (
        <p className="il-tag is-good il-check mt-[1em] justify-self-start whitespace-normal il-wide:col-span-full">
          {check}
        </p>
      )}
    </div>
  );
}

/** The number of steps in which the animation `il-count` in flow.css scrolls. */
const countSteps = 10;

/**
 * The numbers that an account's total shows while an animation counts it up, one number per line: the totals after each of
 * its lines but the last, so that the picture explains every number. Each is repeated to fill an equal part of the steps.
 */
function countUp(id: string, lines: FlowDrawing["lines"], format: FlowProps["format"]): string {
  const totals: number[] = [];
  for (const { to, amount } of lines) if (to === id) totals.push((totals.at(-1) ?? 0) + amount);
  const partial = totals.slice(0, -1);
  if (partial.length === 0) return "";
  const steps = Array.from({ length: countSteps }, (_, step) =>
    format(partial[Math.floor((step * partial.length) / countSteps)] ?? 0),
  );
  return steps.join("\n");
}

/**
 * The classes for an account's colour: a shade of the accent, with a half-filled bead for lines that a person must approve, or
 * an open ring for lines that a person must decide.
 */
function lookOf(targets: FlowDrawing["targets"], id: string): string {
  const place = targets.findIndex((target) => target.id === id);
  const { asks, waits } = targets[place] ?? {};
  return asks ? "il-asks" : `il-tone-${place % 3} ${waits ? "il-waits" : ""}`.trimEnd();
}

/** Threads from the lines' beads to their accounts. */
export function FlowBrief({ illustration: { look, lines, targets }, format }: PictureProps<"flow">) {
  return (
    <div className="il-brief il-pair">
      <Threads lines={lines} targets={targets} isHub={look === "hub"} start={8} />
      <Accounts accounts={targets} format={format} />
    </div>
  );
}

interface AccountsProps extends Pick<PictureProps<"flow">, "format"> {
  accounts: readonly { label: string; amount?: number | undefined }[];
}

/** Names with amounts, spread over the height of the drawing beside them. */
function Accounts({ accounts, format }: AccountsProps) {
  return (
    <ul className="il-accounts">
      {accounts.map(({ label, amount = 0 }) => (
        <li key={label} className="flex items-baseline justify-between gap-[1.2em]">
          <small>{label}</small> <b className="font-display text-[1.25em] leading-none">{format(amount)}</b>
        </li>
      ))}
    </ul>
  );
}

interface ThreadsProps extends Pick<FlowDrawing, "lines" | "targets"> {
  /** Whether all threads pass through one point. */
  isHub: boolean;
  /** The x coordinate, of 100, at which the threads start. If it is not 0, each thread has a bead at both ends. */
  start?: number;
}

/**
 * A thread from each line to its account, drawn from left to right. In a narrow full picture CSS turns the drawing, so
 * that threads run down.
 */
function Threads({ lines, targets, isHub, start = 0 }: ThreadsProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="il-sorted">
      <g fill="none">
        {lines.map(({ to }, row) => {
          const account = targets.findIndex(({ id }) => id === to);
          const [from, end] = [centre(row, lines.length), centre(account, targets.length)];
          const d = isHub
            ? `M${start} ${from}C40 ${from} 30 50 50 50S60 ${end} 100 ${end}`
            : `M${start} ${from}C60 ${from} 40 ${end} 100 ${end}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same words
            <g key={row} className={lookOf(targets, to)}>
              <path d={d} />
              {start > 0 && <path d={`M${start} ${from}h0M100 ${end}h0`} />}
            </g>
          );
        })}
      </g>
    </svg>
  );
}

/** The middle of one of `count` equal parts, in per cent. */
function centre(index: number, count: number): number {
  return Math.round(((index + 0.5) * 1000) / count) / 10;
}
