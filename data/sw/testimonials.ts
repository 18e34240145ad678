import type { Translations } from "../load/translation";
import type { TestimonialRecord } from "../schemas/proof";

export const testimonials: Translations<TestimonialRecord> = {
  "grace-njeri": {
    role: "Meneja wa Fedha",
    quote:
      "Kotesheni KSh 150,000, ankara KSh 150,000. Nilipoomba ripoti ya nne, bei yake ililetwa kwanza kwa maandishi, tukaamua kusubiri.",
  },
  "hassan-abdi": {
    role: "Mkurugenzi wa Uendeshaji",
    quote:
      "Makeshia wetu hufunga hesabu saa tatu usiku, kwa hivyo Salim aliwafundisha saa tatu usiku, pale kituoni, kwa Kiswahili. Mfumo ulichelewa wiki moja, lakini tuliambiwa Jumatatu, si Ijumaa.",
  },
  "mercy-achieng": {
    role: "Msimamizi wa Shule",
    quote:
      "Nilienda kutafuta chatbot. Walisoma jumbe zetu za WhatsApp, wakasema tangazo moja lililobandikwa juu lingejibu nusu yazo. Ikawa hivyo. Pesa tukazitumia kwa leja ya karo.",
  },
  "peter-kamau": {
    role: "Mmiliki",
    quote:
      "Nilikuwa nachapisha taarifa ya till na kuipitia Jumapili kwa kalamu tatu za rangi. Sasa ninapofungua duka, naikuta imepangwa. Bado nalinganisha salio la mwisho kila asubuhi, na tangu Mei linalingana hadi shilingi ya mwisho.",
  },
  "lilian-chepkoech": {
    role: "Mtunza Hesabu",
    quote:
      "Natunza vitabu vya hesabu vya biashara ndogo kumi na moja. Mwezi wa kwanza iliweka karo iliyorudishwa na shule chini ya matumizi, nikasahihisha mistari tisa. Mwezi wa pili, miwili. Taarifa iliyopigwa picha bado huisumbua; faili ya tovuti yenyewe haiisumbui.",
  },
  "dennis-ouma": {
    role: "Msimamizi wa Madeni",
    quote:
      "Hatukuwahi kuangalia ada za M-Pesa peke yake, kwa sababu ziliingizwa chini ya mauzo. Ripoti ilionyesha KSh 31,400 kwa robo mwaka moja. Takwimu hiyo ilitufanya tuulizie aina nyingine ya ada, na ilichukua alasiri moja kuipata.",
  },
};
