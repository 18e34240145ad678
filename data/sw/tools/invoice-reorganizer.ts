import type { Translation } from "#data/load/translation.ts";
import type { Tool } from "#data/schemas/tool.ts";

export const invoiceReorganizer: Translation<Tool> = {
  tagline: "Hugeuza rundo la ankara za wasambazaji kuwa faili ya manunuzi iliyokaguliwa.",
  inShort: "Ankara zote za wasambazaji kwenye daftari moja",
  description:
    "Hukusanya ankara za wasambazaji kutoka kwenye barua pepe, WhatsApp na karatasi, huzipanga kwa mwezi na kwa msambazaji, na kuorodhesha zilizojirudia, PIN zilizokosekana na jumla zisizo sahihi.",
  overview: [
    "Ankara (invoice) za wasambazaji huja kama viambatisho vya barua pepe, picha za WhatsApp, risiti za till na nakala za kaboni ambazo dereva amezihifadhi kwenye mfuko wa mlango wa gari. Siku ya kuwasilisha ritani ya VAT ikifika, mtu huanza kutafuta risiti ya dizeli ya tarehe 3. Invoice Reorganizer huzikusanya mahali pamoja, husoma yaliyomo na kuweka kila moja pale ambapo ungeitafuta.",
    "Mhasibu wako hupata daftari la manunuzi katika Excel lenye kiungo cha kila hati. Orodha humwonyesha zenye kasoro kukiwa bado na muda wa kumuuliza msambazaji. Inazifaa biashara zenye ankara za manunuzi 75 hivi hadi 3,000 kwa mwezi: supamaketi, wakandarasi, hoteli, maduka ya dawa, shule.",
  ],
  keyBenefits: [
    "Ankara isiyo na nambari ya eTIMS hugunduliwa wiki ileile inapofika, msambazaji akiwa bado anapatikana.",
    "Ankara iliyokuja kama picha na tena kama PDF hulipwa mara moja tu.",
    "Ukitaka hati, unaitafuta kwa jina la msambazaji au kwa kiasi; hakuna haja ya kufungua majalada.",
    "Wafanyakazi wa matawi na madereva hawahitaji mafunzo: hutuma picha kwa nambari ya WhatsApp.",
    "Ukiacha kutumia zana, unabaki na folda na majina ya faili, na bado vitaeleweka.",
  ],
  features: [
    "Hupokea ankara kutoka kwenye kisanduku cha barua pepe, nambari ya WhatsApp, skana au folda",
    "Hukagua PIN, nambari za ankara za eTIMS, VAT na jumla kabla hujaingiza kwenye vitabu vya hesabu",
    "Hupata ankara zilizojirudia, hata moja ikiwa picha ya simu na nyingine PDF",
    "Huipa kila faili jina lenye tarehe, msambazaji, nambari ya ankara na kiasi",
    "Hugawa skani ndefu yenye ankara kadhaa, ili kila moja iwe peke yake",
    "Hulinganisha ankara na LPO na delivery note kwa nambari",
    "Hulinganisha statement ya msambazaji na ankara ulizo nazo",
    "Daftari la manunuzi katika Excel, lenye VAT ya kila kiwango",
    "Folda katika Google Drive au OneDrive, kwa mpangilio unaouchagua",
    "Faili za kuingiza kwenye QuickBooks, Xero, Sage na Tally",
  ],
  workflow: [
    {
      title: "Tuma kila kitu kwa anwani moja",
      description:
        "Unapata anwani ya barua pepe na nambari ya WhatsApp. Wasambazaji na wafanyakazi hutuma huko.",
      details: [
        "Barua pepe za anwani zako za sasa zinaweza kuelekezwa huko",
        "Maneno chini ya picha, kama “Ujenzi Kitui”, huwa msimbo (code) wa mradi",
        "Picha zenye ukungu hurudishwa kwa aliyetuma, naye huombwa nyingine",
      ],
    },
    {
      title: "Soma na ukague",
      description:
        "Msambazaji, PIN, tarehe, nambari, mistari, VAT na jumla husomwa, na hesabu hufanywa upya.",
      details: [
        "Je, PIN yako mwenyewe ipo, na imeandikwa sawasawa?",
        "Je, nambari hii ya msambazaji huyu imewahi kuonekana?",
        "Je, mistari na VAT vinalingana na jumla?",
      ],
    },
    {
      title: "Maliza orodha ya maswali",
      description: "Mara moja kwa siku, karani hupitia ankara zisizofaulu. Hati iko kando ya swali lake.",
      details: [
        "Ujumbe kwa msambazaji huandaliwa ili uutume",
        "Hakuna kinachofutwa: zilizojirudia huwekwa kando pamoja na maelezo",
      ],
    },
    {
      title: "Mkabidhi mhasibu",
      description:
        "Daftari na folda viko tayari wakati wowote; hakuna haja ya kusubiri kufunga hesabu za mwezi.",
      details: [
        "Kila mstari una kiungo cha hati yake",
        "Kituo cha gharama (cost centre) au mradi hujazwa kutokana na kanuni zako",
        "Maswali ambayo hayajajibiwa huwekwa kwenye laha yake (sheet)",
      ],
    },
  ],
  useCases: [
    {
      title: "Supamaketi yenye wasambazaji arobaini",
      scenario:
        "Duka hili la Machakos linapokea ankara 480 kwa mwezi kwenye mlango wa nyuma. Wasambazaji wa mkate na maziwa wanaacha karatasi kila asubuhi na kutuma ankara hiyohiyo kwa barua pepe usiku. Karani wa hesabu analipa karatasi za marundo yote mawili.",
      result:
        "Mwezi wa kwanza, inabainika kwamba ankara saba zilikuja mara mbili, jumla ya KSh 64,300; mbili zilikuwa zimeidhinishwa mara ya pili. Sasa karani analipa kwa kufuata daftari moja.",
      metrics: [
        {
          label: "Ankara kwa mwezi",
          value: "480",
        },
        {
          label: "Zilizopokelewa mara mbili",
          value: "7",
        },
        {
          label: "Thamani ya hizo saba",
          value: "KSh 64,300",
        },
      ],
    },
    {
      title: "Risiti kutoka maeneo matano ya ujenzi wa barabara",
      scenario:
        "Mkandarasi wa Kakamega anazifanyia kazi kaunti mbili. Wasimamizi wa ujenzi wananunua saruji, kokoto na dizeli karibu na kazi. Risiti zinafika ofisini ndani ya bahasha mwisho wa mwezi, duka likiwa halikumbuki tena mauzo hayo.",
      result:
        "Wasimamizi wanazipiga picha risiti pale kaunta na kuandika jina la eneo la kazi. Kati ya 310 za mwezi, 23 hazina nambari ya eTIMS; orodha inaenda kwa maduka ndani ya wiki hiyo, na ankara sahihi zinatumwa kwa 19 kati ya hizo.",
      metrics: [
        {
          label: "Risiti zenye msimbo wa eneo",
          value: "310 kati ya 310",
        },
        {
          label: "Zilizosahihishwa na msambazaji",
          value: "19 kati ya 23",
        },
      ],
    },
    {
      title: "Majalada kumi na moja kabla ya ukaguzi",
      scenario:
        "Hoteli ya ufuoni mjini Malindi ina ankara za wasambazaji za mwaka mzima ndani ya majalada, zikiwa zimepangwa kwa mwezi, tena kwa kukisia tu. Wakaguzi wanafika baada ya wiki tatu, na wameomba orodha ya manunuzi yenye hati zake.",
      result:
        "Vibarua wawili wanaziskani kwa siku nne. Kati ya ankara 2,900, 2,741 zinajipanga zenyewe na 159 zinahitaji kuangaliwa. Kwa {backlog} kila moja, gharama ya kuzisoma ni {backlogStory}, na wakaguzi wanapewa kiungo badala ya majalada kumi na moja.",
      metrics: [
        {
          label: "Ankara zilizopangwa",
          value: "2,900",
        },
        {
          label: "Zilizohitaji mtu",
          value: "159",
        },
        {
          label: "Gharama ya kuzisoma",
          value: "{backlogStory}",
        },
      ],
    },
  ],
  trial: "lina kikomo cha Duka cha ankara 150, na vipengele vya Ofisi",
  pricing: [
    {
      tier: "Duka",
      period: "mwezi",
      description: "Biashara moja yenye anwani moja ya ankara na karani mmoja wa kumaliza maswali.",
      features: [
        "Ankara 150 kwa mwezi",
        "Anwani ya barua pepe na nambari ya WhatsApp",
        "Ukaguzi wa PIN, nambari ya eTIMS, VAT, jumla na ankara zilizojirudia",
        "Daftari la Excel na hati zilizopangwa",
      ],
      savings: "",
    },
    {
      tier: "Ofisi",
      period: "mwezi",
      description: "Matawi, maeneo ya ujenzi au miradi inayotumia ofisi moja ya hesabu.",
      features: [
        "Ankara 750 kwa mwezi (za miezi 3 iliyopita), kisha {officeExtra} kwa kila moja",
        "Vyote vilivyo kwenye Duka",
        "Kulinganisha na LPO, delivery note na statement za wasambazaji",
        "Misimbo ya miradi na matawi kutokana na kanuni zako",
        "Faili za kuingiza kwenye programu ya uhasibu",
        "Watumiaji 6",
      ],
      savings: "{officeEach} kwa ankara, badala ya {shopEach} kwenye Duka",
    },
    {
      tier: "Ankara za zamani",
      period: "ankara",
      description: "Fungu moja la ankara za zamani, bila ada ya kila mwezi. Unaziskani, nasi tunazipanga.",
      features: [
        "Kuanzia ankara 500",
        "Ukaguzi uleule wa Duka",
        "Folda kwa msambazaji na kwa mwezi",
        "Orodha yenye viungo kwa wakaguzi",
      ],
      savings: "",
    },
  ],
  faqs: [
    {
      question: "Je, kuna chochote kinachotumwa kwa KRA?",
      answer:
        "Hapana. Zana husoma ankara ambazo wasambazaji wako wamezitoa na kuweka nakala yako kwa mpangilio. Haina muunganisho na mifumo ya KRA, haiwasilishi ritani na haitoi ankara. Ili kujua ni ankara zipi ambazo KRA inazo, iombe KRA orodha yako ya eTIMS (schedule) na uilinganishe na daftari hilo. Ritani huwasilishwa na wewe au wakala wako wa ushuru.",
    },
    {
      question: "Ankara ilifaulu ukaguzi wenu. Je, tunaweza kudai VAT yake?",
      answer:
        "Si mara zote. Ukaguzi unathibitisha mambo matano tu: PIN zina muundo sahihi, PIN yako ipo, nambari ya eTIMS ipo kwenye karatasi, hesabu zinalingana, na ankara ni mpya kwetu. Kudai VAT au kutoidai kunategemea sheria na sababu ya ununuzi: muulize mshauri wako wa ushuru au KRA. Ili kuthibitisha ankara ya eTIMS kwa KRA, fungua kiungo cha msimbo wa QR kwenye skrini ya maswali.",
    },
    {
      question: "Picha nzuri inakuwaje?",
      answer:
        "Ukurasa mzima, ukiwa umenyooka, kwenye mwanga wa mchana, ankara moja kwa kila picha. Risiti za mashine zilizofifia ndizo ngumu zaidi, kwa hivyo zipige picha siku hiyohiyo. Picha isiposomeka, aliyetuma huambiwa ndani ya dakika chache, kabla hajaitupa risiti.",
    },
    {
      question: "Mnatofautishaje ankara iliyojirudia na oda inayorudiwa?",
      answer:
        "Msambazaji yuleyule na nambari ileile ya ankara: imejirudia. Msambazaji, kiasi na tarehe vikiwa vilevile lakini nambari ikiwa tofauti, ankara huwekewa alama ya “huenda imejirudia” na unaachiwa uamuzi, kwa sababu huenda kiwanda cha mikate kikaleta mikate 40 mara mbili kwa siku. Zana haiondoi hati kamwe.",
    },
    {
      question: "Je, ankara zetu ni chache mno au nyingi mno?",
      answer:
        "Ankara zikiwa chini ya 63 kwa mwezi (73 pamoja na VAT), jedwali letu la bure ni nafuu. Zikiwa 63 hadi 150, chagua Duka. Zikiwa 151 hadi 250 hivi, Duka ndiyo nafuu zaidi, na karani anahifadhi mwenyewe zinazozidi kikomo chake. Zikiwa 250 hivi hadi 750, chagua Ofisi. Zinazozidi hapo ni {officeExtra} kwa kila moja. Viwango hivi vinafaa ikiwa maswali yanachukua sehemu moja ya tano ya muda wa karani. Ikiwa kila ankara bado inachukua dakika nne, Duka hurudisha gharama yake ukifikia 150 tu, na Ofisi kuanzia 390. Zikizidi 3,000, mtiririko wa kazi uliotengenezewa kazi hiyo kwa kawaida unafaa zaidi.",
    },
    {
      question: "Tuna ERP. Ankara zinaingiaje humo?",
      answer:
        "Ikiwa ERP yako inapokea faili za Excel, Duka au Ofisi inatosha: karani wako anaingiza daftari. Ofisi ina pia faili za kuingiza kwenye QuickBooks, Xero, Sage na Tally. Hakuna mpango wa ankara wenye faili iliyotengenezewa programu nyingine. Ikiwa lazima ankara ziingie kwenye ERP pamoja na hatua za idhini, unahitaji mtiririko wa kazi: malipo ya mara moja kuanzia {company.workflowFrom}, na matengenezo (si lazima) kuanzia {company.workflowMaintenance} kwa mwezi. Tuulize, nasi tutakujibu {company.reply}.",
    },
  ],
  stats: [],
  notFor: ["Kutoa ankara za mauzo. Kwa hilo bado unahitaji programu yako ya eTIMS."],
};
