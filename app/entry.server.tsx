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

/** How much of a path is logged. */
const loggedPathLength = 200;

/** Logs our own faults, in a line each: no wrong URL or method, and no request that the visitor broke off. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { pathname } = new URL(request.url);
  logError("request.failed", error, { pathname: pathname.slice(0, loggedPathLength) });
};

/** Renders a document: at build time for every known page, in the Worker for what is unknown. */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  entryContext: EntryContext,
) {
  let status = responseStatusCode;
  // The stream brings loader data to a client-side router, which the site does not have. Unread it would keep the request open.
  const { serverHandoffStream, ...context } = entryContext;
  serverHandoffStream?.cancel();
  const nonce = crypto.randomUUID();
  const body = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} {...(import.meta.env.PROD && { nonce })} />,
    {
      signal: request.signal,
      nonce,
      // Everything in its place: pieces that come later would have to be moved there by a script.
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
  // As in workers/app.ts: no policy while developing. The company is read here alone: with a mistake in its record the dev
  // server would otherwise fail to send the page that names the mistake.
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

/** Under `npm run dev`: Vite's client, and the runtime that React Router's plug-in has every component's module expect. */
function devScript({ manifest: { hmr } }: EntryContext): string {
  if (!hmr) return "";
  return `<script type="module">import "/@vite/client"; import ${JSON.stringify(hmr.runtime)};</script>`;
}
