import type { Translation } from "#data/load/translation.ts";
import type { roiDemo as english } from "./words.ts";

export const roiDemo: Translation<typeof english> = {
  title: "Jaribu kwa takwimu zako mwenyewe",
  intro:
    "Anza na mfano, kisha ubadilishe yaliyo tofauti katika biashara yako. Takwimu zako hukaa kwenye anwani ya ukurasa, ili uweze kumtumia mwenzako kiungo; ukipakia upya au kufungua anwani hiyo, seva yetu pia huziona.",
  withoutScript:
    "Sehemu za kujaza zinahitaji JavaScript, lakini imezimwa kwenye kivinjari chako. Unachokiona ni mfano pamoja na matokeo yake.",
  form: {
    label: "Kikokotoo",
    task: "Kazi, jinsi ilivyo leo",
    preset: "Anza na mfano",
    own: "Takwimu zetu wenyewe",
    fields: {
      runs: {
        label: "Hufanywa mara ngapi kwa mwezi",
        hint: "Hesabu wiki moja, kisha zidisha kwa 4.3.",
      },
      minutes: {
        label: "Dakika kila inapofanywa",
        hint: "Wastani wa mara zote, hata zile rahisi.",
      },
      pay: {
        label: "Gharama ya mfanyakazi kwa mwezi, {currency}",
        hint: "Mshahara kabla ya makato + gharama za mwajiri.",
      },
      hours: {
        label: "Saa za kazi kwa mwezi",
        hint: "Bila likizo na sikukuu: takriban 160.",
      },
      share: {
        label: "Sehemu itakayojiendesha, %",
        hint: "Hesabu muda, si idadi: zinazobaki kufanywa kwa mkono huchukua muda zaidi.",
      },
      errors: {
        label: "Makosa yanayoepukwa kwa mwezi",
        hint: "0 ikiwa huyahesabu.",
      },
      errorCost: {
        label: "Gharama ya kosa moja, {currency}",
        hint: "Gharama ya kurudia kazi, na pesa zinazorudishwa.",
      },
      setup: {
        label: "Gharama ya kuanzisha (mara moja), {currency}",
        hint: "Kama ilivyo kwenye kotesheni, pamoja na mafunzo. Jumlisha VAT kama huwezi kuidai.",
      },
      fee: {
        label: "Gharama ya kila mwezi, {currency}",
        hint: "Ada, jumbe na msaada. Jumlisha VAT hapa pia kama huwezi kuidai.",
      },
      ownHours: {
        label: "Saa za wafanyakazi wako, mara moja",
        hint: "Za mafunzo na majaribio.",
      },
    },
    offer: "Bei uliyopewa",
  },
  examples: {
    orders: "Oda za WhatsApp za muuzaji wa jumla",
    reminders: "Vikumbusho katika shule ya udereva",
    claims: "Madai ya bima katika kliniki",
    invoices: "Kuandika ankara za wasambazaji kwenye leja",
    schoolFees: "Kulinganisha malipo ya karo kwa jedwali la hesabu",
  },
  faults: {
    empty: "Weka nambari.",
    noNumber: "Hii si nambari. Iandike kama 12,500 au 0.5.",
    twoWays: "Hii inaweza kusomwa kwa njia mbili. Andika maelfu kama 12,500, na desimali kama 0.5.",
    tooLow: "Weka {limit} au zaidi.",
    tooHigh: "Weka {limit} au chini yake.",
  },
  badLink:
    "Takwimu zilizo kwenye kiungo hiki hazikusomeka: kiungo kimeharibika, au takwimu mojawapo imepita mipaka. Unachokiona ni mfano.",
  noResult: "Bado hakuna matokeo: rekebisha sehemu zilizowekewa alama ({count}).",
  verdicts: {
    atOnce: {
      title: "Inafaa tangu mwezi wa kwanza",
      text: "Hakuna gharama ya kurudisha, na kila mwezi unabaki na {net}.",
    },
    yes: {
      title: "Inafaa: pesa zako zinarudi katika mwezi wa {month} baada ya kuanza",
      text: "Kwa makisio ya chini, pesa zako zinarudi katika mwezi wa {cautious} baada ya kuanza.",
    },
    unsure: {
      title: "Inafaa tu ikiwa takwimu zako ni sahihi",
      text: "Kwa makisio ya kati, pesa zako zinarudi katika mwezi wa {month} baada ya kuanza; kwa makisio ya chini, hazirudi ndani ya miezi {months}.",
    },
    unsureAtOnce: {
      title: "Inafaa tu ikiwa takwimu zako ni sahihi",
      text: "Hakuna gharama ya kurudisha, na kwa makisio ya kati unabaki na {net} kila mwezi; kwa makisio ya chini hakuna kinachobaki.",
    },
    slow: {
      title: "Haifai: iache kazi ilivyo",
      text: "Pesa zako hazingerudi kabla ya mwezi wa {month}.",
    },
    no: {
      title: "Haifai: iache kazi ilivyo",
      text: "Inaokoa {saving} kwa mwezi na inagharimu {running}, kwa hivyo hakuna kinachobaki.",
    },
  },
  summaries: {
    atOnce: "{net} kwa mwezi, hakuna gharama ya kurudisha",
    yes: "{net} kwa mwezi; pesa zinarudi mwezi wa {month}",
    unsure: "{net} kwa mwezi; pesa zinarudi mwezi wa {month}, ikiwa takwimu zako ni sahihi",
    unsureAtOnce: "{net} kwa mwezi, hakuna gharama ya kurudisha, ikiwa takwimu zako ni sahihi",
    slow: "{net} kwa mwezi: haifai",
    no: "{net} kwa mwezi: haifai",
  },
  timeSaved:
    "Muda uliookolewa huwa pesa pale tu saa unazolipia zinapopungua, au unapoutumia kwa kazi inayoleta mapato. Ikiwa jedwali la hesabu lingetosha, weka dakika zake, si za kazi ya mkono.",
  scenarios: {
    caption: "Makisio matatu, kwa {currency}",
    cautious: "Ya chini",
    expected: "Ya kati",
    good: "Ya juu",
  },
  rows: {
    net: {
      label: "Faida halisi kwa mwezi",
      formula: "pesa zilizookolewa − gharama ya uendeshaji",
    },
    payback: {
      label: "Pesa zinarudi mwezi wa",
      formula: "gharama ya kuanzisha ÷ faida halisi, ikipandishwa hadi mwezi kamili",
    },
    year: {
      label: "Matokeo baada ya miezi {months}",
      formula: "{months} × faida halisi − gharama ya kuanzisha",
    },
    firstYearReturn: {
      label: "ROI ya mwaka wa kwanza",
      formula: "matokeo baada ya miezi {months} ÷ gharama ya kuanzisha",
    },
    long: {
      label: "Matokeo baada ya miezi {months}",
      formula: "{months} × faida halisi − gharama ya kuanzisha",
    },
    never: "hazirudi",
    noSetup: "papohapo",
    noReturn: "hakuna gharama ya kuanzisha",
  },
  working: {
    title: "Jinsi hesabu inavyofanywa",
    hourCost: {
      label: "Gharama ya saa moja",
      sum: "{pay} ÷ saa {hours}",
    },
    hours: {
      label: "Saa zilizookolewa",
      sum: "{runs} × dak {minutes} × {share}%",
    },
    time: {
      label: "Muda uliookolewa",
      sum: "{hours} × {hourCost}",
    },
    cash: {
      label: "Pesa halisi: makosa yaliyoepukwa",
      sum: "{errors} × {errorCost}",
    },
    fee: "Gharama ya uendeshaji",
    net: "Faida halisi kwa mwezi",
    setup: "Gharama ya kuanzisha",
    ownHours: {
      label: "Saa za wafanyakazi wako",
      sum: "{hours} × {hourCost}",
    },
    hoursValue: "saa {hours} za kazi",
    payback: "Muda wa kurudisha gharama: {setup} ÷ {net} = miezi {months}.",
    noPayback: "Pesa zako hazirudi: faida halisi haizidi sifuri.",
    noSetup: "Hakuna cha kulipa mwanzoni.",
    breakEven:
      "Gharama ya uendeshaji inafidiwa ukiokoa saa {hours} za kazi kwa mwezi; wewe unatarajia {expected}.",
    breakEvenAfterErrors:
      "Makosa yaliyoepukwa hufidia {cash} ya gharama ya uendeshaji kwanza. Inayobaki inafidiwa ukiokoa saa {hours} za kazi kwa mwezi; wewe unatarajia {expected}.",
    cashAlone: "Makosa yaliyoepukwa pekee yanafidia gharama ya uendeshaji.",
    noRunning: "Hakuna gharama ya uendeshaji ya kufidia.",
  },
  chart: {
    title: "Matokeo, mwezi baada ya mwezi, kwa {currency}",
    label: "Matokeo yanayotarajiwa ya kila mwezi hadi mwezi wa {months}: kutoka {start} hadi {end}.",
    months: "miezi",
  },
  sensitivity: {
    title: "Matokeo yanategemea nini",
    most: "Takwimu muhimu zaidi ni “{input}”. Ipime kabla ya kuamua.",
    none: "Hakuna makisio yanayobadilisha matokeo haya: yanatokana na bei pekee.",
    note: "Kila mstari unabadilisha takwimu moja, unaziacha nyingine zilivyo, na unaonyesha matokeo baada ya miezi {months}. Makisio ya chini yanachukua takwimu zote zikiwa mbaya kwa pamoja, na ya juu yanachukua zote zikiwa nzuri kwa pamoja. Bei ni kama zilivyo kwenye kotesheni.",
    percent: "{worse}%, {better}%",
    range: "{worse} hadi {better}",
    names: {
      runs: "Hufanywa mara ngapi kwa mwezi",
      minutes: "Dakika kila inapofanywa",
      pay: "Gharama ya mfanyakazi",
      share: "Sehemu itakayojiendesha",
      errors: "Makosa yanayoepukwa",
      errorCost: "Gharama ya kosa moja",
      ownHours: "Saa za wafanyakazi wako",
    },
  },
  actions: {
    copy: "Nakili kiungo",
    copied: "Kimenakiliwa",
    print: "Chapisha kurasa mbili",
    send: "Tuma hesabu hii kwetu",
    note: "Kiungo kina takwimu, hakina majina. Ushuru na riba havijakatwa; bei ni za leo.",
  },
  full: "Kwenye ukurasa huu unakokotoa na kuchapisha kurasa mbili bila malipo. Mipango iliyo hapa chini inakupa faili ya Excel yenye fomula zinazofanya kazi, na ripoti yenye maelezo zaidi. Ripoti hiyo huhesabu pia wiki za kutengeneza, huonyesha gharama ya kosa inatokana na nini, na hutenganisha muda na pesa halisi katika kila jumla.",
  enquiry: {
    intro: "Kazi ambayo tungependa ifanywe na mfumo:",
    task: "Hufanywa mara {runs} kwa mwezi, dakika {minutes} kila mara. Sehemu itakayojiendesha: {share}%. Saa moja ya kazi inagharimu {hourCost}. Makosa yanayoepukwa kwa mwezi: {errors}, kila moja {errorCost}.",
    offer:
      "Bei tuliyopewa: kuanzisha {setup}, {fee} kwa mwezi, muda wa saa {ownHours} wa wafanyakazi wetu. Faida halisi kwa mwezi {net}, matokeo baada ya miezi {months} {long}.",
    link: "Hesabu yenyewe: {address}",
  },
  report: {
    title: "Kazi inayojiendesha: gharama na manufaa ya kazi moja",
    inputs: "Takwimu zilizotumika",
    made: "Imekokotolewa kwenye {address}. Fomula zimechapishwa kando ya matokeo: tafadhali zikague.",
    signatures: ["Imetayarishwa na", "Imekaguliwa na", "Imeidhinishwa na"],
    lines: "Jina, saini, tarehe",
  },
};
