import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hashOf, policyHeader } from "#app/security/headers.ts";
import { pageDataId, type StartPlan, startPlanId } from "#app/start/start-plan.ts";
import { accents } from "#data/schemas/accents.ts";
import { namesIn, pageStyles, parseStyles, takeLayer } from "./page-styles";

const styleElement = /<style>(.*?)<\/style>/s;
/** What illustrations look like is put into the first one: in HTML's own elements `<style>` is for the head only. */
const firstIllustration = /<figure[^>]* class="illustration [^>]*><div[^>]*>/;
const inlineScript = /<script>(.*?)<\/script>/gs;
const dataElement = (id: string) =>
  new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, "s");
const planElement = dataElement(startPlanId);
const pageDataElement = dataElement(pageDataId);

/**
 * Finishes the prerendered pages: gives each only the styles that it uses, allowed by their hash in a policy of its own,
 * and moves its hydration data into a file that is fetched with its script. React Router's own data files are for
 * navigation without a new document, of which there is none.
 * @param folder of the built files
 * @returns the inline scripts of all pages, and the HTML of one page
 */
export async function finishPages(folder: string): Promise<{ scripts: Set<string>; anyPage: string }> {
  const scripts = new Set<string>();
  let anyPage = "";
  const stylesOf = cachedPageStyles();
  for (const file of globSync(`${folder}/**/*.data`)) rmSync(file);
  for (const file of globSync(`${folder}/**/index.html`)) {
    // A nonce holds for one response of the Worker, not for a file.
    const html = withDataInFile(folder, readFileSync(file, "utf8").replace(/ nonce="[^"]*"/g, ""));
    anyPage = html;
    for (const [, script = ""] of html.matchAll(inlineScript)) scripts.add(script);
    const [styles, illustrationStyles] = stylesOf(html);
    const parts = firstIllustration.test(html) ? [styles, illustrationStyles] : [styles + illustrationStyles];
    const hashes = await Promise.all(parts.map(hashOf));
    const policy = `<meta http-equiv="${policyHeader}" content="style-src 'self' ${hashes.join(" ")}"/>`;
    const [head, inIllustration] = parts.map((part) => `<style>${part}</style>`);
    writeFileSync(
      file,
      html
        .replace(styleElement, () => policy + head)
        .replace(firstIllustration, (start) => `${start}<svg hidden>${inIllustration}</svg>`),
    );
  }
  return { scripts, anyPage };
}

/**
 * Moves a page's hydration data into a file named by its content: nothing else needs it.
 * @returns the page, whose plan names the file
 */
function withDataInFile(folder: string, html: string): string {
  // As compose.server.ts wrote it: `<` is escaped, which is the same in JSON.
  const text = pageDataElement.exec(html)?.[1] ?? "";
  const plan: StartPlan = JSON.parse(planElement.exec(html)?.[1] ?? "");
  const data = `/assets/data-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.txt`;
  writeFileSync(folder + data, text);
  plan.links.push({ rel: "preload", as: "fetch", crossOrigin: "", href: data });
  const planWithData = JSON.stringify({ ...plan, data }).replaceAll("<", "\\u003c");
  return html
    .replace(pageDataElement, "")
    .replace(planElement, (element, json) => element.replace(json, () => planWithData));
}

/** Finds a page's styles, and separately those of its illustrations; cached by the names that a page uses. */
function cachedPageStyles(): (html: string) => [styles: string, illustrations: string] {
  const known = new Map<string, [string, string]>();
  let whole: { css: string; root: ReturnType<typeof parseStyles> } | undefined;
  return (html) => {
    const css = styleElement.exec(html)?.[1] ?? "";
    if (whole?.css !== css) whole = { css, root: parseStyles(css) };
    const names = namesIn(html.replace(css, ""));
    // Keeps all accent colours where one is used: else each post's picture would need styles of its own.
    if (accents.some((accent) => names.has(`--color-accent-${accent}`)))
      for (const accent of accents) names.add(`--color-accent-${accent}`);
    const key = JSON.stringify([...names].sort());
    const found = known.get(key) ?? takeLayer(pageStyles(whole.root, names), "components.illustrations");
    known.set(key, found);
    return found;
  };
}
