/**
 * Reads and sorts a statement off the main thread. The worker's own file has nothing that other files import: WebKit
 * would run it once more for them, and both would answer.
 */
import type { Answer, Request } from "./protocol";

addEventListener("message", async ({ data }: MessageEvent<Request>) => {
  const say = (answer: Answer) => postMessage(answer);
  const module = await import("./answer-request").catch(() => undefined);
  if (module) await module.answerRequest(data, say);
  else say({ answer: "failed", failure: { reason: "notLoaded" } });
});
