import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const caseStudies: Translation<Copy["caseStudies"]> = {
  meta: {
    title: "Mifano ya wateja yenye takwimu",
    description:
      "Mifano {count.CaseStudies} ya wateja, kuanzia kampuni ya usambazaji hadi ya kuuza chai nje ya nchi: tunachotengeneza, muda wake, gharama na pesa zinazookolewa, kwa {company.currency}.",
  },
  hero: {
    title: "Kabla na baada, pamoja na takwimu.",
    intro:
      "Kila moja kati ya masuluhisho yetu saba lina mfano wa kazi moja: gharama, pesa zinazookolewa, na hesabu unayoweza kuifungua uone. Bei zetu zimetajwa {company.vat}. Gharama za watoa huduma wa AI na jumbe ni za ziada, isipokuwa zikiwa zimeorodheshwa.",
  },
  storyLinks: {
    title: "Mifano {count.caseStudies}",
    dots: "Kila nukta ni {amount} zinazookolewa kwa mwezi.",
  },
  more: "Suluhisho: {title}",
  closing: {
    title: "Ni mfano gani unaofanana na ofisi yako?",
    text: "Zungumza nasi kwa simu (dakika {company.sessionMinutes}, bila malipo) ukiwa na faili moja. Tukiona kuwa kuifanya kazi ijiendeshe si matumizi mazuri ya pesa zako, tutakuambia wazi.",
  },
  none: {
    meta: {
      title: "Mifano ya wateja: wa kwanza utakuwa hapa",
      description:
        "Tunachapisha kila mfano mteja akishapima matokeo na kukubali. Hadi hapo, bei zetu, dhamana yetu na hesabu za biashara kama yako ziko wazi kwa kila mtu.",
    },
    hero: {
      title: "Mifano ya wateja: wa kwanza utakuwa hapa.",
      intro:
        "Tunauchapisha mteja akishapima matokeo na kukubali. Hadi hapo, tunakuonyesha hesabu ya kazi yako mwenyewe.",
    },
    closing: {
      title: "Fanya hesabu kwa takwimu zako.",
      text: "Zungumza nasi kwa simu (dakika {company.sessionMinutes}, bila malipo) ukiwa na faili moja. Tukiona kuwa kuifanya kazi ijiendeshe si matumizi mazuri ya pesa zako, tutakuambia wazi.",
    },
  },
};
