import type { Translation } from "#data/load/translation.ts";
import type { Industry } from "#data/schemas/industry.ts";

export const manufacturing: Translation<Industry> = {
  title: "Viwanda",
  heading: "Mashine zina kasi. Makaratasi nayo yasibaki nyuma.",
  description:
    "AI kwa viwanda nchini Kenya: vibarua hulipwa kwa mahudhurio, ankara za wasambazaji hukaguliwa, kadi za kazi husomwa na programu; pamoja na mfano wenye hesabu.",
  intro:
    "Tunahudumia watengenezaji wa chakula, fanicha, nguo, plastiki na vifungashio. Uzalishaji wao una kasi, lakini ofisini kila kitu huandikwa mara mbili.",
  pains: [
    {
      saying: "Malipo yamechelewa tena: hesabu ya karatasi hailingani.",
      description:
        "Vibarua hulipwa kwa siku, kwa kipande au kwa kilo kutoka kwenye orodha zenye miandiko mitatu. Jumla hukokotolewa Alhamisi usiku, na mabishano hutatuliwa Ijumaa langoni.",
    },
    {
      saying: "Lori limeondoka. Ankara haijaandikwa.",
      description:
        "Delivery note husafiri hadi kwa mteja na kurudi, ndipo ankara (invoice) huandikwa. Ikipotea, ankara ya mauzo hayo haiandikwi kamwe.",
    },
    {
      saying: "Lebo zimetuishia, na oda zinasubiri.",
      description:
        "Bidhaa za ghala huhesabiwa wakaguzi wanapokuja. Kati ya hesabu mbili hakuna anayejua bidhaa zilizopo, na kila LPO ni ya dharura.",
    },
  ],
  fits: [
    {
      why: "Husoma kadi za kazi, tiketi za mizani ya magari na delivery note kwenye picha (OCR) na kuzigeuza kuwa mistari ya jedwali; kila takwimu yenye shaka huonyeshwa kando ya picha yake.",
    },
    {
      why: "Malipo kwa siku, kipande au kilo hutokana moja kwa moja na mahudhurio, pamoja na PAYE, NSSF, SHIF na Ushuru wa Nyumba (Housing Levy). Seva iko {company.hostedIn}: data nyeti ya wafanyakazi (kama ya mali au familia) hupelekwa nje ya {company.country} kwa ridhaa yao tu.",
    },
    {
      why: "Kwenye mpango wa Ofisi, hulinganisha ankara za wasambazaji na LPO na delivery note, kabla ya ritani ya VAT na kabla ya malipo.",
    },
    {
      why: "Huunganisha mizani ya magari, ghala na hesabu, ili uzito usiandikwe zaidi ya mara moja.",
    },
  ],
  example: {
    title: "Kiwanda cha kufungasha chakula chenye vibarua {casuals}",
    situation:
      "Vibarua hulipwa kila wiki kwa kilo. Msimamizi huandika uzito, karani huujumlisha, na mhasibu huandika matokeo kwenye faili ya malipo ya pamoja.",
    assumptions: [
      "Watu {casuals} × wiki {weeks} ni malipo {cases} kwa mwezi.",
      "Kila malipo huchukua dakika {minutesBefore} kutoka kwenye orodha ya uzito hadi faili ya malipo; baadaye huchukua dakika {minutesByHand} za ukaguzi.",
      "Saa moja ya kazi ya karani, msimamizi au mhasibu inagharimu {hourCost} kwa wastani.",
      "Hosting kwa {hostingEach} na matengenezo kwa {maintenanceEach} kwa mwezi vimehesabiwa; matengenezo si lazima. Saa za mhasibu wako za kukokotoa mishahara ya mwezi wa kwanza kwa njia zote mbili hazijahesabiwa.",
    ],
    sum: {
      work: {
        noun: "malipo ya wiki",
      },
      gains: [],
      running: [
        {
          noun: "Hosting",
        },
        {
          noun: "Matengenezo",
        },
      ],
      once: [],
    },
    caveat:
      "Wafanyakazi hewa hawamo kwenye hesabu hii. Ikiwa wako kwenye orodha yako, pesa zako zinarudi mapema zaidi. Muda unaookolewa kwenye likizo, mikataba na ripoti za ushuru haumo pia. Tarajia maswali katika wiki ya kwanza.",
  },
};
