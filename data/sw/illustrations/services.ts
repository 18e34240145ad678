import type { Translations } from "#data/load/translation.ts";
import type { Illustration } from "#data/schemas/illustration.ts";

export const serviceIllustrations: Translations<Illustration> = {
  "process-on-one-page": {
    name: "hatua mpya za ankara ya msambazaji kwenye ukurasa mmoja: programu inasoma na kulinganisha, meneja anaidhinisha, kisha faili ya malipo inatengenezwa",
    title: "Ukurasa mmoja, hatua nne",
    detail: "ankara za wasambazaji",
    rows: [
      { label: "Ankara inafika", detail: "barua pepe au picha ya WhatsApp", note: "Programu inaisoma" },
      { label: "LPO na delivery note", detail: "isiyo wazi: kwa karani", note: "Programu inalinganisha" },
      { label: "Zaidi ya KSh 20,000", detail: "meneja wa fedha", note: "Mtu anaidhinisha" },
      { label: "Faili ya malipo", detail: "kwenda benki", note: "Baada ya idhini" },
    ],
  },
  "log-of-confirmations": {
    name: "kumbukumbu za uthibitisho wa malipo: uliofika mara mbili umehesabiwa mara moja, na uliopotea umeongezwa kutoka kwenye statement",
    title: "Kumbukumbu za uthibitisho",
    detail: "6 Oktoba",
    rows: [
      { date: "9:02", label: "Ankara 412" },
      { date: "9:02", label: "Ankara 412", note: "Uthibitisho umefika mara mbili" },
      { date: "9:40", label: "Oda 318" },
      { date: "10:15", label: "Oda 319", note: "Uthibitisho ulipotea, umeongezwa" },
      { label: "QuickBooks = statement" },
    ],
  },
  "tasks-scored": {
    name: "kazi nne za ofisi zenye alama kati ya 100 na sababu zake: moja ijiendeshe, mbili zitumie zana zilizo tayari, na moja iachwe ilivyo",
    title: "Orodha ya kazi",
    detail: "alama tulizotoa na wafanyakazi wako",
    rows: [
      {
        label: "Kulinganisha malipo ya paybill",
        detail: "saa 200 kwa mwezi",
        reasons: [{ text: "wingi wa kazi" }, { text: "data ipo" }, { text: "rahisi kukagua" }],
        note: "Ijiendeshe",
      },
      {
        label: "Kuandika ankara upya",
        detail: "saa 40 kwa mwezi",
        reasons: [{ text: "wingi wa kazi" }, { text: "data ipo" }, { text: "rahisi kukagua" }],
        note: "Nunua zana",
      },
      {
        label: "Maswali ya kufikishiwa mzigo",
        detail: "40 kwa siku",
        reasons: [{ text: "wingi wa kazi" }, { text: "rahisi kukagua" }],
        note: "Nunua zana",
      },
      {
        label: "Kuidhinisha mikopo",
        detail: "saa 6 kwa mwezi",
        reasons: [{ text: "kosa ni ghali" }],
        note: "Iache ilivyo",
      },
    ],
  },
  "findings-by-harm": {
    name: "kasoro nne za ukaguzi kwa mpangilio wa madhara yanayoweza kutokea, kila moja ikiwa na ushahidi, mhusika na tarehe ya mwisho",
    title: "Kasoro, kwa uzito wa madhara",
    detail: "mifano 60 imekaguliwa",
    rows: [
      {
        label: "PIN ya paybill ya pamoja",
        detail: "Fedha, kufikia 9 Oktoba",
        reasons: [{ text: "inaweza kulipa" }, { text: "watu watatu" }],
        note: "Haraka",
      },
      {
        label: "Faili ya mishahara iko wazi",
        detail: "HR, kufikia 16 Oktoba",
        reasons: [{ text: "data binafsi" }, { text: "wote wanaisoma" }],
        note: "Mwezi huu",
      },
      {
        label: "Ankara bila PIN",
        detail: "Ununuzi, kufikia 30 Oktoba",
        reasons: [{ text: "6 kati ya 60" }],
        note: "Mwezi huu",
      },
      {
        label: "Hakuna tangazo la CCTV",
        detail: "Ofisi, kufikia 30 Novemba",
        reasons: [{ text: "lango moja" }],
        note: "Rasimu imeambatishwa",
      },
    ],
  },
  "message-with-its-label": {
    name: "ujumbe wa mteja wa Kiswahili na Kiingereza ambao watu wawili wameuwekea lebo tofauti, na kanuni ya mwongozo inayoamua lebo sahihi",
    title: "Ujumbe 2418",
    messages: [
      { text: "Nimetuma pesa lakini order haijaingia, mko sure?" },
      { text: "Ni oda 318, nilituma 3,700" },
      { text: "Naomba mnijibu leo" },
      { text: "Watu wawili wameweka lebo bila kushauriana" },
    ],
    panel: {
      title: "Swali la malipo?",
      detail: "mfano mgumu wa 31",
      rows: [
        { label: "Mtu wa kwanza", note: "Swali la malipo" },
        { label: "Mtu wa pili", note: "Lalamiko" },
        { label: "Kanuni ya 7", detail: "pesa imetumwa", note: "Swali la malipo" },
        { label: "Wamekubaliana", text: "94%" },
      ],
      action: "Weka lebo",
    },
  },
  "growers-to-lots": {
    name: "majani ya chai kutoka vituo vitatu yakifuatiliwa hadi kwenye loti mbili, na tiketi moja ambayo karani lazima ataje mkulima wake",
    title: "Majani yaliyopokelewa, kg",
    detail: "6 Oktoba",
    lines: [
      { label: "Kituo 4, wakulima 98" },
      { label: "Kituo 7, wakulima 96" },
      { label: "Kituo 9, wakulima 84" },
      { label: "Tiketi isiyo na mkulima" },
    ],
    targets: [
      { label: "Loti 31", detail: "kontena 2207" },
      { label: "Loti 32", detail: "kontena 2207" },
      { label: "Ya kuuliza", detail: "mkulima yupi?" },
    ],
  },
};
