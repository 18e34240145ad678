import { globSync, readFileSync, writeFileSync } from "node:fs";
import { hashOf, immutable, pagePolicy, policyHeader, securityHeaders } from "../../workers/headers";
import { beads } from "../ui/beadwork";
import { pageStyles, parseStyles, wordsOf } from "./page-styles";
import { type StartPlan, startPlanId } from "./start-plan";

const styleElement = /<style>(.*?)<\/style>/s;
const planElement = new RegExp(`<script type="application/json" id="${startPlanId}">(.*?)</script>`, "s");
const inlineScript = /<script>(.*?)<\/script>/gs;

/**
 * The last step of the build, on the prerendered files: leaves to each page the styles that it uses, and writes the
 * headers that the files are served with. What pages hold inline is allowed by its hash: the scripts, which are the
 * same on all pages, in the header of them all; the styles, which are not, by each page itself.
 * @param folder where the built files are
 */
export async function finishBuild(folder: string): Promise<void> {
  const scripts = new Set<string>();
  let anyPage = "";
  const stylesOf = stylist(folder);
  for (const file of globSync(`${folder}/**/index.html`)) {
    // A nonce is for one answer of the Worker.
    const html = readFileSync(file, "utf8").replace(/ nonce="[^"]*"/g, "");
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

/** Finds a page's styles; pages with the same scripts and the same class names get the same, worked out once. */
function stylist(folder: string): (html: string) => string {
  const known = new Map<string, string>();
  let whole: { css: string; root: ReturnType<typeof parseStyles> } | undefined;
  return (html) => {
    const css = styleElement.exec(html)?.[1] ?? "";
    if (whole?.css !== css) whole = { css, root: parseStyles(css) };
    const { preload }: StartPlan = JSON.parse(planElement.exec(html)?.[1] ?? "");
    const markup = html.replace(css, "");
    // A picture that wears one bead colour may wear any: or every post would have styles of its own to work out.
    const colours = markup.includes("var(--color-bead-")
      ? beads.map((bead) => `var(--color-bead-${bead})`)
      : [];
    const names = markup.match(/<[a-z]\w*| class="[^"]*"|var\(--(?!color-bead)[\w-]+\)/g) ?? [];
    const used = new Set([...names, ...colours]);
    const key = JSON.stringify([preload, [...used].sort()]);
    const styles =
      known.get(key) ?? pageStyles(whole.root, wordsOf([...used, ...sourcesOf(folder, preload)].join(" ")));
    known.set(key, styles);
    return styles;
  };
}

/** The text of the site's scripts, and of those that they may load later: they can put any class on the page. */
function sourcesOf(folder: string, urls: string[], seen = new Set<string>()): string[] {
  return urls.flatMap((url) => {
    if (seen.has(url) || url.startsWith("/assets/framework-")) return [];
    seen.add(url);
    const source = readFileSync(folder + url, "utf8");
    const later = [...source.matchAll(/import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g)].map(
      ([, name]) => `/assets/${name}`,
    );
    return [source, ...sourcesOf(folder, later, seen)];
  });
}

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
    "/assets/*",
    `  Cache-Control: ${immutable}`,
    // The loader data of pages: Cloudflare knows no type for it.
    "/*.data",
    "  Content-Type: text/x-script",
    ...shownElsewhere.flatMap((path) => [path, `  ! ${ownSiteOnly}`, `  ${ownSiteOnly}: cross-origin`]),
    "",
  ].join("\n");
}
