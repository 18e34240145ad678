import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const services: Translation<Copy["services"]> = {
  overview: {
    meta: {
      title: "Huduma za AI, bei kwa {company.currency}",
      description:
        "Mitiririko ya kazi ya AI, kuunganisha API, ukaguzi wa kufuata sheria na kuweka lebo kwenye data: bei za kuanzia kwa {company.money}, muda na unachokabidhiwa.",
    },
    hero: {
      title: "Tunatengeneza pamoja na timu yako, kwa bei unayoijua mapema.",
      intro:
        "Kama hakuna zana iliyo tayari inayokufaa, tunakutengenezea yako, tukishirikiana na wafanyakazi wako wanaoifanya kazi yenyewe. Huduma {count.PricedServices} zina bei ya kuanzia na muda wa kukabidhi; kwa nyingine {count.QuotedServices} unapata kotesheni baada ya mazungumzo ya kwanza kwa simu.",
      prices: "Tazama bei zote",
      start: "Anza sasa",
    },
    priced: {
      title: "Huduma {count.PricedServices} zenye bei iliyotangazwa",
      intro:
        "Hizi ni bei za kuanzia, {company.vat}. Kabla hatujaanza, unapata bei moja isiyobadilika kwa maandishi.",
      deliverables: "Utakabidhiwa",
      more: "Tazama huduma",
    },
    list: {
      title: "Orodha ya bei",
      intro:
        "Hizi ni bei za kuanzia kwa {company.money}, {company.vat}. Huduma {count.QuotedServices} hutofautiana sana kati ya mteja na mteja, kwa hivyo unapata kotesheni baada ya mazungumzo ya kwanza kwa simu.",
    },
    process: {
      title: "Jukumu lako katika kila hatua",
      intro:
        "Kwa idara nzima, kila hatua huchukua muda ulioandikwa hapa. Kazi moja huchukua muda uliotajwa kwenye ukurasa wa huduma yake.",
      yours: "Tunachohitaji",
      steps: [
        {
          text: "Tunawatembelea watu wanaofanya kazi hiyo, na kuhesabu hufanywa mara ngapi, kwa dakika ngapi na kwa makosa mangapi.",
          yours:
            "Nusu siku ya kukaa na wanaoifanya, ikigawanywa kwa siku mbili, na mifano halisi ishirini au thelathini.",
        },
        {
          text: "Unapata utaratibu mpya kwenye ukurasa mmoja, pamoja na mipaka na wahusika. Kisha tunaendelea, au unaishia hapa: tunabaki na {company.stopAfterDesignPercent}% ya bei na kukurudishia kilichozidi.",
          yours: "Meneja mmoja anayeweza kuuidhinisha, na muda wa saa moja wa kuupitia ukurasa huo.",
        },
        {
          text: "Tunautengeneza mfumo kwa nakala za data yako, kisha mfumo unafanya kazi sambamba na njia ya zamani. Unauona kabla haujakamilika, wakati kuubadilisha bado ni nafuu. Ukiacha kabla jaribio halijafaulu, unadaiwa {company.firstStage} ya bei; likishafaulu, {company.stagesBeforeLast}.",
          yours: "Faili za mwezi uliopita, na mwenzako anayeweza kutambua kama matokeo ni sahihi.",
        },
        {
          text: "Ukilipia matengenezo, tunaufuatilia mtiririko wa kazi kila unapofanya kazi; benki au tovuti kama iTax ikibadilika, tunaurekebisha.",
          yours: "Mfanyakazi wa kukagua mambo yenye shaka, na utupigie simu kanuni zako zinapobadilika.",
        },
      ],
    },
  },
  detail: {
    meta: {
      title: "{title} nchini {company.country}",
    },
    hero: {
      ask: "Tuulize zaidi",
      pricing: "Bei yake",
      price: "Bei",
      delivery: "Muda wa kukabidhi",
    },
    overview: {
      title: "Huduma hii ni nini?",
    },
    offer: {
      title: "Huduma zilizomo",
    },
    process: {
      title: "Hatua nne",
      timed: "Hatua nne, {weeks}",
      deliverables: "Unapata",
    },
    benefits: {
      title: "Faida kwako",
    },
    useCases: {
      title: "Inafaa katika hali gani?",
    },
    technologies: {
      title: "Inatumika pamoja na",
    },
    pricing: {
      features: "Yaliyomo",
      title: "Unaijua bei kabla hatujaanza",
      intro: "Bei ni kwa {company.money}, {company.vat}. Unapata bei moja isiyobadilika, kwa maandishi.",
      setup: "Kuanzisha (mara moja)",
      price: "Bei (mara moja)",
      maintenance: "Matengenezo",
      perMonth: "{price} kwa mwezi",
      maintenanceQuoted: "Ikiwa tu yamo kwenye kotesheni yako",
      noMaintenance: "Hayahitajiki",
      delivery: "Muda wa kukabidhi",
      deliveryQuoted: "Huandikwa kwenye kotesheni",
      factors: "Bei hutegemea",
    },
    faqs: {
      title: "Maswali ya mara kwa mara",
    },
    subject: "Huduma: {title}",
  },
  notFound: {
    title: "Huduma haikupatikana",
    text: "Huduma unayoitafuta haipo.",
    back: {
      label: "← Rudi kwenye Huduma",
    },
  },
};
