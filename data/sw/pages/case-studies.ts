import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const caseStudies: Translation<Copy["caseStudies"]> = {
  meta: {
    title: "Visa vya wateja vyenye takwimu",
    description:
      "Visa {count.CaseStudies} vya wateja, kuanzia msambazaji wa vyakula hadi muuzaji wa chai nje ya nchi: kilichoundwa, muda uliotumika, gharama na pesa zilizookolewa, kwa {company.currency}.",
  },
  hero: {
    title: "Kabla na baada, pamoja na takwimu.",
    intro:
      "Kisa kimoja kwa kila suluhisho kati ya masuluhisho yetu saba: kilichohesabiwa, muda ambao kazi ilichukua, gharama yake na pesa zilizookolewa.",
  },
  storyLinks: "Visa {count.caseStudies}",
  more: "Suluhisho: {title}",
  closing: {
    title: "Ipi inafanana na ofisi yako?",
    text: "Tuonyeshe faili moja. Kwa dakika {company.sessionMinutes} bila malipo unajua: inafaa, bado, au hapana.",
  },
};
