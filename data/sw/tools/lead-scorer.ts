import type { Translation } from "#data/load/translation.ts";
import type { Tool } from "#data/schemas/tool.ts";

export const leadScorer: Translation<Tool> = {
  tagline: "Humpa kila aliyeuliza (lead) alama, ili ujue nani apigiwe simu kwanza leo, na kwa nini.",
  inShort: "Maulizo yenye alama: umpigie nani kwanza leo",
  description:
    "Iko katika beta. Lead ni mtu aliyekuuliza bei au aliyeomba kotesheni. Zana huwapa watu hao alama kutokana na mauzo yako yaliyopita, na kuwaweka wenye nia ya kununua mwanzoni mwa orodha ya simu za leo.",
  overview: [
    "Jana watu arobaini waliuliza bei. Wauzaji wako wawili wanaweza kuwapigia kumi na watano kabla ya chakula cha mchana, na kufikia alasiri wengine wameuliza kwingine. Ni kumi na watano wepi? Timu nyingi huanza na ujumbe mpya zaidi. Lead Scorer hupanga orodha kwa kuangalia wateja wako wa awali walifanana katika mambo gani: maneno waliyotumia, mji, bidhaa, saa, na kasi yao ya kujibu.",
    "Unaona nambari kati ya 0 na 100 na sababu zake, zisizozidi tatu. Anayeamua bado ni muuzaji, na anaweza kubadilisha mpangilio kwa kugusa mara moja. Zana iko katika beta: inatoa alama vizuri, lakini bado imeunganishwa na mifumo michache, kwa hivyo bei imepunguzwa.",
  ],
  keyBenefits: [
    "Wenye nia ya kununua hupigiwa simu kwanza, kabla ya wanaotaka kujua bei tu.",
    "Wauzaji wapya hujifunza kutokana na sababu hizo yale ambayo muuzaji wako bora anayajua kwa uzoefu.",
    "Unajua ni tangazo au maonyesho gani yanayoleta wateja na ni yapi yanayoleta maswali tu.",
    "Hakuna anayeachwa: walio na alama za chini hupata jibu rahisi zaidi, kwa mfano ujumbe wenye orodha ya bei.",
  ],
  features: [
    "Alama kati ya 0 na 100 pamoja na sababu zake tatu zenye nguvu zaidi",
    "Hupokea fomu za tovuti, mazungumzo ya WhatsApp, kumbukumbu za simu na Google Sheets",
    "Hujifunza kutokana na mauzo yako tu, uliyopata na uliyokosa",
    "Kila asubuhi, orodha ya simu za kupiga kwa kila muuzaji, kwa mji au bidhaa",
    "Tahadhari mtu mwenye alama ya juu akisubiri muda mrefu kuliko unavyoruhusu",
    "Humtambua mtu mmoja aliyetuma fomu na pia kupiga simu",
    "Jumbe za Kiingereza na Kiswahili; za Sheng pia, kwa makosa zaidi",
    "Majina, jinsia, dini na kabila haviingii kwenye alama",
    "Ukaguzi wa kila mwezi: je, wenye alama za juu walinunua mara nyingi zaidi kweli?",
  ],
  workflow: [
    {
      title: "Leta maulizo ya zamani",
      description:
        "Jedwali lenye angalau maulizo 300 ya zamani, kila moja likionyesha kama mtu alinunua au la, linatosha kuanza.",
      details: [
        "Tarehe, chanzo, ujumbe, bidhaa, mji, matokeo",
        "Una chini ya 300? Anza na alama unazoweka mwenyewe",
        "Tunakusaidia kusafisha jedwali tukizungumza kwa simu, kwa muda wa saa moja",
      ],
    },
    {
      title: "Ijaribu kwa maulizo ya zamani",
      description:
        "Zana hujifunza kutokana na maulizo ya zamani zaidi na hujaribiwa kwa ya hivi karibuni, ambayo unajua matokeo yake.",
      details: [
        "Matokeo huonyeshwa hivi: kati ya 50 bora ambao zana ingewachagua, wangapi walinunua?",
        "Ikiwa matokeo si bora kuliko utaratibu wako wa sasa, tunakushauri ubaki nao",
      ],
    },
    {
      title: "Yape alama maulizo mapya",
      description:
        "Maulizo mapya hupewa alama yanapofika na kuorodheshwa kwa muuzaji anayepaswa kupiga simu.",
      details: [
        "Orodha kwa barua pepe, kwenye Google Sheets au kwenye skrini",
        "Sababu kama “aliuliza tarehe ya kuletewa” au “ujumbe wa pili kwa siku moja”",
        "Gusa mara moja ubadilishe alama, na utoe sababu ukipenda",
      ],
    },
    {
      title: "Andika kilichotokea",
      description: "Alinunua, hakununua, baadaye au nambari si sahihi. Bila matokeo, alama hazina maana.",
      details: [
        "Unagusa mara mbili baada ya kila mazungumzo, kwenye simu yako",
        "Kila mwezi zana hujifunza kutokana na matokeo; unapata ripoti ya mabadiliko",
      ],
    },
  ],
  useCases: [
    {
      title: "Ploti za Kitengela, maulizo 600 kwa mwezi",
      scenario:
        "Kampuni ya kuuza ardhi inatangaza kwenye mitandao ya kijamii. Mawakala wanne wanapiga simu kwa kufuata maulizo yanavyofika; wengi kwenye orodha walitaka kujua bei tu. Ziara moja ya kuona ploti inagharimu nusu siku na tangi zima la mafuta.",
      result:
        "Wanaouliza kuhusu hatimiliki, wanaotaja mwezi au wanaoandika mara mbili wanatangulia. Mawakala wanahitaji simu 8 kwa ziara moja badala ya 14, na pesa za matangazo zinaelekezwa kwenye vyanzo vinavyoleta ziara.",
      metrics: [
        {
          label: "Maulizo kwa mwezi",
          value: "600",
        },
        {
          label: "Simu kwa kila ziara",
          value: "Kutoka 14 hadi 8",
        },
      ],
    },
    {
      title: "Greenhouse zinazouzwa msimu wa mvua za vuli",
      scenario:
        "Muuzaji mmoja wa Naivasha anapata sehemu kubwa ya maulizo ya mwaka ndani ya wiki kumi. Wanaojibu ni watu wawili. Vikundi vya wakulima vilivyo na ruzuku tayari vinasubiri siku tatu huku wanafunzi wanaofanya miradi ya masomo wakijibiwa kwanza.",
      result:
        "Ujumbe unaotaja kikundi, ukubwa wa shamba na chanzo cha maji unapanda mwanzoni mwa orodha, na tahadhari inatumwa baada ya saa nne za kazi bila jibu. Kati ya greenhouse 31 zilizouzwa msimu huo, 24 zilitokana na maulizo yenye alama zaidi ya 70.",
      metrics: [
        {
          label: "Jibu la kwanza, alama za juu",
          value: "Kutoka siku 3 hadi muda wa saa 4",
        },
        {
          label: "Mauzo yenye alama zaidi ya 70",
          value: "24 kati ya 31",
        },
      ],
    },
    {
      title: "Orodha ya zamani, inayopewa alama mara moja",
      scenario:
        "Wakala wa bima mjini Nakuru alitoa kotesheni 900 za bima ya magari mwaka uliopita ambazo hazikukubaliwa, kwa watu waliokubali kupigiwa tena. Kuwapigia wote kungemchukua mtu mmoja wiki sita, na mengi ya magari hayo sasa yana bima kwingine.",
      result:
        "Zana inajifunza kutokana na kotesheni 420 za zamani ambazo matokeo yake yanajulikana, na kupanga orodha kwa {oneList}. Wakala anawapigia 180 wa kwanza kwa siku sita na kuuza bima 21; kati ya waliosalia, anawapigia 60 ili kulinganisha, na anauza moja tu.",
      metrics: [
        {
          label: "Zilizouzwa kwa 180 wa kwanza",
          value: "21",
        },
        {
          label: "Zilizouzwa kwa wengine 60",
          value: "1",
        },
        {
          label: "Bei ya kutoa alama",
          value: "{oneList}",
        },
      ],
    },
  ],
  trial: "lina vikomo vya Timu ya beta",
  pricing: [
    {
      tier: "Timu ya beta",
      period: "mwezi",
      description:
        "Kwa matumizi ya kila siku. Ukijiunga sasa, utabaki na bei hii kwa miezi 6 baada ya beta. Bei iliyopangwa ni {planned} kwa mwezi.",
      features: [
        "Maulizo mapya 1,000 kwa mwezi",
        "Hadi wauzaji 5",
        "Orodha za simu, tahadhari na ukaguzi wa kila mwezi",
        "Msaada wa kuandaa jedwali la kwanza",
        "Jaribio la bure la siku {company.trialDays} la mpango huu, kwa vikomo vilevile, bila kadi ya benki",
      ],
      savings: "Unaokoa {saved} kwa mwezi ukilinganisha na bei iliyopangwa",
    },
    {
      tier: "Orodha moja",
      period: "orodha",
      description:
        "Bei ya beta. Orodha moja ya maulizo ya zamani, inayopewa alama mara moja na kurudishwa kama Excel.",
      features: [
        "Hadi majina 1,000",
        "Alama na hadi sababu tatu kwa mstari",
        "Inahitaji matokeo 300 ya zamani",
      ],
      savings: "",
    },
  ],
  faqs: [
    {
      question: "Hatukuwahi kuandika nani alinunua. Je, bado tunaweza kuanza?",
      answer:
        "Ndiyo, lakini mwanzoni zana haijifunzi yenyewe. Unaweka alama mwenyewe, tuseme 20 kwa tarehe ya kuletewa na 10 kwa mji unaouhudumia, na orodha hupangwa kwa alama hizo huku ukikusanya matokeo. Ukishakuwa na maulizo 300 yaliyorekodiwa na mauzo 40 au zaidi kati yake, zana inaweza kuchukua kazi hiyo.",
    },
    {
      question: "Ni nini hakijakamilika katika beta?",
      answer:
        "Bado hakuna muunganisho ulio tayari na programu za CRM; orodha huja kwa jedwali, fomu au barua pepe. Alama za ujumbe wa Sheng na wa sauti bado hazitegemeki. Kwenye simu, zana ina mambo ya msingi tu. Tunabadilisha utoaji wa alama mara moja hivi kwa mwezi na kukuambia kilichobadilika. Maswali hujibiwa kwa barua pepe na, {company.hours}, kwa simu.",
    },
    {
      question: "Maulizo yetu ya WhatsApp yanaingiaje?",
      answer:
        "Kwa njia mbili. Ukitumia nambari ya WhatsApp Business Platform, mazungumzo mapya yanaweza kuletwa hapa yanapofika. Kwa app ya kawaida ya WhatsApp Business, pakua mazungumzo unayotaka yapewe alama, au wafanyakazi wabandike ujumbe wa kwanza kwenye fomu. Waambie wateja katika ilani yako ya faragha kwamba unatumia ujumbe wao kuamua nani ajibiwe kwanza.",
    },
    {
      question: "Je, inaweza kujifunza upendeleo wetu wenyewe?",
      answer:
        "Inaweza: ikiwa timu yako haikuwahi kuwapigia watu wa mji fulani, rekodi za zamani hazionyeshi mauzo huko. Majina, jinsia, dini na kabila havihesabiwi, na ripoti inaonyesha mchango wa kila mji na kila chanzo. Tunakushauri uwapigie simu baadhi ya wenye alama za chini kila wiki ili kulinganisha. Usitumie alama kumnyima mtu huduma au kuweka bei.",
    },
    {
      question: "Je, tunaweza kumpigia simu kila mtu kwenye orodha ya zamani?",
      answer:
        "Wale tu waliokubali kupata habari zako, au walioomba bei wenyewe. Kumpigia au kumwandikia mtu ili umuuzie ni utangazaji wa moja kwa moja (direct marketing). Kwa jinsi tunavyoielewa Sheria ya Ulinzi wa Data (Data Protection Act), unahitaji ridhaa au msingi mwingine wa kisheria, na lazima uache ukiombwa. Muulize mshauri wako au Ofisi ya Kamishna wa Ulinzi wa Data (Office of the Data Protection Commissioner). Hatutoi alama kwa orodha zilizonunuliwa.",
    },
    {
      question: "Je, inawaandikia wateja pia?",
      answer:
        "Hapana. Zana hupanga orodha, na watu hupiga simu. Ukitaka maswali rahisi yajibiwe papohapo, hata usiku, angalia Chatbot Builder; mazungumzo yake yanaweza kupewa alama hapa.",
    },
  ],
  stats: [],
  notFor: ["Timu zinazopata maulizo chini ya matano hivi kwa siku. Wapigie wote siku hiyohiyo."],
};
