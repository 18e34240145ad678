import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Engine, endEngine, startEngine } from "./programs.ts";

interface Answer {
  id?: number;
  type: string;
  result: unknown;
  message?: string;
}

interface Firefox extends Engine {
  /** Prints the page on A4 sheets. @returns a PDF */
  print(): Promise<Uint8Array>;
}

/** Starts a standard Firefox, controlled by WebDriver BiDi. */
export async function startFirefox(): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const firefox = startEngine("firefox-esr", args, "firefox-esr");
  let printed = "";
  for await (const chunk of firefox.stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    printed += chunk;
    if (printed.includes("BiDi listening on")) break;
  }
  firefox.stderr?.resume();
  const url = /BiDi listening on (\S+)/.exec(printed)?.[1];
  if (!url) throw new Error(`Firefox did not start:\n${printed}`);

  const socket = new WebSocket(`${url}/session`);
  const opened = Promise.withResolvers<void>();
  socket.onopen = () => opened.resolve();
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.onmessage = ({ data }) => {
    const { id = 0, type, result, message }: Answer = JSON.parse(data);
    if (type === "error") waiting.get(id)?.reject(new Error(message));
    else waiting.get(id)?.resolve(result);
  };
  await opened.promise;
  const call = <Result>(method: string, params: object): Promise<Result> => {
    const answer = Promise.withResolvers<unknown>();
    const id = waiting.size + 1;
    waiting.set(id, answer);
    socket.send(JSON.stringify({ id, method, params }));
    return answer.promise as Promise<Result>;
  };
  await call("session.new", { capabilities: {} });
  const { contexts } = await call<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;

  return {
    async go(url) {
      await call("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate(run, ...args) {
      const { result, exceptionDetails } = await call<{
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }>("script.callFunction", {
        functionDeclaration: `(args) => JSON.stringify((${run}).apply(null, JSON.parse(args)))`,
        arguments: [{ type: "string", value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: false,
        userActivation: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value && JSON.parse(result.value);
    },
    async perform(actions) {
      await call("input.performActions", { context, actions });
    },
    async resize(viewport) {
      await call("browsingContext.setViewport", { context, viewport });
    },
    async print() {
      const page = { width: 21, height: 29.7 };
      const { data } = await call<{ data: string }>("browsingContext.print", { context, page });
      return new Uint8Array(Buffer.from(data, "base64"));
    },
    async close() {
      endEngine(firefox);
      await rm(profile, { recursive: true, maxRetries: 5 });
    },
  };
}
