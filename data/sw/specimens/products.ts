import type { Translations } from "#data/load/translation.ts";
import type { Specimen } from "#data/schemas/specimen.ts";

export const productSpecimens: Translations<Specimen> = {
  "shop-on-a-phone": {
    name: "duka la mtandaoni kwenye simu: gauni kwenye kikapu pamoja na ada ya kulifikisha Ruiru, na ombi la M-Pesa la kulipia vyote viwili",
    title: "Rangi Boutique",
    detail: "rangi.example",
    tiles: [
      {
        text: "Gauni la kitenge",
      },
    ],
    lines: [
      {
        text: "Gauni la kitenge",
        detail: "saizi 14, la mwisho",
      },
      {
        text: "Kufikisha Ruiru",
        detail: "kesho, kwa bodaboda",
      },
    ],
    total: {
      label: "Jumla ya kulipa",
    },
    payments: [
      {
        label: "Ombi la M-Pesa",
      },
    ],
    notice: "Lipa Rangi Boutique 3,700? Jibu ombi kwenye simu 0722•••118.",
  },
  "member-account": {
    name: "akaunti ya akiba ya mwanachama yenye amana za paybill, dhamana na salio baada ya kila ingizo, na rejesho lililokosekana kwa rangi nyekundu",
    title: "Mwanachama 1047, W. Kiprop",
    detail: "Akiba",
    columns: ["Tarehe", "Maelezo", "Salio"],
    rows: [
      {
        date: "1 Okt",
        text: "Amana ya paybill",
      },
      {
        date: "5 Okt",
        text: "Makato ya mshahara, Tumaini Tea",
      },
      {
        date: "10 Okt",
        text: "Rejesho la 4 kati ya 24",
        flag: {
          text: "Halijalipwa: piga simu leo",
        },
      },
      {
        date: "12 Okt",
        text: "Kutoa pesa, kaunta 2",
      },
      {
        date: "14 Okt",
        text: "Amana ya paybill",
        flag: {
          text: "Kwa nambari ya mwanachama",
        },
      },
    ],
    result: {
      label: "Salio la leo jioni",
    },
  },
  "day-of-slots": {
    name: "Jumamosi ya kinyozi: viti vitatu saa kwa saa, nafasi tano zilizowekwa na kulipiwa amana, moja iliyoshikiliwa kwa dakika tisa na tatu zilizo wazi",
    title: "Jumamosi 17 Oktoba",
    detail: "Kinyozi Nne, Ngong Road",
    rows: ["9:00", "10:00", "11:00", "12:00"],
    columns: [
      {
        title: "Otieno",
        cells: [
          {
            title: "Brian",
            detail: "kunyoa",
          },
          {
            title: "Musa",
            detail: "kunyoa na rangi",
          },
          {
            title: "Wazi",
          },
        ],
      },
      {
        title: "Kamau",
        cells: [
          {
            title: "Wazi",
          },
          {
            title: "Bila miadi",
            detail: "kunyoa",
          },
          {
            title: "Ali",
            detail: "imeshikwa dak 9",
          },
          {
            title: "Juma",
            detail: "ndevu",
          },
        ],
      },
      {
        title: "Wambui",
        cells: [
          {
            title: "Njeri",
            detail: "kusuka",
          },
          {
            title: "Wazi",
          },
        ],
      },
    ],
    facts: [
      {
        label: "Zimewekwa",
      },
      {
        label: "Inasubiri amana",
      },
      {
        label: "Wazi",
      },
    ],
  },
  "message-with-its-cost": {
    name: "ujumbe wa SMS kwa wazazi 812 kwenye simu, na kando yake idadi ya sehemu zake na gharama yake kabla ya kutumwa",
    title: "UPENDO-SCH",
    detail: "Ujumbe wa SMS",
    messages: [
      {
        text: "Mpendwa Mama Zawadi, shule inafungwa Ijumaa 23 Okt saa sita mchana. Salio la karo: 4,300. Kujiondoa: *456*9*5#",
      },
    ],
    panel: {
      title: "Kabla ya kutuma",
      detail: "Wazazi, madarasa yote",
      rows: [
        {
          label: "Wapokeaji",
        },
        {
          label: "Sehemu za herufi 160",
        },
        {
          label: "Bei ya sehemu",
        },
        {
          label: "Gharama",
        },
        {
          label: "Waliojiondoa",
          text: "9 wameachwa",
        },
      ],
      action: "Tuma kwa 812",
    },
  },
  "lessons-offline": {
    name: "kozi kwenye simu: somo linalofunguka bila data, sehemu mbili zilizokamilika na moja itakayofunguka awamu inayofuata ikilipwa",
    title: "Sehemu ya 3: Dozi kwa uzito",
    caption: "Iko kwenye simu hii, haihitaji data",
    lines: [
      {
        text: "1. Historia ya mgonjwa",
        tag: "86%",
      },
      {
        text: "2. Kusoma lebo",
        tag: "92%",
      },
      {
        text: "3. Dozi kwa uzito",
        tag: "Sasa",
      },
      {
        text: "4. Uhifadhi na mnyororo wa baridi",
        tag: "Kuanzia 1,500",
      },
    ],
    note: "Cheti PH-2041 baada ya sehemu ya 6",
  },
  "shop-counter": {
    name: "skrini ya kaunta ya mauzo yenye bidhaa sita, mauzo ya mistari mitatu yaliyolipwa kiasi kwa taslimu na kiasi kwa M-Pesa, na maelezo kwamba inafanya kazi bila mtandao",
    title: "Kaunta 2, Nyeri",
    detail: "Zamu: Mercy",
    tiles: [
      {
        text: "Unga kg 2",
      },
      {
        text: "Sukari kg 1",
      },
      {
        text: "Maziwa ml 500",
      },
      {
        text: "Mafuta lita 1",
      },
      {
        text: "Sabuni ya mche",
      },
      {
        text: "Mkate",
      },
    ],
    lines: [
      {
        text: "Unga kg 2",
      },
      {
        text: "Mafuta lita 1",
      },
      {
        text: "Mkate",
      },
    ],
    total: {
      label: "Jumla",
    },
    payments: [
      {
        label: "Taslimu",
      },
      {
        label: "Till ya M-Pesa",
      },
    ],
    notice: "Bila mtandao: mauzo 14 yamehifadhiwa hapa",
  },
  payslip: {
    name: "hati ya mshahara kutoka 60,000 kabla ya makato hadi 45,312 baada ya makato: NSSF, SHIF, ushuru wa nyumba na PAYE zinaondolewa mstari kwa mstari",
    title: "Hati ya mshahara, Oktoba",
    detail: "Grace Atieno, nambari 0117",
    lines: [
      {
        label: "Mshahara wa msingi",
      },
      {
        label: "Marupurupu ya nyumba",
      },
      {
        label: "Kabla ya makato",
      },
      {
        label: "NSSF",
      },
      {
        label: "SHIF",
      },
      {
        label: "Ushuru wa nyumba",
      },
      {
        label: "PAYE",
      },
      {
        label: "Baada ya makato",
      },
    ],
    result: {
      label: "Kwa M-Pesa 0712•••553",
      text: "faili ya Ijumaa",
    },
  },
  "sales-pipeline": {
    name: "ubao wa mauzo wenye maulizo, makadirio ya bei na oda katika safu pamoja na jumla zake; makadirio ambayo hayajajibiwa kwa siku tisa yamewekewa alama",
    title: "Mauzo",
    detail: "Oktoba, tawi la Nakuru",
    rows: [],
    columns: [
      {
        title: "Ulizo",
        cells: [
          {
            title: "Mwea Rice Mill",
            detail: "WhatsApp",
          },
          {
            title: "Tumaini Clinic",
            detail: "dukani",
          },
          {
            title: "P. Barasa",
            detail: "tovuti",
          },
        ],
      },
      {
        title: "Makadirio",
        cells: [
          {
            title: "Bahari Lodge",
            detail: "hakuna jibu, siku 9",
          },
          {
            title: "Uzima Academy",
            detail: "apigiwe Jumanne",
          },
        ],
      },
      {
        title: "Oda",
        cells: [
          {
            title: "Kilele Hardware",
            detail: "amana imelipwa",
          },
        ],
      },
    ],
    facts: [
      {
        label: "Jumla",
      },
      {
        label: "Wa kupigiwa simu leo",
      },
    ],
  },
  "rent-by-house": {
    name: "jengo la nyumba kumi na mbili, kila moja na kodi yake: tisa zimelipiwa, moja imelipiwa kwa sehemu, moja haijalipiwa na moja haina mtu",
    title: "Jengo B, Ruaka",
    detail: "Kodi, tarehe 6 Oktoba",
    rows: ["3", "2", "1", "G"],
    columns: [
      {
        title: "A",
        cells: [
          {
            title: "3A",
          },
          {
            title: "2A",
          },
          {
            title: "1A",
          },
          {
            title: "GA",
          },
        ],
      },
      {
        title: "B",
        cells: [
          {
            title: "3B",
          },
          {
            title: "2B",
          },
          {
            title: "1B",
          },
          {
            title: "GB",
            detail: "haina mtu",
          },
        ],
      },
      {
        title: "C",
        cells: [
          {
            title: "3C",
          },
          {
            title: "2C",
          },
          {
            title: "1C",
            detail: "haijalipiwa",
          },
          {
            title: "GC",
          },
        ],
      },
    ],
    facts: [
      {
        label: "Zilizopokelewa",
      },
      {
        label: "Malipo ya sehemu",
      },
    ],
  },
  "patients-in-queue": {
    name: "foleni ya hospitali kwa idara, kutoka tathmini ya awali hadi kwa keshia, ikionyesha mgonjwa anayehudumiwa sasa na wa dharura mmoja akiwa wa kwanza",
    title: "Wanaosubiri sasa",
    detail: "Wagonjwa wa nje, 10:40",
    rows: [],
    columns: [
      {
        title: "Tathmini",
        cells: [
          {
            title: "A-19",
            detail: "dharura",
          },
          {
            title: "A-22",
            detail: "dak 4",
          },
          {
            title: "A-23",
            detail: "dak 2",
          },
        ],
      },
      {
        title: "Daktari",
        cells: [
          {
            title: "A-14",
            detail: "chumba 2",
          },
          {
            title: "A-16",
            detail: "dak 18",
          },
        ],
      },
      {
        title: "Maabara",
        cells: [
          {
            title: "A-11",
            detail: "kipimo cha malaria",
          },
          {
            title: "A-15",
            detail: "dak 7",
          },
        ],
      },
      {
        title: "Dawa",
        cells: [
          {
            title: "A-09",
            detail: "dirisha 1",
          },
        ],
      },
      {
        title: "Keshia",
        cells: [
          {
            title: "A-07",
            detail: "dai la SHA",
          },
        ],
      },
    ],
    facts: [
      {
        label: "Wanahudumiwa",
      },
      {
        label: "Dharura",
      },
      {
        label: "Jumla",
      },
    ],
  },
};
