import { scriptFailedId } from "#app/start/start-plan.ts";

/** What the starter says when something was pressed that cannot be had: the page's script, or a page on a dead line. */
export function ScriptFailed({ text }: { text: string }) {
  return (
    <div
      id={scriptFailedId}
      popover="auto"
      role="alert"
      className="fixed inset-auto hidden open:block bottom-20 left-1/2 m-0 w-[min(100vw-2rem,26rem)] -translate-x-1/2 rounded-card bg-night p-5 text-on-night shadow-card"
    >
      {text}
    </div>
  );
}
