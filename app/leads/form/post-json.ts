/** How long to wait for an answer: long enough for a poor line, short enough to hear that it failed. */
const timeoutMs = 30_000;

/**
 * Posts a body as JSON and asks for an answer in JSON.
 * @throws TypeError without a connection, DOMException `AbortError` without an answer in time
 */
export function postJson(path: string, body: object): Promise<Response> {
  const controller = new AbortController();
  // `AbortSignal.timeout` came to browsers later.
  setTimeout(() => controller.abort(), timeoutMs);
  return fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
    signal: controller.signal,
    // It arrives although the visitor leaves the page meanwhile.
    keepalive: true,
  });
}
