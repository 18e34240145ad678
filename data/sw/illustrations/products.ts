import type { Translations } from "#data/load/translation.ts";
import type { Illustration } from "#data/schemas/illustration.ts";

export const productIllustrations: Translations<Illustration> = {
  "shop-on-a-phone": {
    name: "oda katika duka la mtandaoni kwenye simu, na kiasi kilicholipwa kwa M-Pesa",
    figures: [{ label: "Oda 318" }],
    tags: [{ text: "M-Pesa: imelipwa" }],
  },
  "member-account": {
    name: "akaunti ya akiba ya mwanachama yenye salio lake la wiki mbili, na rejesho ambalo halijalipwa kwa rangi nyekundu",
    words: ["Mwanachama 1047, W. Kiprop"],
    figures: [{ label: "Akiba leo jioni" }],
    tags: [{ text: "Rejesho halijalipwa" }],
  },
  "day-of-slots": {
    name: "Jumamosi ya kinyozi: viti vitatu saa kwa saa, nafasi tano zilizowekwa, moja iliyoshikiliwa hadi amana ilipwe na tatu zilizo wazi",
    words: ["Jumamosi 17 Oktoba", "9:00", "10:00", "11:00", "12:00"],
    figures: [{ label: "Zimewekwa" }, { label: "Inasubiri amana" }, { label: "Wazi" }],
  },
  "message-with-its-cost": {
    name: "ujumbe wa SMS kwa wazazi 812, na gharama yake",
    words: [
      "Mpendwa Mama Zawadi, shule inafungwa Ijumaa 23 Okt saa sita mchana (12:00). Salio la karo: 4,300. Kujiondoa: *456*9*5#",
    ],
    figures: [{ label: "Wapokeaji" }, { label: "Gharama" }],
  },
  "lessons-offline": {
    name: "masomo manne ya kozi: mawili yamekamilika, la tatu liko wazi na la nne litafunguka baadaye",
    words: ["Somo la 1: lebo", "Somo la 2: vidonge", "Somo la 3: dozi", "Somo la 4: kuhifadhi"],
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
    payment: { label: "M-Pesa imeingia", detail: "0722•••118, 17:42", note: "Yamelinganishwa na mauzo" },
    shift: { title: "Zamu hii", items: [{ label: "M-Pesa" }, { label: "Taslimu" }, { label: "Mkopo" }] },
  },
  payslip: {
    name: "hati ya mshahara yenye kiasi kabla na baada ya makato, na makato ya kisheria kama sehemu za mstari",
    figures: [{ label: "Baada ya makato" }, { label: "Kabla ya makato" }],
  },
  "sales-pipeline": {
    name: "hatua za mauzo: thamani ya maulizo, kotesheni na oda",
    figures: [{ label: "Swali" }, { label: "Kotesheni" }, { label: "Oda" }],
  },
  "rent-by-house": {
    name: "jengo la nyumba kumi na mbili: tisa zimelipiwa, moja kodi yake si kamili, moja haijalipiwa na moja haina mtu, na kodi iliyopokelewa",
    figures: [{ label: "Zilizopokelewa" }],
    tags: [{ text: "1C haijalipiwa" }],
  },
  "patients-in-queue": {
    name: "ubao wa chumba cha kusubiri hospitalini: anayeitwa kwa daktari, na wanaofuata, wa dharura akiwa wa kwanza",
    figures: [{ label: "Daktari, chumba 2", text: "A-14" }],
    tags: [{ text: "A-19" }, { text: "A-22" }, { text: "A-23" }, { text: "A-16" }],
  },
};
