import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const support: Translation<Copy["support"]> = {
  contact: {
    meta: {
      title: "Wasiliana nasi: barua pepe, simu, WhatsApp",
      description:
        "Tuma ujumbe, piga simu au tuandikie kwa WhatsApp: fomu ya mawasiliano, nambari zetu za simu, barua pepe na saa za kazi za {company.name}. Tunajibu {company.reply}.",
    },
    hero: {
      heading: "Tutumie ujumbe.",
      intro:
        "Tumia fomu hii ukihitaji msaada, ukitaka kununua, ukiwa mwanahabari, ukitafuta kazi au ukiwa na malalamiko. Anza kwa kutaja mada. Tunajibu {company.reply}.",
    },
    form: {
      title: "Ujumbe wako",
      message: {
        label: "Tukusaidie vipi?",
        hint: "Ni kuhusu nini, na unahitaji jibu lini?",
      },
    },
    ways: {
      title: "Au wasiliana nasi moja kwa moja",
    },
  },
};
