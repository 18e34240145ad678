import type { EntryContext } from "react-router";
import styles from "#app/app.css?inline";
import stylesheet from "#app/app.css?url";
import { developmentScript, startPlan } from "./react-router-internals";
import { pageDataId, startPlanId } from "./start-plan";
import starter from "./starter/starter.ts?script";

/**
 * The styles of a document, in it: no request delays the first paint. The build leaves each prerendered page what its markup
 * uses (app/publish/page-styles.ts); the rest comes after hydration. The dev server links them, to exchange them.
 */
export const documentStyles = import.meta.env.DEV
  ? `<link rel="stylesheet" href="${stylesheet}">`
  : `<style>${styles}</style>`;

interface DocumentParts {
  /** The page as React drew it, without any script. */
  html: string;
  context: EntryContext;
  nonce: string;
}

/** Adds styles to the head, and what the script needs to the end. Inline scripts get the nonce: React escapes all texts. */
export function composeDocument({ html, nonce, context: entry }: DocumentParts): string {
  const data = (id: string, text: string) =>
    `<script type="application/json" id="${id}">${text.replaceAll("<", "\\u003c")}</script>`;
  const { plan, context } = startPlan(entry);
  const start = [
    data(startPlanId, JSON.stringify({ ...plan, ...(import.meta.env.PROD && { stylesheet }) })),
    data(pageDataId, context),
    `<script nonce="${nonce}">${starter}</script>`,
  ];
  // The dev server hydrates at once: only then does an edit show by itself.
  const development = developmentScript(entry);
  if (development) start.unshift(`<script type="module">${development}</script>`);
  // Functions, because a replacement's text may not contain `$`.
  return html
    .replaceAll("<script>", `<script nonce="${nonce}">`)
    .replace("</head>", () => `${documentStyles.replace("<style", `<style nonce="${nonce}"`)}</head>`)
    .replace(/<\/body><\/html>$/, () => `${start.join("")}</body></html>`);
}
