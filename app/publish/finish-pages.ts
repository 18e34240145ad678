import { globSync, readFileSync, writeFileSync } from "node:fs";
import postcss from "postcss";
import { hashOf, policyHeader } from "#app/security/headers.ts";
import { accents } from "#data/schemas/accents.ts";
import { namesIn, pageStyles, parseStyles, takeRules } from "./page-styles";

const styleElement = /<style>(.*?)<\/style>/s;
const allStyles = new RegExp(styleElement, "gs");
/** What illustrations look like is put into the first one: in HTML's own elements `<style>` is for the head only. */
const firstIllustration = /<figure[^>]* class="illustration [^>]*><div[^>]*>/;
const inlineScript = /<script>(.*?)<\/script>/gs;

/**
 * Gives each prerendered page only the styles that it uses, allowed by their hash.
 * @returns the inline scripts of all pages, and the HTML of one page
 */
export async function finishPages(folder: string): Promise<{ scripts: Set<string>; anyPage: string }> {
  const scripts = new Set<string>();
  let anyPage = "";
  const stylesOf = cachedPageStyles();
  for (const file of globSync(`${folder}/**/index.html`)) {
    // A nonce holds for one response of the Worker, not for a file.
    const html = readFileSync(file, "utf8").replace(/ nonce="[^"]*"/g, "");
    anyPage = html;
    for (const [, script = ""] of html.matchAll(inlineScript)) scripts.add(script);
    const { styles, ofIllustrations, forPaper } = stylesOf(html);
    const onScreen = firstIllustration.test(html) ? [styles, ofIllustrations] : [styles + ofIllustrations];
    const [head = "", inIllustration] = onScreen.map((part) => `<style>${part}</style>`);
    const page = html
      .replace(styleElement, () => head)
      .replace(firstIllustration, (start) => `${start}<svg hidden>${inIllustration}</svg>`)
      // At its end, because no reader waits for them.
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
