/** Reads and sorts off the main thread. It shares no import with others: WebKit would run it again, and both would answer. */
import type { Answer, Request } from "./statement";

addEventListener("message", async ({ data }: MessageEvent<Request>) => {
  const say = (answer: Answer) => postMessage(answer);
  const module = await import("./answer-request").catch(() => undefined);
  if (module) await module.answerRequest(data, say);
  else say({ answer: "failed", failure: { reason: "notLoaded" } });
});
