import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const chat: Translation<Copy["chat"]> = {
  greeting:
    "Habari! Ningependa kujua mnavyoweza kutusaidia kurahisisha kazi kwa AI. Nina faili moja ya kuwaonyesha.",
  fromContact: "Habari! Ningependa kazi hii ifanywe na mfumo: {useCase}\nMimi ni {name} wa {company}.",
  fromGetStarted:
    "Habari! Ningependa kazi hii ifanywe na mfumo: {useCase}\nBajeti: {budget}\nMimi ni {name} wa {company}.",
  fromChat: "Habari! Ningependa tuzungumze. Mada yangu: {interest}. Mimi ni {name} wa {company}.",
  fromTopic: "Habari! Ningependa tuzungumze. Mada yangu: {interest}.",
  whenEmpty: {
    name: "[jina lako]",
    company: "[jina la kampuni]",
    useCase: "[kazi ambayo ungependa ifanywe na mfumo]",
    budget: "[tutajadiliana]",
    interest: "[unachotaka kujua]",
  },
  widget: {
    open: "Zungumza nasi",
    close: "Funga mazungumzo",
    badge: "1",
    title: "Karibu! Tukusaidie vipi?",
    intro:
      "Chagua mada. Mmoja wetu atakujibu kwa WhatsApp {company.reply}. Unaweza kutuma picha au ujumbe wa sauti.",
    options: [
      "Kufahamu zana za AI",
      "Nataka kazi yangu ijiendeshe",
      "Kupanga siku ya kuzungumza",
      "Maelezo ya bei",
    ],
    details: "Tunazungumza na nani?",
    name: "Jina lako",
    company: "Kampuni (si lazima)",
    back: "Rudi",
    next: "Endelea",
    thanks: "Asante, {name}!",
    thanksText:
      "Ujumbe wako uko tayari. WhatsApp itafunguka kwenye kichupo kipya; bonyeza kitufe cha kutuma hapo.",
    handOff: "Endelea kwenye WhatsApp",
  },
};
