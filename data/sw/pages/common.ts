import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const common: Translation<Copy["common"]> = {
  breadcrumbs: "Ulipo kwenye tovuti",
  from: "Kuanzia {price}",
  per: "kwa {period}",
  customQuote: "Uliza bei",
  kinds: {
    tool: "Zana",
    service: "Huduma",
    product: "Mfumo",
    post: "Makala",
  },
  notFor: "Wakati wa kutafuta kwingine",
  sample: "Mfano",
  illustration: {
    name: "Mfano: {name}",
    label: "Mfano",
  },
  offer: {
    title: "Tuonyeshe faili moja",
    text: "Ndani ya dakika {company.sessionMinutes}, bila malipo, utajua kama kazi yako inafaa kujiendesha, bado ni mapema, au haifai.",
    steps: [
      {
        title: "Nani anakupigia?",
        text: "Mhandisi atakayetengeneza mfumo wako. Tunakujibu {company.reply}, hata Jumapili na sikukuu, na kupendekeza nyakati mbili.",
      },
      {
        title: "Unaleta nini?",
        text: "Faili moja ya mwezi uliopita, majina yakiwa yamefichwa ukipenda, na mfanyakazi anayeifanya kazi hiyo.",
      },
      {
        title: "Kikao chenyewe",
        text: "Tunaijaribu faili yako kwenye mfumo, tunahesabu visa, dakika na makosa pamoja nawe, kisha tunasema: inafaa, bado mapema, au haifai.",
      },
      {
        title: "Unabaki na nini?",
        text: "Hesabu hiyo, na gharama yake. Ni bure, na hudaiwi chochote.",
      },
    ],
  },
  buying: {
    label: "Nani anabeba hatari, na je, freelancer au Excel ingetosha?",
  },
  newsletter: {
    off: "Mwongozo wetu wa kila mwezi unaanza hivi karibuni. Anwani yako bado haitumwi wala kuhifadhiwa.",
    on: "Huduma yetu ya jarida inafunguka kwenye kichupo kipya, ambapo unathibitisha anwani yako. Kujiondoa ni kubonyeza mara moja tu.",
  },
  caseStudy: {
    saved: "Pesa zilizookolewa, baada ya gharama za uendeshaji",
    timeframe: "Muda wa kutengeneza",
    result: "Matokeo",
    challenge: "Tatizo",
    solution: "Suluhisho",
    sum: "Hesabu ya pesa zilizookolewa",
  },
  enquiry: {
    title: "Tuulize zaidi",
    intro:
      "Tuonyeshe faili moja: ndani ya dakika {company.sessionMinutes}, bila malipo, utajua kama kuifanya kazi hiyo ijiendeshe kunalipa. Tunakujibu {company.reply}.",
    claims: [
      "Tunajibu {company.reply}",
      "Jaribu zana zetu bure kwa siku {company.trialDays}, bila kadi ya benki",
      "Dhamana ya siku {company.moneyBackDays} ya kurudishiwa pesa",
    ],
  },
};
