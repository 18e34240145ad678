import type { Translations } from "#data/load/translation.ts";
import type { Illustration } from "#data/schemas/illustration.ts";

export const toolIllustrations: Translations<Illustration> = {
  "statement-to-ledger": {
    name: "mistari sita ya statement ya M-Pesa, iliyopangwa katika akaunti tatu na swali moja",
    title: "Statement ya M-Pesa",
    lines: [
      {
        text: "Paybill kutoka 0722•••118",
      },
      {
        text: "Paybill kutoka 0711•••904",
      },
      {
        text: "Malipo ya till, Kilimo Feeds",
      },
      {
        text: "Paybill, akaunti KODI-07",
      },
      {
        text: "Ada ya biashara",
      },
      {
        text: "Zimetumwa kwa 0733•••871",
      },
    ],
    targets: [
      {
        label: "Mapato",
      },
      {
        label: "Bidhaa",
      },
      {
        label: "Ada",
      },
      {
        label: "Swali kwako",
      },
    ],
    check: "Mistari 6 kati ya 6, jumla sawa",
  },
  "paybill-to-tenants": {
    name: "malipo matano ya paybill kwenye simu, yaliyolinganishwa na nyumba mbili na ankara moja, ada ikiwa imetengwa na moja likiachwa likaguliwe",
    title: "Statement ya M-Pesa",
    detail: "Paybill 52••17",
    lines: [
      {
        text: "Jane W.",
        detail: "“kodi”",
      },
      {
        text: "0722•••118",
        detail: "“nyumba b 7”",
      },
      {
        text: "Tala Traders",
        detail: "“ankara 412”",
      },
      {
        text: "Ada ya paybill",
        detail: "5 Oktoba",
      },
      {
        text: "Moses K.",
        detail: "hakuandika akaunti",
      },
    ],
    targets: [
      {
        label: "Kodi",
        detail: "B12 na B7",
      },
      {
        label: "Ankara 412",
        detail: "imelipwa yote",
      },
      {
        label: "Ada",
        detail: "zimetengwa",
      },
      {
        label: "Kagua",
        detail: "walipaji 3 wanaowezekana",
      },
    ],
  },
  "bank-statement-report": {
    name: "statement za benki za mwanachama za miezi sita kama chati ya mapato, marejesho pamoja na jipya yakiwa 45% ya mapato hayo, chini ya kikomo cha 50%",
    title: "Ripoti ya statement",
    detail: "Mwanachama 1047, miezi 6, mistari 312",
    bars: {
      title: "Mapato ya kawaida kwa mwezi",
      detail: "wastani 84,000",
      items: [
        {
          label: "Mei",
        },
        {
          label: "Jun",
        },
        {
          label: "Jul",
        },
        {
          label: "Ago",
        },
        {
          label: "Sep",
        },
        {
          label: "Okt",
        },
      ],
    },
    lines: [
      {
        label: "Marejesho ya sasa",
        detail: "kurasa 3, 9 na 14",
      },
      {
        label: "Rejesho linaloombwa",
        detail: "miezi 36",
      },
      {
        label: "Kila mwezi",
      },
    ],
    gauge: {
      label: "Sehemu ya mapato",
      limitLabel: "kikomo chako",
    },
    result: {
      label: "Masalio yote yamehesabiwa upya",
      text: "Kurasa zote zipo",
    },
  },
  "invoices-to-register": {
    name: "rundo la ankara za wasambazaji likigeuzwa kuwa mistari ya daftari la manunuzi, moja ikiwa haina PIN na nyingine imepatikana mara mbili",
    paper: {
      title: "Mabati Depot",
      detail: "Ankara 2291, Thika",
      lines: [
        {
          label: "Mabati, geji 28",
        },
        {
          label: "Kofia za paa",
        },
        {
          label: "VAT 16%",
        },
        {
          label: "Jumla",
        },
      ],
    },
    title: "Daftari la manunuzi",
    detail: "Oktoba",
    rows: [
      {
        label: "Kilele Petrol",
        detail: "risiti ya till, 3 Okt",
        note: "eTIMS ipo",
      },
      {
        label: "Mabati Depot",
        detail: "PDF, 5 Okt",
        note: "PIN haipo",
      },
      {
        label: "Jirani Stationers",
        detail: "picha, 7 Okt",
        note: "eTIMS ipo",
      },
      {
        label: "Mabati Depot",
        detail: "picha, 9 Okt",
        note: "Sawa na ya 5 Okt",
      },
      {
        label: "Ankara tatu",
        note: "Za kuidhinishwa",
      },
    ],
  },
  "ticket-to-fields": {
    name: "tiketi ya mizani ya magari iliyoandikwa kwa mkono ikisomwa kwa sehemu tano, kila moja na kiwango chake cha uhakika; uzito wenye shaka unamsubiri karani",
    paper: {
      title: "Tiketi ya mizani",
      detail: "Na. 004518",
      lines: [
        {
          label: "Mkulima",
          text: "020417",
        },
        {
          label: "Lori",
          text: "KBX 4••T",
        },
        {
          label: "Uzito wa jumla, kg",
        },
        {
          label: "Lori tupu, kg",
        },
        {
          label: "Uzito halisi, kg",
        },
      ],
    },
    title: "Mstari wa 118",
    detail: "majani-chai.xlsx",
    rows: [
      {
        label: "Mkulima",
        text: "020417",
        note: "99%",
      },
      {
        label: "Lori",
        text: "KBX 4••T",
        note: "97%",
      },
      {
        label: "Uzito wa jumla, kg",
        note: "98%",
      },
      {
        label: "Lori tupu, kg",
        note: "71%, kagua",
      },
      {
        label: "Uzito halisi, kg",
        note: "hesabu ni sawa",
      },
    ],
  },
  "expenses-with-flags": {
    name: "malipo matano ya wiki moja katika jedwali, mawili yakiwa yamewekewa alama: dizeli nyingi kuliko nafasi ya tangi, na ununuzi uliogawanywa ili ubaki chini ya kikomo",
    title: "Malipo",
    detail: "Wiki ya 41",
    columns: ["Siku", "Kilicholipiwa", "Kiasi"],
    rows: [
      {
        date: "J’tatu",
        text: "Kodi ya ofisi",
      },
      {
        date: "J’nne",
        text: "Dizeli, KCA 7••P",
        flag: {
          text: "Lita 74 kwenye tangi la 60",
        },
      },
      {
        date: "J’tano",
        text: "Kito Supplies",
      },
      {
        date: "J’tano",
        text: "Kito Supplies",
        flag: {
          text: "Umegawanywa? Mkurugenzi hutia saini kuanzia 50,000",
        },
      },
      {
        date: "Ijumaa",
        text: "Airtime",
      },
    ],
    result: {
      label: "Malipo 5, maswali 2",
    },
  },
  "photo-to-posters": {
    name: "picha ya kiatu iliyopigwa kwa simu, ikakatwa na kuwekwa pamoja na bei yake kwenye chapisho la mraba, status na picha ya katalogi",
    source: {
      title: "Picha ya simu",
      detail: "IMG_2041.jpg",
    },
    frames: [
      {
        label: "Chapisho 1:1",
        title: "Sandali ya Safari",
      },
      {
        label: "Status 9:16",
        title: "Leo tu!",
        text: "Till 51••08",
      },
      {
        label: "Katalogi",
        title: "Sandali ya Safari",
      },
    ],
  },
  "logo-on-surfaces": {
    name: "rasimu ya nembo ya duka la mikate kwenye bango la duka, muhuri wa mpira, risiti na duara la mazungumzo",
    source: {
      title: "Rasimu ya 3 kati ya 6",
      detail: "Jua Bakery, Nakuru",
    },
    frames: [
      {
        label: "Bango la duka",
        title: "Jua Bakery",
        text: "Mkate wa leo",
      },
      {
        label: "Muhuri",
        title: "Jua Bakery",
      },
      {
        label: "Risiti",
        title: "Jua Bakery",
        text: "Nakuru",
      },
      {
        label: "Mazungumzo, px 40",
        title: "J",
      },
    ],
  },
  "document-to-slides": {
    name: "hati ya masharti ya mkopo yenye sentensi nne zilizowekewa alama, na slaidi nne zilizotengenezwa kutokana nazo",
    source: {
      title: "Masharti ya mkopo 2026.docx",
      lines: [
        "Wanachama walioweka akiba kwa miezi sita wanaweza kuomba.",
        "Mkopo hauzidi mara tatu ya akiba.",
        "Wadhamini wawili hutia saini, kila mmoja kwa nusu.",
        "Uamuzi hutolewa ndani ya siku tano za kazi.",
      ],
    },
    frames: [
      {
        label: "1",
        title: "Unahitaji mkopo? Mambo manne ya kujua",
      },
      {
        label: "2",
        title: "Kwanza weka akiba kwa miezi 6",
      },
      {
        label: "3",
        title: "Kopa hadi mara 3 ya akiba yako",
      },
      {
        label: "4",
        title: "Lete wadhamini 2",
      },
    ],
  },
  "mixed-speech-subtitles": {
    name: "video yenye manukuu ya lugha mchanganyiko, mistari yake ikiwekewa alama ya Kiingereza, Kiswahili au Sheng, na neno moja lenye shaka la kukaguliwa",
    title: "Mkutano wa bajeti, awamu ya kwanza",
    caption: "Tuko na budget ya forty K",
    lines: [
      {
        text: "Kwanza, tuangalie pesa.",
        tag: "Kiswahili",
      },
      {
        text: "Tuko na budget ya forty K,",
        tag: "Mchanganyiko",
      },
      {
        text: "so wacha tuanze na phase one.",
        tag: "Mchanganyiko",
      },
      {
        text: "Wanjohi atalipa fundi.",
        unsure: "Wanjohi",
        tag: "1 la kukagua",
      },
    ],
    note: "Manukuu, maandishi na sura",
  },
  "talk-to-clips": {
    name: "video ndefu yenye sehemu tatu zilizowekewa alama, na video fupi tatu za wima zenye manukuu zilizopangwa kutokana nazo",
    source: {
      title: "Hotuba ya Jumapili",
      detail: "48:20",
    },
    frames: [
      {
        label: "0:32",
        title: "Anza na kidogo",
      },
      {
        label: "0:47",
        title: "Weka akiba kabla ya kutumia",
      },
      {
        label: "0:24",
        title: "Usiogope kuuliza",
      },
    ],
  },
  "leads-ranked": {
    name: "maulizo manne kuhusu mifumo ya sola, yaliyopangwa kwa alama kati ya 100, sababu zikiwa kando ya kila moja",
    title: "Wa kupigiwa kwanza",
    detail: "Sola, wiki hii",
    rows: [
      {
        label: "Bahari Lodge, Kilifi",
        detail: "vipande 40 kufikia Desemba",
        reasons: [
          {
            text: "alitaja bajeti",
          },
          {
            text: "aliuliza tarehe",
          },
          {
            text: "amekuja mara ya pili",
          },
        ],
        next: {
          text: "Piga simu sasa",
        },
      },
      {
        label: "Achieng O., Kisumu",
        detail: "nyumba ya vyumba 3",
        reasons: [
          {
            text: "alituma bili ya umeme",
          },
          {
            text: "alijibu ndani ya saa moja",
          },
        ],
        next: {
          text: "Leo",
        },
      },
      {
        label: "Mwangaza School",
        detail: "pampu ya kisima",
        reasons: [
          {
            text: "bodi inakutana Machi",
          },
        ],
        next: {
          text: "Wiki hii",
        },
      },
      {
        label: "0733•••260",
        detail: "“sola ni pesa ngapi?”",
        reasons: [
          {
            text: "bado hakuna maelezo",
          },
        ],
        next: {
          text: "Tuma orodha",
        },
      },
    ],
  },
  "chat-with-handover": {
    name: "mazungumzo ya WhatsApp ambapo chatbot inajibu swali la kufikishiwa mzigo na kumkabidhi mfanyakazi mahususi ombi la kurudishiwa pesa",
    title: "Pendo Furniture",
    detail: "hujibu saa yoyote",
    messages: [
      {
        text: "Mnaleta Kitengela? Ni ngapi?",
      },
      {
        text: "Ndiyo, kesho kabla ya saa nane. Delivery ni 1,200.",
      },
      {
        text: "Lakini kiti kilikuja na mguu uliovunjika. Nataka kurudishiwa pesa.",
      },
      {
        text: "Yamekabidhiwa Faith, pamoja na jumbe zote",
      },
    ],
    panel: {
      title: "Kwa Faith N.",
      detail: "kurudishiwa pesa, oda 3087",
      rows: [
        {
          label: "Ombi",
          text: "arudishiwe, mguu umevunjika",
        },
        {
          label: "Alilipa kwa M-Pesa",
        },
        {
          label: "Mteja aliambiwa",
          text: "simu kufikia saa 2:30 asubuhi (8:30)",
        },
      ],
      action: "Endeleza wewe",
    },
  },
  "payback-worked-out": {
    name: "hesabu inayogeuza saa zilizookolewa kuwa pesa kwa mwezi, ikitoa bei ya mpango, pamoja na chati inayovuka sifuri mwezi wa tano",
    title: "Je, inafaa?",
    detail: "Malipo ya paybill kwa mkono",
    lines: [
      {
        label: "Saa zilizookolewa kwa mwezi",
      },
      {
        label: "Gharama ya saa moja",
      },
      {
        label: "Mpango",
      },
      {
        label: "Pesa zilizookolewa kwa mwezi",
      },
    ],
    bars: {
      title: "Pesa zinavyorudi kila mwezi",
      detail: "108,000 za kuanzisha",
      items: [
        {
          label: "0",
        },
        {
          label: "1",
        },
        {
          label: "2",
        },
        {
          label: "3",
        },
        {
          label: "4",
        },
        {
          label: "5",
        },
        {
          label: "6",
        },
        {
          label: "7",
        },
        {
          label: "8",
        },
      ],
    },
    result: {
      label: "Pesa zinarudi baada ya",
      text: "miezi 5",
    },
  },
};
