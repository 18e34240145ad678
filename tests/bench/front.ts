/**
 * A small edge: HTTP/2, TLS and brotli in front of the site, as its visitors meet it. Answers to GET are fetched from the
 * Worker once and kept; everything else is passed on.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, constants } from "node:zlib";

/** Edges compress with about this brotli quality what they compress while it is asked for. */
const edgeQuality = 5;
const isCompressible = (type: string) => /^text\/|json|javascript|svg|manifest/.test(type);

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

interface FrontOptions {
  /** Where the Worker listens. */
  origin: string;
  port: number;
  /** Changes the HTML of every page. */
  transform?: (html: string) => string;
}

/**
 * Starts an edge at https://localhost:`port`. Needs `openssl` for a certificate of its own, which the browser has to be
 * told to accept.
 * @returns how to stop it
 */
export async function startFront({ origin, port, transform }: FrontOptions): Promise<() => void> {
  const kept = new Map<string, Promise<Answer>>();
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, async (request, response) => {
    const path = request.url;
    const isGet = request.method === "GET";
    const answering = (isGet && kept.get(path)) || answer(origin, request, transform);
    if (isGet) kept.set(path, answering);
    await answering.then(
      (answer) => send(response, answer),
      (error) => send(response, { status: 502, headers: {}, body: Buffer.from(String(error)) }),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return () => server.close();
}

let visitors = 0;

async function answer(
  origin: string,
  request: Http2ServerRequest,
  transform: FrontOptions["transform"],
): Promise<Answer> {
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
  const headers = Object.fromEntries(response.headers);
  for (const name of [
    "connection",
    "content-encoding",
    "content-length",
    "keep-alive",
    "transfer-encoding",
  ]) {
    delete headers[name];
  }
  const type = headers["content-type"] ?? "";
  const received = Buffer.from(await response.arrayBuffer());
  const body =
    transform && type.startsWith("text/html") ? Buffer.from(transform(received.toString())) : received;
  if (!isCompressible(type)) return { status: response.status, headers, body };
  return {
    status: response.status,
    headers: { ...headers, "content-encoding": "br" },
    body: compressed(body),
  };
}

function send(response: Http2ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, "content-length": String(body.length) });
  response.end(body);
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
