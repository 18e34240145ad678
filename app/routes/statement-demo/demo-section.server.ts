import type { WebPageElement } from "schema-dts";
import { address } from "#app/seo/site-addresses.server.ts";
import type { Locale } from "#data/index.ts";

/** The section of a page in which a visitor tries a tool. */
export function demoSection(name: string, path: string, locale: Locale): WebPageElement {
  return {
    "@type": "WebPageElement",
    name,
    url: address(`${path}#try`, locale),
    isPartOf: { "@id": address(path, locale) },
  };
}
