import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

/** The words around the fields of every form. */
export const frame = {
  honeypot: "Usijaze sehemu hii",
  consent: "Tunatumia maelezo haya kukujibu. Soma zaidi kwenye {link}.",
  privacy: "ilani yetu ya faragha",
  messages: {
    required: "Tafadhali jaza: {field}",
    tooLong: "“{label}”: herufi zisizidi {limit}",
    notText: "Tafadhali andika {field} kwa maandishi",
    invalidEmail: "Tafadhali andika anwani sahihi ya barua pepe",
    invalidPhone: "Tafadhali andika nambari sahihi ya simu",
    requestFailed: "Ujumbe haukutumwa. Tafadhali jaribu tena; ikishindikana, angalia mtandao wako.",
    backOnline: "Ujumbe haukutumwa. Mtandao wako umerudi: bonyeza kitufe tena.",
    unsuccessful: "Hatukuweza kutuma ujumbe wako. Tafadhali jaribu tena.",
    unexpected: "Hitilafu imetokea. Tafadhali jaribu tena baadaye.",
  },
  below: { required: "Tafadhali jaza sehemu hii." },
  otherWays: {
    text: "Unaweza pia kutuandikia kwa {email} au kutupigia {phone}.",
    email: "{company.email}",
    phone: "{company.phone}",
  },
};

const fieldNames = {
  name: "jina",
  email: "barua pepe",
  company: "kampuni",
  useCase: "kazi ambayo ungependa ifanywe na mfumo",
  message: "ujumbe",
  product: "mfumo",
  phone: "simu",
  subject: "mada",
  budget: "bajeti",
  timeline: "muda",
};

export const leadForms: Translation<Copy["leadForms"]> = {
  contact: {
    fields: {
      name: {
        label: "Jina",
        hint: "",
      },
      email: {
        label: "Barua pepe",
        hint: "",
      },
      company: {
        label: "Kampuni",
        hint: "Lazima ijazwe: kama huna kampuni, andika jina lako.",
      },
      useCase: {
        label: "Ungependa kazi gani ifanywe na mfumo?",
        hint: "Sentensi moja au mbili zinatosha.",
      },
    },
    submit: "Tuma ujumbe",
    submitting: "Inatuma...",
    frame: { ...frame, fieldNames },
    thanks: {
      title: "Asante!",
      text: "Tumepokea ujumbe wako. Tutakujibu {company.reply}.",
    },
  },
  thankYou: {
    meta: {
      title: "Asante",
      description: "Tumepokea ujumbe wako. Mmoja wetu atausoma na kukujibu {company.reply}.",
    },
    title: "Asante!",
    text: "Tumepokea ujumbe wako. Tutakujibu {company.reply}.",
    direct: {
      title: "Je, ulitutumia ujumbe?",
      text: "Ukurasa huu huonekana baada ya fomu kutumwa. Kama ulishatuma fomu, tumeipokea na tutakujibu {company.reply}.",
    },
    home: "Rudi kwenye ukurasa wa mwanzo",
  },
  notSent: {
    meta: {
      title: "Ujumbe wako haujatumwa",
      description:
        "Hatukuweza kupokea ujumbe wako. Ukurasa huu unaeleza sababu, na jinsi ya kutuma ujumbe tena.",
    },
    title: "Ujumbe wako haujatumwa",
    text: "Tafadhali bonyeza kitufe cha kurudi nyuma kwenye kivinjari chako. Ulichoandika bado kipo kwenye fomu: kirekebishe, kisha utume tena. Kama huna kampuni, andika jina lako mwenyewe kwenye sehemu ya kampuni.",
    home: "Rudi kwenye ukurasa wa mwanzo",
  },
  refusals: {
    brokenOff: "Ombi lilikatika kabla ya kukamilika",
    notUtf8: "Maandishi lazima yawe ya UTF-8",
    notJson: "Maudhui lazima yawe object ya JSON",
    foreignOrigin: "Maulizo yanapokelewa kutoka kwenye tovuti hii pekee",
    notHuman: "Hatukuweza kuthibitisha kwamba ujumbe huu umetumwa na mtu. Tafadhali utume tena.",
    onlyPost: "Tuma maulizo kwa POST",
    bodyTooLong: "Ujumbe ni mrefu mno: usizidi KB {limit}",
    unknownType: "Tuma JSON au fomu",
    unknownForm: "Fomu haijulikani",
    tooMany: "Jumbe nyingi zimetumwa kwa muda mfupi. Tafadhali subiri dakika moja, kisha ujaribu tena.",
    unavailable:
      "Kwa sasa hatuwezi kupokea ujumbe wako. Tafadhali piga simu {company.phone}, tuandikie kwa WhatsApp {company.whatsapp} au kwa barua pepe {company.email}.",
  },
  reply: { subject: "Ombi lako", greeting: "Habari {name}, asante kwa kuwasiliana nasi." },
  received: "Asante! Tutakujibu {company.reply}.",
};
