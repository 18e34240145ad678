import { hashOf, immutable, pagePolicy, policyHeader, securityHeaders } from "#app/security/headers.ts";
import { getCompany } from "#data/index.ts";

/** The file that allows browsers to prefetch and prerender pages. */
const speculationRules = "/speculation-rules.json";

/** Pictures that other sites may embed: sharing pictures and press pictures. */
const shownElsewhere = ["/og/*", "/press/*"];
const ownSiteOnly = "Cross-Origin-Resource-Policy" satisfies keyof typeof securityHeaders;

/**
 * The content of Cloudflare's `_headers` file. One rule is for all pages, because with two matching rules a page would get
 * two policies. The policy allows the inline scripts of all pages by their hashes. Styles are limited by each page itself.
 * @param html the HTML of any page
 */
export async function headersFile(scripts: Iterable<string>, html: string): Promise<string> {
  const hashes = await Promise.all([...scripts].map(hashOf));
  const { newsletter, analytics } = getCompany("en");
  const policy = pagePolicy({
    scripts: hashes,
    styles: ["'unsafe-inline'"],
    html,
    newsletterAction: newsletter?.action,
    analytics,
  });
  const headers = Object.entries({ ...securityHeaders, [policyHeader]: policy });
  return [
    "/*",
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    `  Speculation-Rules: "${speculationRules}"`,
    speculationRules,
    "  Content-Type: application/speculationrules+json",
    "/assets/*",
    `  Cache-Control: ${immutable}`,
    // No policy for PDFs, because some browsers apply it to their PDF viewer. Search engines should list the linking page.
    "/*.pdf",
    "  X-Robots-Tag: noindex",
    `  ! ${policyHeader}`,
    ...shownElsewhere.flatMap((path) => [path, `  ! ${ownSiteOnly}`, `  ${ownSiteOnly}: cross-origin`]),
    "",
  ].join("\n");
}
