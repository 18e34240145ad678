import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const layout: Translation<Copy["layout"]> = {
  skipLink: "Nenda kwenye maudhui",
  shortcuts: "Njia za mkato",
  backToTop: "Rudi juu",
  scriptFailed: "Haikufunguka. Angalia mtandao wako, kisha ujaribu tena.",
  header: {
    home: "{company.name}: ukurasa wa mwanzo",
    navigationLabel: "Menyu kuu",
    menu: "Menyu",
    closeMenu: "Funga",
    submenu: "{label}: onyesha yote",
  },
  footer: {
    about:
      "Tunatengeneza mitiririko ya kazi ya AI, zana na mifumo kwa biashara za Afrika, na kuvieleza kwa lugha rahisi.",
    contact: "Tuandikie barua pepe",
    hoursLabel: "Saa za kazi",
    samples:
      "Palipo na neno “Mfano”, watu, kampuni na takwimu vyote ni vya kubuni. Tutaweka mifano ya wateja halisi badala yake.",
    certificationsLabel: "Vyeti na kanuni (omba uthibitisho)",
    tools: "Zana",
    products: "Mifumo ya biashara",
    newsletter: {
      title: "Mbinu za kutumia kazini, kwa barua pepe",
      text: "Wazo moja kila mwezi, kwa timu ambazo bado zinaandika upya mambo yaleyale.",
      email: "Anwani ya barua pepe",
      submit: "Jisajili",
      done: "Asante!",
    },
  },
  pictureAlt: "Mchoro wa shanga wa “{title}”",
  feed: {
    title: "{company.name}: mifano yenye hesabu",
    label: "Mlisho wa RSS",
  },
  llms: {
    intro:
      "Mitiririko ya kazi ya AI, zana, mifumo ya biashara na ushauri kwa biashara za Afrika, hasa biashara ndogo na za kati na timu za fedha nchini {company.country}. Bei ni kwa {company.currencyName} ({company.currency}), {company.vat}.",
    contact: "Mawasiliano",
    others: "Anzia hapa",
    groups: [
      {
        title: "Masuluhisho",
      },
      {
        title: "Zana",
      },
      {
        title: "Huduma",
      },
      {
        title: "Makala",
      },
      {
        title: "Sekta",
      },
      {
        title: "Nyenzo",
      },
    ],
  },
  notFound: {
    documentTitle: "Ukurasa haukupatikana",
    title: "Hatuupati ukurasa huo",
    text: "Haupo, au umehamishwa. Si kosa lako.",
    home: "Rudi kwenye ukurasa wa mwanzo",
  },
  failure: {
    documentTitle: "Kuna hitilafu",
    title: "Kuna hitilafu kwa upande wetu",
    text: "Tafadhali jaribu tena baada ya muda mfupi. Ikiwa ni jambo la dharura, tuandikie barua pepe au utupigie simu.",
    home: "Rudi kwenye ukurasa wa mwanzo",
  },
};
