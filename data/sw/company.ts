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
      "Zimehesabiwa hadi 30 Juni 2026. Tunahesabu tu biashara ambayo kazi yake imejiendesha kwa miezi mitatu. Ili kupata pesa zilizookolewa, tunajumlisha thamani ya muda uliookolewa, ya ada na hasara zilizoepukwa, na ya miadi ambayo bila mfumo wateja wangeikosa; kisha tunaondoa ada zetu. Wateja walioridhika ni waliotoa alama 4 au 5 kati ya 5 katika maoni tunayokusanya kila mwaka.",
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
      { when: "mfumo unapofaulu jaribio linalofanywa kwa rekodi zako mwenyewe" },
      { when: "wakati wa makabidhiano" },
    ],
  },
};
