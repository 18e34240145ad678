import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const caseStudies: Translation<Copy["caseStudies"]> = {
  meta: {
    title: "Simulizi za wateja zenye takwimu",
    description:
      "Simulizi {count.CaseStudies} za wateja, kuanzia msambazaji wa vyakula hadi muuzaji wa chai nje ya nchi: tunachounda, muda wake, gharama na pesa zinazookolewa, kwa {company.currency}.",
  },
  hero: {
    title: "Kabla na baada, pamoja na takwimu.",
    intro:
      "Moja kwa kila suluhisho kati ya masuluhisho yetu saba: gharama, kinachookolewa, na hesabu ya kufungua.",
  },
  storyLinks: "Simulizi {count.caseStudies}",
  more: "Suluhisho: {title}",
  closing: {
    title: "Ipi inafanana na ofisi yako?",
    text: "Tuonyeshe faili moja. Kwa dakika {company.sessionMinutes} bila malipo unajua: inafaa, bado, au hapana.",
  },
};
