import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const common: Translation<Copy["common"]> = {
  breadcrumbs: "Ulipo kwenye tovuti",
  from: "Kuanzia {price}",
  per: "kwa {period}",
  customQuote: "Makadirio maalum ya bei",
  kinds: {
    tool: "Zana",
    service: "Huduma",
    product: "Bidhaa ya programu",
    post: "Makala",
  },
  notFor: "Wakati ambapo haikufai",
  sample: {
    story: "Simulizi ya mfano: inaonyesha jinsi tunavyopima",
    stories: "Simulizi za mfano: zinaonyesha jinsi tunavyopima",
    useCase: "Simulizi ya mfano",
    quote: "Kauli ya mfano",
    person: "Wasifu wa mfano",
    figures: "Takwimu za mfano",
    figure: "Takwimu ya mfano",
    author: "mwandishi wa mfano",
  },
  specimen: {
    name: "Mfano: {name}",
    label: "Mfano",
  },
  buying: {
    label: "Jinsi ya kununua: VAT, malipo, gharama za kila mwezi",
  },
  newsletter: {
    off: "Hili ni onyesho tu: kisanduku hiki bado hakitumi wala kuhifadhi anwani yako.",
    on: "Hufungua huduma yetu ya jarida kwenye kichupo kipya, ambapo unathibitisha anwani yako. Unajiondoa kwa kubofya mara moja.",
  },
  caseStudy: {
    saved: "Pesa zilizookolewa, baada ya gharama za uendeshaji",
    timeframe: "Muda uliotumika",
    result: "Matokeo",
    challenge: "Hali ya awali",
    solution: "Tulichounda",
    sum: "Jinsi pesa zilizookolewa zinavyohesabiwa",
  },
  enquiry: {
    title: "Tuulize zaidi",
    intro: "Sentensi mbili zinatosha. Mtu anayelifahamu jambo hili anakujibu {company.reply}.",
    claims: [
      "Tunajibu {company.reply}",
      "Jaribu zana zetu bure kwa siku {company.trialDays}, bila kadi ya benki",
      "Dhamana ya siku {company.moneyBackDays} ya kurudishiwa pesa",
    ],
  },
};
