import type { Translation } from "#data/load/translation.ts";
import type { Tool } from "#data/schemas/tool.ts";

export const reelsGenerator: Translation<Tool> = {
  tagline: "Itakata video fupi za wima kutoka kwenye video zako ndefu. Bado haijafunguliwa.",
  inShort: "Video fupi kutoka kwenye video ndefu (inakuja)",
  description:
    "Inatengenezwa, bado haijafunguliwa. Reels ni video fupi za wima. Zana itakata vipande vya sekunde 15 hadi 60 kutoka kwenye video zako ndefu, vyenye manukuu ya Kiingereza, Kiswahili au Sheng.",
  overview: [
    "Reels Generator inaendelea kutengenezwa, na hakuna mtu nje ya ofisi yetu anayeweza kuitumia. Itakapofunguliwa, utapakia mahubiri, warsha, video ya kuwatembeza watu kwenye nyumba au mahojiano. Itapendekeza sehemu zinazofaa kuonyeshwa peke yake, itazikata ziwe za wima na kuongeza manukuu. Wewe utachagua, utafupisha na kuchapisha; haitachapisha kamwe kwa niaba yako.",
    "Ukurasa huu unaeleza tunachokusudia, ili uamue kama utasubiri. Ukihitaji vipande vya video wiki hii, tumia app ya kuhariri kwenye simu pamoja na manukuu kutoka YouTube Transcriber, au chapisha hoja zilezile kama slaidi kwa Carousel Creator. Zana zote mbili zinapatikana leo.",
  ],
  keyBenefits: [
    "Kwanza utasoma maandishi ya vipande vinavyopendekezwa, kisha utatazama vile vinavyofaa tu",
    "Manukuu yatafaa hata kwa mazungumzo yanayochanganya Kiingereza na Kiswahili, na Sheng itaandikwa inavyosemwa",
    "Video pana ikikatwa ili itoshee simu, mzungumzaji atabaki ndani ya fremu",
    "Hakuna kitakachobuniwa: kila sekunde itatoka kwenye video uliyopakia",
  ],
  features: [
    "Itapendekeza vipande vya sekunde 15 hadi 60 kutoka kwenye video zisizozidi muda wa saa 2",
    "Itaweka manukuu kwa Kiingereza, Kiswahili na Sheng, yanayosahihishwa kama maandishi",
    "Itakata video iwe ya wima 9:16 na kumfuata mtu anayezungumza",
    "Itatoa toleo la mraba la Facebook na dogo la WhatsApp Status",
    "Itaongeza kichwa cha mwanzo chenye nembo yako, na fremu ya mwisho yenye bei au nambari ya till",
    "Itakata mwishoni mwa sentensi, na kuondoa ukimya na “aah” ukitaka",
    "Itasawazisha sauti kati ya ukumbi wenye kelele na mzungumzaji mwenye sauti ya chini",
    "Itatumia tena maandishi ya YouTube Transcriber, ili usitozwe mara mbili kwa sauti ileile",
  ],
  workflow: [
    {
      title: "Pakia (imepangwa)",
      description: "Utaweka video yako mwenyewe au kuileta kutoka YouTube Transcriber.",
      details: [
        "MP4 na MOV ndizo zilizopangwa kwanza",
        "Tunakusudia upakiaji uendelee hata mtandao ukikatika",
      ],
    },
    {
      title: "Soma mapendekezo (imepangwa)",
      description:
        "Sehemu sita hadi kumi na mbili zitaorodheshwa kama maandishi, kila moja na sababu ya kuchaguliwa.",
      details: [
        "Sehemu zinazohitaji sentensi iliyotangulia zitawekewa alama",
        "Utaweza kuchagua mistari yako mwenyewe kwenye maandishi",
        "Sehemu utakazokataa hazitagharimu chochote",
      ],
    },
    {
      title: "Weka manukuu na fremu (imepangwa)",
      description:
        "Utahariri manukuu, mkato wa picha na kichwa kwenye skrini moja, kwa kompyuta ya mkononi au simu.",
      details: [
        "Manukuu yasiyozidi mistari miwili, yasiyofichwa na vitufe vya app",
        "Bei au nambari ya till utaiandika mwenyewe",
      ],
    },
    {
      title: "Pakua (imepangwa)",
      description: "Utachukua faili za MP4 na kuzichapisha mwenyewe kwenye akaunti zako.",
      details: ["1080 × 1920 kwa video za Reels", "Nakala ndogo zaidi kwa WhatsApp Status"],
    },
  ],
  useCases: [
    {
      title: "Imepangwa kwa ajili ya: ibada ya Jumapili, jumbe fupi tano",
      scenario:
        "Kanisa moja mjini Machakos linapakia ibada ya muda wa saa mbili kwenye YouTube. Vijana wanasambaza vipande vya chini ya dakika moja, vilivyorekodiwa kutoka kwenye skrini kwa simu nyingine. Timu ya habari ina watu wawili wa kujitolea na kompyuta moja ya mkononi, na Jumatatu wote wawili wanaenda shuleni.",
      result:
        "Zana inatarajiwa kupendekeza sehemu kumi za mahubiri. Katika jioni moja, wanaojitolea wangechagua tano, wangesahihisha manukuu ya Kiswahili na kuwa na vipande vya wiki nzima. Bado hatujalipima hili.",
      metrics: [
        {
          label: "Vipande vinavyolengwa",
          value: "5",
        },
        {
          label: "Muundo",
          value: "9:16, chini ya sekunde 60",
        },
      ],
    },
    {
      title: "Imepangwa kwa ajili ya: siku ya zawadi katika shule ya msingi",
      scenario:
        "Shule moja mjini Kakamega inarekodi sherehe ya kutoa zawadi, inayochukua muda wa saa mbili. Wazazi wanaomba kipande chenye mtoto wao; mwalimu mkuu anataka kipande kimoja cha kuwavutia wanafunzi wapya. Fomu za ridhaa zinasema ni watoto gani wanaoweza kuonyeshwa hadharani.",
      result:
        "Wafanyakazi wangepata kila jina kwenye maandishi na kukata kipande hicho kwa wazazi wa mtoto huyo tu. Shule ndiyo itakayoamua kinachoonyeshwa hadharani; zana haitatambua nyuso.",
      metrics: [
        {
          label: "Kipande hutafutwa kwa",
          value: "Majina kwenye maandishi",
        },
        {
          label: "Utambuzi wa nyuso",
          value: "Haujapangwa",
        },
      ],
    },
    {
      title: "Imepangwa kwa ajili ya: video ya kuzunguka karakana ya fanicha",
      scenario:
        "Seremala mmoja wa Kariobangi hurekodi video ndefu kila Ijumaa akizunguka karakana yake, akitaja kila kitanda, meza na bei anapopita. Wateja wa WhatsApp wanataka kile tu walichokiulizia, kwa video ya wima yenye bei kwenye skrini.",
      result:
        "Kila fanicha inatarajiwa kuwa na kipande chake, kinachokatwa anapotaja jina linalofuata, chenye bei ya KSh anayoiandika na nambari ya till kwenye fremu ya mwisho. Tunachojaribu sasa ni kama zana itaweza kukata hivyo katika karakana yenye kelele.",
      metrics: [
        {
          label: "Video moja",
          value: "Dakika 20",
        },
        {
          label: "Vipande vinavyolengwa",
          value: "Kimoja kwa kila fanicha",
        },
      ],
    },
  ],
  pricing: [
    {
      tier: "Bado haiuzwi",
      period: "",
      description: "Bei haijawekwa. Hatupokei amana wala oda za mapema.",
      features: [
        "Bei itakuwa hapa kabla zana haijafunguliwa",
        "Jaribio la bure la siku {company.trialDays} litakuwepo, bila kadi ya benki",
        "Wateja wa zana zetu nyingine watakuwa wa kwanza kujulishwa ikifunguliwa",
      ],
      savings: "",
    },
  ],
  faqs: [
    {
      question: "Itafunguliwa lini?",
      answer:
        "Hatutaji tarehe. Itafunguliwa wakati manukuu ya mazungumzo yanayochanganya Kiingereza na Kiswahili yatakapohitaji masahihisho machache tu, kiasi kwamba mtu wa kujitolea anaweza kumaliza kipande kwa dakika chache. Hadi hapo ukurasa huu utasema “Inakuja”.",
    },
    {
      question: "Je, naweza kuitumia mapema?",
      answer:
        "Kwa sasa hakuna toleo la beta la kujiunga nalo. Kwenye ukurasa wa Anza sasa, tuambie unarekodi nini, kwa lugha gani na mara ngapi. Tunajibu {company.reply}, na kinachoombwa zaidi ndicho tutakachokitengeneza kwanza.",
    },
    {
      question: "Naweza kufanya nini kwa sasa?",
      answer:
        "Pakia video yako kwenye YouTube Transcriber, tafuta sehemu yenye nguvu kwenye maandishi, na uikate kwa app yoyote ya kuhariri ya simu, kwa kufuata dakika zinazoonyeshwa. Kisha pakia kipande hicho kifupi kwenye YouTube Transcriber ili upate faili yake ya SRT, kwa shilingi chache. Inachukua muda mrefu kuliko kutumia zana moja, lakini inawezekana leo.",
    },
    {
      question: "Je, itatengeneza video kutokana na maandishi tu, yenye watu au sauti za kubuni?",
      answer:
        "Hapana. Itakata ulichorekodi na kukiwekea manukuu. Hatuna mpango wa watangazaji wa kubuni, sauti za kuiga wala midomo iliyobadilishwa: watazamaji wanapaswa kuamini kwamba mtu huyo alisema hivyo.",
    },
  ],
  stats: [],
  notFor: ["Yeyote mwenye kampeni ya kuchapisha sasa. Amwajiri mhariri wa video au atumie app iliyopo."],
};
