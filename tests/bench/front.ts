/**
 * An edge in small: HTTP/2, TLS and brotli in front of built files, as a visitor meets them. Answers what is a file;
 * all else is 404, the Worker is not here.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".data": "text/x-script",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
  ".ico": "image/x-icon",
};
const isPacked = (type: string) => !/font|png|icon/.test(type);

/**
 * Serves a folder. Needs `openssl`, for a certificate of its own; the browser has to be told to take it.
 * @param quality brotli's, from 0 to 11: edges spend about 5 on what they pack while it is asked for
 * @returns how to end it
 */
export async function startFront(folder: string, port: number, quality = 5): Promise<() => void> {
  const packed = new Map<string, Buffer>();
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    const path = new URL(request.url ?? "/", "https://front").pathname;
    const file = [join(folder, path), join(folder, path, "index.html")].find(isFile);
    if (!file) return response.writeHead(404).end();
    const type = types[extname(file)] ?? "application/octet-stream";
    const body = packed.get(file) ?? pack(readFileSync(file), isPacked(type) ? quality : undefined);
    packed.set(file, body);
    response.writeHead(200, {
      "content-type": type,
      "content-length": body.length,
      "cache-control": path.startsWith("/assets/")
        ? "public, max-age=31536000, immutable"
        : "public, max-age=0",
      ...(isPacked(type) ? { "content-encoding": "br" } : {}),
    });
    return response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return () => server.close();
}

function pack(body: Buffer, quality: number | undefined): Buffer {
  if (quality === undefined) return body;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "front-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  execFileSync(
    "openssl",
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`.split(" "),
    { stdio: "ignore" },
  );
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
