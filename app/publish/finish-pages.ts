import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import postcss from "postcss";
import { hashOf, policyHeader } from "#app/security/headers.ts";
import { pageDataId, type StartPlan, startPlanId } from "#app/start/start-plan.ts";
import { accents } from "#data/schemas/accents.ts";
import { namesIn, pageStyles, parseStyles, takeRules } from "./page-styles";

const styleElement = /<style>(.*?)<\/style>/s;
const allStyles = new RegExp(styleElement, "gs");
/** What illustrations look like is put into the first one: in HTML's own elements `<style>` is for the head only. */
const firstIllustration = /<figure[^>]* class="illustration [^>]*><div[^>]*>/;
const inlineScript = /<script>(.*?)<\/script>/gs;
const dataElement = (id: string) =>
  new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, "s");
const planElement = dataElement(startPlanId);
const pageDataElement = dataElement(pageDataId);

/**
 * Gives each prerendered page only the styles that it uses, allowed by their hash, and moves its hydration data into a file.
 * React Router's own data files are for navigation without a new document, of which there is none.
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
    const { styles, ofIllustrations, forPaper } = stylesOf(html);
    const onScreen = firstIllustration.test(html) ? [styles, ofIllustrations] : [styles + ofIllustrations];
    const [head = "", inIllustration] = onScreen.map((part) => `<style>${part}</style>`);
    const page = html
      .replace(styleElement, () => head)
      .replace(firstIllustration, (start) => `${start}<svg hidden>${inIllustration}</svg>`)
      // At its end, as no reader waits for them: React leaves alone what follows its own elements.
      .replace("</body>", () => `<svg hidden><style>${forPaper}</style></svg></body>`);
    const hashes = await Promise.all(Array.from(page.matchAll(allStyles), ([, style = ""]) => hashOf(style)));
    const policy = `<meta http-equiv="${policyHeader}" content="style-src 'self' ${hashes.join(" ")}"/>`;
    writeFileSync(
      file,
      page.replace(head, () => policy + head),
    );
  }
  return { scripts, anyPage };
}

/** Moves a page's hydration data into a file named by its content. @returns the page, whose plan names the file */
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

interface PageStyles {
  styles: string;
  ofIllustrations: string;
  forPaper: string;
}

/** Finds a page's styles, and separately those of its illustrations and for paper; cached by the names that a page uses. */
function cachedPageStyles(): (html: string) => PageStyles {
  const known = new Map<string, PageStyles>();
  let whole: { css: string; root: ReturnType<typeof parseStyles> } | undefined;
  return (html) => {
    const css = styleElement.exec(html)?.[1] ?? "";
    if (whole?.css !== css) whole = { css, root: parseStyles(css) };
    const names = namesIn(html.replace(css, ""));
    // Keeps all accent colours where one is used: else each post's picture would need styles of its own.
    if (accents.some((accent) => names.has(`--color-accent-${accent}`)))
      for (const accent of accents) names.add(`--color-accent-${accent}`);
    const key = JSON.stringify([...names].sort());
    const found = known.get(key) ?? splitStyles(pageStyles(whole.root, names));
    known.set(key, found);
    return found;
  };
}

function splitStyles(css: string): PageStyles {
  const rest = postcss.parse(css);
  const ofIllustrations = takeRules(rest, "layer", "components.illustrations");
  const forPaper = takeRules(rest, "media", "print");
  return { styles: rest.toString(), ofIllustrations, forPaper };
}
