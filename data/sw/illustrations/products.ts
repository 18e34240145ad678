import type { Translations } from "#data/load/translation.ts";
import type { Illustration } from "#data/schemas/illustration.ts";

export const productIllustrations: Translations<Illustration> = {
  "order-paid": {
    name: "oda ya duka la mtandaoni: ndara na ada ya kuzifikisha, na jumla iliyolipwa kwa M-Pesa",
    title: "Oda 318",
    status: { text: "M-Pesa: imelipiwa" },
    rows: [
      { label: "Ndara, saizi 40", detail: "imebaki jozi 1" },
      { label: "Kufikisha, Ruaka", detail: "karatasi ya bodaboda imechapwa" },
      { label: "Jumla" },
    ],
  },
  "member-ledger": {
    name: "akaunti ya mwanachama kwenye leja ya SACCO: akiba, malipo ya paybill na rejesho ambalo halijalipwa kwa rangi nyekundu",
    title: "Mwanachama 1047, W. Kiprop",
    detail: "leja",
    rows: [
      { mark: "1 Okt", label: "Akiba" },
      { mark: "9 Okt", label: "Paybill" },
      { mark: "15 Okt", label: "Rejesho", note: "Halijalipwa" },
      { label: "Salio la akiba" },
    ],
  },
  "day-of-slots": {
    name: "Jumamosi ya kinyozi: viti vitatu saa kwa saa, nafasi tano zilizowekwa, moja iliyoshikiliwa hadi amana ilipwe na tatu zilizo wazi",
    title: "Nafasi",
    detail: "Jumamosi 17 Oktoba",
    calendar: {
      hours: ["9:00", "10:00", "11:00", "12:00"],
      columns: [
        [{ label: "Otieno" }, { label: "Brian" }, { label: "Wazi" }],
        [{ label: "Wazi" }, { label: "Kamau" }, { label: "Bila amana" }, { label: "Ali" }],
        [{ label: "Mutua" }, { label: "Wazi" }],
      ],
    },
  },
  "message-with-its-cost": {
    name: "ujumbe wa SMS kwa wazazi 812, na gharama yake kando ya kitufe cha kutuma",
    title: "Ujumbe mpya",
    status: { text: "Umeidhinishwa" },
    message: {
      text: "Mpendwa Mama Zawadi, shule inafungwa Ijumaa 23 Okt saa sita mchana (12:00). Salio la karo: 4,300. Kujiondoa: *456*9*5#",
      figures: [{ label: "Wapokeaji" }, { label: "Gharama" }],
      action: "Tuma",
    },
  },
  "lessons-offline": {
    name: "masomo manne ya kozi na data ya kila moja: mawili yamekamilika, la tatu liko wazi na la nne litafunguka baadaye",
    title: "Usalama wa dawa",
    detail: "MB 20, bila mtandao",
    rows: [
      { label: "Somo la 1: lebo", text: "MB 4" },
      { label: "Somo la 2: vidonge", text: "MB 5" },
      { label: "Somo la 3: dozi", text: "MB 6", note: "Wazi" },
      { label: "Somo la 4: kuhifadhi", text: "MB 5" },
    ],
  },
  "shop-counter": {
    name: "skrini ya kaunta yenye mauzo, bidhaa zilizobaki na malipo ya M-Pesa",
    title: "Hesabu ya bidhaa na POS",
    detail: "Kaunta 2, Nyeri",
    items: [
      { label: "Unga 2 kg", stock: "zipo 46" },
      { label: "Sukari 1 kg", stock: "zipo 28" },
      { label: "Maziwa 500 ml", stock: "zipo 9" },
    ],
    total: "Jumla",
    payment: {
      label: "M-Pesa imeingia",
      detail: "0722•••118, 17:42",
      note: "Yamelinganishwa na mauzo",
    },
    shift: { title: "Zamu hii", items: [{ label: "M-Pesa" }, { label: "Taslimu" }, { label: "Mkopo" }] },
  },
  payslip: {
    name: "hati ya mshahara yenye kiasi kabla ya makato, makato ya kisheria na kiasi kinachobaki, na mstari wenye sehemu zake",
    title: "Mshahara, Oktoba",
    status: { text: "Umeidhinishwa" },
    rows: [
      { label: "Kabla ya makato" },
      { label: "Makato", detail: "PAYE, NSSF, SHIF, Housing Levy" },
      { label: "Baada ya makato" },
    ],
  },
  "sales-pipeline": {
    name: "hatua za mauzo: thamani ya maulizo, kotesheni na oda, na kotesheni moja inayosubiri jibu",
    title: "Hatua za mauzo",
    detail: "Oktoba",
    stages: [
      { label: "Maulizo", entries: [{ label: "Pampu" }, { label: "Boila" }] },
      { label: "Kotesheni", entries: [{ label: "Paa la shule" }, { label: "Haijajibiwa" }] },
      { label: "Oda", entries: [{ label: "Kliniki" }, { label: "Inverter" }] },
    ],
  },
  "rent-by-house": {
    name: "orodha ya kodi ya jengo la nyumba kumi na mbili: tisa zimelipiwa, moja kodi yake si kamili, moja haijalipiwa na moja haina mtu, na kodi iliyopokelewa",
    title: "Kodi ya Oktoba",
    detail: "nyumba 12, tupu 1",
    rows: [
      { label: "9 zimelipiwa" },
      { label: "3B, si kamili" },
      { label: "1C, Otieno", note: "Haijalipiwa" },
      { label: "Jumla" },
    ],
  },
  "patients-in-queue": {
    name: "foleni ya hospitali: anayeitwa kwa daktari, na wanaofuata pamoja na muda waliosubiri, wa dharura akiwa wa kwanza",
    title: "Foleni",
    detail: "wa dharura kwanza",
    rows: [
      { mark: "A-19", label: "dakika 4", note: "Dharura" },
      { mark: "A-15", label: "dakika 38" },
      { mark: "A-16", label: "dakika 31" },
    ],
    aside: { label: "Daktari, chumba 2", text: "A-14" },
  },
};
