/** How long to wait for an answer: long enough for a poor line, short enough to hear that it failed. */
const timeoutMs = 30_000;

/**
 * Posts a body as JSON and asks for an answer in JSON.
 * @throws TypeError without a connection, DOMException `TimeoutError` without an answer in time
 */
export function postJson(path: string, body: object): Promise<Response> {
  return fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
}
