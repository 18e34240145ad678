import type { Translations } from "../load/translation";
import type { CaseStudy } from "../schemas/proof";

export const caseStudies: Translations<CaseStudy> = {
  "mavuno-foods": {
    industry: "Usambazaji wa bidhaa za matumizi ya kila siku, Nakuru",
    challenge:
      "Magari kumi na manne yaliuza kwa maduka kama 900, yaliyolipa kwa paybill tatu yakitumia majina ya utani na nambari za zamani za njia. Makarani wawili walilinganisha risiti {receipts} kwa siku kwa mkono: kazi ya muda wa saa {hoursBeforeADay}. Mwezi ulifungwa tarehe 12, na bidhaa ziliendelea kutoka kwa mkopo kwa wateja ambao malipo yao ya mwisho hayakuwahi kufika.",
    solution:
      "Kila jioni faili hizo tatu husomwa, hupangwa kwa kanuni na kulinganishwa na orodha ya wateja, ambamo karani mmoja huhifadhi pia makosa ya tahajia yanayojulikana. Risiti zilizolingana husubiri katika QuickBooks kama rasimu. Zile {byHandADay} nyingine za siku humchukua karani dakika {minutesByHand} kila moja. Wasimamizi huona akaunti zilizochelewa kulipa kabla ya magari kupakiwa.",
    quote:
      "Zamani nilijua tarehe 12 kile tulichopoteza tarehe 3. Sasa najua kabla ya kupakia. Bado haiwezi kutambua malipo kama {byHandADay} kwa siku, na hilo halinisumbui, kwa sababu naona hayo {byHandADay} ni yapi.",
    quotedPerson: {
      role: "Meneja wa Fedha",
    },
    result:
      "Vitabu vya hesabu hufungwa tarehe 3 badala ya tarehe 12, na bidhaa za wateja waliochelewa kulipa husimamishwa kabla gari halijaondoka ghalani.",
    savings: "{net} kwa mwezi",
    timeframe: "Ilijengwa kwa wiki 4",
    metrics: [
      {
        label: "Risiti zilizolinganishwa bila karani",
        value: "{doneADay} kati ya {receipts} kwa siku",
      },
      {
        label: "Saa za makarani za kulinganisha, kwa siku",
        value: "Kutoka {hoursBeforeADay} hadi {hoursAfterADay}",
      },
      {
        label: "Kufunga mwezi",
        value: "Kutoka tarehe 12 hadi 3",
      },
    ],
    sum: {
      work: {
        noun: "risiti",
      },
      gains: [
        {
          noun: "Bidhaa za mkopo kwa wasiolipa, zilizosimamishwa",
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
    challenge:
      "Maulizo yalitoka Facebook, kwenye maonyesho ya biashara na kwa mdomo, na yakabaki kwenye simu za wauzaji wanne. Aliyepiga simu mwisho ndiye aliyetembelewa kwanza. Mafundi waliendesha gari hadi Kitale na Kapsabet kufanya ziara {visitsBefore} za wateja kwa mwezi. Tisa tu ndizo zilizofikia kuwekewa sola; wapigaji simu kadhaa walitaka taa moja tu.",
    solution:
      "Fomu fupi ya WhatsApp huuliza bili ya umeme ya mwezi, paa, mji na kama mteja atalipa taslimu au anahitaji mkopo. Lead Scorer, ambayo bado iko katika beta, hupanga majibu na kuonyesha sababu zake, ili muuzaji aweze kuipinga. Wenye alama za chini hutumiwa orodha ya bei na kupigiwa simu.",
    quote:
      "Ilimweka mfugaji wa ng’ombe wa maziwa wa Iten karibu na mwisho. Muuzaji wangu alimfahamu mtu huyo, akaipinga na kumuuzia pampu. Hicho ndicho ninachotaka: orodha iliyopangwa, na watu wanaoweza kuipinga.",
    quotedPerson: {
      role: "Mkurugenzi wa Mauzo",
    },
    result:
      "Ziara za wateja zimepungua kwa {visitsGained} kwa mwezi, na mikataba 14 ya kuweka sola hutiwa saini kwa mwezi badala ya tisa.",
    savings: "{net} kwa mwezi",
    timeframe: "Ilijengwa kwa wiki 3",
    metrics: [
      {
        label: "Ziara za wateja kwa mwezi",
        value: "Kutoka {visitsBefore} hadi {visitsAfter}",
      },
      {
        label: "Mikataba ya kuweka sola kwa mwezi",
        value: "Kutoka 9 hadi 14",
      },
      {
        label: "Jibu la kwanza kwa mteja",
        value: "Kutoka siku 2 hadi muda wa saa 3",
      },
    ],
    sum: {
      gains: [
        {
          noun: "Ziara ambazo hazikufanywa: mafuta na nusu siku",
        },
      ],
      running: [],
      once: [],
    },
  },
  "karibu-audio": {
    industry: "Utayarishaji wa podikasti na redio, Nairobi",
    challenge:
      "Saa mbili za mazungumzo kwa wiki kwa Kiswahili, Kiingereza na Sheng ziliishia kuwa makala moja na rekodi nyingi zisizotumika. Mfanyakazi wa kujitegemea alihitaji muda wa saa {hoursPerCaseBefore} kugeuza kipindi kimoja kuwa maandishi, wadhamini walisubiri vipande vyao siku nne, na hakuna aliyeweza kutafuta ndani ya vipindi 130 vilivyokwisha kurushwa.",
    solution:
      "Rekodi ya kila kipindi hugeuzwa kuwa maandishi usiku pamoja na alama za muda, na orodha ya maneno husahihisha majina, mahali na Sheng ambavyo programu huvisikia vibaya. Mtayarishaji huchagua sehemu tano, na slaidi za nukuu hutengenezwa kutoka kwazo kwa rangi za kipindi. Husikiliza kila sehemu tena kabla haijatolewa.",
    quote:
      "Maandishi ya kwanza yaligeuza “mathree” kuwa “mattress”. Tangu hapo tumeongeza maneno 600 kwenye orodha. Sichapi tena. Nasikiliza, nakata na kuhakiki, na hiyo ndiyo kazi niliyoajiriwa kufanya.",
    quotedPerson: {
      role: "Mtayarishaji Mkuu",
    },
    result:
      "Maandishi, maelezo ya kipindi na slaidi tano za nukuu huwa tayari asubuhi baada ya kipindi kurushwa badala ya siku nne baadaye.",
    savings: "{net} kwa mwezi",
    timeframe: "Ilijengwa kwa wiki 2",
    metrics: [
      {
        label: "Kugeuza kipindi kuwa maandishi",
        value: "Kutoka muda wa saa {hoursPerCaseBefore} hadi {hoursPerCaseAfter}",
      },
      {
        label: "Klipu humfikia mdhamini",
        value: "Asubuhi inayofuata",
      },
      {
        label: "Vipindi vya zamani vinavyotafutika sasa",
        value: "130",
      },
    ],
    sum: {
      work: {
        noun: "vipindi vya saa moja",
      },
      gains: [],
      running: [],
      once: [
        {
          noun: "Vipindi vya zamani kugeuzwa maandishi, kwa saa",
        },
      ],
    },
  },
  "tamu-bakeries": {
    industry: "Maduka ya mikate na keki, Thika",
    challenge:
      "Maduka sita yalitengeneza mabango ya bei kwa simu sita, kwa matoleo matatu ya nembo na kila aina ya rangi ya manjano. Huko Juja, keki iliuzwa kwa wiki tatu kwa bei ya mwaka uliopita kwa sababu bango lilisema hivyo. Mbunifu wa kujitegemea alitoza {postersEach} kwa bango na alihitaji siku tatu.",
    solution:
      "Tulichora nembo upya mara moja kama faili ya vekta, kwa rangi mbili na fonti moja. Sasa mabango hupata bei kutoka Google Sheets na mandharinyuma kutoka Image Generator; kila keki inayoonyeshwa ni picha ya keki halisi. Mkuu wa masoko huidhinisha kila bango kabla duka halijalichapisha.",
    quote:
      "Niliomba mabango yanayopendeza zaidi, nikapata orodha ya bei ambayo maduka sita hayawezi kutofautiana nayo. Mabango pia yanapendeza zaidi, lakini orodha ndiyo ambayo ningeilipia tena.",
    quotedPerson: {
      role: "Mkuu wa Masoko",
    },
    result:
      "Bei ikibadilika, maduka yote sita hupata badiliko hilo alasiri ileile, kwa muundo mmoja na kutoka orodha moja.",
    savings: "{net} kwa mwezi",
    timeframe: "Ilijengwa kwa wiki 3",
    metrics: [
      {
        label: "Mabango yanayotengenezwa ndani",
        value: "{postersBefore} kwa mwezi",
      },
      {
        label: "Kutoka badiliko la bei hadi bango",
        value: "Kutoka siku 3 hadi muda wa saa 4",
      },
      {
        label: "Bei zenye makosa katika ukaguzi wa maduka",
        value: "Kutoka 11 hadi 1 kwa robo mwaka",
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
    challenge:
      "Meza nne za mapokezi zilitumia nambari moja ya WhatsApp yenye mazungumzo {conversations} kwa siku: saa za kufungua, bima zinazokubaliwa, kama maabara hufanya kazi Jumapili. Ujumbe wowote uliotumwa baada ya saa 12 jioni (18:00) ulisubiri hadi asubuhi. Kati ya miadi 100 iliyowekwa, {visitsBefore} haikuhudhuriwa, bila taarifa yoyote.",
    solution:
      "Chatbot hujibu maswali 22 yaliyoidhinishwa kwa Kiingereza na Kiswahili, huweka miadi kwenye kitabu cha miadi cha kliniki na kutuma kikumbusho siku moja kabla. Ikitajwa maumivu, homa, ujauzito au dawa, muuguzi wa zamu hujulishwa. Haitoi ushauri wa kimatibabu. Mazungumzo ambayo bado yanahitaji mfanyakazi huchukua dakika {minutesByHand} kila moja, kama awali.",
    quote:
      "Sharti langu lilikuwa kwamba isisikike kamwe kama daktari. Tuliijaribu kwa jumbe zetu arobaini ngumu zaidi, kwa kila tahajia ya Kiswahili tuliyoweza kuipata. Zote arobaini ilizikabidhi kwa mtu.",
    quotedPerson: {
      role: "Mkurugenzi wa Tiba",
    },
    result:
      "Miadi isiyohudhuriwa imepungua kutoka {visitsBefore}% hadi {visitsAfter}%: wagonjwa {visitsGained} zaidi hufika kila mwezi.",
    savings: "{net} kwa mwezi",
    timeframe: "Wiki 5 pamoja na majaribio",
    metrics: [
      {
        label: "Miadi isiyohudhuriwa",
        value: "Kutoka {visitsBefore}% hadi {visitsAfter}%",
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
          noun: "Ziara zinazotimizwa ambazo awali hazikufanyika",
        },
      ],
      running: [
        {
          noun: "Vikumbusho, kwa bei ya Meta ya wakati huo",
        },
      ],
      once: [],
    },
  },
  "upendo-sacco": {
    industry: "Chama cha akiba na mikopo, Kisumu",
    challenge:
      "Mkopo ulichukua siku kumi na moja za kazi kutoka ombi hadi uamuzi. Nne zilienda kwa hati zilizokosekana, mbili na nusu kwa kuchapa taarifa za miamala (statement) za M-Pesa na benki kwenye Excel, na mbili kwa kusubiri kamati ya Ijumaa. Wadhamini na maelezo vilichukua zilizobaki. Wakati huo wanachama walikopa kwingine, kwa riba ya juu zaidi.",
    solution:
      "Orodha ya ukaguzi ilitangulia: hakuna faili inayofunguliwa ikikosa hati, na sasa kamati hukutana mara mbili kwa wiki. Kisha, kwa kibali cha mwanachama kilichotiwa saini, taarifa husomwa na programu na kupangwa, kila mstari wenye shaka ukiwa juu. Afisa huandika pendekezo na kamati huamua; hakuna alama inayoamua.",
    quote:
      "Nilihofia programu inayomkataa muuza samaki wa Dunga. Haimkatai mtu yeyote. Hunipa ukurasa mmoja safi, kwa hivyo sasa kamati hujadili mwanachama, si hesabu tena.",
    quotedPerson: {
      role: "Meneja wa Mikopo",
    },
    result: "Siku tatu za kazi kutoka ombi hadi uamuzi, ambapo awali zilikuwa kumi na moja.",
    savings: "{net} kwa mwezi",
    timeframe: "Wiki 4, kwanza tawi moja",
    metrics: [
      {
        label: "Kutoka ombi hadi uamuzi",
        value: "Kutoka siku 11 hadi 3",
      },
      {
        label: "Kusubiri hati zilizokosekana",
        value: "Kutoka siku 4 hadi 1",
      },
      {
        label: "Uchapaji kwa kila ombi",
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
    challenge:
      "Kila shehena ilimaanisha kuchapa loti, uzito na madaraja yaleyale kwenye hati tano katika programu tatu: kazi ya muda wa saa {hoursPerCaseBefore} kwa karani makini, mara {shipments} kwa mwezi. Nambari moja ya loti iliyokosewa ilizuia kontena Mombasa kwa siku sita, na ada ya kuhifadhi ilitozwa kwa kila moja ya siku hizo.",
    solution:
      "Washauri wetu walifuata shehena nne kutoka mizani hadi bandarini kabla ya kupendekeza lolote. Hakuna aliyesoma hati mbili za ndani, kwa hivyo ziliondolewa. Sasa data ya mizani huingia moja kwa moja kwenye Sage, ankara (invoice) ya kibiashara na orodha ya ufungashaji, na hakuna seti inayotumwa hadi jumla zake zilingane.",
    quote:
      "Walitutoza kwa wiki mbili za kutazama, na ushauri wao wa kwanza ulikuwa tuache kuandaa hati mbili. Ushauri huo pekee ulilipia kutazama huko.",
    quotedPerson: {
      role: "Meneja wa Mauzo ya Nje",
    },
    result:
      "Hati za shehena huchukua dakika {minutesByHand} badala ya muda wa saa {hoursPerCaseBefore}, na hakuna seti ya miezi miwili iliyopita iliyorekebishwa.",
    savings: "{net} kwa mwezi",
    timeframe: "Wiki 2 za kuchunguza kazi, 6 za kujenga",
    metrics: [
      {
        label: "Muda wa seti moja ya hati",
        value: "Kutoka muda wa saa {hoursPerCaseBefore} hadi dakika {minutesByHand}",
      },
      {
        label: "Seti zilizorekebishwa baada ya kutumwa",
        value: "Kutoka {setsBefore} kwa mwezi hadi {setsAfter}",
      },
      {
        label: "Mara ambazo kila uzito huchapwa",
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
