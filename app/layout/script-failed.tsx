import { scriptFailedId } from "#app/start/start-plan.ts";

/** Shown by the starter when what was pressed cannot be loaded: the page's script, or the next page while offline. */
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
