import type { Translation } from "#data/load/translation.ts";
import type { Tool } from "#data/schemas/tool.ts";

export const imageGenerator: Translation<Tool> = {
  tagline: "Hutengeneza picha za bidhaa na mabango yenye bei ileile uliyoiandika.",
  inShort: "Mabango yenye bei, kwa picha za simu yako",
  description:
    "Geuza picha ya simu au sentensi kuwa picha za katalogi ya WhatsApp, machapisho yenye bei na mabango ya kuchapisha, kwa maneno ya Kiswahili, Sheng au Kiingereza unayoweza kuyahariri.",
  overview: [
    "Wenye maduka wengi tayari wana picha wanayohitaji: picha ya simu ya kiatu, sofa au keki, iliyopigwa kwenye kaunta iliyojaa vitu. Image Generator huitenga bidhaa na vitu hivyo, huiwekea mandharinyuma (background) tupu au ya kuchorwa, kisha huandika juu yake bei, jina la duka na nambari ya till kama maandishi halisi. AI haichori herufi kamwe, kwa hivyo “KSh 1,450” hubaki “KSh 1,450”.",
    "Imetengenezwa kwa ajili ya maduka, wapishi wa hafla, shule, makanisa na mawakala wadogo wa matangazo wanaohitaji machapisho mengi kuliko wanayoweza kumlipa mbunifu ayatengeneze. Kama huna picha, eleza mandhari: “roshani ya Nyali wakati wa kifungua kinywa, maembe na chapati kwenye meza ya buluu” inakupa mandharinyuma nne za kuchagua.",
  ],
  keyBenefits: [
    "Ukipakia mara moja unapata picha za katalogi za wiki nzima, zote zikiwa na mwanga, ukingo na lebo ya bei vinavyofanana",
    "Bidhaa yenyewe huachwa kama ilivyopigwa picha, kwa hivyo wateja hupata rangi na mshono waliouona",
    "Bei ikipanda unabadilisha kisanduku kimoja na kupakua tena, bila kumpigia mbunifu simu",
    "Kila picha huhifadhiwa kwa ukubwa mdogo, ili ifunguke haraka hata kwa bundles",
  ],
  features: [
    "Huitenga bidhaa kwenye picha ya simu, bila kupoteza kivuli na rangi yake",
    "Lebo za bei kwa {company.currency}, na bei ya zamani hupigwa mstari kukiwa na ofa",
    "Maneno ya Kiswahili, Sheng na Kiingereza unayoweza kuyahariri wakati wowote",
    "Picha moja hutolewa kwa katalogi ya WhatsApp, Status, Instagram na Facebook",
    "Picha nyingi kutoka kwenye jedwali la hesabu: kila bidhaa mstari wake, kila mstari picha yake",
    "Sehemu ya till au paybill inayofungwa ukishaihakiki",
    "Mandharinyuma kutokana na sentensi, rasimu nne kwa wakati mmoja",
    "Mipangilio ya mabango ya steji za matatu, kesha, harambee, harusi na siku za michezo",
    "PDF tayari kwa uchapishaji, kuanzia kipeperushi cha A5 hadi bango la A3, na ukingo wa mm 3 wa kukatia",
    "Seti ya chapa yenye nembo, rangi na fonti zako, inayotumika kwa kila mpangilio",
    "Nakala za mtandaoni za chini ya KB 300, pamoja na faili ya ukubwa kamili",
    "Rasimu huhifadhiwa kwa siku 90, ili bango la mwezi uliopita lipewe tarehe mpya",
  ],
  workflow: [
    {
      title: "Weka picha, au eleza mandhari",
      description:
        "Pakia fungu la picha za simu, hadi 200 kwenye mipango mikubwa, au andika sentensi na uchague moja kati ya rasimu nne.",
      details: [
        "JPG, PNG na HEIC, moja kwa moja kutoka kwenye simu",
        "Picha zenye ukungu au giza sana huorodheshwa kwanza, ili uzipige tena",
        "Maelezo kwa Kiingereza au Kiswahili",
      ],
    },
    {
      title: "Jaza majina na bei",
      description: "Ziandike kando ya kila picha, au bandika safu tatu kutoka kwenye Excel au Google Sheets.",
      details: [
        "Safu za bidhaa, bei na bei ya zamani",
        "Bei huwekwa katika muundo wake: 1450 huwa {company.currency} 1,450",
      ],
    },
    {
      title: "Chagua mpangilio mara moja",
      description:
        "Mpangilio, rangi na nambari ya till hutumika kwa fungu zima. Unaweza kubadilisha picha yoyote moja.",
      details: [
        "Mraba, 4:5, 9:16 na ukubwa wa karatasi",
        "Majina marefu huendelea kwenye mstari unaofuata",
        "Maandishi yasiyosomeka vizuri kwenye mandharinyuma yake huwekewa alama",
      ],
    },
    {
      title: "Hakiki na upakue",
      description:
        "Idhinisha karatasi ya muhtasari wa picha, kisha chukua ZIP ya picha, PDF ya kuchapisha, au zote mbili.",
      details: [
        "Kila bei huorodheshwa mara moja zaidi kabla ya kupakuliwa",
        "Unapakia faili kwenye WhatsApp Business wewe mwenyewe",
      ],
    },
  ],
  useCases: [
    {
      title: "Jozi sitini za viatu vya mitumba, kila Alhamisi",
      scenario:
        "Muuza viatu mjini Thika anafungua mzigo mpya kila wiki na kuweka takriban jozi 60 kwenye katalogi yake ya WhatsApp. Kwa app ya kuhariri picha, kila jozi inamchukua dakika nne: kukata, mandharinyuma, bei, saizi. Jozi ya mwisho inapowekwa, wateja wameshaulizia zile za kwanza kwa ujumbe wa sauti.",
      result:
        "Anazipiga picha jozi hizo kwenye shuka moja, anajaza saizi na bei kutoka kwenye daftari lake la bidhaa, kisha anahakiki karatasi ya muhtasari. Takriban picha 260 kwa mwezi zinatosha kwenye mpango wa Duka kubwa wa {shop}.",
      metrics: [
        {
          label: "Picha katika fungu moja",
          value: "60",
        },
        {
          label: "Kwa app ya simu",
          value: "Muda wa saa 4",
        },
        {
          label: "Kwa zana hii",
          value: "Dakika 45",
        },
      ],
    },
    {
      title: "Nauli mpya kwenye steji sita za matatu kufikia Jumatatu",
      scenario:
        "SACCO ya matatu ya barabara ya Kisumu-Kakamega inabadilisha nauli bei ya mafuta inapobadilika. Kila moja kati ya steji zake sita inahitaji bango la A3 lenye safu ya nauli zake, lenye kichwa “Nauli mpya kuanzia Jumatatu”, na wahudumu wanataka tangazo hilohilo kwa Sheng waliweke kwenye Status ya WhatsApp. Mbunifu anataka KSh 1,500 kwa bango.",
      result:
        "Mpangilio mmoja unanakiliwa kwa kila steji, na kila nakala inawekewa nauli zake. PDF sita za kuchapisha na picha sita za Status zinatumia 12 kati ya picha 100 za mpango. Meneja wa uendeshaji analinganisha nauli na kumbukumbu za mkutano wa bodi, kisha anatuma PDF kwa mchapaji.",
      metrics: [
        {
          label: "Bei ya mbunifu kwa yote sita",
          value: "KSh 9,000",
        },
        {
          label: "Mpango wa Duka kwa mwezi",
          value: "{duka}",
        },
      ],
    },
    {
      title: "Kesha, harambee na siku ya kwaya kutoka ofisi moja ya parokia",
      scenario:
        "Katibu wa parokia mjini Nyeri anatangaza matukio matatu kwa mwezi: kesha, harambee ya paa na kwaya ngeni. Kila moja linahitaji bango la ubao wa matangazo, kipeperushi wiki moja kabla, na picha ya Status yenye paybill na jina la akaunti vilivyoandikwa sahihi.",
      result:
        "Mweka hazina anahakiki sehemu ya paybill mara moja, kisha inafungwa. Kwa kila tukio katibu anabadilisha kichwa, tarehe na mgeni, kisha anatoa saizi tatu kwa Kiswahili na Kiingereza.",
      metrics: [
        {
          label: "Faili kwa kila tukio",
          value: "6",
        },
        {
          label: "Muda wa katibu kwa kila tukio",
          value: "Dakika 20",
        },
        {
          label: "Picha zilizotumika kwa mwezi",
          value: "18 kati ya 100",
        },
      ],
    },
  ],
  trial: "lina vipengele vya Duka kubwa na picha 100 za Duka",
  pricing: [
    {
      tier: "Duka",
      period: "mwezi",
      description: "Duka moja linalochapisha mara kadhaa kwa wiki.",
      features: [
        "Picha 100 kwa mwezi",
        "Seti 1 ya chapa",
        "Saizi zote za skrini na karatasi",
        "Mafungu ya hadi picha 25",
      ],
      savings: "",
    },
    {
      tier: "Duka kubwa",
      period: "mwezi",
      description: "Katalogi inayobadilika kila wiki.",
      features: [
        "Picha 400 kwa mwezi",
        "Seti 2 za chapa",
        "Mafungu ya hadi picha 200",
        "Kupakia jedwali la hesabu",
        "Watu 3 kwenye akaunti moja",
      ],
      savings: "{shopEach} kwa picha badala ya {dukaEach}",
    },
    {
      tier: "Wakala",
      period: "mwezi",
      description: "Wabunifu wa kujitegemea na mawakala wenye wateja kadhaa.",
      features: [
        "Picha 1,500 kwa mwezi",
        "Seti 10 za chapa, moja kwa kila mteja",
        "Kiungo cha idhini kwa mteja, bila kuingia kwenye akaunti",
        "Watu 10 kwenye akaunti moja",
        "Vyote vilivyo kwenye Duka kubwa",
      ],
      savings: "{agencyEach} kwa picha badala ya {dukaEach}",
    },
  ],
  faqs: [
    {
      question: "Je, nguo iliyo kwenye picha bado itafanana na nguo ninayouza?",
      answer:
        "Ndiyo. Ukianza na picha, zana hubadilisha mandharinyuma tu. Kitambaa, rangi na vifungo hubaki vilivyo. Mwanga unaweza kurekebishwa, na unaona picha halisi kando ya matokeo kabla ya kupakua.",
    },
    {
      question: "Je, zana inaandika Sheng, au inatoa tu ninachoandika?",
      answer:
        "Yote mawili. Andika sentensi yako, nayo itatokea ulivyoiandika. Ukiomba mapendekezo, unapata matano, kwa Kiswahili, Kiingereza au Sheng. Sheng hutofautiana kutoka mtaa hadi mtaa na hubadilika kila mwaka, kwa hivyo mpe mtu wa umri wa wateja wako aisome kabla haijaenda kwenye bango.",
    },
    {
      question: "Je, naweza kutumia picha katika matangazo ya kulipia na katika uchapishaji?",
      answer:
        "Ndiyo, unaweza kutumia faili katika matangazo, vifungashio na uchapishaji, hata baada ya kuacha kulipa. Unachoahidi kwenye tangazo ni jukumu lako. Katika nchi nyingi sheria kuhusu picha zilizotengenezwa na AI pekee bado haijawa wazi; ukihitaji haki za kipekee, anza na picha yako mwenyewe na umuulize mshauri.",
    },
    {
      question: "Ni nini kinachohesabiwa kuwa picha moja?",
      answer:
        "Mpangilio mmoja, uliotolewa kwa lugha moja na saizi moja, ni picha moja. Muundo uleule ukiwa bango la A3, kipeperushi na picha ya Status ni picha tatu. Rasimu, masahihisho ya ndani ya siku moja na nakala ya ziada ya ukubwa kamili hazihesabiwi.",
    },
    {
      question: "Je, naweza kuijaribu kabla ya kulipa?",
      answer:
        "Ndiyo. Kuna jaribio la bure la siku {company.trialDays} lenye vipengele vya mpango wa Duka kubwa na picha 100 za mpango wa Duka, bila kadi ya benki. Picha za kipindi cha kujaribu bure hazina alama ya kampuni juu yake (watermark). Ukilipa na zana isifanye yaliyo kwenye ukurasa huu, dhamana ya siku {company.moneyBackDays} ya kurudishiwa pesa inatumika, ikihesabiwa tangu siku ya kwanza unayolipia.",
    },
  ],
  stats: [],
  notFor: [
    "Picha zinazopaswa kuthibitisha jambo: nyumba ya kupangisha, gari lililotumika, chakula kama kinavyofika mezani. Hapo onyesha picha ambayo haijahaririwa.",
  ],
};
