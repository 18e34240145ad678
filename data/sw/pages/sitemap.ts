import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const sitemap: Translation<Copy["sitemap"]> = {
  meta: {
    title: "Ramani ya tovuti: kurasa zote",
    description:
      "Kila ukurasa wa tovuti hii: masuluhisho, zana, huduma, mifumo ya biashara, sekta, makala, mifano ya wateja, msaada, kampuni na kurasa za kisheria.",
  },
  hero: {
    title: "Kurasa zote.",
    intro:
      "Kurasa zote za tovuti hii zimepangwa kwa mada. Ili kutafuta kwenye orodha hii, bonyeza Ctrl+F au tumia “Tafuta kwenye ukurasa” ya kivinjari chako.",
  },
  groups: {
    main: "Anzia hapa",
    solutions: "Masuluhisho",
    tools: "Zana",
    services: "Huduma",
    products: "Mifumo ya biashara",
    industries: "Sekta",
    blog: "Makala",
    caseStudies: "Mifano ya wateja",
    legal: "Kurasa za kisheria",
  },
  demo: "{tool}: jaribu",
  labels: {},
};
