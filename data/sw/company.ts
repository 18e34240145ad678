import type { Translation } from "../load/translation";
import type { CompanyRecord } from "../schemas/company";

/** The company's words in Swahili. */
export const company: Translation<CompanyRecord> = {
  tagline: "Kazi inayotiririka.",
  country: { name: "Kenya", adjective: "ya Kenya" },
  timeZone: { name: "saa za Afrika Mashariki" },
  currency: { name: "shilingi za Kenya", plural: "shilingi" },
  claims: {
    saved: "KSh milioni 50+",
    reply: "ndani ya saa 24",
    counted:
      "Ni mfano tu, kana kwamba zimehesabiwa hadi 30 Juni 2026. Tutahesabu tu biashara ambayo kazi yake imejiendesha kwa miezi mitatu. Pesa zilizookolewa: muda uliookolewa, ada na hasara zilizoepukwa, na miadi ambayo wateja wangeikosa, tukitoa ada zetu. Walioridhika ni watakaotoa alama 4 au 5 kati ya 5 kila mwaka.",
  },
  dataHandling: {
    hostedIn: "Ayalandi, katika Umoja wa Ulaya",
    localCopyIn: "Nairobi",
    aiProcessedIn: "Umoja wa Ulaya na Marekani",
  },
  buying: {
    taxAuthority: { name: "Mamlaka ya Ushuru Nchini" },
    payBy: ["paybill ya M-Pesa", "akaunti ya benki"],
    stages: [
      { when: "unapokubali kotesheni" },
      { when: "kazi tuliyotengeneza inapofaulu jaribio la rekodi zako mwenyewe" },
      { when: "wakati wa makabidhiano" },
    ],
  },
};
