import { scriptFailedId } from "#app/start/start-plan.ts";

/** What the starter says when something was pressed that cannot be had: the page's script, or a page on a dead line. */
export function ScriptFailed({ text }: { text: string }) {
  return (
    <div
      id={scriptFailedId}
      popover="auto"
      role="alert"
      className="fixed inset-x-0 top-auto bottom-20 mx-auto my-0 hidden open:block w-[min(100vw-2rem,26rem)] rounded-card bg-night p-5 text-on-night shadow-card"
    >
      {text}
    </div>
  );
}
