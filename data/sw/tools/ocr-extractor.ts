import type { Translation } from "#data/load/translation.ts";
import type { Tool } from "#data/schemas/tool.ts";

export const ocrExtractor: Translation<Tool> = {
  tagline: "Hugeuza fomu, tiketi za mizani ya magari na madaftari kuwa mistari unayoweza kuijumlisha.",
  inShort: "Piga picha fomu ya karatasi, upate Excel",
  description:
    "OCR ni programu inayosoma maandishi kwenye picha. Piga picha au skani fomu, delivery note au daftari, weka alama mara moja tu kwenye sehemu za kusomwa, na upate Excel. Karani hukagua sehemu zenye shaka.",
  overview: [
    "Pakia tiketi moja ya mizani ya magari na uweke alama mahali pa kusoma: uzito, lori, nambari ya mkulima. Kazi hiyo huchukua takriban dakika 20, mara moja tu. Kuanzia hapo, kila tiketi ya aina hiyo hugeuka kuwa mstari, na takwimu isiyofuata kanuni au yenye shaka huwekwa mbele ya karani, kando ya picha ya tiketi hiyo.",
    "Imetengenezwa kwa ajili ya vyama vya ushirika, wasafirishaji, vyuo, kliniki na ofisi za kaunti ambako karatasi itaendelea kutumika kwa miaka: kwenye vituo vya kukusanyia mazao visivyo na mtandao, ndani ya malori, kwenye mapokezi. Wasanidi wa programu (developers) wanaweza kutuma kurasa kwa API na kupokea JSON. Ofisi za kaunti: tafadhali tuulize kwanza kuhusu nakala iliyoko Kenya.",
  ],
  keyBenefits: [
    "Karani huchapa tu sehemu chache ambazo programu haikuwa na uhakika nazo.",
    "Hesabu na mipaka ya nambari hukaguliwa wakati wa kuingiza, kwa hivyo makosa hupatikana kabla ya siku ya malipo.",
    "Wafanyakazi wa nyanjani huendelea na fomu za karatasi wanazozijua.",
    "Unalipa kwa ukurasa, na unaweza kuacha kulipa baada ya mavuno au usajili kumalizika.",
    "Kila nambari huhifadhiwa pamoja na picha iliyosomwa, endapo mkulima, mwanachama au dereva ataipinga.",
  ],
  features: [
    "Maandishi yaliyochapishwa, mihuri na mwandiko safi wa Kiingereza na Kiswahili",
    "Violezo hutengenezwa kwa sampuli ya ukurasa mmoja, bila kuhitaji msanidi wa programu",
    "Kiwango cha uhakika kwa kila sehemu, na kikomo cha kukagua unachoweka wewe",
    "Majedwali ya kurasa kadhaa, kama vile madaftari na karatasi za kuhesabu bidhaa",
    "Visanduku vya tiki, na kama saini au muhuri upo",
    "Picha za simu hunyooshwa, hukatwa kingo na kung’arishwa kabla ya kusomwa",
    "Kanuni kwa kila sehemu: tarehe, urefu, mipaka, jumla, orodha ya yanayokubalika",
    "Hutafuta katika orodha yako ya wakulima, wanachama, magari au bidhaa",
    "Skrini ya kukagua yenye picha ya karatasi kando ya kila sehemu yenye shaka",
    "Matokeo katika Excel, CSV na Google Sheets",
    "API yenye matokeo ya JSON na webhooks",
    "Picha za kurasa hufutwa baada ya siku unazochagua",
  ],
  workflow: [
    {
      title: "Tengeneza kiolezo",
      description:
        "Pakia sampuli moja safi, chora kisanduku kuzunguka kila sehemu, kisha uipe sehemu hiyo jina na kanuni.",
      details: [
        "Mipangilio kadhaa ya fomu moja inaweza kutumia kiolezo kimoja",
        "Cha kwanza tunakitengeneza pamoja nawe kwa simu",
      ],
    },
    {
      title: "Leta kurasa",
      description: "Kutoka kwenye simu, skana, anwani ya barua pepe au API, kwa mafungu ya hadi kurasa 500.",
      details: [
        "Kurasa zilizopigwa picha kwa simu husubiri, kisha hutumwa mtandao unapopatikana",
        "dpi 300 kwa skani; picha kuanzia megapikseli 8",
        "A4, A5, karatasi za till na madaftari ya A3",
      ],
    },
    {
      title: "Kagua sehemu zenye shaka",
      description:
        "Karani wako huona picha, kilichosomwa na kanuni iliyovunjwa, kisha huthibitisha au kuchapa upya.",
      details: [
        "Unaweka kikomo cha uhakika: cha juu kwa pesa, cha chini kwa maelezo",
        "Unaweza kuweka msomaji wa pili kwa sehemu unazochagua",
        "Zana inakuonyesha pia sehemu chache ilizokuwa na uhakika nazo, ili uzihakiki",
      ],
    },
    {
      title: "Pakua mistari",
      description: "Mafungu yaliyomalizika hupelekwa kwenye jedwali la hesabu, folda au mfumo wako mwenyewe.",
      details: [
        "Majina ya safu yaleyale ambayo mfumo wako unayatumia",
        "Ripoti ya fungu hutaja kurasa, sehemu, masahihisho na waliosahihisha",
      ],
    },
  ],
  useCases: [
    {
      title: "Karatasi za kukusanya maziwa, mara mbili kwa siku",
      scenario:
        "Wakusanyaji wa chama cha ushirika cha maziwa cha Nyandarua wanaandika lita za wakulima 340 kwenye karatasi za kaboni, kurasa 34 kwa siku. Makarani wawili wanazichapa, orodha ya malipo inakamilika tarehe 9, na mabishano yanaanza tarehe 10.",
      result:
        "Wakusanyaji wanazipiga picha karatasi kwenye kituo cha kupoza maziwa. Karani anakagua takriban sehemu 6 kati ya 100; nyingi ni 1 ambayo pengine ni 7. Orodha ya malipo iko tayari tarehe 2, na mkulima mwenye lalamiko anaonyeshwa mstari ulivyoandikwa.",
      metrics: [
        {
          label: "Orodha ya malipo tayari",
          value: "Tarehe 2 badala ya 9",
        },
        {
          label: "Sehemu zilizokaguliwa",
          value: "6 kati ya 100",
        },
        {
          label: "Gharama ya kusoma kwa mwezi",
          value: "Takriban {milkSheets}",
        },
      ],
    },
    {
      title: "Bila saini, hakuna ankara (invoice)",
      scenario:
        "Kampuni ya uchukuzi mjini Mombasa haiwezi kudai malipo bila delivery note iliyotiwa saini. Hati zinarudi na lori, zinakaa kwenye trei na kuchapwa muda unapopatikana. Ofisi ikigundua kwamba muhuri wa mteja haupo, dereva ameshafika Malaba.",
      result:
        "Madereva wanaipiga picha hati hiyo langoni kwa mteja. Muhuri ukikosekana, dereva anaambiwa kabla lori halijaondoka; hati zilizobaki zinaingia kwenye mfumo wa kampuni kupitia API siku hiyohiyo.",
      metrics: [
        {
          label: "Muda kati ya mzigo kufika na ankara",
          value: "Kutoka siku 11 hadi 3",
        },
        {
          label: "Hati bila muhuri, mwezi wa kwanza",
          value: "17",
        },
      ],
    },
    {
      title: "Fomu 1,400 za maombi katika wiki mbili",
      scenario:
        "Chuo cha ufundi mjini Bungoma kinapokea fomu za kurasa mbili, zilizojazwa kwa mkono, kwa kila usajili. Kuwaajiri makarani wanne wa kuchapa kwa wiki mbili kunagharimu KSh 56,000, na tarakimu moja ya simu ikikosewa, mwombaji hapati kamwe habari ya nafasi yake.",
      result:
        "Mwezi mmoja wa mpango wa Timu unasoma kurasa 2,800 kwa {intake}; kwa Lipia kabla zingegharimu {intakePrepaid}. Karani mmoja anazikagua kwa siku sita. Kanuni ya nambari za simu inazuia 96 batili, ambazo karani anaziangalia tena kwenye fomu.",
      metrics: [
        {
          label: "Gharama ya kusoma fomu zote",
          value: "{intake}",
        },
        {
          label: "Nambari batili zilizozuiwa",
          value: "96",
        },
        {
          label: "Siku za ukaguzi, mtu mmoja",
          value: "6",
        },
      ],
    },
  ],
  trial: "lina kurasa 50",
  pricing: [
    {
      tier: "Lipia kabla",
      period: "ukurasa",
      description:
        "Kazi za msimu au za mara moja. Kurasa huuzwa kwa mafungu ya 100, na ni halali kwa miezi 12. Jaribio la bure lina kurasa 50.",
      features: ["Aina zote za sehemu na kanuni", "Violezo 3, mtumiaji 1", "Excel, CSV na Google Sheets"],
      savings: "",
    },
    {
      tier: "Timu",
      period: "mwezi",
      description: "Karatasi nyingi kila siku ya kazi, na mtu wa kuzikagua.",
      features: [
        "Kurasa 1,000 kwa mwezi, kisha {teamEach} kwa kila moja",
        "Violezo bila kikomo",
        "Watumiaji 5, mkaguzi wa pili ukitaka",
        "API na webhooks",
        "Orodha za kutafutia zenye hadi mistari 50,000",
      ],
      savings: "{teamEach} kwa ukurasa, badala ya {prepaid} ukilipia kabla",
    },
    {
      tier: "Nyaraka za zamani",
      period: "",
      description: "Nyaraka za zamani, kuanzia kurasa 20,000, au data isiyoruhusiwa kutoka ofisini kwako.",
      features: [
        "Kotesheni baada ya sampuli ya kurasa 100",
        "Wakaguzi kutoka kwetu ukipenda",
        "Kuwekwa kwenye seva yako mwenyewe",
      ],
      savings: "",
    },
  ],
  faqs: [
    {
      question: "Inasoma kwa usahihi kiasi gani?",
      answer:
        "Hatutoi kiwango kimoja cha usahihi, kwa sababu tiketi ya mizani ya magari iliyochapishwa kwa leza na daftari la shambani lililolowa havifanani hata kidogo. Jaribio la bure la siku {company.trialDays} lina kurasa 50. Tumia kurasa zako za kawaida, hata zile mbaya. Ripoti ya fungu huhesabu sehemu zilizosomwa, zilizotiliwa shaka na zilizosahihishwa; iangalie, kisha uamue.",
    },
    {
      question: "Je, inaweza kusoma mwandiko wa makarani wetu?",
      answer:
        "Herufi zilizotengana na tarakimu ndani ya visanduku husomeka vizuri. Mwandiko uliounganishwa katika maelezo husomeka vibaya, na ni bora uhifadhiwe kama picha. Ukiweza kuchapisha fomu upya, visanduku vya tarakimu na mstari mpana zaidi husaidia kuliko programu yoyote; tunakupa mapendekezo hayo ya fomu yako bila malipo.",
    },
    {
      question: "Kwa nini nisitumie Invoice Reorganizer kwa kila kitu?",
      answer:
        "Hiyo imeandaliwa kwa ankara tu: wasambazaji, PIN, VAT, zilizojirudia. Huhitaji kuandaa chochote, lakini haisomi kitu kingine. Katika OCR Extractor unaamua mwenyewe kila sehemu ya ukurasa ina maana gani. Kwa ankara za wasambazaji, tumia Invoice Reorganizer; kwa fomu nyingine zote, OCR Extractor.",
    },
    {
      question: "Je, tunaruhusiwa kuskani vitambulisho vya taifa kwa zana hii?",
      answer:
        "Inaweza kuvisoma. Kuvihifadhi ni suala la ulinzi wa data: kusanya tu unachohitaji, mwambie mwenye kitambulisho sababu ya kukihifadhi, na uifute nakala baadaye. Kiolezo kinaweza kuhifadhi nambari ya kitambulisho na kuitupa picha papohapo. Kabla ya kuhifadhi nakala za vitambulisho, muulize mshauri wako au Ofisi ya Kamishna wa Ulinzi wa Data (Office of the Data Protection Commissioner).",
    },
    {
      question: "Je, ni lazima tununue skana?",
      answer:
        "Kwa kurasa zisizozidi 100 hivi kwa siku, simu mahiri na mwanga wa mchana vinatosha. Zaidi ya hapo, skana inayovuta karatasi yenyewe huokoa muda wenye thamani kubwa kuliko bei yake. Madaftari yaliyoshonwa ni bora yapigwe picha kutoka juu, huku mtu akinyoosha ukurasa.",
    },
    {
      question: "Ukurasa mtupu, uliojirudia au usiosomeka unagharimu kiasi gani?",
      answer:
        "Hutozwi kwa kurasa tupu, kurasa zilizojirudia bila tofauti yoyote, wala zile ambazo hakuna sehemu hata moja inayosomeka. Zisizosomeka tunazirudisha pamoja na sababu, mara nyingi ukungu, kivuli au kiolezo kisicho sahihi.",
    },
  ],
  stats: [],
  notFor: [
    "Ofisi zisizo na mtu wa kukagua. Mwandiko usipoangaliwa mara ya pili, utaingiza takwimu zenye makosa kwenye mfumo wako.",
  ],
};
