import type { Translations } from "../load/translation";
import type { TestimonialRecord } from "../schemas/proof";

export const testimonials: Translations<TestimonialRecord> = {
  "grace-njeri": {
    role: "Meneja wa Fedha",
    quote:
      "Kotesheni ilikuwa KSh 150,000 bila VAT, na ankara ikawa vivyo hivyo. Tulipotaka ripoti ya nne, tulipewa bei yake kwa maandishi kabla hawajaanza.",
  },
  "hassan-abdi": {
    role: "Mkurugenzi wa Uendeshaji",
    quote:
      "Makeshia wetu hufunga hesabu saa tatu usiku, kwa hivyo Salim aliwafundisha saa hiyohiyo, kwa Kiswahili. Mfumo ulichelewa wiki moja, lakini walikuwa wametuonya siku kumi kabla.",
  },
  "mercy-achieng": {
    role: "Msimamizi wa Shule",
    quote:
      "Nilienda kutafuta chatbot. Walisoma jumbe zetu za WhatsApp, wakasema tangazo moja lililobandikwa (pinned) lingejibu nusu ya jumbe hizo. Ikawa hivyo.",
  },
  "peter-kamau": {
    role: "Mmiliki",
    quote:
      "Nilikuwa naipitia statement ya till kila Jumapili kwa kalamu tatu za rangi. Sasa naipakia jioni, inajipanga, na salio linalingana hadi shilingi ya mwisho.",
  },
  "lilian-chepkoech": {
    role: "Mtunza Hesabu",
    quote:
      "Natunza vitabu vya hesabu vya biashara ndogo kumi na moja. Mwezi wa kwanza nilisahihisha mistari tisa ya karo iliyorudishwa; mwezi wa pili, miwili tu. Statement zilizopigwa picha bado huisumbua zana hii.",
  },
  "dennis-ouma": {
    role: "Msimamizi wa Madeni",
    quote:
      "Ada zetu za M-Pesa zilikuwa zikiingizwa chini ya mauzo. Ripoti ilionyesha KSh 31,400 kwa robo mwaka moja, ndipo tukaomba tubadilishiwe viwango vya ada.",
  },
};
