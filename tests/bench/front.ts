/**
 * A small edge: HTTP/2, TLS and brotli in front of the site, as its visitors meet it. Answers to GET are fetched from the
 * Worker once and kept; everything else is passed on.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, constants } from "node:zlib";

/** Edges compress with about this brotli quality what they compress while it is asked for. */
const edgeQuality = 5;
const isCompressible = (type: string) => /^text\/|json|javascript|svg|manifest/.test(type);
/** Headers of one connection, which another one has to set itself. */
const ofConnection = ["connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding"];

/**
 * Starts an edge at https://localhost:`port`. Needs `openssl` for a certificate of its own, which the browser has to be
 * told to accept.
 * @param origin where the Worker listens
 * @returns how to stop it
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
      // The Worker sees the address that it listens at, and takes a form only from pages of the same origin.
      ...(request.headers.origin && { origin }),
      // Every post counts as another visitor's: there is a rate limit for each.
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

/** A text as the edge sends it. */
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
