import type { EntryContext } from "react-router";
import styles from "~/app.css?inline";
import stylesheet from "~/app.css?url";
import { startLate } from "./late-start";
import { hydratedEvent, loaderDataId, type StartPlan, startPlanId } from "./start-plan";

/** How long the starter holds a form or a link for the script, in milliseconds. */
const patience = 10_000;

/**
 * The styles of a document, in the document: no request stands before the first paint. All of the site's; the build
 * leaves to each prerendered page what it uses (page-styles.ts). Only the dev server links them, to exchange them.
 */
export const documentStyles = import.meta.env.DEV
  ? `<link rel="stylesheet" href="${stylesheet}">`
  : `<style>${styles}</style>`;

interface Parts {
  /** The page as React drew it, without any script. */
  html: string;
  context: EntryContext;
  /** What the page was drawn from, in React Router's encoding. */
  loaderData: string;
  nonce: string;
}

/** Puts the styles into a page's head, and behind its content what the script needs to start late. */
export function composeDocument({ html, context, loaderData, nonce }: Parts): string {
  const data = (id: string, text: string) =>
    `<script type="application/json" id="${id}">${text.replaceAll("<", "\\u003c")}</script>`;
  const call = [startPlanId, hydratedEvent, patience].map((value) => JSON.stringify(value)).join();
  const start = [
    data(startPlanId, JSON.stringify(startPlan(context))),
    data(loaderDataId, loaderData),
    `<script nonce="${nonce}">(${startLate})(${call})</script>`,
  ];
  // Functions, because a replacement's text may not contain `$`.
  return html
    .replace("</head>", () => `${documentStyles.replace("<style", `<style nonce="${nonce}"`)}</head>`)
    .replace(/<\/body><\/html>$/, () => `${start.join("")}</body></html>`);
}

function startPlan({ manifest, staticHandlerContext, serverHandoffString = "{}" }: EntryContext): StartPlan {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const runtime = manifest.hmr?.runtime;
  return {
    // The framework first and by itself: one long task is two shorter ones.
    scripts: [...(runtime ? [runtime] : []), ...manifest.entry.imports, manifest.entry.module],
    preload: [
      ...new Set([
        ...[manifest.entry.module, ...manifest.entry.imports, manifest.url],
        ...routes.flatMap(({ module, imports }) => [module, ...(imports ?? [])]),
      ]),
    ],
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    context: JSON.parse(serverHandoffString),
  };
}
