import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { getCompany } from "#data/index.ts";
import { logError } from "./leads/log";
import { pagePolicy, policyHeader } from "./security/headers";
import { tagEnglishParts } from "./seo/english-parts";

/** The log contains at most this many characters of a path. */
const loggedPathLength = 200;

/** Logs errors with status 500 or higher. Skips wrong URLs and methods (4xx), and requests that the client has aborted. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { pathname } = new URL(request.url);
  logError("request.failed", error, { pathname: pathname.slice(0, loggedPathLength) });
};

/** Renders a document: at build time for every known page, in the Worker for unknown URLs. */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  entryContext: EntryContext,
) {
  let status = responseStatusCode;
  // This stream is for a client-side router, which the site does not have. Cancel it: unread, it would keep the request open.
  const { serverHandoffStream, ...context } = entryContext;
  serverHandoffStream?.cancel();
  const nonce = crypto.randomUUID();
  const body = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} {...(import.meta.env.PROD && { nonce })} />,
    {
      signal: request.signal,
      nonce,
      // Disable streaming: React would need a script to move late chunks into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        status = 500;
        handleError(error, { request } as Parameters<HandleErrorFunction>[1]);
      },
    },
  );
  await body.allReady;
  const html = await new Response(body).text();
  responseHeaders.set("Content-Type", "text/html; charset=utf-8");
  const nonces = [`'nonce-${nonce}'`];
  // No Content Security Policy on the dev server, as in workers/app.ts. Read the company only inside this `if`: after a
  // mistake in data/company.ts `getCompany` throws, and the dev server must still send the page with the error's message.
  if (import.meta.env.PROD) {
    const { newsletter, analytics } = getCompany("en");
    responseHeaders.set(
      policyHeader,
      pagePolicy({ scripts: nonces, styles: nonces, html, newsletterAction: newsletter?.action, analytics }),
    );
  }
  const withNonces = html
    .replaceAll("<script>", `<script nonce="${nonce}">`)
    .replace("<style>", `<style nonce="${nonce}">`)
    .replace("</body>", () => `${devScript(entryContext)}</body>`);
  return new Response(tagEnglishParts(withNonces), { status, headers: responseHeaders });
}

/**
 * For `npm run dev`: Vite's client, the hot-reload runtime that React Router's plug-in expects in every component's module, and
 * the scroll position after a reload. On a busy machine, where styles arrive late, Chromium often restores a wrong position.
 */
function devScript({ manifest: { hmr } }: EntryContext): string {
  if (!hmr) return "";
  return `<script type="module">
    import "/@vite/client";
    import ${JSON.stringify(hmr.runtime)};
    if (performance.getEntriesByType("navigation")[0].type === "reload") {
      history.scrollRestoration = "manual";
      scrollTo({ top: sessionStorage.getItem("scrollY"), behavior: "instant" });
    }
    addEventListener("pagehide", () => {
      // For Back.
      history.scrollRestoration = "auto";
      sessionStorage.setItem("scrollY", scrollY);
    });
  </script>`;
}
