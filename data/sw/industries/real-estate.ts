import type { Translation } from "#data/load/translation.ts";
import type { Industry } from "#data/schemas/industry.ts";

export const realEstate: Translation<Industry> = {
  title: "Nyumba na ardhi",
  heading: "Kodi, maji na ukarabati katika hesabu moja.",
  description:
    "AI na programu kwa mawakala na wasimamizi wa nyumba nchini Kenya: kodi hulinganishwa na nyumba, maji hutozwa, wenye nyumba hujulishwa.",
  intro:
    "Tunahudumia mawakala wa nyumba za kupangisha, wasimamizi wa mitaa ya makazi, kampuni za ujenzi wa nyumba za kuuza na wenye nyumba nyingi. Kila malipo yanapaswa kuingizwa kwa nyumba yake, mwezi wake na mwenye nyumba wake.",
  pains: [
    {
      saying: "Nilituma tarehe tano. Angalia tena.",
      description:
        "Kodi huja na nambari ya nyumba isiyo sahihi, kwa awamu mbili, au kutoka kwenye simu ya dada. Daftari la mwangalizi wa nyumba (caretaker), paybill na mpangaji husema mambo matatu tofauti.",
    },
    {
      saying: "Mwenye nyumba aliyeko Leeds anataka kujua kwa nini.",
      description:
        "Statement huandaliwa kwa mkono kila mwezi, kwa hivyo kila swali kuzihusu huchukua alasiri nzima na kupunguza imani.",
    },
    {
      saying: "Tarehe ya kulipa ushuru wa mapato ya nyumba imefika, na orodha haiko tayari.",
      description:
        "Kila mwezi, wenye nyumba wengi huiripotia KRA mapato yao ya kodi ya nyumba. Anayewasilisha ritani anahitaji jumla ya kodi ya kila mwenye nyumba, nayo bado iko kwenye daftari la mwangalizi. Waulize KRA au wakala wako wa ushuru kinachokuhusu.",
    },
    {
      saying: "Watu arobaini wamelipenda tangazo. Nani atanunua?",
      description:
        "Maulizo kuhusu ploti au nyumba huja kwa makumi. Mawakala hupiga simu kwa kufuata yalivyofika, na kutumia mafuta kwa watu waliotaka kujua bei tu.",
    },
  ],
  fits: [
    {
      why: "Hutoza kila nyumba, hulinganisha malipo ya paybill na huchapisha statement ya mwenye nyumba. Seva iko {company.hostedIn}: data nyeti ya wapangaji (kama ya familia) hupelekwa nje ya {company.country} kwa ridhaa yao tu, au utumie seva yako.",
    },
    {
      why: "Ukitaka kuendelea na vitabu vyako vya hesabu: hutambua kila malipo ni ya nyumba gani na mwezi gani, na kuorodhesha mistari yenye shaka. Ridhaa hiyohiyo inahitajika.",
    },
    {
      why: "Hupanga waliouliza, wenye nia kubwa ya kununua wakitangulia, na kutaja sababu. Wakala anaweza kubadili mpangilio.",
    },
    {
      why: "Huwaambia watu bei, ukubwa na mahali wakati wowote, na huweka miadi ya kuona nyumba.",
    },
  ],
  example: {
    title: "Wakala anayesimamia nyumba {units}",
    situation:
      "Anasimamia majengo kumi na moja ya wenye nyumba tisa. Hulinganisha kodi kwa mkono, huandika usomaji wa mita za maji kwenye karatasi, hukokotoa bili kwenye jedwali la hesabu, na humwandikia kila mwenye nyumba statement mstari kwa mstari.",
    assumptions: [
      "Kwa kila moja ya nyumba {units} kuna kodi, usomaji wa mita ya maji na mstari kwenye statement ya mwenye nyumba: maingizo {cases} kwa mwezi.",
      "Kila moja huchukua dakika {minutesBefore}, pamoja na kutafuta na kuuliza. Baadaye {stillByHand} kati ya 100 bado huchukua muda huo: wastani wa dakika {minutesAfter}.",
      "Saa moja ya kazi ya ofisi inagharimu {hourCost}.",
      "Hosting kwa {hostingEach}, matengenezo kwa {maintenanceEach} kwa mwezi na kikumbusho kimoja cha SMS kwa kila nyumba kwa {remindersEach} vimehesabiwa; matengenezo si lazima.",
    ],
    sum: {
      work: {
        noun: "maingizo",
      },
      gains: [],
      running: [
        {
          noun: "Hosting",
        },
        {
          noun: "Matengenezo",
        },
        {
          noun: "Vikumbusho vya SMS",
        },
      ],
      once: [],
    },
    caveat:
      "Kodi inayoingia mapema zaidi, kwa sababu malimbikizo yanaonekana tarehe 6, haijahesabiwa. Wiki inayohitajika kupanga mikataba na amana kabla ya kuanza pia haijahesabiwa.",
  },
};
