import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { fill } from "#data/load/fill.ts";
import { failureText } from "./problem-text";
import type { Failure } from "./reader/statement";
import type { TryCopy } from "./try-page";
import type { useStatement, Work } from "./use-statement";

interface WorkProgressProps {
  statement: ReturnType<typeof useStatement>;
  /** Whether this is the place for pasted lines, not for a file. Default: false */
  ofPasted?: boolean;
  copy: TryCopy;
}

/**
 * The progress of a task, beside the control that began it. It is in the page twice, because a screen reader announces only
 * changes of a live region that was there before. Only the one of the current task has contents.
 */
export function WorkProgress({ statement, ofPasted = false, copy }: WorkProgressProps) {
  const isHere = (task: { isPasted?: boolean | undefined } | undefined) =>
    task !== undefined && Boolean(task.isPasted) === ofPasted;
  const work = isHere(statement.work) ? statement.work : undefined;
  const share = work?.answer === "reading" ? { max: work.pages, value: work.page } : {};
  return (
    // While it is empty, it takes no gap in its grid.
    <div aria-live="polite" className="empty:absolute">
      {work && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="grow font-semibold tabular-nums">{workText(work, copy)}</p>
          <progress
            aria-label={copy.work.progress}
            {...share}
            className="h-3 w-48 max-w-full accent-action"
          />
          <Button variant="quiet" onClick={statement.stop}>
            {copy.work.stop}
          </Button>
        </div>
      )}
      {isHere(statement.stopped) && <p className="font-semibold">{copy.work.stopped}</p>}
    </div>
  );
}

function workText(work: Work, { work: words, own }: TryCopy): string {
  if (work.answer === "loading") return fill(words.loading, { kind: own.kinds[work.kind] });
  if (work.answer === "reading") return fill(words.reading, { page: work.page, pages: work.pages });
  return words.sorting;
}

export function FailureNote({ id, failure, copy }: { id: string; failure: Failure; copy: TryCopy }) {
  return (
    <div
      id={id}
      role="alert"
      className="rounded-control border-2 border-alert bg-alert-ground px-4 py-3 font-semibold text-alert"
    >
      <p>{failureText(failure, copy)}</p>
      {(failure.reason === "textMessages" || failure.reason === "missingColumns") && (
        <Link to={copy.own.help.path} className="text-link inline-flex min-h-11 items-center text-alert">
          {copy.own.help.label}
        </Link>
      )}
    </div>
  );
}
