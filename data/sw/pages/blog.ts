import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const blog: Translation<Copy["blog"]> = {
  list: {
    meta: {
      title: "Blogu: mifano yenye hesabu, ya kunakili",
      description:
        "Fomula, orodha za ukaguzi na mifano yenye hesabu kwa biashara za {company.country}: M-Pesa, ankara za eTIMS, chatbot, mikopo ya SACCO. Nakili bure, bila kujisajili.",
    },
    hero: {
      title: "Soma leo, tumia kesho.",
      intro:
        "Fomula, orodha za ukaguzi na mifano yenye hesabu kwa biashara za {company.country}. Zitakufaa hata usipotupigia simu kamwe.",
    },
    filter: {
      label: "Tafuta makala",
      placeholder: "Tafuta makala...",
      categories: "Aina",
      all: "Zote",
    },
    featured: {
      kicker: "Makala maalum",
    },
    posts: {
      title: "Makala yote",
      count: "Makala {count} kati ya {total}",
      empty: {
        title: "Hakuna makala yaliyopatikana",
        text: "Jaribu maneno mengine au aina nyingine.",
        clear: "Tafuta upya",
      },
    },
    newsletter: {
      title: "Makala kwa barua pepe",
      text: "Makala moja kwa mwezi: fomula, kiolezo au mfano wenye hesabu.",
      email: "Anwani ya barua pepe",
      submit: "Jisajili",
    },
  },
  post: {
    back: "Rudi kwenye Blogu",
    views: "yametazamwa mara {count}",
    likes: "yamependwa na watu {count}",
    updated: "Yamesasishwa {date}",
    contents: "Katika makala haya",
    table: "{section}, jedwali {number}",
    listing: "Kielelezo {number}: {section}",
    copyFormula: {
      copy: "Nakili",
      copied: "Imenakiliwa",
    },
    tags: "Lebo",
    like: "Penda",
    likeNote: "Kitufe hiki bado hakihesabu.",
    share: {
      title: "Shiriki",
      on: "Shiriki kwenye {network}",
      networks: {
        x: "X",
        facebook: "Facebook",
        linkedIn: "LinkedIn",
      },
      copy: "Nakili kiungo",
      copied: "Kimenakiliwa",
    },
    author: {
      kicker: "Yameandikwa na",
    },
    related: {
      title: "Soma pia",
    },
    updates: {
      title: "Pata makala mapya",
      text: "Mifano yenye hesabu kama hii, kwa barua pepe.",
      email: "Anwani ya barua pepe",
      submit: "Jisajili",
    },
  },
  notFound: {
    title: "Makala hayakupatikana",
    text: "Makala unayoyatafuta hayapo.",
    back: {
      label: "← Rudi kwenye Blogu",
    },
  },
};
