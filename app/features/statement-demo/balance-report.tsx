import { BeadRow } from "#app/ui/bead-counts.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { fill } from "#data/load/fill.ts";
import { describeBalances, placeText, problemText } from "./problem-text";
import { formatCents, formatDay, formatWhole } from "./reader/format";
import type { SortedStatement } from "./reader/statement";
import type { TryCopy } from "./try-page";

/** How many problems and repeated lines are listed individually. */
const shownProblems = 20;

/** The highest number of balances that are drawn as beads. */
const mostBeads = 25;

export function BalanceReport({ copy, statement }: { copy: TryCopy; statement: SortedStatement }) {
  const { result } = copy;
  const { check, problems, setAside, doubled, guessedDate, lines } = statement;
  const [misfit] = check.misfits;
  const first = misfit && lines[misfit.index];
  const { isWhole, addsUp, explanation } = describeBalances(statement, copy);
  const colours = isWhole
    ? "border-good bg-good-ground text-good"
    : "border-alert bg-alert-ground text-alert";
  const balances = first
    ? fill(result.misfit, {
        place: placeText(first, copy),
        found: formatCents(first.balance),
        expected: formatCents(misfit.expected),
      })
    : explanation;
  return (
    <div className="flex flex-col gap-4">
      {/* With very large letters the text has a line without icons. */}
      <div
        className={`grow card border-2 px-4 py-2 max-[18rem]:[&_.flex]:flex-wrap sm:px-6 sm:py-4 ${colours}`}
      >
        {/* Only a failed check shows its explanation on a phone at once. */}
        <NarrowFold
          heading="h4"
          headingClasses="font-bold font-display text-heading tabular-nums"
          isOpen={!isWhole}
          title={
            <span className="flex items-center gap-3">
              {/* Render both icons, because an icon that is added later would need a request. */}
              <Icon name="check" className={`size-7 ${isWhole ? "" : "hidden"}`} />
              <Icon name="shield-alert" className={`size-7 ${isWhole ? "hidden" : ""}`} />
              <span>{addsUp}</span>
            </span>
          }
        >
          <p className="mt-1 sm:ps-10">{balances}</p>
        </NarrowFold>
        {check.total > 0 && check.total <= mostBeads && (
          <p className="mt-2 sm:mt-4 sm:ps-10">
            <BeadRow
              count={check.fitting}
              of={check.total}
              ground={isWhole ? "var(--color-good-ground)" : "var(--color-alert-ground)"}
            />
          </p>
        )}
      </div>
      {setAside.length > 0 && <p>{fill(result.setAside, { count: formatWhole(setAside.length) })}</p>}
      {guessedDate && (
        <p>
          {fill(result.guessedDate, {
            date: guessedDate.text,
            day: formatDay(guessedDate.time, copy.months, true),
          })}
        </p>
      )}
      {doubled.length > 0 && (
        <p>
          {fill(result.doubled, {
            count: formatWhole(doubled.length),
            places: [
              ...doubled.slice(0, shownProblems).map((place) => placeText(place, copy)),
              ...(doubled.length > shownProblems
                ? [fill(result.andMore, { count: formatWhole(doubled.length - shownProblems) })]
                : []),
            ].join(", "),
          })}
        </p>
      )}
      {problems.length > 0 && (
        <div className="card border-2 border-alert bg-alert-ground p-5 text-alert sm:px-8">
          <p className="font-semibold">{fill(result.problems, { count: formatWhole(problems.length) })}</p>
          <ul className="mt-2 grid list-disc gap-1 ps-5 [overflow-wrap:anywhere]">
            {problems.slice(0, shownProblems).map((problem) => (
              <li key={`${problem.page} ${problem.line}`}>{problemText(problem, copy)}</li>
            ))}
          </ul>
          {problems.length > shownProblems && (
            <p className="mt-2">
              {fill(result.moreProblems, { count: formatWhole(problems.length - shownProblems) })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
