import { createContext, use } from "react";

/** What the server has to say of the page, as JSON-LD. Nothing in the browser, which has it in the document. */
export const StructuredDataContext = createContext("");

/**
 * The page's structured data. It is rendered on the server only: it is neither in the loaders' data nor in a script,
 * and hydration leaves it as it is. After a navigation it stays that of the first page: crawlers load each anew.
 */
export function StructuredData() {
  const json = use(StructuredDataContext);
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped where it is written, in structured-data.server.ts
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
