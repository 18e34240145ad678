/**
 * Reads and sorts statements in a web worker. No other file may import this one: WebKit would run it twice, and both
 * copies would answer.
 */
import type { Answer, Request } from "./statement";

addEventListener("message", async ({ data }: MessageEvent<Request>) => {
  const say = (answer: Answer) => postMessage(answer);
  const module = await import("./answer-request").catch(() => undefined);
  if (module) await module.answerRequest(data, say);
  else say({ answer: "failed", failure: { reason: "notLoaded" } });
});
