import type { Translation } from "#data/load/translation.ts";
import type { Tool } from "#data/schemas/tool.ts";

export const roiCalculator: Translation<Tool> = {
  tagline:
    "Huonyesha kazi inayojiendesha inaokoa kiasi gani, inagharimu kiasi gani na pesa zako zinarudi lini.",
  inShort: "Je, inafaa, na pesa zinarudi lini?",
  description:
    "Kwa kazi moja, weka saa inazochukua, mishahara, makosa na bei ulizopewa. Pata faida halisi kwa mwezi, miezi ya kurudisha gharama na faida ya uwekezaji (ROI) ya mwaka wa kwanza. Kila fomula iko kando ya jibu lake.",
  overview: [
    "Mtu anapendekeza kazi fulani ya ofisi yako ifanywe na mfumo. Je, mfumo utarudisha gharama yake, na lini? Weka unachojua: saa zinazotumika kwa kazi hiyo, gharama yako ya saa moja, makosa, na bei uliyopewa. Unaona kinachobaki kila mwezi, na pesa zako zitakuwa zimerudi mwezi gani.",
    "Hakuna AI ndani yake. Ni hesabu unayoweza kuikagua kwa karatasi, na kila fomula iko kando ya jibu lake. Kilicho kigumu ni kuweka takwimu za kweli, kwa hivyo zana huonyesha pale watu wanapokadiria kupita kiasi. Itumie kupima bei zetu, bei za mshindani wetu, au kuamua kama kuna haja ya kubadilisha chochote. Mwonyeshe mkurugenzi wako au benki yako ripoti hiyo.",
  ],
  keyBenefits: [
    "Unageuza kotesheni kuwa tarehe: pesa zako zinarudi Machi, au hazirudi kamwe.",
    "Muda uliookolewa na pesa zilizookolewa huonyeshwa kando, kwa sababu saa iliyookolewa si pesa hadi uitumie.",
    "Unaona jibu linategemea takwimu gani zaidi, ili uipime.",
  ],
  features: [
    "Faida halisi kwa mwezi, muda wa kurudisha gharama na ROI ya mwaka wa kwanza kwa kazi moja",
    "Makisio matatu kwa pamoja: ya chini, ya kati na ya juu",
    "Matokeo ya kila mwezi, kwa miaka mitatu",
    "Gharama ya saa kutokana na mshahara kabla ya makato, gharama za mwajiri na saa za kazi",
    "Gharama ya kosa kutokana na kurudia kazi, hati za kupunguza deni (credit note) na wateja waliopotea",
    "Muda na pesa halisi huonyeshwa kando katika kila jumla",
    "Kiwango cha kutopata faida wala hasara (break-even): idadi ya chini ya saa za kuokoa ili gharama irudi",
    "Tarehe ya kuanza inayozingatia wiki za kutengeneza",
    "Ripoti ya PDF na faili ya Excel yenye fomula zinazofanya kazi",
  ],
  workflow: [
    {
      title: "Eleza kazi moja",
      description:
        "Chagua jambo linalorudiwa: ankara (invoice) za wasambazaji, risiti za kodi ya nyumba, oda za WhatsApp.",
      details: [
        "Hufanywa mara ngapi kwa mwezi, huchukua dakika ngapi, na nani huifanya",
        "Usipojua, hesabu kwa wiki moja; karatasi ya kuhesabia imejumuishwa",
      ],
    },
    {
      title: "Iwekee thamani",
      description:
        "Saa na makosa hupewa bei kwa takwimu za orodha yako ya mishahara na vitabu vyako vya hesabu.",
      details: [
        "Gharama ya saa = gharama ya mfanyakazi kwa mwezi ÷ saa za kazi",
        "Gharama ya kosa = gharama ya muda wa kulirekebisha + pesa zilizorudishwa",
        "Sehemu ya muda inayobaki kufanywa kwa mkono: haiwi sifuri kamwe, na kazi zinazobaki huchukua muda zaidi",
        "Pesa zilizookolewa kwa mwezi = saa zilizookolewa × gharama ya saa + makosa yaliyoepukwa × gharama ya kosa",
      ],
    },
    {
      title: "Weka bei ulizopewa",
      description:
        "Gharama ya kuanzisha, ada ya kila mwezi, mafunzo na saa ambazo wafanyakazi wako watatumia.",
      details: [
        "Gharama ya kuanzisha = bei + mafunzo + muda wa wafanyakazi wako",
        "Gharama ya uendeshaji kwa mwezi = ada + jumbe au kurasa + matengenezo",
      ],
    },
    {
      title: "Soma jibu",
      description:
        "Unapata faida halisi, muda wa kurudisha gharama na faida ya uwekezaji kwa makisio matatu, na takwimu inayobadilisha jibu zaidi.",
      details: [
        "Faida halisi kwa mwezi = pesa zilizookolewa − gharama ya uendeshaji",
        "Miezi ya kurudisha gharama = gharama ya kuanzisha ÷ faida halisi, kuanzia siku ya kwanza ya matumizi; haionyeshwi kama hakuna faida",
        "ROI ya mwaka wa kwanza = (12 × faida halisi − gharama ya kuanzisha) ÷ gharama ya kuanzisha",
        "Ipakue, badilisha kisanduku kimoja, na umtumie mtu anayetia saini",
      ],
    },
  ],
  useCases: [
    {
      title: "Kuingiza oda za muuzaji wa jumla: inafaa",
      scenario:
        "Muuzaji wa jumla mjini Kisumu anaandika upya oda za WhatsApp. Zikijiingiza zenyewe, ataokoa saa 170 za kazi kwa mwezi, kwa KSh 380 kila saa, na ataepuka kupeleka bidhaa kimakosa mara 20, kwa KSh 1,200 kila mara. Alipewa bei ya KSh 220,000 za kuanzisha na KSh 25,000 kwa mwezi.",
      result:
        "170 × 380 + 20 × 1,200 = KSh 88,600 zinazookolewa. Ukitoa 25,000 zinabaki KSh 63,600 kwa mwezi. 220,000 ÷ 63,600 = miezi 3.5, na (763,200 − 220,000) ÷ 220,000 = 247% katika mwaka wa kwanza.",
      metrics: [
        {
          label: "Faida halisi kwa mwezi",
          value: "KSh 63,600",
        },
        {
          label: "Muda wa kurudisha gharama",
          value: "Miezi 3.5",
        },
        {
          label: "ROI ya mwaka wa kwanza",
          value: "247%",
        },
      ],
    },
    {
      title: "Vikumbusho katika shule ya udereva: haifai",
      scenario:
        "Shule ya udereva mjini Embu yenye wanafunzi 30 ilipewa bei ya mfumo wa vikumbusho: KSh 80,000 na KSh 3,000 kwa mwezi. Mfumo huo ungemwokolea mhudumu wa mapokezi muda wa saa tano kwa mwezi, kwa KSh 300 kila saa.",
      result:
        "5 × 300 = KSh 1,500 zinazookolewa, na KSh 3,000 zinatumika: hasara ya KSh 1,500 kwa mwezi, hivyo gharama hairudi kamwe. Kama mfumo ungezuia pia masomo mawili ya KSh 900 yasipotee kila mwezi, zingebaki KSh 300, na 80,000 ÷ 300 ni miezi 267, au miaka 22.",
      metrics: [
        {
          label: "Faida halisi kwa mwezi",
          value: "Hasara ya KSh 1,500",
        },
        {
          label: "Ushauri",
          value: "Baki na daftari",
        },
      ],
    },
    {
      title: "Madai ya bima katika kliniki: inafaa",
      scenario:
        "Kliniki mjini Nanyuki ingeokoa KSh 72,000 kwa mwezi katika kazi ya madai ya bima. Kwa bei zetu za chini kabisa za mtiririko wa kazi, kuanzisha ni KSh 150,000 na matengenezo ni KSh 25,000 kwa mwezi.",
      result:
        "72,000 − 25,000 = KSh 47,000 zinazobaki kwa mwezi. 150,000 ÷ 47,000 = miezi 3.2. Baada ya miezi 12, 564,000 − 150,000 = KSh 414,000 zinabaki, na baada ya miezi 36, 1,692,000 − 150,000 = KSh 1,542,000.",
      metrics: [
        {
          label: "Muda wa kurudisha gharama",
          value: "Miezi 3.2",
        },
        {
          label: "Matokeo baada ya miezi 12",
          value: "KSh 414,000",
        },
        {
          label: "Matokeo baada ya miezi 36",
          value: "KSh 1,542,000",
        },
      ],
    },
  ],
  trial: "lina ripoti moja",
  pricing: [
    {
      tier: "Ripoti moja",
      period: "ripoti",
      description: "Kazi moja, bei moja, makisio matatu. Bila malipo ya kila mwezi.",
      features: [
        "PDF na Excel yenye fomula zinazofanya kazi",
        "Badilisha takwimu kwa siku 60",
        "Bei hii hukatwa kwenye bei ya mfumo ukiununua kwetu",
      ],
      savings: "",
    },
    {
      tier: "Mshauri",
      period: "mwezi",
      description: "Wahasibu na washauri wanaoandaa ripoti kama hizi kwa wateja.",
      features: [
        "Ripoti 10 kwa mwezi",
        "Jina na nembo yako kwenye ripoti",
        "Takwimu za mishahara na makosa ya kila mteja huhifadhiwa",
        "Watumiaji 2",
      ],
      savings: "{adviserEach} kwa ripoti ukitumia zote kumi",
    },
  ],
  faqs: [
    {
      question: "Ninyi ndio mnaouza mifumo hii. Kwa nini tuamini kikokotoo chenu?",
      answer:
        "Amini fomula, ambazo zote zimeandikwa wazi, na takwimu zako mwenyewe. Faili ya Excel hukokotoa upya kwenye kompyuta yako, na hakuna kilichofichwa wala kufungwa. Pendekezo letu lisiporudisha gharama ndani ya mwaka mmoja kwa makisio ya chini, tunakuambia kabla hujaamua.",
    },
    {
      question: "Je, tunalipia ripoti tunapoomba kotesheni kutoka kwa {company.name}?",
      answer:
        "Hapana. Katika mazungumzo ya simu ya dakika {company.sessionMinutes}, bila malipo, tunakijaza pamoja, na unabaki na ripoti, ununue au usinunue. Kikokotoo kilicho kwenye ukurasa huu hukokotoa na kuchapisha bure pia. Unalipia faili ya Excel na ripoti yenye maelezo zaidi. Jaribio la bure la siku {company.trialDays}, bila kadi ya benki, linajumuisha ripoti moja.",
    },
    {
      question: "Wafanyakazi wetu hulipwa mshahara. Je, saa iliyookolewa ina thamani ya pesa kweli?",
      answer:
        "Pale tu mambo yanapobadilika: saa za ziada zinapungua, nafasi ya kazi iliyo wazi haihitaji kujazwa, au watu walewale wanashughulikia oda nyingi zaidi. Kwa hivyo ripoti inatoa jumla mbili. Ya kwanza huhesabu pesa halisi zinazotoka kwenye akaunti yako au kuingia. Ya pili huhesabu muda: saa zilizookolewa, kwa gharama yake. Pesa halisi pekee zikirudisha gharama, kuna sababu nzuri ya kununua; ikibidi kuhesabu muda pia, amua kwanza saa hizo zitafanya kazi gani.",
    },
    {
      question: "Tunakadiriaje gharama ya kosa moja?",
      answer:
        "Chukua makosa kumi ya mwisho. Jumlisha muda wa kurekebisha kila moja, hati za kupunguza deni, usafiri na adhabu yoyote, kisha ugawanye kwa kumi. Usiwahesabu wateja waliopotea isipokuwa kama unaweza kuwataja kwa majina. Makosa kumi halisi ya faili zako ni bora kuliko makisio ya mtu yeyote, yakiwemo yetu.",
    },
    {
      question: "Je, inazingatia ushuru, riba au mfumuko wa bei?",
      answer:
        "Hapana: majibu manne makuu ni ya kabla ya ushuru, kwa shilingi za leo. Gharama ikirudi kabla ya mwaka mmoja kwisha, hilo halibadilishi mengi. Ikichukua zaidi ya miaka miwili, au pesa zikiwa za kukopa, mwombe mhasibu wako aongeze gharama ya mtaji kwenye faili ya Excel.",
    },
  ],
  stats: [],
  notFor: ["Kazi inayofanywa mara chache tu kwa mwaka: haijirudii vya kutosha kuifanyia hesabu."],
};
