import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { beads } from "../ui/beadwork";
import { hashOf, immutable, pagePolicy, policyHeader, securityHeaders } from "./headers";
import { namesIn, pageStyles, parseStyles } from "./page-styles";
import { loaderDataId, type StartPlan, startPlanId } from "./start-plan";

const styleElement = /<style>(.*?)<\/style>/s;
const inlineScript = /<script>(.*?)<\/script>/gs;
const dataElement = (id: string) =>
  new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, "s");
const planElement = dataElement(startPlanId);
const loaderDataElement = dataElement(loaderDataId);

/**
 * The last step of the build, on the prerendered files: leaves to each page the styles that it uses, moves its loader
 * data into a file that is fetched with its script, and writes the headers that the files are served with. What pages hold inline is allowed by its hash: the scripts, which are the
 * same on all pages, in the header of them all; the styles, which are not, by each page itself.
 * @param folder where the built files are
 */
export async function finishBuild(folder: string): Promise<void> {
  const scripts = new Set<string>();
  let anyPage = "";
  const stylesOf = stylist();
  for (const file of globSync(`${folder}/**/index.html`)) {
    // A nonce is for one answer of the Worker.
    const html = withDataInFile(folder, readFileSync(file, "utf8").replace(/ nonce="[^"]*"/g, ""));
    anyPage = html;
    for (const [, script = ""] of html.matchAll(inlineScript)) scripts.add(script);
    const styles = stylesOf(html);
    const policy = `<meta http-equiv="${policyHeader}" content="style-src 'self' ${await hashOf(styles)}"/>`;
    writeFileSync(
      file,
      html.replace(styleElement, () => `${policy}<style>${styles}</style>`),
    );
  }
  const hashes = await Promise.all([...scripts].map(hashOf));
  writeFileSync(`${folder}/_headers`, headersFile(hashes, anyPage));
}

/**
 * Writes a page's loader data into a file named by its content: only hydration needs it, and the document says the
 * same already.
 * @returns the page, whose plan names the file
 */
function withDataInFile(folder: string, html: string): string {
  // As compose.server.ts wrote it: `<` is escaped, which is the same in JSON.
  const text = loaderDataElement.exec(html)?.[1] ?? "";
  const plan: StartPlan = JSON.parse(planElement.exec(html)?.[1] ?? "");
  const data = `/assets/data-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.txt`;
  writeFileSync(folder + data, text);
  const planWithData = JSON.stringify({ ...plan, data }).replaceAll("<", "\\u003c");
  return html
    .replace(loaderDataElement, "")
    .replace(planElement, (element, json) => element.replace(json, () => planWithData));
}

/** Finds a page's styles. Pages with the same names get the same, worked out once. */
function stylist(): (html: string) => string {
  const known = new Map<string, string>();
  let whole: { css: string; root: ReturnType<typeof parseStyles> } | undefined;
  return (html) => {
    const css = styleElement.exec(html)?.[1] ?? "";
    if (whole?.css !== css) whole = { css, root: parseStyles(css) };
    const names = namesIn(html.replace(css, ""));
    // A picture in one of the seven colours may as well be in another, or each post would have styles of its own.
    if (beads.some((bead) => names.has(`--color-bead-${bead}`)))
      for (const bead of beads) names.add(`--color-bead-${bead}`);
    const key = JSON.stringify([...names].sort());
    const styles = known.get(key) ?? pageStyles(whole.root, names);
    known.set(key, styles);
    return styles;
  };
}

/** Which pages the browser may fetch before they are asked for, see speculation-rules.json. */
const speculationRules = "/speculation-rules.json";

/** Pictures that are made to be shown on other sites: of pages that are shared, and for the press. */
const shownElsewhere = ["/og/*", "/press/*"];
const ownSiteOnly = "Cross-Origin-Resource-Policy" satisfies keyof typeof securityHeaders;

/** The `_headers` file of Cloudflare. All pages are under one rule, as two rules would give two policies. */
function headersFile(scripts: string[], html: string): string {
  const policy = pagePolicy({ scripts, styles: ["'unsafe-inline'"], html });
  const headers = Object.entries({ ...securityHeaders, [policyHeader]: policy });
  return [
    "/*",
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    `  Speculation-Rules: "${speculationRules}"`,
    speculationRules,
    "  Content-Type: application/speculationrules+json",
    "/assets/*",
    `  Cache-Control: ${immutable}`,
    ...shownElsewhere.flatMap((path) => [path, `  ! ${ownSiteOnly}`, `  ${ownSiteOnly}: cross-origin`]),
    "",
  ].join("\n");
}
