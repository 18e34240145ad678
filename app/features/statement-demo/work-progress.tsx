import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { fill } from "#data/load/fill.ts";
import { failureText } from "./problem-text";
import type { Failure } from "./reader/statement";
import type { TryCopy } from "./try-page";
import type { useStatement, Work } from "./use-statement";

interface WorkProgressProps extends Pick<ReturnType<typeof useStatement>, "work" | "isStopped" | "stop"> {
  copy: TryCopy;
}

export function WorkProgress({ work, isStopped, stop, copy }: WorkProgressProps) {
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
          <Button variant="quiet" onClick={stop}>
            {copy.work.stop}
          </Button>
        </div>
      )}
      {isStopped && <p className="font-semibold">{copy.work.stopped}</p>}
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
      {failure.reason === "textMessages" && (
        <Link to={copy.own.help.path} className="text-link inline-flex min-h-11 items-center text-alert">
          {copy.own.help.label}
        </Link>
      )}
    </div>
  );
}
