import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";
import { frame } from "./lead-forms";

export const getStarted: Translation<Copy["getStarted"]> = {
  meta: {
    title: "Kazi yako ifanywe na mfumo",
    description:
      "Zungumza nasi kwa simu (dakika {company.sessionMinutes}, bila malipo) ukiwa na faili moja. Tutakuambia kama kazi yako inafaa kufanywa na mfumo, bado ni mapema, au haifai. Jua nani atakupigia na uandae nini.",
  },
  hero: {
    title: "Anza bila malipo: zungumza nasi au jaribu zana.",
    intro:
      "Tuambie hapa chini ni kazi gani ambayo timu yako huirudia tena na tena. Katika mazungumzo ya simu ya dakika {company.sessionMinutes} tunaangalia faili yako moja na kukuambia kama kazi hiyo inafaa kufanywa na mfumo, bado ni mapema, au haifai. Zana nyingi unaweza kuzijaribu bila mazungumzo.",
  },
  formTitle: "Maelezo yako",
  trial:
    "Ukitaka jaribio la bure, taja zana na nani ataitumia. Tunakujibu {company.reply} na kukutumia maelezo ya kuingia kwa siku {company.trialDays}. Huhitaji kadi ya benki.",
  form: {
    fields: {
      name: {
        label: "Jina kamili",
        hint: "",
      },
      email: {
        label: "Anwani ya barua pepe",
        hint: "",
      },
      company: {
        label: "Kampuni (si lazima)",
        hint: "",
      },
      phone: {
        label: "Simu (si lazima)",
        hint: "Pamoja na msimbo wa nchi, kwa mfano {company.callingCode}.",
      },
      useCase: {
        label: "Ungependa kazi gani ifanywe na mfumo?",
        hint: "Unapokea nini, unakifanyia nini, na mara ngapi?",
      },
      budget: {
        label: "Bajeti (si lazima)",
        hint: "",
        none: "Bado sijaamua",
        options: [
          {
            label: "Chini ya {company.currency} 100,000",
          },
          {
            label: "{company.currency} 100,000-250,000",
          },
          {
            label: "{company.currency} 250,000-500,000",
          },
          {
            label: "{company.currency} 500,000-1,000,000",
          },
          {
            label: "Zaidi ya {company.currency} 1,000,000",
          },
        ],
      },
      timeline: {
        label: "Unaihitaji lini? (si lazima)",
        hint: "",
        none: "Bado sijaamua",
        options: [
          {
            label: "Haraka iwezekanavyo",
          },
          {
            label: "Ndani ya mwezi 1",
          },
          {
            label: "Baada ya miezi 2-3",
          },
          {
            label: "Baada ya miezi 3-6",
          },
          {
            label: "Muda wowote",
          },
        ],
      },
    },
    about: "Ningependa kujua zaidi kuhusu {title}.",
    aboutTrial:
      "Ningependa jaribio la bure la siku {company.trialDays}. Baadaye, mpango unaonivutia ni {title}.",
    submit: "Tuma ombi",
    submitting: "Inatuma...",
    frame: { ...frame, fieldNames: { useCase: "“Ungependa kazi gani ifanywe na mfumo?”" } },
  },
  reasons: {
    title: "Kwa nini utuchague?",
    items: [
      "Bei moja isiyobadilika kwa maandishi, kabla hatujaanza",
      "Tunakujibu {company.reply}",
      "Jaribu zana zetu bure kwa siku {company.trialDays}, bila kadi ya benki",
      "Dhamana ya siku {company.moneyBackDays} ya kurudishiwa pesa, tusipotimiza tulichoahidi kwa maandishi",
      "Mhandisi wa zamu {company.support}, kwa baadhi ya mipango",
    ],
  },
  contact: {
    title: "Ungependa kuzungumza?",
    email: "Barua pepe",
    phone: "Simu",
    whatsapp: "WhatsApp",
    chat: "Tuandikie kwa WhatsApp",
    hours: "Saa za kazi",
  },
  thanks: {
    title: "Asante!",
    intro: "Tumepokea ombi lako. Tutakujibu {company.reply}.",
    next: "Hatua zinazofuata",
    withoutCall: {
      title: "Bila mazungumzo ya simu",
      text: "Jaribio la bure, swali, malalamiko au ombi la kazi halihitaji mazungumzo ya simu. Tunakujibu {company.reply}, na kwa jaribio tunakutumia maelezo ya kuingia kwa siku {company.trialDays}. Hatua nyingine ni za mazungumzo ya simu.",
    },
    reading: "Soma mifano yenye hesabu",
  },
};
