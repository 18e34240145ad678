import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const tools: Translation<Copy["tools"]> = {
  catalogue: {
    meta: {
      title: "Zana za AI kwa biashara za {company.country}",
      description:
        "Zana za AI kwa biashara za {company.country}: fedha, mauzo, maudhui, picha na huduma kwa wateja. Kila moja ina bei kwa {company.money} na mipaka yake, na nyingi zinapatikana leo.",
    },
    hero: {
      title: "Zana za AI kwa kazi za ofisi za kila siku.",
      intro:
        "Kila zana hufanya kazi moja inayojirudia, na inapokosa uhakika inakuambia. Ukurasa wake unaonyesha bei yake na isichoweza kufanya. Bei zimetajwa {company.vat}.",
    },
    statuses: {
      Available: "zinapatikana leo, jaribio la bure la siku {company.trialDays}",
      Beta: "kwa bei ya beta, mabadiliko bado yanaendelea, jaribio la bure la siku {company.trialDays}",
      "Coming Soon": "bado katika maandalizi, bila jaribio la bure",
    },
    results: {
      title: "Zana zetu zote",
      search: "Tafuta zana",
      placeholder: "M-Pesa, ankara…",
      categoryLabel: "Aina",
      all: "Zote",
      count: "Zana {count} kati ya {total}",
      rating: "Imepewa {rating} kati ya 5",
      see: "Tazama zana",
      open: "Tazama zana",
      openTool: "Tazama zana: {tool}, katika kichupo kipya",
      none: {
        title: "Hakuna zana iliyopatikana",
        text: "Jaribu maneno mengine au aina nyingine.",
        clear: "Tafuta upya",
      },
    },
  },
  detail: {
    meta: {
      title: "{tool} kwa biashara za {company.country}",
    },
    chatText: "Habari! Ningependa kujua zaidi kuhusu {tool}. Naomba maelezo.",
    hero: {
      factsLabel: "{tool} kwa ufupi",
      rating: "{rating} kutokana na maoni {reviews}",
      users: "watumiaji {users}",
      sample: "Mfano wa takwimu",
      chat: "Tuandikie kwa WhatsApp",
      demo: "Tazama onyesho",
      examples: "Tazama mifano",
    },
    bar: {
      label: "Kwenye ukurasa huu",
      try: "Jaribu",
      price: "Bei",
      limits: "Mipaka",
      questions: "Maswali",
    },
    stats: {
      title: "Takwimu za {tool}",
    },
    overview: {
      title: "Muhtasari",
      benefits: "Manufaa makuu",
    },
    workflow: {
      step: "Hatua ya {step}",
    },
    useCases: {
      scenario: "Hali ilivyo",
    },
    pricing: {
      popular: "Unaopendwa zaidi",
      includes: "Unachopata",
      choose: "Chagua {tier}",
      ask: "Omba kotesheni: {tier}",
      trial: "lina vikomo vya mpango mdogo kabisa",
    },
    testimonials: {
      title: "Maoni ya watumiaji",
      rating: "Nyota {rating} kati ya 5",
    },
    faq: {
      title: "Maswali ya mara kwa mara",
      intro:
        "Faili unazopakia kwenye zana huwekwa {company.hostedIn}. Za shule na kliniki zina nakala ya pili iliyoko {company.localCopyIn}. Watoa huduma wa AI huzisoma katika {company.aiProcessedIn}. Hazitumiki kufundisha modeli zinazotumiwa na wengine, na hufutwa siku {company.deletedAfterDays} baada ya kuondoka kwako.",
      introWithoutAi: "Zana hii haitumi chochote kwa watoa huduma wa AI.",
      more: { label: "Majibu tisa kuhusu data yako" },
    },
    related: {
      all: "Zana zote",
    },
    byStatus: {
      Available: {
        start: "Anza sasa",
        promise: "Jaribio la bure la siku {company.trialDays}, bila kadi ya benki",
        features: {
          title: "Vipengele vyote",
          intro:
            "Kipengele kisichomo katika kila mpango kimetajwa kwenye sehemu ya bei. Vingine vyote vimo katika kila mpango.",
        },
        workflow: {
          title: "Inafanyaje kazi?",
        },
        useCases: {
          title: "Nani anaitumia?",
          result: "Kwa kutumia zana",
        },
        pricing: {
          title: "Bei yake",
          intro:
            "Bei ni kwa {company.money}, {company.vat}. Jaribio la bure la siku {company.trialDays} halihitaji kadi ya benki, na {trial}. Dhamana ya siku {company.moneyBackDays} ya kurudishiwa pesa huanza na mpango unaoulipia au, ukilipia kwa kipimo, unapopata matokeo ya kwanza.",
          noPrice: "Uliza bei",
        },
        related: {
          title: "Zana zinazoendana",
        },
        closing: {
          title: "Ijaribu kwa faili zako mwenyewe.",
          text: "Unaijaribu bure kwa siku {company.trialDays}. Tuambie utaitumia kwa kazi gani; mmoja wetu atakujibu {company.reply} na kukufungulia akaunti.",
          claims: [
            "Tunajibu {company.reply}",
            "Jaribio la bure la siku {company.trialDays}, bila kadi ya benki",
            "Dhamana ya siku {company.moneyBackDays} ya kurudishiwa pesa, tusipotimiza tulichoahidi kwa maandishi",
          ],
        },
      },
      Beta: {
        start: "Jiunge na beta",
        promise:
          "Iko katika beta: unaweza kuitumia leo, lakini bado inabadilika. Jaribio la bure la siku {company.trialDays}, bila kadi ya benki",
        features: {
          title: "Vipengele vyote",
          intro: "Vipengele vilivyopo leo katika beta.",
        },
        workflow: {
          title: "Inafanyaje kazi?",
        },
        useCases: {
          title: "Nani anaitumia?",
          result: "Kwa kutumia zana",
        },
        pricing: {
          title: "Bei ya beta",
          intro:
            "Bei za beta ni kwa {company.money}, {company.vat}. Jaribio la bure la siku {company.trialDays} halihitaji kadi ya benki, na {trial}. Dhamana ya siku {company.moneyBackDays} ya kurudishiwa pesa huanza na mpango unaoulipia au, ukilipia kwa kipimo, unapopata matokeo ya kwanza.",
          noPrice: "Uliza bei",
        },
        related: {
          title: "Zana zinazoendana",
        },
        closing: {
          title: "Tusaidie kuikamilisha.",
          text: "Itumie kwa kazi halisi, bure kwa siku {company.trialDays} na kisha kwa bei ya beta, na utuambie inapokosea. Mmoja wetu atakujibu {company.reply}.",
          claims: [
            "Tunajibu {company.reply}",
            "Jaribio la bure la siku {company.trialDays}, bila kadi ya benki",
            "Dhamana ya siku {company.moneyBackDays} ya kurudishiwa pesa, tusipotimiza tulichoahidi kwa maandishi",
          ],
        },
      },
      "Coming Soon": {
        start: "Tuambie unachohitaji",
        promise: "Bado haijafunguliwa: haina bei wala tarehe, na hatupokei oda za mapema",
        features: {
          title: "Vipengele tulivyopanga",
          intro: "Vinaweza kubadilika kabla zana haijafunguliwa.",
        },
        workflow: {
          title: "Itafanyaje kazi?",
          intro: "Hizi ndizo hatua tulizopanga, jinsi utakavyoziona.",
        },
        useCases: {
          title: "Tunaitengeneza kwa ajili ya kazi gani?",
          intro: "Hii ni mipango. Bado hakuna kilichopimwa.",
          result: "Matarajio",
        },
        pricing: {
          title: "Itagharimu kiasi gani?",
          intro: "Bado haiuzwi. Bei itaonyeshwa hapa kabla ya mtu yeyote kutozwa.",
          noPrice: "Bado haina bei",
        },
        related: {
          title: "Zana za kutumia kwa sasa",
        },
        closing: {
          title: "Tuambie ifanye nini.",
          text: "Maombi kama yako ndiyo yanayoamua tutengeneze nini kwanza. Mmoja wetu atalisoma lako na kukujibu {company.reply}.",
          claims: ["Tunajibu {company.reply}", "Hakuna oda za mapema wala amana"],
        },
      },
    },
  },
  notFound: {
    title: "Zana haikupatikana",
    text: "Zana unayoitafuta haipo.",
    back: {
      label: "← Rudi kwenye Zana",
    },
  },
};
