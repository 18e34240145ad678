import { hashOf, immutable, pagePolicy, policyHeader, securityHeaders } from "#app/security/headers.ts";
import { getCompany } from "#data/index.ts";

/** Which pages the browser may fetch before they are asked for, see speculation-rules.json. */
const speculationRules = "/speculation-rules.json";

/** Pictures that are made to be shown on other sites: of pages that are shared, and for the press. */
const shownElsewhere = ["/og/*", "/press/*"];
const ownSiteOnly = "Cross-Origin-Resource-Policy" satisfies keyof typeof securityHeaders;

/**
 * The `_headers` file of Cloudflare. All pages are under one rule: two would give two policies. It allows inline scripts, the
 * same on all pages, by their hashes; each page its own styles. @param html of any page
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
    // Search engines list the page that links to a PDF instead. Some browsers apply a policy to the viewer that shows it.
    "/*.pdf",
    "  X-Robots-Tag: noindex",
    `  ! ${policyHeader}`,
    ...shownElsewhere.flatMap((path) => [path, `  ! ${ownSiteOnly}`, `  ${ownSiteOnly}: cross-origin`]),
    "",
  ].join("\n");
}
