import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";
import { frame } from "./lead-forms";

export const products: Translation<Copy["products"]> = {
  meta: {
    title: "Mifumo ya biashara nchini {company.country}, bei kwa {company.currency}",
    description:
      "Mifumo {count.Products} kwa biashara za {company.country}, kuanzia maduka ya mtandaoni na SACCO hadi mishahara na hospitali, pamoja na bei na muda wa kukabidhi.",
  },
  hero: {
    title: "Mifumo {count.Products} inayofanya kazi na M-Pesa.",
    intro:
      "Mifumo hii iko tayari kwa maduka, SACCO, vyuo, wenye nyumba za kupangisha na hospitali. Tunauandaa mfumo wako kulingana na matawi yako, bei zako na paybill yako, tunawafundisha wafanyakazi wako, na tunakukabidhi baada ya wiki 2 hadi 10. Kwa hospitali, ongeza miezi 3 ya kusubiri cheti.",
    chat: "Zungumza nasi",
    quote: "Omba bei",
  },
  stats: {
    title: "Takwimu zetu",
    items: [
      {
        value: "{company.systems}",
        label: "mifumo",
      },
      {
        value: "{company.uptime}",
        label: "muda ambao mifumo inapatikana",
      },
      {
        value: "{company.support}",
        label: "msaada",
      },
      {
        value: "{company.clients}",
        label: "wateja",
      },
    ],
    notes: {
      systems:
        "Mifumo {company.systems} ya aina {count.products} zilizo kwenye ukurasa huu. Baadhi hutumiwa na kampuni kadhaa, ndiyo maana wateja ni {company.clients}.",
      uptime:
        "Asilimia hiyo ni ya mifumo iliyo kwenye hosting yetu. Msaada wa {company.support} ni kwa {company.onCall}.",
    },
  },
  glance: {
    title: "Mifumo yote {count.products} kwa ufupi",
    intro:
      "Hizi ni bei za kuanzia kwa {company.money}, {company.vat}. Hosting na matengenezo (matengenezo si ya lazima) ni {monthly} kwa mwezi. Wiki zinahesabiwa hadi makabidhiano.",
    columns: {
      product: "Mfumo",
      suits: "Inawafaa",
      price: "Bei ya kuanzia, {company.currency}",
      weeks: "Muda wa kukabidhi",
    },
    sorted: {
      price: {
        ascending: "Imepangwa kwa bei, ya chini kwanza",
        descending: "Imepangwa kwa bei, ya juu kwanza",
      },
      weeks: {
        ascending: "Imepangwa kwa muda wa kukabidhi, mfupi kwanza",
        descending: "Imepangwa kwa muda wa kukabidhi, mrefu kwanza",
      },
    },
  },
  catalogue: {
    title: "Mifumo yote {count.products} kwa undani",
    plusVat: "{price} + VAT",
    firstYear: "Mwaka wa kwanza pamoja na hosting na matengenezo: kuanzia {price}.",
    features: "Vipengele",
    benefits: "Manufaa",
    moreFeatures: "Vipengele zaidi",
    moreBenefits: "Manufaa zaidi",
    fits: "Inawafaa",
    sensitive:
      "Tunauweka kwenye seva zilizo {company.hostedIn}. Data nyeti, kama ya afya, imani, mali au familia, hupelekwa nje ya {company.country} kwa ridhaa ya wahusika tu. Bila ridhaa hiyo, weka mfumo kwenye seva yako mwenyewe nchini {company.country}.",
    show: "Maelezo",
    hide: "Ficha",
    chat: "Zungumza nasi",
    quote: "Omba bei",
    named: "{action}: {product}",
    greeting: "Habari! Ningependa kujua zaidi kuhusu {product}. Naomba maelezo.",
  },
  quote: {
    title: "Omba bei",
    intro:
      "Tunasoma ombi lako na kupanga nawe simu. Kotesheni inafika ndani ya siku 3 za kazi baada ya simu hiyo.",
    close: "Funga",
    dismiss: "Ondoa ujumbe huu",
    form: {
      fields: {
        name: { label: "Jina kamili", hint: "" },
        email: { label: "Anwani ya barua pepe", hint: "" },
        company: { label: "Kampuni (si lazima)", hint: "" },
        product: { label: "Mfumo (si lazima)", hint: "" },
        message: { label: "Ujumbe (si lazima)", hint: "" },
      },
      anyProduct: "Bado sijaamua",
      submit: "Tuma ombi",
      submitting: "Inatuma...",
      frame,
    },
  },
  closing: {
    title: "Je, katika mifumo hii {count.products} hakuna unaokufaa barabara?",
    text: "Tunaweza kuunganisha sehemu za mifumo kadhaa. Tueleze jinsi unavyofanya kazi leo, nasi tutapendekeza kinachokufaa.",
    promises: [
      {
        title: "Ushauri bila malipo",
        text: "Zungumza kwa simu na mhandisi atakayetengeneza mfumo wako (dakika {company.sessionMinutes}). Uwe na faili moja ya mwezi uliopita.",
      },
      {
        title: "Bei kulingana na mahitaji yako",
        text: "Unapata bei moja isiyobadilika ya sehemu unazoagiza, na unailipa kwa awamu.",
      },
      {
        title: "Dhamana ya siku {company.moneyBackDays} ya kurudishiwa pesa",
        text: "Mfumo usipofanya yaliyoandikwa kwenye kotesheni, tuambie ndani ya {company.guarantee} na utarudishiwa pesa zako.",
      },
    ],
    quote: "Omba bei",
    chat: "Zungumza nasi",
  },
};
