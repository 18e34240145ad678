import type { Translation } from "#data/load/translation.ts";
import type { Tool } from "#data/schemas/tool.ts";

export const expenseAnomalyDetector: Translation<Tool> = {
  tagline: "Husoma matumizi ya wiki na kuorodhesha yasiyo ya kawaida.",
  inShort: "Kugundua malipo yasiyo ya kawaida ndani ya wiki",
  description:
    "Iko katika beta: {beta} kwa mwezi (bei iliyopangwa: {planned}). Husoma leja, M-Pesa, benki na matumizi madogo (petty cash) pamoja, na kutoa tahadhari za malipo ya mara mbili, manunuzi yaliyogawanywa na wasambazaji wasio wa kawaida.",
  overview: [
    "Wizi mkubwa huonekana. Mambo kama haya hupita bila kuonekana: manunuzi matatu ya KSh 48,000 ilhali mkurugenzi hutia saini kuanzia KSh 50,000; msambazaji aliyelipwa kwa hundi na tena kwa M-Pesa; lita 74 za dizeli kwenye tangi la lita 60. Kila vocha ni sahihi ikitazamwa peke yake. Zana hii huzilinganisha, kila wiki.",
    "Tahadhari inamaanisha kwamba mtu anapaswa kuuliza. Haisemi kwamba kuna aliyeiba: nyingi huwa na maelezo ya kuridhisha, nayo huandikwa. Zana iko katika beta: kanuni bado hubadilika, baadhi ya tahadhari hazitakuwa na maana, na unalipa {beta} kwa mwezi badala ya {planned} iliyopangwa.",
  ],
  keyBenefits: [
    "Malipo ya mara mbili hunaswa ndani ya wiki moja, wakati msambazaji bado yuko tayari kutoa hati ya kupunguza deni (credit note).",
    "Mwenye biashara ya matawi kadhaa huona mienendo isiyoonekana kwa mtu aliye katika tawi moja tu.",
    "Tahadhari zisizozidi 20 kwa wiki, kiasi kikubwa kwanza: orodha ambayo hata mkurugenzi mwenye shughuli nyingi anaweza kuimaliza.",
    "Jambo likishaelezwa, huandikwa pamoja na jina la aliyeeleza na halitolewi tahadhari tena, ili swali moja lisiulizwe mara mbili.",
  ],
  features: [
    "Malipo ya mara mbili kwa M-Pesa, benki, hundi na matumizi madogo",
    "Manunuzi yaliyogawanywa ili yabaki chini ya kikomo cha idhini",
    "Wasambazaji wenye simu, PIN au akaunti ya benki sawa na ya mfanyakazi",
    "Malipo ya kwanza kwa msambazaji mpya, yakiwa makubwa kuliko kawaida",
    "Mafuta hulinganishwa na safari, ukubwa wa tangi na usomaji wa odomita",
    "Bei zilizopanda ghafla, kwa kila bidhaa na kila msambazaji, zikilinganishwa na miezi sita iliyopita",
    "Malipo yaliyoingizwa usiku, Jumapili na sikukuu",
    "Wasambazaji ambao ankara zao kwako ni 101, 102, 103: huenda wewe ndiwe mteja wao pekee",
    "Sababu kwa maneno rahisi kwa kila tahadhari, pamoja na vocha zake",
  ],
  workflow: [
    {
      title: "Pakia rekodi za miezi sita",
      description: "Kwanza zana hujifunza kilicho cha kawaida kwako, kisha hutaja kisicho cha kawaida.",
      details: [
        "Data ya leja kutoka QuickBooks, Xero, Sage, Tally au Excel",
        "Statement za M-Pesa na benki za miezi hiyohiyo",
        "Orodha za wasambazaji na wafanyakazi, ikiwa unaruhusiwa kuzilinganisha",
      ],
    },
    {
      title: "Andika kanuni zako",
      description:
        "Nani anaweza kuidhinisha kiasi gani, magari hufuata njia zipi, unafanya biashara siku gani.",
      details: [
        "Mazungumzo ya simu na mmoja wa wahasibu wetu, kwa muda wa takriban saa moja",
        "Vikomo kwa tawi, cheo au mradi",
        "Yale yanayojulikana kuwa tofauti, kama mwenye nyumba anayelipwa kodi kwa awamu mbili",
      ],
    },
    {
      title: "Orodha ya Jumatatu",
      description:
        "Pakia maingizo ya wiki iliyopita, na tahadhari huwafikia watu wawili au watatu uliowataja.",
      details: ["Hupangwa kwa kiasi kinachohusika", "Kila tahadhari hufungua vocha zinazohusika"],
    },
    {
      title: "Uliza, andika, funga",
      description: "Mmoja wenu huuliza swali na kuandika jibu. Zana hujifunza kutokana na majibu hayo.",
      details: [
        "Imeelezwa, imesahihishwa, pesa zimerudi au inachunguzwa",
        "Ukiiwekea tahadhari alama ya “haifai”, timu yetu inakuomba ruhusa ya kuiangalia",
        "Muhtasari wa robo mwaka kwa bodi au mkaguzi",
      ],
    },
  ],
  useCases: [
    {
      title: "Vocha tatu katika siku nne",
      scenario:
        "Katika shule moja ya upili ya kibinafsi mjini Kitale, mwalimu mkuu anaweza kutia saini malipo ya hadi KSh 50,000; yakizidi hapo, lazima mweka hazina wa bodi atie saini pia. Duka la vifaa vya ujenzi linalipwa KSh 48,500, KSh 47,000 na KSh 49,200 kati ya Jumatatu na Alhamisi.",
      result:
        "Zote tatu zinaonekana kama tahadhari moja ya KSh 144,700 pamoja na delivery note kando yake. Zote zilikuwa za mabati ya bweni moja. Sasa bodi inataka LPO moja yenye saini zote mbili. (Katika shule ya umma, kugawanya manunuzi kunaweza kuwa kosa kisheria: iulize mamlaka ya ununuzi wa umma, PPRA.)",
      metrics: [
        {
          label: "Vocha katika tahadhari moja",
          value: "3",
        },
        {
          label: "Kiasi kinachoulizwa",
          value: "KSh 144,700",
        },
      ],
    },
    {
      title: "Dizeli isiyotoshea kwenye tangi",
      scenario:
        "Kampuni ya kusafirisha vifurushi mjini Thika ina magari 14 na inalipa vituo vya mafuta kwa till. Kila dereva anatuma picha ya pampu na ya odomita. Kulinganisha picha 300 kwa mwezi na safari zilizofanywa kungechukua wiki nzima.",
      result:
        "Zana inatoa tahadhari za magari mawili: moja linajazwa lita 74 kwenye tangi la lita 60, mara mbili; lingine linatumia theluthi moja zaidi ya gari linalofanana nalo kwenye barabara ileile. Sababu ya la kwanza ilikuwa jerikani; la pili lilihitaji injekta mpya.",
      metrics: [
        {
          label: "Mara za kujaza mafuta zilizokaguliwa kwa mwezi",
          value: "312",
        },
        {
          label: "Tahadhari za kujadili",
          value: "5",
        },
        {
          label: "Magari ambayo sababu ilijulikana",
          value: "2",
        },
      ],
    },
    {
      title: "Imelipwa Ijumaa, ikalipwa tena Jumanne",
      scenario:
        "Kundi la mikahawa mitatu mjini Kisumu linanunua samaki na mboga kwa mkopo. Msambazaji anaposisitiza, mameneja wanamlipa kwa M-Pesa; statement yake inapofika, makao makuu yanalipia bidhaa zilezile kupitia benki.",
      result:
        "Zana inapata jozi tisa katika rekodi za robo mwaka ya kwanza, jumla ya KSh 73,450. Wasambazaji saba wanakubali KSh 58,200 zilipie bidhaa watakazoleta. Sasa mameneja wa matawi wanalipa kupitia makao makuu.",
      metrics: [
        {
          label: "Jozi zilizopatikana",
          value: "9",
        },
        {
          label: "Zilizolipwa mara mbili",
          value: "KSh 73,450",
        },
        {
          label: "Zilizorejeshwa kwa bidhaa",
          value: "KSh 58,200",
        },
      ],
    },
  ],
  pricing: [
    {
      tier: "Beta",
      period: "mwezi",
      description:
        "Hii ni bei ya beta. Beta ikiisha, bei iliyopangwa ni {planned} kwa mwezi, na tutakuarifu siku 30 mapema.",
      features: [
        "Hadi mistari 3,000 ya matumizi kwa mwezi",
        "Ukaguzi wote, pamoja na mpya unapoongezwa",
        "Mazungumzo ya maandalizi kwa simu na mhasibu",
        "Watu 3 wanaoruhusiwa kuona tahadhari",
        "Maswali hujibiwa kwa barua pepe, {company.reply}",
      ],
      savings: "Unaokoa {saved} kwa mwezi ukilinganisha na bei iliyopangwa",
    },
  ],
  faqs: [
    {
      question: "“Beta” ina maana gani kwetu?",
      answer:
        "Inafanya kazi, na kampuni zinaweza kuitumia kwa vitabu vyake halisi vya hesabu, lakini ni mpya. Kanuni huongezwa na kurekebishwa karibu kila wiki, skrini huenda ikabadilika, na bado hakuna muunganisho wa moja kwa moja na programu za uhasibu: unapakia faili. Ndiyo maana unalipa bei ya beta. Ukiiwekea tahadhari alama kuwa haifai, tunakuuliza kama timu yetu inaweza kuifungua.",
    },
    {
      question: "Tutalipa kiasi gani beta ikiisha?",
      answer:
        "Bei iliyopangwa ni {planned} kwa mwezi kwa vikomo vilevile. Tunakuambia siku 30 kabla haijaanza, na unalipa bei kamili ukiikubali tu. Ukiamua kuacha, tahadhari na maelezo yako yanaweza kupakuliwa kama Excel. Jaribio la bure la siku {company.trialDays} lipo wakati wa beta pia.",
    },
    {
      question: "Ni tahadhari ngapi zinazobainika kuwa si tatizo?",
      answer:
        "Katika wiki za kwanza, tarajia zaidi ya nusu. Biashara yako ina mazoea ambayo programu haiwezi kuyajua, kama kuwalipa vibarua Jumapili. Kila unapoandika maelezo, orodha hupungua. Ikiwa baada ya miezi miwili tahadhari nyingi bado zinakupotezea muda, zana haifai vitabu vyako vya hesabu, nasi tutakuambia hivyo.",
    },
    {
      question: "Je, wafanyakazi wajue kwamba inatumika?",
      answer:
        "Ndiyo, waambie. Zana hulinganisha maelezo ya wafanyakazi na ya wasambazaji, ambayo ni data binafsi, na watu wana haki ya kujua. Pia hufanya kazi vizuri zaidi: watu huuliza kabla ya kugawanya ununuzi. Mwombe mshauri wako akague ilani kwa wafanyakazi, au uulize Ofisi ya Kamishna wa Ulinzi wa Data (Office of the Data Protection Commissioner).",
    },
    {
      question: "Je, inaweza kusimamisha malipo?",
      answer:
        "Hapana. Husoma yaliyorekodiwa na haiwezi kufanya lolote kwenye benki, M-Pesa au leja yako. Ukitaka ukaguzi kabla pesa hazijatoka, unahitaji mtiririko wa kazi wa idhini, ambao tunautengeneza kama huduma.",
    },
  ],
  stats: [],
  notFor: [
    "Kampuni zenye mistari ya matumizi chini ya 100 kwa mwezi. Mwenye biashara anayetia saini kila vocha huona zaidi ya programu yoyote.",
  ],
};
