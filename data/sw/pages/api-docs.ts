import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const apiDocs: Translation<Copy["apiDocs"]> = {
  meta: {
    title: "Mwongozo wa API: tutumie maulizo",
    description:
      "Tutumie maulizo kutoka kwenye mfumo wako: POST /api/send-email, fomu zake {contract.forms} na sehemu zake, mfano wa kunakili, na misimbo ya hali.",
  },
  hero: {
    heading: "Tutumie maulizo kutoka kwenye mfumo wako.",
    intro:
      "Tovuti, CRM au kituo cha simu cha mshirika kinaweza kututumia maulizo: kila ulizo kwa ombi moja (request). Ufunguo wa API hauhitajiki, lakini kuna kanuni chache.",
  },
  rules: {
    title: "Kanuni",
    items: [
      "Tuma tu maulizo ya watu wanaojua kwamba unayatuma na waliokubali.",
      "Tuma kutoka kwenye seva. Maombi yanayotoka kwenye kurasa za tovuti nyingine hupata 403. Ukituomba, tunaweza kuruhusu fomu ya kawaida ya HTML ya tovuti, lakini si hati za programu (script) kwenye kurasa zake.",
      "Lipe kila ulizo UUID kama submissionId na uitumie tena unapojaribu upya: ulizo lenye kitambulisho kilekile na maneno yaleyale huhifadhiwa mara moja tu. Likiwa na maneno mengine, huhifadhiwa kama ulizo lingine.",
      "Ukipata 429, subiri idadi ya sekunde zilizo katika Retry-After. Ukipata 503, au usipopata jibu, jaribu tena baada ya dakika moja.",
    ],
  },
  request: {
    title: "Ombi",
    intro:
      "Ombi ni JSON isiyozidi {size}. Unaweza pia kutuma fomu ya kawaida kwa POST, ikiwa na sehemu zilezile na formName.",
    fields: [
      {
        note: "maandishi, lazima",
        texts: ["Jina la mojawapo ya fomu {contract.forms} zilizo hapa chini."],
      },
      {
        note: "object, lazima",
        texts: ["Sehemu za fomu hiyo. Nyingine hutupwa."],
      },
      {
        note: "UUID, si lazima",
        texts: ["Kitambulisho chako cha ulizo hili. Kikikosekana, tunakitengeneza."],
      },
      {
        note: "object, si lazima",
        texts: ["Ulizo lilikotoka, kadiri unavyojua: page, referrer, utm_source na kadhalika."],
      },
    ],
    language: "Ikiwa page iko chini ya /sw, majibu huwa kwa Kiswahili.",
  },
  forms: {
    title: "Fomu {contract.forms}",
    intro: "Orodha hizi zinatokana na schema zinazothibitisha kila ombi. Sehemu zote ni maandishi.",
    required: "lazima, herufi zisizozidi {limit}",
    optional: "si lazima, herufi zisizozidi {limit}",
    optionalPhone: "si lazima",
    fields: {
      name: "Mtu anayeuliza.",
      email:
        "Anwani ambako jibu litatumwa. Iwe katika umbo la name@example.com; kabla ya @, nukta zinaweza kuwa popote.",
      company: "Kampuni.",
      useCase: "Kazi ambayo angependa ijiendeshe yenyewe, kwa maneno yake mwenyewe.",
      message: "Anachotaka kujua.",
      phone:
        "Herufi 8 hadi 20: tarakimu, nafasi, vistari na mabano, na alama ya kujumlisha mwanzoni si lazima.",
      subject: "Ukurasa wenye fomu ulihusu nini.",
      product: "Mfumo anaouombea kotesheni.",
      budget: "Fomu ya tovuti hii hutuma mojawapo ya {values}.",
      timeline: "Fomu ya tovuti hii hutuma mojawapo ya {values}.",
    },
    about: {
      "Contact Form": "Swali la kwanza.",
      "Quote Request": "Kuomba kotesheni ya mmojawapo wa mifumo yetu.",
      "Get Started": "Pamoja na bajeti na muda, ikiwa vinajulikana.",
    },
  },
  example: {
    title: "Mfano",
    intro: "Nakili, weka maneno yako mahali pa haya, na uangalie kama jibu lina “success”.",
    request: "Mfano wa ombi",
    answer: "Jibu",
  },
  answers: {
    title: "Majibu",
    intro:
      "Jibu ni JSON yenye success (true au false) na ujumbe unaoweza kumwonyesha mtu. Fomu ya kawaida iliyotumwa kwa POST hujibiwa kwa 303 inayoipeleka kwenye ukurasa wa asante, au kwenye ukurasa unaoeleza kwa nini haikupokelewa.",
    when: {
      "200":
        "Ulizo limehifadhiwa, au tayari limetumwa kwetu kwa barua pepe. Hali hii pekee ndiyo inayomaanisha kwamba limefaulu.",
      "400": "Maudhui ya ombi si JSON katika UTF-8, si object, au hayajakamilika.",
      "403":
        "Kivinjari kililituma kutoka kwenye tovuti isiyoruhusiwa, au halikupita ukaguzi wa kuthibitisha kuwa mtumaji ni mtu.",
      "405": "Mbinu yoyote isipokuwa POST.",
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
