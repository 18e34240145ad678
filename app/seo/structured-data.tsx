import { useMatches } from "react-router";
import type { Thing } from "schema-dts";

/** What a page's loader may say of it in the words of schema.org: only what the page shows, which a test compares. */
interface Described {
  structuredData?: readonly Thing[];
}

/** What the page's loaders say of it for search engines, as JSON-LD. */
export function StructuredData() {
  const things = useMatches().flatMap(
    ({ loaderData }) => (loaderData as Described | undefined)?.structuredData ?? [],
  );
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a `<` is escaped, so nothing in it ends the script
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
