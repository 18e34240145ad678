import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { StructuredDataContext } from "./seo/structured-data";
import { structuredData } from "./seo/structured-data.server";

/** One line per fault of ours. A visitor's mistake (a wrong address or method) and a closed tab are none. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { pathname } = new URL(request.url);
  console.error(JSON.stringify({ event: "request.failed", pathname, error: String(error) }));
};

/** Renders a document: at build time for every known page, in the Worker for what is unknown. */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  let status = responseStatusCode;
  const document = (
    <StructuredDataContext value={structuredData(loadContext)}>
      <ServerRouter context={routerContext} url={request.url} />
    </StructuredDataContext>
  );
  const body = await renderToReadableStream(document, {
    signal: request.signal,
    onError(error) {
      status = 500;
      handleError(error, { request } as Parameters<HandleErrorFunction>[1]);
    },
  });
  // Crawlers and the prerendering get the page whole; visitors get it as it comes.
  if (isbot(request.headers.get("User-Agent")) || routerContext.isSpaMode) await body.allReady;
  responseHeaders.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status, headers: responseHeaders });
}
