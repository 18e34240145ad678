import { type RefObject, useCallback, useDeferredValue, useMemo, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { FoldSummary } from "#app/ui/fold-summary.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { fill } from "#data/load/fill.ts";
import { BalanceReport } from "./balance-report";
import { AllLines, LineList } from "./line-list";
import { PartHeading } from "./part-heading";
import { describeBalances } from "./problem-text";
import { findExceptions } from "./reader/exceptions";
import { formatDay, formatSigned } from "./reader/format";
import type { Group, SortedLine, SortedStatement } from "./reader/statement";
import { type Summary, sumUp } from "./reader/sum";
import { GroupTotals, NamedSums, OverTime } from "./totals";
import type { TryCopy, TryPage } from "./try-page";

interface ResultProps {
  copy: TryCopy;
  rules: TryPage["rules"];
  statement: SortedStatement;
  /** The name of the visitor's file; undefined for the sample. */
  ownName: string | undefined;
  /** Changes with each statement that is read, so that lists start again. */
  id: number;
  onRemove: () => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

export function Result({ copy, rules, statement, ownName, id, onRemove, headingRef }: ResultProps) {
  const { result } = copy;
  const { changes, change, isTogether, setTogether } = useGroupChanges(statement);
  const { lines } = changes;
  // Update the changed field first, and the totals of thousands of lines afterwards. The totals of another statement must
  // appear together with its name.
  const deferred = useDeferredValue(changes);
  const summed = deferred.statement === statement ? deferred : changes;
  const summary = useMemo(() => sumUp(summed.lines), [summed]);
  // Use the original groups, so that a line stays in this list after the visitor has changed its group.
  const exceptions = useMemo(() => findExceptions(statement.lines, statement.check), [statement]);
  const none = describeBalances(statement, copy).isWhole
    ? result.exceptions.none
    : result.exceptions.noneRead;
  const listed = { copy, lines, onChange: change };
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-6 lg:grid-cols-half lg:grid-rows-[auto_auto_1fr]">
      <Head copy={copy} summary={summary} ownName={ownName} onRemove={onRemove} headingRef={headingRef} />
      <BalanceReport copy={copy} statement={statement} />
      <div className="min-w-0">
        <PartHeading id="try-exceptions">{result.exceptions.title}</PartHeading>
        <p className="mt-2 text-soft">{exceptions.length > 0 ? result.exceptions.intro : none}</p>
        {ownName && (
          <label className="mt-2 inline-flex min-h-11 items-center gap-3" data-print="hidden">
            <input
              type="checkbox"
              checked={isTogether}
              onChange={({ target }) => setTogether(target.checked)}
              className="size-6 accent-action"
            />
            {result.all.together}
          </label>
        )}
        {exceptions.length > 0 && (
          <LineList key={id} {...listed} label={result.exceptions.title} shown={exceptions} />
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-1 max-sm:-mb-2 sm:gap-6 lg:row-span-2">
        <GroupTotals copy={copy} groups={summary.groups} chosen={summed.chosen} />
        <NamedSums copy={copy} title={result.payers} sums={summary.payers} />
        <NamedSums copy={copy} title={result.charges} sums={summary.charges} />
      </div>
      <OverTime copy={copy} summary={summary} />
      <div className="grid min-w-0 max-sm:-mt-2 lg:col-span-2">
        <AllLines {...listed} id={id} isFolded={ownName === undefined} />
        <Rules copy={copy} rules={rules} />
      </div>
    </div>
  );
}

interface Changes {
  statement: SortedStatement;
  lines: readonly SortedLine[];
  /** The group that the visitor has chosen last. */
  chosen?: Group;
}

/** The lines with the groups that the visitor has chosen. Another statement starts without changes. */
function useGroupChanges(statement: SortedStatement) {
  const [changes, setChanges] = useState<Changes>({ statement, lines: statement.lines });
  const [isTogether, setTogether] = useState(false);
  if (changes.statement !== statement) setChanges({ statement, lines: statement.lines });
  const change = useCallback(
    (index: number, group: Group) =>
      setChanges(({ statement, lines }) => {
        const changed = lines[index];
        const isMeant = (line: SortedLine) =>
          line === changed || (isTogether && changed !== undefined && isAlike(line, changed));
        return {
          statement,
          lines: lines.map((line) => (isMeant(line) ? { ...line, group } : line)),
          chosen: group,
        };
      }),
    [isTogether],
  );
  return { changes, change, isTogether, setTogether };
}

/** Whether two lines have the same kind without digits, and the same direction. */
function isAlike(a: SortedLine, b: SortedLine): boolean {
  const kind = (line: SortedLine) => line.kind.toLowerCase().replace(/\d+/g, "");
  return kind(a) === kind(b) && a.paidIn > 0 === b.paidIn > 0;
}

type HeadProps = Pick<ResultProps, "copy" | "ownName" | "onRemove" | "headingRef"> & { summary: Summary };

function Head({ copy: { result, months }, summary, ownName, onRemove, headingRef }: HeadProps) {
  const { firstDay, lastDay, paidIn, withdrawn } = summary;
  return (
    <div className="overflow-hidden card border-0 bg-night bg-[linear-gradient(var(--accent)_6px,transparent_0)] px-4 pt-5.5 pb-4 text-on-night sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h3 ref={headingRef} tabIndex={-1} className="text-heading outline-none [overflow-wrap:anywhere]">
          {ownName === undefined ? result.sample : fill(result.own, { name: ownName })}
        </h3>
        {ownName === undefined ? (
          <SampleLabel label={result.sampleLabel} onNight />
        ) : (
          <Button variant="night" onClick={onRemove}>
            {result.remove}
          </Button>
        )}
      </div>
      <p className="mt-2 text-night-soft">
        {fill(result.period, {
          first: formatDay(firstDay, months, true),
          last: formatDay(lastDay, months, true),
        })}
      </p>
      <dl className="mt-3 flex flex-wrap gap-x-4 gap-y-2 sm:gap-x-8">
        {[
          { label: result.in, amount: paidIn },
          { label: result.out, amount: -withdrawn },
        ].map(({ label, amount }) => (
          <div key={label}>
            <dt className="text-night-soft">{label}</dt>
            <dd className="font-bold font-display text-heading tabular-nums [overflow-wrap:anywhere]">
              {formatSigned(amount)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Rules({ copy: { result }, rules }: Pick<ResultProps, "copy" | "rules">) {
  return (
    <details className="group border-line border-y-2">
      <FoldSummary>{result.rules.title}</FoldSummary>
      <p className="max-w-prose pb-4 text-soft">{result.rules.intro}</p>
      <dl className="grid gap-3 pb-6">
        {rules.map(({ group, text }) => (
          <div key={group} className="grid gap-x-6 sm:grid-cols-[12rem_1fr]">
            <dt className="font-semibold">{result.groups[group]}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
