import type { Translation } from "#data/load/translation.ts";
import type { Tool } from "#data/schemas/tool.ts";

export const aiMpesaAnalyzer: Translation<Tool> = {
  tagline: "Huonyesha kila malipo kwenye statement yako ni ya mteja gani; yale yenye shaka unaulizwa wewe.",
  inShort: "Statement za M-Pesa, tayari kwa vitabu vya hesabu",
  description:
    "Pakia statement ya paybill, till au simu. Kila malipo huwekwa kwenye kundi lake, pamoja na mteja na ankara (invoice) vinapolingana; malipo yenye shaka huorodheshwa ili uyakague.",
  overview: [
    "Statement ya paybill inakuambia kwamba Jane W. alilipa KSh 14,500 saa 1:42 usiku (19:42) na kuandika “kodi” kwenye akaunti. Ni Jane yupi, nyumba gani na mwezi gani? Kazi hiyo huachiwa mtunza hesabu wako. AI M-Pesa Analyzer hutafuta majibu hayo kwa statement nzima, hulinganisha malipo yenye uhakika na kumwachia yaliyobaki.",
    "Imetengenezwa kwa ajili ya maduka yenye till kadhaa, mawakala wa nyumba za kupangisha, shule, kliniki, kampuni za usambazaji, wenye matatu na kampuni za kutunza hesabu. Itumie wakati wa kufunga hesabu za mwezi au kila jioni. Unaleta faili ya statement, pamoja na orodha ya wateja au ya ankara ambazo hazijalipwa ili malipo yalinganishwe nayo. Hatuombi kamwe PIN wala nenosiri la tovuti ya M-Pesa.",
  ],
  keyBenefits: [
    "Mtunza hesabu wako hupitia malipo yenye shaka tu.",
    "Nambari ya akaunti ikikosewa, zana hupendekeza aliyelipa na kuonyesha sababu yake.",
    "Ada za M-Pesa huorodheshwa peke yake, si pamoja na mauzo, kwa hivyo unaona gharama ya kila till na kila paybill.",
    "Muamala uliobatilishwa (reversal) hauhesabiwi tena kama mapato kuanzia siku ulipobatilishwa.",
    "Kwenye mpango wa Professional, tofauti kati ya karatasi ya keshia na till huonekana jioni ileile, kabla watu hawajasahau.",
  ],
  features: [
    "Husoma statement za PDF, Excel na CSV za paybill, till na laini za simu",
    "Huonyesha kila malipo ni ya mteja, ankara, nyumba au mwanafunzi gani",
    "Hupanga kila mstari kulingana na orodha ya akaunti za vitabu vyako",
    "Hupendekeza akaunti sahihi mlipaji anapoikosea, na kueleza sababu",
    "Huunganisha kila ubatilishaji na malipo yake au huuorodhesha kama swali",
    "Hujumlisha ada za kila till, kila paybill na kila aina ya muamala",
    "Hugawa malipo ya muamala mmoja kwa ankara kadhaa, kuanzia ya zamani zaidi au unavyochagua",
    "Huunganisha till na paybill kadhaa katika ripoti moja, kwa mpangilio wa matawi",
    "Huruka mistari iliyokwisha kupakiwa, ili kila mmoja uhesabiwe mara moja tu",
    "Hulinganisha mapato ya M-Pesa ya siku na karatasi ya keshia ya kufunga siku",
    "Hukumbuka masahihisho yako, kwa akaunti yako pekee",
    "Huweka kumbukumbu ya nani alibadilisha ulinganisho, lini, na ulivyokuwa kabla",
  ],
  workflow: [
    {
      title: "Pakia statement",
      description:
        "Weka faili uliyoipata kwenye tovuti au app ya M-Pesa, pamoja na orodha ya kuilinganisha nayo.",
      details: [
        "PDF na nenosiri lake, Excel au CSV",
        "Miezi kadhaa au till kadhaa kwa wakati mmoja",
        "Ankara ambazo hazijalipwa kutoka Excel, QuickBooks, Xero, Sage au Tally",
      ],
    },
    {
      title: "Mistari inasomwa na kupangwa",
      description:
        "Zana huchukua nambari ya risiti, saa, jina, akaunti na kiasi kwenye kila mstari, kisha huuweka mstari katika kundi lake.",
      details: [
        "Salio hukokotolewa upya mstari kwa mstari, kwa hivyo ukurasa ukikosekana hujulikana",
        "Ada, miamala iliyobatilishwa na pesa zilizohamishwa kati ya laini zako mwenyewe hutengwa",
        "Makundi yako mwenyewe, au orodha ya kuanzia kwa biashara ya aina yako",
      ],
    },
    {
      title: "Pitia malipo yenye shaka",
      description:
        "Malipo yasiyolingana kwa uhakika husubiri katika orodha moja, kiasi kikubwa kwanza. Kila malipo yana mapendekezo yasiyozidi matatu.",
      details: [
        "Kubali, badilisha, gawa au ahirisha kila malipo",
        "Sahihisho litatumika kwa mlipaji huyo mwezi ujao pia",
      ],
    },
    {
      title: "Pakua na ufunge",
      description:
        "Ingiza malipo yaliyolinganishwa kwenye leja, na umpe anayefuatilia malipo orodha ya yaliyobaki.",
      details: [
        "Kwa Professional, faili za programu yako ya uhasibu",
        "Malimbikizo, na pesa ambazo hazijapangiwa ankara, kila aina kwenye laha yake (sheet)",
        "Ripoti ya ada za mwezi kwa kila till",
      ],
    },
  ],
  useCases: [
    {
      title: "Kodi ya nyumba 700 kupitia paybill moja",
      scenario:
        "Wakala wa nyumba mjini Thika ana wapangaji wanaoandika “B12”, “house b 12”, majina yao au wasioandika chochote. Kila mwezi makarani wawili wanatumia siku nne kwa orodha ya kodi, na barua za malimbikizo zinatoka wiki ya tatu, wapangaji wakiwa wameshatumia pesa.",
      result:
        "Malipo yanalinganishwa na orodha ya kodi. Kati ya malipo 655, 595 yanalingana yenyewe; karani mmoja anamaliza 60 yaliyobaki kabla ya chakula cha mchana. Barua za wapangaji 45 ambao hawajalipa zinatoka tarehe 6.",
      metrics: [
        {
          label: "Yaliyolingana bila msaada",
          value: "595 kati ya 655",
        },
        {
          label: "Muda wa makarani kwa mwezi",
          value: "Kutoka saa 64 za kazi hadi 4",
        },
        {
          label: "Barua za malimbikizo hutoka",
          value: "Tarehe 6",
        },
      ],
    },
    {
      title: "Till nne, maduka mawili na tofauti zisizo na maelezo",
      scenario:
        "Katika biashara moja ya vifaa vya ujenzi mjini Eldoret, kila keshia anaandika kwa mkono jumla ya M-Pesa ya siku. Mwenye biashara anajumlisha karatasi hizo Jumapili. Tofauti ndogondogo zinapotokea, “mtandao” ndio unaolaumiwa, kisha zinasahaulika.",
      result:
        "Kwa mpango wa Professional, statement inalinganishwa na karatasi hizo kila jioni. Tofauti tano za mwezi wa kwanza zinafikia KSh 38,600: mauzo matatu yaliyolipwa kwenye till ya duka lingine, na malipo mawili yaliyobatilishwa baada ya bidhaa kuchukuliwa.",
      metrics: [
        {
          label: "Tofauti zilizoelezwa",
          value: "5 kati ya 5",
        },
        {
          label: "Kiasi kilichofuatiliwa",
          value: "KSh 38,600",
        },
        {
          label: "Ukaguzi wa jioni",
          value: "Dakika 10",
        },
      ],
    },
    {
      title: "Kampuni ya kutunza hesabu yenye wateja 22",
      scenario:
        "Kampuni hiyo ya Kisumu inapokea statement 22 za till katika siku za kwanza za mwezi, jumla ya mistari kama 7,400. Wasaidizi watatu wanaichapa kwenye Excel, na kila mara vitabu vya hesabu vya wateja wawili vinachelewa.",
      result:
        "Mpango mmoja wa Professional unawatosha wote 22, na kila mteja ana faili yake. Wasaidizi wanapitia mistari kama 500 yenye shaka, na mshirika wa kampuni anakagua majedwali yaliyokamilika badala ya mistari isiyopangwa.",
      metrics: [
        {
          label: "Mistari inayosomwa kwa mwezi",
          value: "7,400",
        },
        {
          label: "Siku za kazi hadi kumaliza",
          value: "Kutoka 9 hadi 3",
        },
        {
          label: "Mpango",
          value: "{professional} kwa mwezi",
        },
      ],
    },
  ],
  trial: "hutumia mpango wa Professional, hata ukiomba mwingine",
  pricing: [
    {
      tier: "Starter",
      period: "mwezi",
      description:
        "Biashara moja na mtunza hesabu wake, ambao hawapendi kutunza jedwali la hesabu.<!-- if fileDemo --> Kwa till moja, huenda onyesho la bure likatosha.<!-- end -->",
      features: [
        "Miamala 1,000 kwa mwezi",
        "Till, paybill au laini za simu: 2 kwa jumla",
        "Paybill hulinganishwa na orodha moja ya wateja au ankara; till hupangwa tu",
        "Kupakua Excel na CSV",
        "Mtumiaji 1, msaada kwa barua pepe",
      ],
      savings: "",
    },
    {
      tier: "Professional",
      period: "mwezi",
      description: "Maduka mawili au zaidi, au kampuni inayotunza vitabu vya hesabu vya wateja.",
      features: [
        "Miamala 10,000 kwa mwezi, kisha {professionalExtra} kwa kila 100",
        "Till, paybill na laini za simu bila kikomo",
        "Orodha kadhaa, na malipo kugawanywa kwa ankara mbalimbali",
        "Faili tofauti kwa kila mteja au tawi",
        "Faili za kuingiza kwenye QuickBooks, Xero, Sage na Tally",
        "Ulinganisho na karatasi za makeshia za kufunga siku, na kumbukumbu ya mabadiliko",
        "Watumiaji 5, msaada kwa simu na WhatsApp",
      ],
      savings: "{professionalEach} kwa muamala, badala ya {starterEach} kwenye Starter",
    },
    {
      tier: "Enterprise",
      period: "",
      description:
        "Wakopeshaji, kampuni za maji na umeme na wenye magari mengi wanaotaka data moja kwa moja badala ya faili.",
      features: [
        "Miamala bila kikomo",
        "Vyote vilivyo kwenye Professional",
        "Data ya paybill moja kwa moja, bila kupakia faili",
        "Data hupakuliwa katika muundo wa ERP yako au mfumo mkuu wa benki",
        "Watumiaji bila kikomo, kila mmoja na ruhusa zake, pamoja na hatua za idhini",
        "Mtu maalum wa kuwasiliana naye, na kiwango cha huduma kwa maandishi",
      ],
      savings: "",
    },
  ],
  faqs: [
    {
      question: "Je, mnahitaji PIN yetu ya M-Pesa au nenosiri la tovuti?",
      answer:
        "Hapana. Unapakua statement mwenyewe, kisha unaipakia kwenye zana; PDF iliyofungwa huhitaji nenosiri lake, ambalo hufungua hati hiyo pekee. Hakuna mtu wa {company.name} atakayekuomba PIN kamwe. Mtu akikuomba akidai anatoka kwetu, kataa na utuambie.",
    },
    {
      question: "Ni malipo mangapi yatalingana bila msaada wetu?",
      answer:
        "Inategemea wateja wako wanaandika nini. Wakiandika nambari ya nyumba, ya ankara au ya usajili wa mwanafunzi, malipo mengi yanalingana yenyewe. Kila mtu akiandika “malipo”, zana inabaki na majina, kiasi na tarehe tu, na orodha yako ya malipo yenye shaka inakuwa ndefu. Pakia statement ya mwezi uliopita wakati wa jaribio la bure, kisha uhesabu mwenyewe: takwimu zako ni bora kuliko zetu zote.",
    },
    {
      question: "Statement yetu huficha sehemu ya kila nambari ya simu. Je, hilo ni tatizo?",
      answer:
        "Mara chache tu. Jina la mlipaji, akaunti aliyoandika, kiasi, saa na tarakimu zinazoonekana kwa kawaida hutosha. Inakuwa rahisi zaidi ukishamthibitisha aliyelipa katika mwezi uliotangulia. Hatujaribu kupata tarakimu zilizofichwa.",
    },
    {
      question: "Ni nini kinachohesabiwa kuwa muamala, na tukizidi kikomo itakuwaje?",
      answer:
        "Nambari moja ya risiti ni muamala mmoja; mstari wake wa ada hauhesabiwi, wala mstari unaoupakia kwa mara ya pili. Unapata barua pepe unapofikia 80% ya kikomo cha mwezi. Ukizidi kikomo, miamala mipya husubiri hadi mwezi ujao, isipokuwa ukichagua mpango mkubwa zaidi au, kwenye Professional, ukiagiza mingine kwa {professionalExtra} kwa kila 100. Kwa hivyo, mwezi wenye miamala 12,000 hugharimu {professionalBusy}. Hutozwi chochote bila kuagiza.",
    },
    {
      question: "Je, inaweza kusoma paybill yetu moja kwa moja?",
      answer:
        "Kwenye Enterprise, ndiyo, kupitia API ya M-Pesa. Unaomba ruhusa kwa Safaricom kwa jina la kampuni yako, sisi tunatengeneza muunganisho, na malipo yanaingia yanapofanywa. Tenga wiki kadhaa, kwa sababu uamuzi wa kukupa idhini ni wa Safaricom. Starter na Professional hutumia faili.",
    },
    {
      question: "Je, itatoa ankara za eTIMS au kuwasilisha ritani zetu za ushuru?",
      answer:
        "Hapana, haifanyi lolote kati ya hayo. Unapata orodha iliyopangwa ya malipo ambayo mhasibu wako anaweza kuilinganisha na ankara za eTIMS zilizokwisha kutolewa. Inaonyesha mauzo yaliyolipiwa lakini ambayo hayakutolewa ankara, kabla KRA haijalinganisha ritani yako na eTIMS. Kuwasilisha ritani ni kazi yako au ya wakala wako wa ushuru.",
    },
    {
      question: "Nani anaweza kuona statement zetu zikishapakiwa?",
      answer:
        "Watumiaji unaowaalika. Wafanyakazi wetu hawafungui faili bila ruhusa yako kwa jambo mahususi, na tunarekodi kila faili inapofunguliwa. Watoa huduma wa AI husoma kurasa katika {company.aiProcessedIn}. Data nyeti, kama ya afya, imani, mali au familia, hupelekwa nje ya {company.country} kwa ridhaa tu. Kama huna hakika iwapo hili linahusu malipo yako, muulize mshauri wako, na ufiche majina hadi hapo. Faili hufichwa kwa msimbo (encryption) zinapotumwa na zinapohifadhiwa, na hazitumiki kufundisha modeli za AI zinazotumiwa na wateja wengine. Unaweza kuzifuta wakati wowote, pamoja na yote yaliyosomwa ndani yake. Mkataba wa uchakataji wa data ni sehemu ya kila akaunti.",
    },
    {
      question: "Je, tunaweza kuijaribu kwa data halisi kabla ya kulipa?",
      answer:
        "Ndiyo: siku {company.trialDays} kwenye mpango wa Professional, hata ukiomba mpango mwingine, bila kadi ya benki. Baadaye unachagua mpango au unaiacha akaunti ifungwe; unaweza kupakua matokeo yako kabla haijafungwa.<!-- if fileDemo --> Kwa till moja, huenda onyesho la bure kwenye ukurasa huu likatosha.<!-- end --> Starter hupanga kwa akaunti zako mwenyewe, hukumbuka masahihisho, huhesabu malipo mara moja hata ukiyapakia tena, na hulinganisha paybill na orodha moja. Ukilipa na zana isifanye yaliyo kwenye ukurasa huu, dhamana ya siku {company.moneyBackDays} ya kurudishiwa pesa inatumika, ikihesabiwa tangu siku ya kwanza unayolipia.",
    },
  ],
  stats: [
    {
      label: "Watumiaji wa sasa",
      value: "{users}",
    },
    {
      label: "Wastani wa maoni {reviews}",
      value: "{rating} kati ya 5",
    },
    {
      label: "Jaribio la bure, bila kadi ya benki",
      value: "Siku {company.trialDays}",
    },
    {
      label: "Dhamana ya kurudishiwa pesa",
      value: "Siku {company.moneyBackDays}",
    },
  ],
  notFor: [
    "Paybill moja yenye malipo chini ya 2,500 hivi kwa mwezi (2,900 pamoja na VAT), ukihesabu muda tu: ikilinganishwa na jedwali letu la bure, zana huokoa kama dakika 40 kwa kila malipo 100, na thamani ya muda huo haifiki bei yake.",
  ],
};
