import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const info: Translation<Copy["info"]> = {
  contents: "Kwenye ukurasa huu",
  updated: "Tarehe ya kuanza kutumika: {date}",
  kinds: {
    legal: "Kurasa za kisheria",
    help: "Kurasa za msaada",
    resource: "Kurasa za nyenzo",
    company: "Kurasa za kampuni",
  },
  table: "{section}, jedwali {number}",
  listing: "Kielelezo {number}: {section}",
};
