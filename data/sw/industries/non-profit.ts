import type { Translation } from "#data/load/translation.ts";
import type { Industry } from "#data/schemas/industry.ts";

export const nonProfit: Translation<Industry> = {
  title: "Mashirika yasiyo ya faida",
  heading: "Kila vocha inapatikana, kila shilingi ina maelezo.",
  description:
    "AI kwa NGO, makanisa na vikundi vya jamii nchini Kenya: vocha hupangwa kwa ruzuku, orodha za mahudhurio husomwa, ripoti hutoka kwa wakati.",
  intro:
    "Tunahudumia NGO, wakfu, makanisa na vikundi vya jamii. Wafadhili huomba ushahidi na jamii huomba muda wako; kazi zikijiendesha, unapata ushahidi na muda zaidi wa kuwa na jamii.",
  pains: [
    {
      saying: "Muda wa ripoti ya mfadhili umefika, na risiti ziko Turkana.",
      description:
        "Wafanyakazi wa nyanjani hutumia pesa kwa M-Pesa na kutuma karatasi kwa basi. Mhasibu huyapanga upya matumizi ya mwezi kwa kutazama picha, na kukisia kifungu cha bajeti.",
    },
    {
      saying: "Risiti moja, ruzuku tatu.",
      description:
        "Gharama hugawanywa kati ya miradi kwa kanuni anayoijua mtu mmoja tu. Akiondoka, hakuna anayeweza kueleza mgawanyo huo.",
    },
    {
      saying: "Tuliwafundisha watu 600. Boksi ndilo hili.",
      description:
        "Orodha za mahudhurio huthibitisha kazi, lakini hakuna anayeweza kuzijumlisha. Majina na nambari za simu ziko kwenye boksi lililo wazi; ni vigumu kumweleza Kamishna wa Ulinzi wa Data jambo hilo.",
    },
  ],
  fits: [
    {
      why: "Hukusanya risiti kwenye anwani moja, huzipanga kwa msimbo wa mradi (kwenye mpango wa Ofisi) na kuorodhesha zisizo na PIN, jumla au nambari ya eTIMS wakati watu bado wanaikumbuka safari.",
    },
    {
      why: "Husoma orodha za mahudhurio na fomu za kaya kwenye picha (OCR) na kuzigeuza kuwa jedwali lenye jumla. Data nyeti, kama ya afya, imani, mali au familia, hupelekwa nje ya {company.country} kwa ridhaa tu.",
    },
    {
      why: "Hugeuza mahojiano na mikutano ya Kiswahili, Kiingereza na Sheng kuwa maandishi, pamoja na orodha ya maneno ambayo zana haina uhakika nayo.",
    },
    {
      why: "Hukagua ridhaa, wanaoweza kuifikia data na jinsi inavyohifadhiwa, kabla mkaguzi wa mfadhili hajafanya hivyo.",
    },
  ],
  example: {
    title: "Mradi wa afya wenye wafanyakazi {staff} wa nyanjani",
    situation:
      "Kila mtu hutuma takriban risiti na hati {papersEach} kwa mwezi. Wasaidizi wawili wa uhasibu huzipa majina, huweka mradi na kifungu cha bajeti kwa kila moja na kuwauliza wafanyakazi risiti ambazo hazijafika.",
    assumptions: [
      "Watu {staff} × karatasi {papersEach} ni vocha {cases} kwa mwezi.",
      "Kila moja huchukua dakika {minutesBefore}, ufuatiliaji ukiwemo. Baadaye huchukua {minutesByHand}: karatasi, msimbo na mapengo tayari vimeorodheshwa, na mtu huvithibitisha.",
      "Saa moja ya kazi ya msaidizi wa uhasibu inagharimu {hourCost}. Nusu siku ya msaidizi kuingiza misimbo ya miradi haijahesabiwa.",
    ],
    sum: {
      work: {
        noun: "vocha",
      },
      gains: [],
      running: [],
      once: [],
    },
    caveat:
      "Uliza kwanza kama ruzuku inaruhusu gharama ya mpango kama huu, na chini ya kifungu gani. Kikundi kidogo chenye mfadhili mmoja na risiti 30 kwa mwezi kinahitaji tu folda na mazoea mazuri.",
  },
};
