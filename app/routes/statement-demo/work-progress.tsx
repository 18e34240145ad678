import { Button } from "#app/ui/button.tsx";
import { fill } from "#data/load/fill.ts";
import type { TryCopy } from "./try-page.server";
import type { Work } from "./use-statement";

interface WorkProgressProps {
  work: Work;
  copy: TryCopy;
  onStop: () => void;
}

/** What the worker is doing, how far it is where that is known, and the way to end it. */
export function WorkProgress({ work, copy, onStop }: WorkProgressProps) {
  const share = work.answer === "reading" ? { max: work.pages, value: work.page } : {};
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="grow font-semibold tabular-nums">{workText(work, copy)}</p>
      <progress aria-label={copy.work.progress} {...share} className="h-3 w-48 max-w-full accent-action" />
      <Button variant="quiet" onClick={onStop}>
        {copy.work.stop}
      </Button>
    </div>
  );
}

function workText(work: Work, { work: words, own }: TryCopy): string {
  if (work.answer === "loading") return fill(words.loading, { kind: own.kinds[work.kind] });
  if (work.answer === "reading") return fill(words.reading, { page: work.page, pages: work.pages });
  return words.sorting;
}
