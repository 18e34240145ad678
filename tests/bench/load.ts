import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

/*
 * A client of its own: a load library needs a hook to give each request an id and an address of its own and to
 * remember which ones were accepted. What is left after that is these lines; autocannon brings 63 packages for it.
 */

/** What came of a number of leads posted at once. */
export interface LoadResult {
  /** Ids of the leads that were answered with 200 and `success: true`. */
  accepted: string[];
  /** How often something else came back, by status and answer, or by error code. */
  errors: Record<string, number>;
  /** How long each answer took, in milliseconds, sorted. */
  latencies: number[];
  seconds: number;
}

let leads = 0;

/**
 * Posts leads over kept-alive connections, each with an id and an address of its own.
 * @param concurrency how many are under way at a time
 */
export async function postLeads(url: string, count: number, concurrency: number): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const result: LoadResult = { accepted: [], errors: {}, latencies: [], seconds: 0 };
  const last = leads + count;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (leads < last) await postLead(url, agent, ++leads, result);
    }),
  );
  result.seconds = (performance.now() - startedAt) / 1000;
  result.latencies.sort((a, b) => a - b);
  agent.destroy();
  return result;
}

async function postLead(url: string, agent: Agent, number: number, result: LoadResult): Promise<void> {
  const id = crypto.randomUUID();
  const startedAt = performance.now();
  const fault = await post(url, agent, lead(id), ipOf(number)).catch((error) => error.code ?? String(error));
  result.latencies.push(performance.now() - startedAt);
  if (fault) result.errors[fault] = (result.errors[fault] ?? 0) + 1;
  else result.accepted.push(id);
}

/** Resolves with what was wrong, or with nothing. */
async function post(url: string, agent: Agent, body: string, ip: string): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "CF-Connecting-IP": ip,
  };
  request(url, { method: "POST", agent, headers }, (response) => {
    text(response).then((answer) => {
      const isTaken = response.statusCode === 200 && JSON.parse(answer).success;
      // The body says whose answer it is: the site's, or that of wrangler's own proxy.
      resolve(isTaken ? undefined : `${response.statusCode} ${answer.slice(0, 100)}`);
    }, reject);
  })
    .on("error", reject)
    .end(body);
  return promise;
}

/** A visitor's IP address: there is a rate limit for each. */
function ipOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

/** A filled contact form as the site's script sends it. */
function lead(submissionId: string): string {
  return JSON.stringify({
    formName: "Contact Form",
    submissionId,
    formData: {
      name: "Wanjiku Kamau",
      email: "wanjiku@duka.example",
      company: "Duka Ltd",
      phone: "+254 700 000 000",
      useCase: "Every month we type some 400 M-Pesa statements into our books by hand. ".repeat(4),
    },
  });
}
