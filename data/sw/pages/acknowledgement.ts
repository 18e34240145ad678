import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const acknowledgement: Translation<Copy["acknowledgement"]> = {
  subject: "Tumepokea ujumbe wako",
  greeting: "Habari {name}, ujumbe wako umefika.",
  unnamed: "Habari, ujumbe wako umefika.",
  reply: "Mmoja wetu atausoma na kukujibu {company.reply}.",
  add: "Ungependa kuongeza jambo? Jibu barua pepe hii, na jibu lako litawafikia wanaosoma ujumbe wako.",
  reference: "Fomu uliyotumia ni “{form}”, na nambari yako ya kumbukumbu ni {reference}.",
  forms: {
    "Contact Form": "Fomu ya mawasiliano",
    "Quote Request": "Omba bei",
    "Get Started": "Anza sasa",
  },
  end: "Umepata barua pepe hii kwa sababu mtu alituma fomu kwenye tovuti ya {company.name} akitumia anwani yako. Barua pepe kama hii hutumwa mara moja tu: hili si jarida, na anwani yako haipo kwenye orodha yoyote. Ikiwa si wewe uliyetuma fomu hiyo, huhitaji kufanya lolote.",
};
