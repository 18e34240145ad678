/**
 * A local edge server: adds HTTP/2, TLS and brotli to the built site, as Cloudflare does. Responses to GET are cached
 * after the first request. All other requests go to the Worker.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, constants } from "node:zlib";

/** The brotli quality of dynamic compression on edge servers, approximately. */
const edgeQuality = 5;
const isCompressible = (type: string) => /^text\/|json|javascript|svg|manifest/.test(type);
/** Headers that belong to one connection. The new connection sets its own. */
const ofConnection = ["connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding"];

/**
 * Starts an edge server at https://localhost:`port`. Needs `openssl` for a self-signed certificate, which the browser
 * must be told to accept.
 * @param origin the URL of the Worker
 * @returns a function that stops the server
 */
export async function startFront(origin: string, port: number): Promise<() => void> {
  const kept = new Map<string, ReturnType<typeof answer>>();
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, async (request, response) => {
    const isGet = request.method === "GET";
    const answering = (isGet && kept.get(request.url)) || answer(origin, request);
    if (isGet) kept.set(request.url, answering);
    const { status, headers, body } = await answering;
    response.writeHead(status, { ...headers, "content-length": String(body.length) });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return () => server.close();
}

let visitors = 0;

async function answer(origin: string, request: Http2ServerRequest) {
  const { method, url } = request;
  const response = await fetch(origin + url, {
    method,
    redirect: "manual",
    headers: {
      accept: String(request.headers.accept ?? "*/*"),
      "content-type": String(request.headers["content-type"] ?? ""),
      // The Worker sees its own URL, not that of the edge server, and accepts forms only from its own origin.
      ...(request.headers.origin && { origin }),
      // Give each request another IP address, because the rate limit counts posts by address.
      "cf-connecting-ip": `10.0.${(++visitors >> 8) & 255}.${visitors & 255}`,
    },
    ...(method === "POST" && { body: new Uint8Array(await buffer(request)) }),
  });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofConnection.includes(name)));
  const body = Buffer.from(await response.arrayBuffer());
  return isCompressible(headers["content-type"] ?? "")
    ? { status: response.status, headers: { ...headers, "content-encoding": "br" }, body: compressed(body) }
    : { status: response.status, headers, body };
}

/** A text, compressed as the edge server sends it. */
export function compressed(text: string | Buffer): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: edgeQuality } });
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "front-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  execFileSync(
    "openssl",
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`.split(" "),
    { stdio: "ignore" },
  );
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}
