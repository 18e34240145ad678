import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const apiDocs: Translation<Copy["apiDocs"]> = {
  fields: {
    columns: { name: "Sehemu", description: "Maelezo", characters: "Kikomo cha herufi" },
    required: "lazima",
    optional: "si lazima",
    fields: {
      name: "Mtu anayeuliza.",
      email:
        "Anwani ambako jibu litatumwa, kama vile `name@example.com`. Tunakubali nukta popote kabla ya @.",
      company: "Kampuni ya anayeuliza.",
      useCase: "Kazi ambayo angependa ifanywe na mfumo, kwa maneno yake mwenyewe.",
      message: "Anachotaka kujua.",
      phone:
        "Angalau herufi 8: tarakimu, nafasi, vistari na mabano, na alama ya kujumlisha mwanzoni si lazima.",
      subject: "Ulizo linahusu nini, kwa mfano ukurasa au mfumo lilikotoka.",
      product: "Mfumo anaouombea kotesheni.",
      budget: "Fomu ya tovuti hii hutuma mojawapo ya {values}.",
      timeline: "Fomu ya tovuti hii hutuma mojawapo ya {values}.",
    },
    characters: { phone: "20" },
  },
  answers: {
    columns: { status: "Hali", when: "Wakati gani", message: "Ujumbe" },
    when: {
      "200":
        "Ulizo limehifadhiwa, au tayari limetumwa kwetu kwa barua pepe. Hali hii pekee ndiyo inayomaanisha kwamba limefaulu.",
      "400": "Maudhui ya ombi si JSON katika UTF-8, si object, au hayajakamilika.",
      "403":
        "Kivinjari kililituma kutoka kwenye tovuti isiyoruhusiwa, au halikupita ukaguzi wa kuthibitisha kuwa mtumaji ni mtu.",
      "405": "Njia (method) yoyote isipokuwa POST.",
      "413": "Maudhui ya ombi ni marefu mno.",
      "415": "Maudhui ya ombi si JSON wala fomu ya kawaida iliyotumwa kwa POST.",
      "422":
        "Fomu haijulikani au sehemu fulani si sahihi. Kosa la kwanza pekee ndilo linalotajwa, kwa mfano:",
      "429":
        "Maombi mengi mno kwa dakika kutoka kwenye anwani moja kupitia fomu moja. Kikomo ni takriban kumi.",
      "503":
        "Hatukuweza kuhifadhi ulizo wala kulituma kwa barua pepe. Ujumbe unaeleza njia nyingine ya kutufikia.",
    },
  },
};
