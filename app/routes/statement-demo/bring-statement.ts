import type { SortedStatement } from "#app/demos/statement-demo/statement.ts";
import { inTabStorage } from "#app/start/starter/tab-storage.ts";
import { ownParameter } from "#app/url/statement-demo-parameter.ts";

/** Where a statement that was read is kept, in this tab, while its visitor goes from one page to the other. */
const key = "statement";

type OwnStatement = { name: string; statement: SortedStatement };

export const ownStatementPath = `/tools/ai-mpesa-analyzer?${ownParameter}=1#try`;

/** Keeps a statement for the page that shows it whole. From about 15,000 lines on it exceeds the storage's quota. */
export function keepStatement(own: OwnStatement): void {
  inTabStorage((notes) => notes.setItem(key, JSON.stringify(own)));
}

/** Takes the kept statement, once, if the URL asks for it: `missing` where none is kept, undefined if it does not ask. */
export function takeStatement(): OwnStatement | "missing" | undefined {
  if (!new URLSearchParams(location.search).has(ownParameter)) return undefined;
  history.replaceState(history.state, "", location.pathname + location.hash);
  return (
    inTabStorage((notes) => {
      const note = notes[key];
      notes.removeItem(key);
      return JSON.parse(note);
    }) ?? "missing"
  );
}
