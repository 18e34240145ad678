import type { Translation } from "../load/translation";
import type { CompanyRecord } from "../schemas/company";

/** The company's words in Swahili. */
export const company: Translation<CompanyRecord> = {
  tagline: "Kazi inayotiririka.",
  country: { name: "Kenya", adjective: "ya Kenya" },
  timeZone: { name: "saa za Afrika Mashariki" },
  currency: { name: "shilingi za Kenya", plural: "shilingi" },
  claims: { saved: "KSh 50M+", reply: "ndani ya saa 24" },
  buying: {
    taxAuthority: { name: "Mamlaka ya Ushuru ya Kenya" },
    payBy: ["paybill ya M-Pesa", "uhamisho wa benki"],
    stages: [
      { when: "unapokubali makadirio ya bei" },
      { when: "mfumo unapofaulu jaribio la rekodi zako mwenyewe" },
      { when: "wakati wa makabidhiano" },
    ],
  },
};
