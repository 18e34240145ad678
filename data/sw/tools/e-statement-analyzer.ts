import type { Translation } from "#data/load/translation.ts";
import type { Tool } from "#data/schemas/tool.ts";

export const eStatementAnalyzer: Translation<Tool> = {
  tagline: "Husoma statement za benki na kuonyesha mapato, malipo ya lazima na dalili za hatari.",
  inShort: "Ripoti ya mkopo kutokana na statement za benki",
  description:
    "Hugeuza statement za benki za PDF kuwa mistari iliyopangwa na ripoti fupi ya mtiririko wa pesa: mapato ya kawaida, marejesho ya mikopo, hundi zilizorudi, wastani wa salio na dalili kwamba faili ilibadilishwa.",
  overview: [
    "Kabla SACCO haijaidhinisha mkopo, afisa wa mikopo huchukua rula na kikokotoo na kupitia miezi sita ya statement za mwanachama. Meneja wa fedha mwenye akaunti katika benki tatu hufanya vivyo hivyo Jumatatu asubuhi ili ajue pesa zilizopo. E-Statement Analyzer hufanya kazi zote mbili kwa faili inayotumwa na benki.",
    "Unapata ripoti ya kurasa nne na jedwali la mistari yote. Kando ya kila takwimu kuna ukurasa ilikotoka. Haimpi mtu alama ya mkopo (credit score): sera yako ya mikopo na kamati yako ndizo zinazoamua, na takwimu za kila mwombaji hukokotolewa kwa njia ileile.",
  ],
  keyBenefits: [
    "Maafisa wawili wanaomtathmini mwombaji mmoja hufikia takwimu ileile ya mapato.",
    "Pesa za mikopo na zilizohamishwa kati ya akaunti za mwombaji mwenyewe huondolewa kabla ya kukokotoa wastani wa mapato.",
    "Shaka kuhusu faili yenyewe huonekana kwenye ukurasa wa kwanza, kabla mtu hajatumia muda kwa tathmini.",
    "Mkaguzi wa hesabu anaweza kufuata takwimu yoyote ya ripoti hadi kwenye mstari wake katika statement.",
  ],
  features: [
    "Statement za PDF na Excel za benki za Kenya, zenye nenosiri, za kidijitali au zilizoskaniwa",
    "Mapato ya kawaida peke yake, bila pesa zilizoingia mara moja tu wala pesa za mikopo",
    "Ukaguzi wa faili: salio la kila mstari, fonti, alama za kuhaririwa na kurasa zinazokosekana",
    "Salio la wastani, la chini zaidi na la mwisho wa mwezi kwa miezi 3, 6 au 12",
    "Marejesho ya mikopo na malipo ya kila mwezi (standing orders) huorodheshwa kwa kila anayelipwa",
    "Hundi zilizorudi, makato ya moja kwa moja (direct debit) yaliyoshindikana na siku za salio hasi",
    "Pesa zilizohamishwa kati ya akaunti za mtu yuleyule huondolewa statement kadhaa zinaposomwa pamoja",
    "Rejesho kama sehemu ya mapato, kwa kiasi na muda unaoandika wewe",
    "Kamari na pesa taslimu zilizotolewa kama sehemu ya mapato, sera yako ikitaka",
    "Ada za benki hujumlishwa kwa aina na kwa akaunti",
    "Ripoti ya PDF kwa faili ya mkopo, mistari katika Excel au CSV",
  ],
  workflow: [
    {
      title: "Omba faili halisi",
      description: "Mkopaji hupakia PDF iliyotoka benki kupitia kiungo chako, au afisa wako huipakia.",
      details: [
        "Kiungo huonyesha ilani yako ya data na kuweka kumbukumbu ya wakati ilipokubaliwa",
        "Nenosiri huwekwa mara moja tu, na mwenye nalo",
        "Hadi akaunti tano katika ripoti moja, mbili kwenye Mojamoja",
      ],
    },
    {
      title: "Hakikisha ni kamili na halali",
      description:
        "Kila salio hukokotolewa upya mstari kwa mstari, na faili hukaguliwa kama ina alama za kuhaririwa.",
      details: [
        "Kurasa na tarehe hazina pengo, na nambari ya akaunti ni moja tu",
        "Ukaguzi usiofaulu hutajwa pamoja na ukurasa wake, na kurasa nyingine bado husomwa",
      ],
    },
    {
      title: "Mtiririko wa pesa hukokotolewa",
      description:
        "Pesa zilizoingia na zilizotoka hupangwa kulingana na chanzo, kusudi na jinsi zinavyojirudia, kwa kanuni zako mwenyewe.",
      details: [
        "Mshahara, mauzo, gawio, pesa zinazotumwa na jamaa, pesa zinazohamishwa",
        "Karo, kodi ya nyumba, mikopo, kamari, pesa taslimu",
        "Akaunti za dola hubaki kwa dola, pamoja na safu ya {company.currency} kwa kiwango chako cha ubadilishaji",
      ],
    },
    {
      title: "Kagua, tia saini, weka kwenye faili",
      description:
        "Afisa husahihisha mpangilio panapohitajika, na ripoti huweka kumbukumbu ya kila badiliko.",
      details: [
        "Jina, saa na sababu ya kila badiliko kwenye ukurasa wa mwisho",
        "PDF kwa kamati, Excel kwa hesabu zako mwenyewe",
      ],
    },
  ],
  useCases: [
    {
      title: "Mikopo sitini ya biashara kwa mwezi",
      scenario:
        "Taasisi ya mikopo midogo mjini Meru inawakopesha wafanyabiashara wanaoleta statement za miezi sita, mara nyingi za benki mbili. Kujumlisha pesa zilizoingia kunamchukua afisa dakika 90 kwa faili, na ni rahisi pesa zilizohamishwa kutoka akaunti moja hadi nyingine kuhesabiwa kama mauzo.",
      result:
        "Kukagua ripoti kunachukua dakika 20. Mwezi wa kwanza, inabainika kwamba waombaji 4 kati ya 60 walihesabu pesa walizojihamishia wenyewe kama mauzo; wote wanne wanapendekezewa mikopo midogo zaidi wanayoweza kuilipa.",
      metrics: [
        {
          label: "Muda wa afisa kwa faili",
          value: "Kutoka dakika 90 hadi 20",
        },
        {
          label: "Saa zilizookolewa kwa mwezi",
          value: "70",
        },
        {
          label: "Waliobainika kuzidisha mauzo",
          value: "4 kati ya 60",
        },
      ],
    },
    {
      title: "Hali ya pesa ya Jumatatu, tayari Jumatatu",
      scenario:
        "Mfanyabiashara wa Murang’a anayeuza maparachichi nje ya nchi ana akaunti tano katika benki tatu; mbili ni za dola. Hali ya pesa inachapwa kutoka kwenye PDF tano, na inamfikia mkurugenzi Jumanne alasiri, usafiri wa mzigo ukiwa umeshaagizwa.",
      result:
        "Faili tano zinapakiwa saa 2:30 asubuhi (8:30), na kufikia saa 3:30 asubuhi (9:30) jedwali moja liko mezani kwa mkurugenzi. Ukurasa wa ada unaonyesha KSh 212,400 katika robo mwaka moja, na mstari wa kuulizia katika kila benki.",
      metrics: [
        {
          label: "Hali ya pesa tayari",
          value: "Jumatatu saa 3:30 asubuhi (9:30)",
        },
        {
          label: "Akaunti katika jedwali moja",
          value: "5",
        },
        {
          label: "Ada za benki za robo mwaka",
          value: "KSh 212,400",
        },
      ],
    },
    {
      title: "Nakala za karatasi kabla ya ukaguzi",
      scenario:
        "Mfanyabiashara wa Nyeri anayeiuzia bidhaa serikali ya kaunti alihifadhi statement za mwaka uliopita kama nakala za karatasi kwenye jalada. Mkaguzi anataka miezi kumi na miwili katika Excel: mistari 1,860.",
      result:
        "Kurasa zinaskaniwa na kusomwa kwa alasiri moja. Karani anathibitisha mistari 41 yenye maandishi hafifu; mingine inathibitishwa na salio la kila mstari, na siku nne za kuchapa zinaokolewa.",
      metrics: [
        {
          label: "Mistari iliyosomwa",
          value: "1,860",
        },
        {
          label: "Mistari ya kuthibitisha",
          value: "41",
        },
        {
          label: "Muda wa kuchapa uliookolewa",
          value: "Takriban siku 4",
        },
      ],
    },
  ],
  trial: "lina ripoti tano, kila moja kwa vikomo vya Mojamoja",
  pricing: [
    {
      tier: "Mojamoja",
      period: "ripoti",
      description:
        "Matumizi ya mara chache: mkopo wa chama, uthibitisho wa mapato ya mpangaji mpya, jedwali moja la ukaguzi.",
      features: [
        "Hadi miezi 12 kutoka akaunti 2",
        "Ukaguzi wa faili na ripoti ya mtiririko wa pesa",
        "PDF na Excel",
      ],
      savings: "",
    },
    {
      tier: "Dawati",
      period: "mwezi",
      description: "Dawati dogo la mikopo, au timu ya fedha yenye benki kadhaa.",
      features: [
        "Ripoti 25 kwa mwezi, kisha {single} kwa kila moja",
        "Hadi miezi 12 kutoka akaunti 5",
        "Kanuni zako mwenyewe za mapato na matumizi",
        "Kiungo cha kupakia chenye ilani yako ya data",
        "Watumiaji 3",
      ],
      savings: "{deskEach} kwa ripoti, badala ya {single} mojamoja",
    },
    {
      tier: "Mkopeshaji",
      period: "mwezi",
      description: "SACCO na taasisi za mikopo midogo zinazopokea maombi mfululizo.",
      features: [
        "Ripoti 100 kwa mwezi, kisha {lenderEach} kwa kila moja",
        "Vyote vilivyo kwenye Dawati",
        "Uwiano unaotakiwa na sera yako ya mikopo, kwenye ukurasa wa kwanza",
        "Matokeo hutumwa kwenye mfumo wako wa mikopo kwa API",
        "Watumiaji 15 wenye hatua za idhini",
      ],
      savings: "{lenderEach} kwa ripoti, badala ya {single} mojamoja",
    },
  ],
  faqs: [
    {
      question: "Inaweza kusoma statement za benki zipi?",
      answer:
        "Statement za PDF na Excel za benki nyingi zinazofanya kazi nchini Kenya, na za SACCO nyingi. Benki hubadilisha mpangilio wa statement zao bila kumwambia yeyote. Mpangilio usipotambuliwa tunakuambia, hatutozi chochote, na tunaomba sampuli yenye majina yaliyofichwa. Kwa kawaida mpangilio mpya huongezwa kwa siku mbili hadi tatu za kazi.",
    },
    {
      question: "Ukaguzi wa faili usipopata kitu, je, statement ni halali?",
      answer:
        "Si mara zote. Ukaguzi hunasa mabadiliko ya kawaida: kiasi kilichobadilishwa, mstari uliofutwa, fonti tofauti, salio lisilolingana na mistari, PDF iliyopitia programu ya kuhariri. Statement ghushi iliyotengenezwa kwa makini, ikachapishwa na kuskaniwa, huwa na alama chache zaidi. Kwa mkopo mkubwa, iombe benki ikutumie statement moja kwa moja.",
    },
    {
      question: "Je, ni lazima wakopaji wetu wakubali?",
      answer:
        "Statement ya benki ni data binafsi. Kwa jinsi tunavyoielewa Sheria ya Ulinzi wa Data (Data Protection Act), unahitaji msingi wa kisheria wa kuichakata, na mkopaji anapaswa kujua unasoma nini na kwa nini. Data nyeti, kama ya afya, imani, mali au familia, hupelekwa nje ya {company.country} kwa ridhaa ya mkopaji tu. Kiungo cha kupakia huonyesha ilani yako na kuweka kumbukumbu ya kukubaliwa kwake. Mwombe mshauri wako wa ulinzi wa data akague maneno yake, au uulize Ofisi ya Kamishna wa Ulinzi wa Data (Office of the Data Protection Commissioner); tunatoa rasimu na hatutoi ushauri wa kisheria.",
    },
    {
      question: "Je, statement ya M-Pesa ya mkopaji inaweza kuingia katika ripoti hiyohiyo?",
      answer:
        "Ndiyo. Inaongezwa kama akaunti moja zaidi, na mapato na malipo ya lazima husomwa humo pia. Biashara inayotaka malipo ya paybill yalinganishwe na wateja na ankara (invoice), au ya till yapangwe, inahitaji AI M-Pesa Analyzer. Mipango yake huhesabu miamala badala ya ripoti.",
    },
    {
      question: "Mwezi usio na kazi nyingi tunatathmini mikopo kumi. Je, mpango unafaa?",
      answer:
        "Ikiwa katika miezi mingi ripoti mojamoja zingegharimu zaidi ya {desk}, chagua mpango wa Dawati. La sivyo, lipa {single} kwa kila ripoti. Kwenye Dawati, kila ripoti inayozidi 25 pia ni {single}, kwa akaunti na kanuni zilezile za Dawati, ukiiagiza. Kwa hivyo, ukihitaji ripoti 26 hadi 49, Dawati ni nafuu kuliko Mkopeshaji. Zikiwa 50, bei ni sawa. Ripoti ambazo hukuzitumia hazihamii mwezi ujao. Unaweza kubadilisha mpango kila mwezi, na jaribio la bure la siku {company.trialDays} lina ripoti tano.",
    },
  ],
  stats: [],
  notFor: [
    "Timu za fedha zinazotaka mistari ya benki ilinganishwe na ankara au leja. Ripoti hupanga mistari hiyo; kuilinganisha ni mtiririko wa kazi, kuanzia {company.workflowFrom}.",
    "Anayehitaji ripoti ya shirika la taarifa za mikopo (CRB): zana hii huona tu akaunti ambazo statement zake zilipakiwa.",
  ],
};
