import type { Translations } from "../load/translation";
import type { CaseStudy } from "../schemas/proof";

export const caseStudies: Translations<CaseStudy> = {
  "mavuno-foods": {
    industry: "Usambazaji wa bidhaa za matumizi ya kila siku, Nakuru",
    headline: "Hesabu za mwezi zinafungwa tarehe 3, si tarehe 12",
    challenge:
      "Magari kumi na manne husambaza bidhaa kwa maduka takriban 900, yanayolipa kwa paybill tatu yakitumia majina ya utani na nambari za zamani za ruti za magari. Siku {days} kwa mwezi, makarani wawili hulinganisha malipo {receipts} kwa siku kwa mkono: jumla ya saa {hoursBeforeADay} za kazi. Hesabu za mwezi hufungwa tarehe 12, na bidhaa hutoka kwa mkopo kwa wateja ambao bado hawajalipia mzigo uliopita.",
    solution:
      "Kila jioni zana hulinganisha statement za paybill hizo tatu na orodha ya wateja. Malipo {byHandADay} yanayobaki humchukua karani dakika {minutesByHand} kila moja. Mtiririko wa kazi huyaweka mengine kwenye QuickBooks kama rasimu, na huonyesha akaunti zilizochelewa kulipa. Zana peke yake ingeokoa KSh 57,400 kwa mwezi. Mtiririko huongeza 11,000, na bei yake hurudi katika mwezi wa 14 (25 pamoja na VAT), kwa sababu tu tunachukulia kwamba mizigo minne iliyozuiwa isingelipiwa kamwe.",
    quote: "Tarehe 12 ndipo ninapojua tulichopoteza tarehe 3. Nataka kujua kabla magari hayajapakiwa.",
    quotedPerson: {
      role: "Meneja wa Fedha",
    },
    result:
      "Vitabu vya hesabu hufungwa tarehe 3 badala ya 12. Wasimamizi huona madeni mapema na kusimamisha safari {deliveriesGained} kati ya {deliveriesBefore} kwa waliochelewa kulipa.",
    savings: "{net} kwa mwezi",
    timeframe: "Wiki 4",
    metrics: [
      {
        label: "Malipo yaliyotambuliwa bila karani",
        value: "{doneADay} kati ya {receipts} kwa siku",
        beads: {
          caption:
            "Kila nukta ni muamala mmoja wa siku. Nukta zilizojaa: miamala iliyolinganishwa bila karani.",
        },
      },
      {
        label: "Muda wa makarani wa kulinganisha, kwa siku",
        value: "Kutoka saa {hoursBeforeADay} za kazi hadi {hoursAfterADay}",
      },
      {
        label: "Kufunga mwezi",
        value: "Kutoka tarehe 12 hadi 3",
      },
    ],
    sum: {
      work: {
        noun: "malipo",
      },
      gains: [
        {
          noun: "Mizigo iliyozuiwa kwa wadaiwa, kwa bei ya kununulia",
        },
      ],
      running: [],
      once: [
        {
          noun: "Kusafisha orodha ya wateja, saa za karani",
        },
      ],
    },
  },
  "savanna-solar": {
    industry: "Uwekaji wa mifumo ya sola, Eldoret",
    headline: "Mikataba 14 kwa safari {visitsAfter}, si 9 kwa {visitsBefore}",
    challenge:
      "Maulizo huja kupitia Facebook, maonyesho ya biashara na wateja wanaowaambia wenzao, na hubaki kwenye simu za wauzaji wanne. Aliyepiga simu mwisho ndiye anayetembelewa kwanza. Kila mwezi mafundi hufunga safari {visitsBefore} za kwenda kuwaona wateja, hadi Kitale na Kapsabet. Wateja tisa tu huishia kuwekewa sola; wengine kadhaa hutaka taa moja tu.",
    solution:
      "Fomu fupi ya WhatsApp huuliza bili ya umeme ya mwezi, paa, mji na kama mteja atalipa taslimu au anahitaji mkopo. Lead Scorer, ambayo bado iko katika beta, huwapanga wateja kwa majibu yao na kuonyesha sababu zake, ili muuzaji aweze kuupinga mpangilio huo. Wenye alama za chini hutumiwa orodha ya bei na kupigiwa simu. Hesabu inatumia bei ya beta; bei iliyopangwa ni ya juu zaidi.",
    quote: "Nataka orodha iliyopangwa kwa umuhimu, na wauzaji wangu wawe huru kuipinga.",
    quotedPerson: {
      role: "Mkurugenzi wa Mauzo",
    },
    result:
      "Safari za kwenda kuwaona wateja hupungua kwa {visitsGained} kila mwezi, na mikataba 14 ya kuweka sola hutiwa saini badala ya tisa.",
    savings: "{net} kwa mwezi",
    timeframe: "Wiki 3",
    metrics: [
      {
        label: "Safari za kuwaona wateja kwa mwezi",
        value: "Kutoka {visitsBefore} hadi {visitsAfter}",
        beads: { caption: "Kila nukta ni safari moja kwa mwezi. Nukta tupu: kabla. Zilizojaa: baada." },
      },
      {
        label: "Mikataba ya kuweka sola kwa mwezi",
        value: "Kutoka 9 hadi 14",
      },
      {
        label: "Jibu la kwanza la mtu",
        value: "Kutoka siku 2 hadi muda wa saa 3",
      },
    ],
    sum: {
      gains: [
        {
          noun: "Safari ambazo hazikufanywa: mafuta na nusu siku",
        },
      ],
      running: [],
      once: [],
    },
  },
  "karibu-audio": {
    industry: "Utayarishaji wa podkasti na redio, Nairobi",
    headline: "Maandishi na slaidi asubuhi inayofuata",
    challenge:
      "Kila wiki, mazungumzo ya muda wa saa mbili ya Kiswahili, Kiingereza na Sheng huishia kuwa makala moja na sauti nyingi zisizotumika. Mfanyakazi wa kujitegemea huhitaji muda wa saa {hoursPerCaseBefore} kugeuza kipindi kimoja kuwa maandishi, wadhamini husubiri vipande vyao siku nne, na hakuna anayeweza kutafuta neno katika vipindi 130 vya zamani.",
    solution:
      "Usiku programu hugeuza kila kipindi kuwa maandishi yenye alama za muda, na orodha ya maneno husahihisha majina, mahali na Sheng iliyosikika vibaya. Mtayarishaji huchagua sehemu tano, na programu hutengeneza slaidi za nukuu kutokana nazo, kwa rangi za kipindi. Mfanyakazi wa kujitegemea sasa husahihisha rasimu tu. Mtayarishaji huisikiliza tena kila sehemu kabla haijatolewa.",
    quote: "Nalipia saa nyingi za kuchapa, na wadhamini bado wanasubiri vipande vyao.",
    quotedPerson: {
      role: "Mtayarishaji Mkuu",
    },
    result:
      "Maandishi, maelezo ya kipindi na slaidi tano za nukuu huwa tayari asubuhi inayofuata badala ya siku nne baadaye.",
    savings: "{net} kwa mwezi",
    timeframe: "Wiki 2",
    timeframeNote: "kazi ya mwenye biashara mwenyewe",
    metrics: [
      {
        label: "Kugeuza kipindi kuwa maandishi",
        value: "Kutoka saa {hoursPerCaseBefore} za kazi hadi {hoursPerCaseAfter}",
        beads: { caption: "Kila nukta ni nusu saa ya kuchapa. Nukta tupu: kabla. Zilizojaa: baada." },
      },
      {
        label: "Slaidi za nukuu",
        value: "Asubuhi inayofuata",
      },
      {
        label: "Vipindi vya zamani vinavyotafutika",
        value: "130",
      },
    ],
    sum: {
      work: {
        noun: "vipindi vya saa nzima",
      },
      gains: [],
      running: [],
      once: [
        {
          noun: "Vipindi vya zamani kugeuzwa kuwa maandishi, kwa saa",
        },
      ],
    },
  },
  "tamu-bakeries": {
    industry: "Maduka ya mikate na keki, Thika",
    headline: "Bei mpya kwenye maduka sita, alasiri ileile",
    challenge:
      "Kila duka kati ya sita hununua mabango ya bei kwa mbunifu wake wa kujitegemea, kwa hivyo kuna matoleo matatu ya nembo na kila aina ya rangi ya manjano. Bango moja hugharimu {postersEach} na huchukua siku tatu. Huko Juja, keki huuzwa kwa wiki tatu kwa bei ya mwaka uliopita, kwa sababu ndivyo bango la zamani linavyosema.",
    solution:
      "Katika Seti kamili, Logo Generator huchora nembo upya mara moja kama faili ya vekta, kwa rangi mbili na aina moja ya herufi. Mabango hupata bei kutoka kwenye Google Sheets na mandharinyuma kutoka Image Generator; kila keki inayoonyeshwa ni picha ya keki halisi. Mkuu wa masoko hutengeneza na kuidhinisha mabango mwenyewe. Zana inatosha, kwa hivyo hatutengenezi mtiririko wa kazi.",
    quote: "Nahitaji orodha moja ya bei kwa maduka yote sita.",
    quotedPerson: {
      role: "Mkuu wa Masoko",
    },
    result:
      "Bei ikibadilika, maduka yote sita hupata badiliko hilo alasiri ileile, kwa muundo mmoja na kutoka orodha moja.",
    savings: "{net} kwa mwezi",
    timeframe: "Wiki 1 ya kuanza",
    metrics: [
      {
        label: "Mabango yanayotengenezwa na wafanyakazi wenyewe",
        value: "{postersBefore} kwa mwezi",
      },
      {
        label: "Kutoka badiliko la bei hadi bango",
        value: "Kutoka siku 3 hadi muda wa saa 4",
      },
      {
        label: "Bei zenye makosa kwa robo mwaka, katika ukaguzi",
        value: "Kutoka 11 hadi 1",
        beads: { caption: "Kila nukta ni bei moja yenye kosa. Nukta tupu: kabla. Zilizojaa: baada." },
      },
    ],
    sum: {
      gains: [
        {
          noun: "Mabango yasiyonunuliwa tena kwa mbunifu",
        },
      ],
      running: [
        {
          noun: "Kutengeneza mabango, saa za mkuu wa masoko",
        },
      ],
      once: [],
    },
  },
  "pwani-clinics": {
    industry: "Kliniki za wagonjwa wa nje, Mombasa",
    headline: "Wasiofika: {visitsAfter}% badala ya {visitsBefore}%",
    challenge:
      "Meza nne za mapokezi hutumia nambari moja ya WhatsApp yenye mazungumzo {conversations} kwa siku kuhusu saa za kufungua, bima na kama maabara hufanya kazi Jumapili. Ujumbe wowote unaotumwa baada ya saa 12 jioni (18:00) husubiri hadi asubuhi. Kati ya wagonjwa 100 wenye miadi, {visitsBefore} hawaji, wala hawatoi habari.",
    solution:
      "Chatbot hujibu kwa Kiingereza na Kiswahili maswali 22 yaliyoidhinishwa, huweka miadi kwenye ratiba ya kliniki zenyewe na hutuma kikumbusho siku moja kabla. Ratiba hiyo haina API, ambayo mpango wa Matawi unahitaji, kwa hivyo tunatengeneza muunganisho. Mtu akitaja maumivu, homa, ujauzito au dawa, muuguzi wa zamu hujulishwa. Haitoi ushauri wa kimatibabu. Mazungumzo ambayo bado yanahitaji mfanyakazi huchukua dakika {minutesByHand} kila moja, kama awali.",
    quote: "Chatbot isijifanye daktari kamwe. Ijaribuni kwanza kwa jumbe zetu arobaini ngumu zaidi.",
    quotedPerson: {
      role: "Mkurugenzi wa Tiba",
    },
    result:
      "Wagonjwa wasiofika hupungua kutoka {visitsBefore}% hadi {visitsAfter}%: wagonjwa {visitsGained} zaidi hufika kila mwezi.",
    savings: "{net} kwa mwezi",
    timeframe: "Wiki 5",
    timeframeNote: "pamoja na majaribio",
    metrics: [
      {
        label: "Wagonjwa wasiofika",
        value: "Kutoka {visitsBefore}% hadi {visitsAfter}%",
        beads: {
          caption: "Kila nukta ni mgonjwa mmoja kati ya mia asiyefika. Nukta tupu: kabla. Zilizojaa: baada.",
        },
      },
      {
        label: "Mazungumzo yaliyokamilika bila mfanyakazi",
        value: "{doneADay} kati ya {conversations} kwa siku",
      },
      {
        label: "Jibu la kwanza usiku",
        value: "Kutoka muda wa saa 11 hadi dakika 1",
      },
    ],
    sum: {
      work: {
        noun: "mazungumzo",
      },
      gains: [
        {
          noun: "Wagonjwa ambao wasingefika, kwa faida ya kila ziara",
        },
      ],
      running: [
        {
          noun: "Chatbot Builder kwenye mpango wa Matawi, kwa bei ya kotesheni",
        },
        {
          noun: "Vikumbusho, kwa bei ya Meta",
        },
      ],
      once: [],
    },
  },
  "upendo-sacco": {
    industry: "Chama cha akiba na mikopo, Kisumu",
    headline: "Uamuzi wa mkopo kwa siku 3, si 11",
    challenge:
      "Mkopo huchukua siku kumi na moja za kazi kutoka ombi hadi uamuzi. Siku nne hupotea kwa kusubiri hati zinazokosekana, mbili na nusu kwa kuchapa statement za M-Pesa na benki kwenye Excel, na mbili kwa kusubiri kamati ya Ijumaa. Siku mbili na nusu zinazobaki ni za wadhamini na maelezo. Wakati huo wanachama hukopa kwingine, kwa riba ya juu zaidi.",
    solution:
      "Faili hufunguliwa hati zote zikiwapo, na kamati hukutana mara mbili kwa wiki. Mwanachama akitia saini, zana hupanga statement: dakika 20, si 95. Mtiririko wa kazi huangalia wadhamini na kuandaa maelezo ya ukurasa mmoja: 15, si 75. Zana peke yake ingeokoa KSh 52,800 kwa mwezi, bila gharama ya kuanzisha; mtiririko huongeza 27,800. Afisa hupendekeza na kamati huamua, si alama.",
    quote:
      "Naogopa programu inayomkataa muuza samaki wa Dunga. Kamati ndiyo iamue ombi lake, ikiwa na ukurasa mmoja ulio wazi.",
    quotedPerson: {
      role: "Meneja wa Mikopo",
    },
    result: "Mwanachama hupata uamuzi siku tatu za kazi baada ya ombi, badala ya kumi na moja.",
    savings: "{net} kwa mwezi",
    timeframe: "Wiki 4",
    timeframeNote: "tukianza na tawi moja",
    metrics: [
      {
        label: "Kutoka ombi hadi uamuzi",
        value: "Kutoka siku 11 hadi 3",
        beads: { caption: "Kila nukta ni siku moja. Nukta tupu: kabla. Zilizojaa: baada." },
      },
      {
        label: "Kusubiri hati zilizokosekana",
        value: "Kutoka siku 4 hadi 1",
      },
      {
        label: "Muda wa afisa kwa kila ombi",
        value: "Kutoka dakika {minutesBefore} hadi {minutesByHand}",
      },
    ],
    sum: {
      work: {
        noun: "maombi ya mikopo",
      },
      gains: [],
      running: [
        {
          noun: "Ripoti zinazozidi zile za mpango",
        },
      ],
      once: [
        {
          noun: "Kusafisha rejista ya wadhamini, saa za makarani wawili",
        },
      ],
    },
  },
  "highland-leaf": {
    industry: "Uuzaji wa chai nje ya nchi, Kericho",
    headline: "Hati kwa dakika {minutesByHand}, si saa {hoursPerCaseBefore} za kazi",
    challenge:
      "Kwa kila shehena, loti, uzito na madaraja yaleyale huchapwa kwenye hati tano katika programu tatu: kazi ya muda wa saa {hoursPerCaseBefore} kwa karani makini, mara {shipments} kwa mwezi. Nambari moja ya loti iliyokosewa huzuia kontena Mombasa kwa siku sita, na kila siku ina ada ya kuhifadhi.",
    solution:
      "Kabla ya kupendekeza lolote, tunafuatilia shehena nne kuanzia kwenye mizani ya magari hadi bandarini. Hati mbili za matumizi ya ndani hazisomwi na yeyote, kwa hivyo tunaziondoa. Kisha data ya mizani huingia moja kwa moja kwenye Sage, ankara (invoice) ya kibiashara na packing list, na seti hutumwa ikiwa jumla zake zinalingana. Saa zinazookolewa peke yake hazingelipia matengenezo: faida inatokana na ada za bandarini zinazoepukwa.",
    quote: "Njooni mtutazame kazini kwa wiki mbili kwanza, kisha mniambie ni hati zipi tunazoweza kuacha.",
    quotedPerson: {
      role: "Meneja wa Mauzo ya Nje",
    },
    result:
      "Hati za shehena huchukua dakika {minutesByHand} badala ya saa {hoursPerCaseBefore} za kazi, na hutumwa mara moja tu, jumla zikilingana.",
    savings: "{net} kwa mwezi",
    timeframe: "Wiki 6",
    timeframeNote: "wiki 2 za kwanza ni za kuchunguza kazi",
    metrics: [
      {
        label: "Muda wa seti moja ya hati",
        value: "Kutoka saa {hoursPerCaseBefore} za kazi hadi dakika {minutesByHand}",
        beads: { caption: "Kila nukta ni dakika 20. Nukta tupu: kabla. Zilizojaa: baada." },
      },
      {
        label: "Seti zilizorekebishwa baada ya kutumwa, kwa mwezi",
        value: "Kutoka {setsBefore} hadi {setsAfter}",
      },
      {
        label: "Kila uzito huchapwa mara ngapi",
        value: "Kutoka 5 hadi 1",
      },
    ],
    sum: {
      work: {
        noun: "shehena",
      },
      gains: [
        {
          noun: "Seti zilizorekebishwa: uhifadhi bandarini na ada",
        },
      ],
      running: [],
      once: [],
    },
  },
};
