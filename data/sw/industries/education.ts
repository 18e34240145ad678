import type { Translation } from "#data/load/translation.ts";
import type { Industry } from "#data/schemas/industry.ts";

export const education: Translation<Industry> = {
  title: "Elimu",
  heading: "Hesabu za karo zikae sawa kufikia wiki ya kwanza ya muhula.",
  description:
    "AI kwa shule, vyuo na wakufunzi nchini Kenya: karo hulinganishwa na wanafunzi, wazazi hujibiwa, kozi hufunguka bila mtandao; pamoja na mfano wenye hesabu.",
  intro:
    "Tunahudumia shule, vyuo na wakufunzi. Mhasibu wa shule anapaswa kujua aliyelipa kabla lango halijafunguliwa, na mwanafunzi hapaswi kuhitaji bundles ili amalize somo.",
  pains: [
    {
      saying: "Amelipa. Simu yangu inaonyesha hivyo.",
      description:
        "Karo huja kwa jina la mzazi, nambari ya mjomba au nambari ya usajili ya mwaka jana. Mhasibu wa shule hulinganisha malipo hayo wiki ya kuripoti shuleni, huku foleni ikiwa mlangoni.",
    },
    {
      saying: "Shule inafungwa lini? Alete nini?",
      description:
        "Wazazi mia nane huuliza maswali manne yaleyale wiki ileile, kwa simu, kwa WhatsApp na langoni, na ofisi huwajibu mmojammoja.",
    },
    {
      saying: "Fomu iko hapa, lakini ataiandika nani kwenye kompyuta?",
      description:
        "Fomu za kujiunga na za ridhaa huja kwa mamia, kwenye karatasi, zikiwa zimejazwa kwa mkono. Huandikwa kwenye kompyuta na yeyote mwenye nafasi, na baadaye ni vigumu kuipata fomu moja.",
    },
  ],
  fits: [
    {
      why: "Hulinganisha malipo ya karo, hata yasiyo kamili, na orodha yako ya wanafunzi, na hupendekeza mwanafunzi nambari ya usajili ikikosewa. Data ya wazazi hupelekwa nje ya {company.country} kwa ridhaa yao tu.",
    },
    {
      why: "Huwajibu wazazi kwa kufuata nyaraka za shule yenyewe, kwa Kiingereza na Kiswahili, na huita ofisi inapobidi.",
    },
    {
      why: "Kila mzazi hupata salio au tarehe yake mwenyewe, hata kwenye simu isiyo na data, na unaona nambari ambazo ujumbe haukuzifikia.",
    },
    {
      why: "Kwa vyuo na wakufunzi: masomo hupakuliwa kwa Wi-Fi na kufunguka bila data; karo ikilipwa, masomo yanayofuata hufunguka.",
    },
    {
      why: "Husoma fomu za maombi kwenye picha (OCR) na kuzigeuza kuwa mistari ya jedwali, na humwonyesha karani sehemu zisizo wazi.",
    },
  ],
  example: {
    title: "Shule yenye wanafunzi 700",
    situation:
      "Wazazi hulipa kwa paybill, mara nyingi kidogokidogo. Mhasibu wa shule hutafuta mwanafunzi wa kila malipo na kuyaweka kwenye daftari la karo, ambalo ni jedwali la Excel. Baadaye hubandika humo faili ya Excel kutoka kwenye zana. Kazi ya kuandika risiti haibadiliki, na haijahesabiwa. Malipo mengi huja wiki tatu za kwanza za muhula.",
    assumptions: [
      "Malipo {payments} kwa mwezi wa muhula; malipo yasiyo kamili pia yamehesabiwa, kila muamala peke yake.",
      "Kwa mkono kila moja huchukua dakika {minutesBefore}. Baadaye programu hulinganisha {doneOf100} kati ya 100, na yanayobaki, ambayo ndiyo magumu, huchukua dakika {minutesByHand} kila moja: wastani wa dakika {minutesAfter}.",
      "Saa moja ya kazi ya ofisi ya mhasibu wa shule inagharimu {hourCost}. Nusu siku ya kuanzisha zana na dakika za kubandika faili hazijahesabiwa.",
    ],
    sum: {
      work: {
        noun: "malipo ya karo",
      },
      gains: [],
      running: [],
      once: [],
    },
    caveat:
      "Mfano huu unalinganisha zana na kazi ya mkono. Jedwali la bure lililo kwenye blogu yetu huchukua muda wa saa 15, kwa hivyo zana inaokoa saa 6 za kazi tu, ambazo thamani yake haifiki bei ya zana. Saa moja ikiwa {hourCost}, Starter hurudisha bei yake pale tu malipo yanapokuwa 990 hivi hadi 1,000 kwa mwezi (pamoja na VAT, hairudishi kamwe), na Professional kuanzia malipo 2,000 hivi (2,300 pamoja na VAT). Vinginevyo, ichague kwa sababu ya malipo yasiyo kamili, si muda.",
  },
};
