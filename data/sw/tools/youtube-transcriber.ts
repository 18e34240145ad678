import type { Translation } from "#data/load/translation.ts";
import type { Tool } from "#data/schemas/tool.ts";

export const youtubeTranscriber: Translation<Tool> = {
  tagline: "Hugeuza mazungumzo yanayochanganya Kiingereza, Kiswahili na Sheng kuwa maandishi na manukuu.",
  inShort: "Maandishi na manukuu (subtitles) ya sauti na video zako",
  description:
    "Pakia video au sauti yenye Kiingereza na Kiswahili vilivyochanganywa. Unapata maandishi yenye alama za muda, faili za manukuu (subtitles), sura (chapters) na muhtasari, huku maneno yenye shaka yakiwekewa alama.",
  overview: [
    "“Tuko na budget ya forty K, so wacha tuanze na phase one.” Wakenya huzungumza hivi siku nzima, na manukuu yaliyotengenezwa kwa lugha moja hugeuza mazungumzo hayo kuwa maneno yasiyo na maana. YouTube Transcriber hutarajia lugha ibadilike katikati ya sentensi na huandika kila neno kwa lugha yake. Huorodhesha maneno ambayo haina uhakika nayo, ili uyasahihishe yote kwa pamoja.",
    "Leta video za chaneli yako, mahubiri, mihadhara, podkasti, semina za mtandaoni au mkutano uliourekodi. Unapata maandishi ya tovuti, manukuu ya SRT, sura, na rasimu ya tafsiri kwa Kiingereza au Kiswahili. Unalipa kwa dakika ya sauti; video ya dakika 20 inagharimu takriban {twentyMinutes}.",
  ],
  keyBenefits: [
    "Sentensi zinazochanganya lugha huandikwa zilivyosemwa, bila haja ya kuchagua lugha kwanza",
    "Majina na maneno yenye shaka huja kwenye orodha pamoja na kipande cha sauti, hivyo huhitaji kusikiliza yote tena",
    "Unaweza kutafuta ndani ya video za zamani: andika “mdhamini” na uende kwenye dakika neno hilo lilipotamkwa",
    "Aliye kwenye matatu akiwa amezima sauti anaweza kufuatilia, na viziwi pia",
  ],
  features: [
    "Kiingereza, Kiswahili na mchanganyiko wake; lugha hutambuliwa neno kwa neno",
    "Sheng ya kawaida huandikwa inavyosemwa, na huwekewa alama zana isipokuwa na uhakika",
    "Manukuu katika faili za SRT na VTT, yasiyozidi mistari miwili, yenye muda wa kutosha kusomwa",
    "Faili za MP4, MP3, M4A au WAV, hadi 50 kwa pamoja; pakua video zako mwenyewe kwenye YouTube Studio",
    "Huwatenganisha wazungumzaji hadi 10; taja jina la kila mmoja mara moja tu, nalo huhifadhiwa",
    "Orodha ya majina ya watu, mahali na bidhaa: Wanjohi, Kapsabet, eTIMS",
    "Sura zenye muda, tayari kubandikwa chini ya video",
    "Rasimu ya tafsiri ya manukuu kati ya Kiswahili na Kiingereza",
    "Muhtasari, dondoo na mambo ya kutekelezwa, pamoja na dakika ya kila kimoja",
    "Pakua kama Word, Google Docs na maandishi ya kawaida",
    "Sauti na video hufutwa baada ya siku 30, au papohapo ukichagua hivyo",
  ],
  workflow: [
    {
      title: "Pakia faili",
      description: "Zana husoma urefu na kukuonyesha bei kabla hujatozwa chochote.",
      details: [
        "Faili zisizozidi muda wa saa 6 au GB 4",
        "Upakiaji ukikatizwa huendelea ulipoishia",
        "Unathibitisha kwamba video ni yako au kwamba una ruhusa",
      ],
    },
    {
      title: "Ongeza majina yatakayosikika",
      description:
        "Ukiandika mara moja majina kumi na mawili hivi ya watu, vijiji na bidhaa, unapunguza masahihisho mengi baadaye.",
      details: [
        "Huhifadhiwa kwa chaneli hiyo, hivyo video ya pili huanza vizuri zaidi",
        "Si lazima; unaweza kuruka hatua hii",
      ],
    },
    {
      title: "Sahihisha maneno yenye shaka",
      description:
        "Maneno yenye shaka huorodheshwa, pamoja na sekunde tatu za sauti kabla na baada ya kila neno.",
      details: [
        "Sahihisha “Kapsabet” moja na zote zinabadilika",
        "Majina ya wazungumzaji na mgawanyo wa aya huhaririwa kwenye maandishi",
        "Njia za mkato za kibodi kwa wanaofanya kazi hii kila wiki",
      ],
    },
    {
      title: "Pakua unachohitaji",
      description: "Maandishi, manukuu, sura na muhtasari hutokana na maandishi yaleyale yaliyosahihishwa.",
      details: [
        "Unapakia manukuu kwenye YouTube mwenyewe, katika YouTube Studio",
        "Tuma maandishi kwenye Carousel Creator kwa kitufe kimoja",
      ],
    },
  ],
  useCases: [
    {
      title: "Kutafuta neno lolote katika mahubiri ya miaka mitatu",
      scenario:
        "Kanisa moja mjini Thika lina mahubiri 140 kwenye YouTube, ya takriban dakika 50 kila moja, yaliyotolewa kwa Kiswahili na masomo ya Kiingereza. Waumini walio ng’ambo wanaomba maandishi; vijana wanataka dondoo fupi; hakuna anayeyapata mahubiri kuhusu madeni. Yote kwa jumla ni takriban saa 117 za sauti.",
      result:
        "Miezi sita kwenye mpango wa Chaneli inatosha mahubiri yote, kwa {halfYear} badala ya {archiveHours} kwa bei ya saa. Mtu wa kujitolea anasahihisha hubiri moja kwa dakika 15 hivi, na tovuti inapata kurasa 140 zaidi.",
      metrics: [
        {
          label: "Mahubiri",
          value: "140",
        },
        {
          label: "Sauti",
          value: "Muda wa saa 117",
        },
        {
          label: "Gharama kwa mpango wa Chaneli",
          value: "{halfYear}",
        },
      ],
    },
    {
      title: "Manukuu ya Kiingereza kwa chaneli ya ufugaji",
      scenario:
        "Mkufunzi wa ufugaji wa ng’ombe wa maziwa mjini Kitale anarekodi kwa Kiswahili: nyasi kavu, ugonjwa wa kiwele, kulisha ndama. Watazamaji wa Uganda na Rwanda wanaomba Kiingereza. Video zake kumi na mbili bora zina dakika 15 kila moja, na manukuu ya YouTube yenyewe yanaandika “napier” kama jina la mtu.",
      result:
        "Kwa orodha ya maneno 40 ya kilimo, majina yanaandikwa sawasawa. Anasahihisha kwanza maandishi ya Kiswahili, kisha yanatafsiriwa na mwenzake anasoma tafsiri. Video zote, jumla ya muda wa saa tatu, zinagharimu {threeHours}, bila kuhesabu muda wake mwenyewe.",
      metrics: [
        {
          label: "Video",
          value: "12",
        },
        {
          label: "Lugha za manukuu",
          value: "2",
        },
        {
          label: "Gharama kwa bei ya saa",
          value: "{threeHours}",
        },
      ],
    },
    {
      title: "Kumbukumbu za mkutano wa mwaka wa chama cha ushirika",
      scenario:
        "Katibu wa chama cha ushirika cha chai karibu na Kericho anarekodi mkutano wa mwaka, wa muda wa saa tatu na nusu, kwa simu iliyo kando ya spika. Maazimio yalipendekezwa kutoka ukumbini kwa lugha mbili, na mwaka jana wanachama wawili walibishana kuhusu nani aliunga mkono nini.",
      result:
        "Maandishi yanawataja watu wanne wa meza kuu kwa majina na kuwaita wengine wote “ukumbini”. Katibu anatafuta “napendekeza” na “seconded”, anasikiliza sehemu hizo, na kuandika kumbukumbu kutokana nazo. Maneno ya Kikipsigis yanawekewa alama kuwa hayakuandikwa.",
      metrics: [
        {
          label: "Sauti",
          value: "Muda wa saa 3.5",
        },
        {
          label: "Gharama kwa bei ya saa",
          value: "{meetings}",
        },
        {
          label: "Kazi ya katibu",
          value: "Nusu siku",
        },
      ],
    },
  ],
  trial: "lina saa moja ya sauti",
  pricing: [
    {
      tier: "Malipo ya saa",
      period: "saa ya sauti",
      description: "Sauti au video za mara mojamoja. Unatozwa kwa dakika, kuanzia dakika moja.",
      features: [
        "Maandishi, manukuu na rasimu ya tafsiri",
        "Sura na muhtasari",
        "Majina ya wazungumzaji na orodha moja ya maneno",
        "Aina zote za faili za kupakua",
      ],
      savings: "",
    },
    {
      tier: "Chaneli",
      period: "mwezi",
      description: "Chaneli na makanisa yanayochapisha kila wiki.",
      features: [
        "Sauti ya muda wa saa 20 kwa mwezi",
        "Yote yaliyo katika mpango wa Malipo ya saa",
        "Hadi faili 50 kwa pamoja",
        "Orodha za maneno bila kikomo",
        "Watu 3 kwenye akaunti moja",
      ],
      savings: "{channelEach} kwa saa badala ya {byTheHour}",
    },
    {
      tier: "Hifadhi kubwa",
      period: "",
      description: "Vituo vya utangazaji, vyuo vikuu na yeyote mwenye sauti au video za zaidi ya saa 300.",
      features: [
        "Bei ya kila saa kulingana na wingi",
        "Masahihisho yanayofanywa na wafanyakazi wetu, ukitaka",
        "Matokeo huwekwa kwenye hifadhi au katalogi yako",
      ],
      savings: "",
    },
  ],
  faqs: [
    {
      question: "Inaandika kwa usahihi kiasi gani?",
      answer:
        "Inategemea zaidi ubora wa sauti kuliko lugha. Sauti ya mzungumzaji mmoja mwenye maikrofoni ya kubana nguoni inahitaji masahihisho machache kwa ukurasa. Simu iliyo nyuma ya ukumbi, mvua juu ya mabati au watu watatu wanaozungumza kwa pamoja huleta masahihisho mengi, na baadhi ya sehemu hupotea. Jaribio la bure la siku {company.trialDays} lina saa moja ya sauti, kwa hivyo geuza dakika kumi kuwa maandishi na uamue kwa faili yako mwenyewe.",
    },
    {
      question: "Je, inaelewa Kikuyu, Dholuo, Kikalenjin au Kisomali?",
      answer:
        "Bado. Sehemu za lugha zisizo Kiingereza wala Kiswahili huwekewa alama ya muda na kuachwa wazi. Ni afadhali pengo kuliko kumwekea mtu maneno ya kukisia.",
    },
    {
      question: "Je, naweza kugeuza video ya chaneli nyingine kuwa maandishi?",
      answer:
        "Kwa ruhusa ya mwenyewe, ndiyo. Vinginevyo hapana: zana hii ni ya sauti na video zako na zile unazoruhusiwa kutumia. Kunukuu mistari michache kunaweza kuruhusiwa na sheria ya hakimiliki; muulize mshauri au KECOBO, Bodi ya Hakimiliki ya Kenya (Kenya Copyright Board).",
    },
    {
      question: "Kuandika video ya saa nzima huchukua muda gani?",
      answer:
        "Kwa kawaida chini ya dakika kumi kwa maandishi, na muda kama huo tena kwa tafsiri. Huhitaji kusubiri faili ndefu: unapata barua pepe kila video inapokamilika.",
    },
    {
      question: "Nani anaweza kusikiliza faili zetu?",
      answer:
        "Hakuna yeyote katika kampuni yetu, isipokuwa ukiagiza masahihisho yafanywe na wafanyakazi wetu au ukituomba tuangalie faili fulani. Faili hazitumiwi kufundisha modeli. Hufutwa baada ya siku 30, au mara tu maandishi yanapokamilika ukichagua hivyo. Katika mikutano, waambie waliopo kwamba unarekodi.",
    },
  ],
  stats: [],
  notFor: [
    "Kumbukumbu za mahakama, hati za kiapo na maelezo ya kitabibu. Tumia mwandishi aliyeidhinishwa anayewajibika kwa kila neno.",
  ],
};
