import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const chat: Translation<Copy["chat"]> = {
  greeting:
    "Habari! Ningependa kujua kuhusu suluhisho zenu za automation kwa AI. Ningependa kuwaonyesha faili moja.",
  fromContact: "Habari! Mimi ni {name} wa {company}. Ningependa kuendesha kiotomatiki: {useCase}",
  fromGetStarted:
    "Habari! Mimi ni {name} wa {company}. Ningependa kuendesha kiotomatiki: {useCase}. Bajeti: {budget}",
  fromChat: "Habari! Mimi ni {name} wa {company}. Ningependa: {interest}.",
  whenEmpty: {
    name: "[jina lako]",
    company: "[kampuni yako]",
    useCase: "[kazi ambayo ungependa kuendesha kiotomatiki]",
    budget: "[tutajadiliana]",
    interest: "[unachopenda kujua]",
  },
  widget: {
    open: "Zungumza nasi",
    close: "Funga mazungumzo",
    badge: "1",
    title: "Karibu! Tukusaidie vipi?",
    intro:
      "Chagua mada. Mfanyakazi wetu anakujibu kwa WhatsApp {company.reply}. Unaweza kutuma picha au ujumbe wa sauti.",
    options: [
      "Kujua kuhusu zana za AI",
      "Uendeshaji otomatiki maalum",
      "Kupanga muda wa ushauri",
      "Maelezo ya bei",
    ],
    details: "Tunazungumza na nani?",
    name: "Jina lako",
    company: "Kampuni (si lazima)",
    back: "Rudi",
    next: "Endelea",
    thanks: "Asante, {name}!",
    thanksText:
      "Ujumbe wako uko tayari. WhatsApp inafunguka katika kichupo kipya; bonyeza kitufe cha kutuma hapo.",
    handOff: "Endelea kwenye WhatsApp",
  },
};
