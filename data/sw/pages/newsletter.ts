import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const newsletter: Translation<Copy["newsletter"]> = {
  box: {
    off: "Hili ni onyesho tu: kisanduku hiki bado hakitumi wala kuhifadhi anwani yako.",
    on: "Kwanza tunakutumia kiungo kwa barua pepe, na hatutumi kingine chochote hadi uthibitishe. Unajiondoa kwa kubofya mara moja.",
    sending: "Inatuma …",
    asked:
      "Tafadhali angalia barua pepe yako: tumekutumia kiungo cha kuthibitisha anwani yako. Kinafanya kazi kwa saa 48.",
    failed: "Kwa sasa hatuwezi kupokea anwani yako. Tafadhali jaribu tena baadaye.",
  },
  refused: {
    title: "Bado hatuna anwani yako",
    back: "Rudi kwenye ukurasa wa mwanzo",
  },
  steps: {
    "check-inbox": {
      title: "Tafadhali angalia barua pepe yako",
      text: "Tumekutumia kwa barua pepe kiungo cha kuthibitisha anwani yako. Kinafanya kazi kwa saa 48. Ikiwa huoni barua pepe kutoka kwetu, angalia folda ya barua taka (spam). Ikiwa tayari uliomba leo, barua pepe ya kwanza bado inatumika.",
    },
    confirm: {
      title: "Thibitisha anwani yako",
      text: "Bonyeza kitufe ili upate wazo moja la kutumia kazini kila mwezi kwa barua pepe. Hakuna anayesajiliwa kabla ya hapo.",
      button: "Jisajili",
    },
    joined: {
      title: "Umesajiliwa",
      text: "Toleo lijalo litakuja kwa barua pepe yako. Kila barua pepe ina kiungo cha kujiondoa kwa kubofya mara moja.",
    },
    unsubscribe: {
      title: "Jiondoe",
      text: "Bonyeza kitufe ili usipate tena matoleo yetu.",
      button: "Jiondoe",
    },
    left: {
      title: "Umeondolewa",
      text: "Anwani yako imeondolewa kwenye jarida la barua pepe. Asante kwa kusoma.",
    },
    expired: {
      title: "Kiungo hiki hakifanyi kazi",
      text: "Kimepitisha saa 48, au hakijakamilika. Tafadhali nakili kiungo chote kutoka kwa barua pepe, au weka anwani yako tena.",
    },
  },
  description:
    "Thibitisha anwani yako kwa jarida la barua pepe la {company.name}, au ujiondoe kwenye jarida hilo.",
  home: "Rudi kwenye ukurasa wa mwanzo",
  mail: {
    subject: "Tafadhali thibitisha anwani yako kwa jarida la barua pepe la {company.name}",
    text: "Mtu fulani, pengine wewe, ameandikisha anwani hii kwa jarida letu la barua pepe: wazo moja la kutumia kazini kila mwezi. Ithibitishe ndani ya saa 48 ili upate toleo lijalo.",
    confirm: "Thibitisha anwani yangu",
    ignore: "Kama si wewe, puuza barua pepe hii. Hatutakuandikia tena.",
    unsubscribe: "Jiondoe",
    from: "{company.name}, {company.place}",
  },
};
