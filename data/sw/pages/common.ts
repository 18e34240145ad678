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
  notFor: "Haifai kwa",
  pays: "Gharama hurudi lini?",
  erp: "Je, una ERP?",
  noSearch: "Bila JavaScript, huwezi kutafuta kwenye kivinjari hiki. Chagua aina ili kupunguza orodha.",
  sample: "Mfano",
  illustration: {
    name: "Mfano: {name}",
    label: "Mfano",
  },
  companyFacts: {
    legalName: "Jina la kisheria",
    registrationNumber: "Nambari ya usajili wa kampuni",
    taxNumber: "PIN ya {company.taxAuthorityShort}",
    postalAddress: "Anwani ya posta",
    foundingYear: "Mwaka wa kuanzishwa",
  },
  offer: {
    title: "Mazungumzo ya simu yatakavyokuwa",
    text: "Katika dakika {company.sessionMinutes}, bila malipo, tunakagua kazi moja nawe. Tukiona kwamba gharama itazidi faida, tutakuambia wazi.",
    steps: [
      {
        title: "Nani anakupigia?",
        text: "Ni mhandisi atakayefanya kazi hiyo. Tunakujibu {company.reply}, hata Jumapili: tunauliza swali, au tunapendekeza nyakati mbili za kuzungumza.",
      },
      {
        title: "Uandae nini?",
        text: "Uwe na faili moja ya mwezi uliopita, na mfanyakazi anayeifanya kazi hiyo awepo. Tafadhali ficha majina, nambari za simu na za vitambulisho. Jaribio likizihitaji, kwanza tunatia saini mkataba wa uchakataji wa data.",
      },
      {
        title: "Tunafanya nini?",
        text: "Tunapitisha faili yako kwenye zana, tunahesabu pamoja nawe kazi hufanywa mara ngapi, kwa dakika ngapi na kwa makosa mangapi, kisha tunakuambia wazi kama gharama itazidi faida.",
      },
      {
        title: "Unabaki na nini?",
        text: "Unabaki na hesabu hiyo, pamoja na makadirio ya gharama. Mazungumzo haya ni bure.",
      },
    ],
  },
  offerKinds: {
    title: "Uanzie wapi?",
    link: "Ona pa kuanzia",
    from: "Gharama ya kuanzisha: {price} au zaidi",
    fromMonthly: "Kuanzia {price} kwa mwezi",
    fromWorkflow: "Mtiririko wa kazi kuanzia {price}",
    fromTools: "Zana zake kuanzia {price} kwa mwezi",
    exampleFrom:
      "kuanzia {price}, na hosting (seva) ya {company.hostingMonthly} kwa mwezi; matengenezo (si lazima) ni {company.maintenanceMonthly}",
    exampleMaintenance: "matengenezo (si lazima) kuanzia {price} kwa mwezi",
    exampleFromMonthly: "kuanzia {price} kwa mwezi",
    items: [
      {
        name: "Zana",
        situation: "Kazi moja inatuchelewesha",
        text: "moja kwa kila kazi.",
        doubt: "Kazi ni zaidi ya moja?",
        example: {
          text: "Kupanga statement ya M-Pesa ya mwezi uliopita",
          note: "<!-- if fileDemo -->Kwa till moja, huenda onyesho la bure likatosha.<!-- end -->",
        },
      },
      {
        name: "Mifumo",
        situation: "Bado tunatumia daftari",
        text: "mfumo ulio tayari.",
        doubt: "Una kazi moja tu, si mfumo mzima?",
        example: { text: "Maduka mawili yenye till nne" },
      },
      {
        name: "Huduma",
        situation: "Hakuna mfumo unaotufaa",
        text: "tunaifanya kazi yako ijiendeshe.",
        doubt: "Je, kuna mfumo ulio tayari?",
        example: { text: "Kuidhinisha malipo kwa simu" },
      },
      {
        name: "Masuluhisho",
        situation: "Idara nzima imelemewa",
        text: "zana na huduma za idara moja.",
        doubt: "Una kazi moja tu, si idara nzima?",
        example: { text: "Ankara na malipo" },
      },
    ],
  },
  buying: {
    label: "Dhamana, na njia mbadala",
  },
  sundays: "Jumapili: jumbe tu, bila simu",
  onCall: "Mhandisi wa zamu {company.support}, kwa baadhi ya mipango",
  newsletter: {
    off: "Jarida bado halijaanza: hata kitufe kikikushukuru, anwani yako haitumwi wala haihifadhiwi.",
    on: "Huduma yetu ya jarida itafunguka kwenye kichupo kipya; thibitisha anwani yako hapo. Ukitaka kujiondoa, unabonyeza mara moja tu.",
  },
  caseStudy: {
    saved: "Pesa zilizookolewa, baada ya gharama zisizobadilika",
    timeframe: "Muda wa kutengeneza",
    result: "Matokeo",
    challenge: "Tatizo",
    solution: "Suluhisho",
    sum: "Hesabu ya pesa zilizookolewa",
    before: "Kabla",
  },
  enquiry: {
    title: "Tuulize zaidi",
    intro:
      "Zungumza nasi kwa simu (dakika {company.sessionMinutes}, bila malipo) ukiwa na faili moja. Tutakuambia kama utafaidika kazi yako ikifanywa na mfumo.",
    claims: [
      "Tunajibu {company.reply}",
      "Jaribu zana zetu bure kwa siku {company.trialDays}, bila kadi ya benki",
      "Dhamana ya siku {company.moneyBackDays} ya kurudishiwa pesa, tusipotimiza tulichoahidi kwa maandishi",
    ],
  },
};
