import { scriptFailedId } from "#app/start/start-plan.ts";

/** Shown by the starter when what was pressed cannot be loaded: the page's script, or the next page while offline. */
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
