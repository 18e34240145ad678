import type { Translation } from "#data/load/translation.ts";
import type { Service } from "#data/schemas/service.ts";

export const workflowDesign: Translation<Service> = {
  title: "Kubuni mitiririko ya kazi ya AI",
  tagline:
    "Tunaandika hatua za kazi moja pamoja na wanaoifanya, kisha tunatengeneza mtiririko unaoifanya kazi hiyo, bila mtu kuandika upya.",
  description:
    "Tunaangalia jinsi kazi inavyofanywa leo, tunakubaliana kuhusu njia bora na kuiandika kwenye ukurasa mmoja, kisha tunatengeneza mtiririko wake. Programu inasoma, inalinganisha na kuhifadhi; wafanyakazi wako wanaidhinisha malipo na kuamua kuhusu mambo yenye shaka.",
  features: [
    "Kikao cha kuandika hatua za kazi na wafanyakazi wanaoifanya, ofisini kwako au kwa simu",
    "Muundo wa ukurasa mmoja kwa lugha rahisi, unaotiwa saini kabla hatujaanza kutengeneza",
    "Mtiririko unafanya kazi na programu ulizo nazo: Excel, Google Sheets, QuickBooks, Sage, WhatsApp",
    "Vikomo vya kuidhinisha malipo, pesa zinazorudishwa na hati za kupunguza deni (credit note)",
    "Mambo yenye shaka yanaenda kwa mtu uliyemteua, pamoja na sababu",
    "Majaribio sambamba kwa nyaraka zako kabla ya kubadili utaratibu",
  ],
  deliverables: [
    "Ramani ya kazi ilivyo leo na itakavyokuwa, pamoja na muda wa kila hatua",
    "Mtiririko wa kazi ulio tayari kutumika, kwenye akaunti za kampuni yako",
    "Orodha ya kanuni: kila kanuni, kikomo chake na nani anaweza kuibadilisha",
    "Rekodi ya majaribio: nyaraka zako, matokeo yaliyotarajiwa na yaliyopatikana",
    "Mafunzo ya muda wa saa mbili, yaliyorekodiwa, na mwongozo mfupi wa kazi",
  ],
  overview: [
    "Ofisi nyingi zina kazi ambayo kila mtu anaitegemea lakini hakuna aliyeiandika. Jumatatu mtu anapakua statement ya paybill, na mwenzake anaandika kwenye Excel pesa zilizowekwa benki. Kufikia Alhamisi mtu wa tatu anawapigia wateja simu kuhusu KSh 4,300 zilizofika bila nambari ya akaunti. Tunachukua kazi moja ya aina hiyo na kuieleza: nini kinaianzisha, programu inafanya nini, mtu anaamua nini, na mambo yenye shaka yanaenda wapi.",
    "Unatupatia mifano halisi ishirini au thelathini, nusu siku ya kukaa na wafanyakazi wanaoifanya kazi hiyo (ikigawanywa kwa siku mbili), na meneja mmoja anayeweza kuamua. Unapata mtiririko wa kazi unaotumika na nyaraka za kuutunza. Gharama ya kuanzisha inaanzia {price}; kwa kawaida hiyo inatosha kwa kazi moja, mifumo miwili na ngazi moja ya idhini, na mtiririko unaanza kutumika baada ya wiki 2-4.",
  ],
  whatWeOffer: [
    {
      title: "Kuandika hatua za kazi",
      description:
        "Tunakaa na mtu anayeifanya, tunapima muda wa kila hatua na kuandika kazi inasubiri wapi. Mara nyingi ramani inafichua ripoti ambayo hakuna anayeisoma, au nambari inayoandikwa mara tatu.",
    },
    {
      title: "Kusoma nyaraka",
      description:
        "Ankara (invoice) za wasambazaji, delivery note na statement zinakuja kwa barua pepe, skani au picha ya WhatsApp. Mtiririko wa kazi unazigeuza kuwa data iliyopangwa na kumuuliza mtu pale nambari isiposomeka vizuri.",
    },
    {
      title: "Kulinganisha na kukagua",
      description:
        "Mtiririko unalinganisha malipo na ankara, LPO na delivery note, statement na leja. Vinavyolingana kabisa vinapita; vilivyobaki vinasubiri kwenye orodha moja, kila kimoja na pendekezo lake.",
    },
    {
      title: "Idhini zinazofuatwa kweli",
      description:
        "Mfumo unafuata vikomo unavyoviweka wewe. Kwa mfano, hadi KSh 20,000 meneja wa tawi anaidhinisha kwa simu; zaidi ya hapo ni meneja wa fedha. Faili ya malipo hutengenezwa baada ya idhini tu.",
    },
    {
      title: "Matengenezo baada ya kuanza",
      description:
        "Benki inabadilisha muundo wa statement zake, tawi linafunguliwa, kanuni inabadilika. Kwa ada ya kila mwezi tunaufuatilia mtiririko wa kazi na kufanya mabadiliko hayo. Unaweza pia kuyafanya mwenyewe kwa kufuata orodha ya kanuni.",
    },
  ],
  process: [
    {
      phase: "Kuangalia kazi",
      duration: "Siku 2-4 za kazi",
      description:
        "Tunaifuatilia kazi kuanzia hati ya kwanza hadi ya mwisho, pamoja na karani anayeifanya na meneja anayetia saini. Kwao ni nusu siku. Kwenye rekodi zako mwenyewe tunahesabu wingi wa kazi, dakika za kila hatua na makosa ya kawaida.",
      deliverables: [
        "Ramani ya kazi ya leo yenye muda na wingi",
        "Orodha ya mambo yenye shaka, pamoja na mifano halisi",
      ],
    },
    {
      phase: "Kukubaliana kuhusu muundo",
      duration: "Siku 2-4 za kazi",
      description:
        "Ukurasa mmoja unaonyesha njia mpya: nini kinaianzisha, nini kinajiendesha, nani anaidhinisha, hadi kiasi gani. Tunapitia mifano mitano migumu na timu yako kwenye karatasi. Tunaanza kutengeneza ukishatia saini.",
      deliverables: [
        "Muundo wa ukurasa mmoja uliotiwa saini",
        "Orodha ya kanuni yenye vikomo na majina",
        "Uamuzi wako: kuendelea, au kuacha na kudaiwa {company.stopAfterDesignPercent}% ya bei",
      ],
    },
    {
      phase: "Kutengeneza na kujaribu",
      duration: "Siku 4-8 za kazi",
      description:
        "Tunautengeneza mtiririko kwa nakala za data yako, kisha tunaingiza nyaraka za mwezi uliopita na kulinganisha matokeo na waliyorekodi wafanyakazi wako. Unaonyeshwa kazi ikiwa imefika nusu, wakati mabadiliko bado ni nafuu.",
      deliverables: [
        "Toleo linalofanya kazi kwa data ya majaribio",
        "Rekodi ya majaribio kwa nyaraka za mwezi uliopita",
        "Orodha ya mipaka inayojulikana",
      ],
    },
    {
      phase: "Majaribio sambamba na makabidhiano",
      duration: "Siku 2-4 za kazi",
      description:
        "Kazi ya siku ileile inafanywa kwa njia ya zamani na kwa njia mpya. Kila tofauti inaelezwa au kurekebishwa. Kisha tunaifundisha timu. Makabidhiano ni siku unapotia saini kuthibitisha mambo mawili: jaribio limefaulu (matokeo yamelingana siku mbili za kazi mfululizo), na timu inafanya kazi kwa njia mpya.",
      deliverables: [
        "Ulinganisho wa kila siku, uliotiwa saini",
        "Video ya mafunzo na mwongozo mfupi wa kazi",
        "Akaunti zote na manenosiri, mikononi mwako",
      ],
    },
  ],
  benefits: [
    "Hata mtu pekee anayeijua kazi akienda likizo, kazi haisimami.",
    "Asubuhi wafanyakazi wanafungua orodha fupi ya mistari yenye shaka badala ya statement nzima.",
    "Kila ingizo la kiotomatiki linaonyesha chanzo chake, kama vile nambari ya risiti ya M-Pesa au ukurasa wa ankara.",
    "Vikomo vya malipo na vya kurudisha pesa vinatumika kwa njia ileile kila siku, iwe kuna kazi nyingi au la.",
    "Unajua bei kabla hatujaanza, na kila hatua inapoisha una kitu unachoweza kukitumia.",
  ],
  useCases: [
    {
      title: "Karo ya shule kwa paybill, Nyeri",
      description:
        "Wazazi wanaandika jina la mtoto, nambari ya usajili ya mwaka jana au hawaandiki chochote. Mtiririko wa kazi unalinganisha mlipaji, kiasi na orodha ya darasa, na kuyaingiza malipo yenye uhakika. Kati ya malipo 180 ya siku ya kufungua shule, mhasibu wa shule anaingiza takriban 20 kwa mkono.",
    },
    {
      title: "Ankara za wasambazaji kwa muuzaji wa jumla wa vifaa vya ujenzi, Thika",
      description:
        "Mtiririko unalinganisha LPO, delivery note na ankara ya eTIMS. Ikiwa mifuko 40 ya saruji ilifikishwa na ankara inadai 45, mtiririko unaizuia ankara, unaonyesha tofauti na kumuuliza mtunza ghala kwa WhatsApp.",
    },
    {
      title: "Mapato ya jioni ya matatu 38",
      description:
        "Saa 3 usiku (21:00) ofisi inaandika jumla za makondakta na kupakia statement ya till. Kufikia saa 1 asubuhi (7:00) meneja ana mstari mmoja kwa kila gari: yaliyotarajiwa, yaliyopokelewa kwa M-Pesa, yaliyopokelewa taslimu, yaliyopungua au kuzidi. Upungufu mkubwa zaidi uko juu.",
    },
    {
      title: "Faili ya malipo ya anayeiuzia serikali ya kaunti, Kisumu",
      description:
        "Mtiririko wa kazi unakusanya LSO, cheti cha ukaguzi na ankara ya kila kazi kwenye folda moja na kuorodhesha kinachokosekana. Baada ya siku 30, 60 na 90, mtiririko huo huandika rasimu ya barua ya kufuatilia, ili mkurugenzi aitie saini.",
    },
  ],
  technologies: [
    "Statement za paybill na till za M-Pesa",
    "Ankara za eTIMS",
    "Google Sheets na Excel",
    "QuickBooks",
    "Xero",
    "Sage",
    "Tally",
    "WhatsApp",
    "Gmail na Outlook",
    "Modeli za lugha na za picha",
    "Python",
  ],
  pricing: {
    factors: [
      "Mifumo mingapi inahusika, na kama ina API au inatoa faili tu",
      "Kuna aina ngapi za nyaraka, na kama ni PDF safi, skani au picha za simu",
      "Ngazi za idhini na idadi ya matawi yenye kanuni zake",
      "Kazi hufanywa mara ngapi kwa mwezi: mara 300 na mara 30,000 zinahitaji ukaguzi tofauti",
      "Mafunzo katika maeneo yaliyo nje ya {company.town}",
    ],
  },
  faqs: [
    {
      question: "Tuanze na kazi ipi?",
      answer:
        "Chagua ile inayofanyika angalau kila wiki, inayofuata kanuni ambazo ungeweza kumweleza karani mpya, na inayoleta matatizo inapochelewa. Kulinganisha mistari ya benki na leja ni chaguo la kwanza la wengi. Kazi nyeti zinazofanyika mara chache, kama mikopo ya wafanyakazi au mizozo na wasambazaji, zisubiri kwanza. Ukishindwa kuamua, tutajie mbili au tatu katika mazungumzo ya kwanza ya simu, nasi tutalinganisha pamoja muda wa kila moja.",
    },
    {
      question: "Mtiririko wa kazi ukishindwa kusoma hati, itakuwaje?",
      answer:
        "Unasimama kwenye hati hiyo tu, na kusema sababu: jumla haiko wazi, PIN haipo, msambazaji hajulikani. Mtu uliyemteua anaikagua hati hiyo, na swali likishatatuliwa mtiririko unaiingiza. Wakati wa majaribio sambamba tunahesabu hati hizi pamoja nawe; aina moja ya hati ikisimama mara nyingi, tunabadilisha kanuni au fomu.",
    },
    {
      question: "Ada ya kila mwezi ya {maintenance} inagharamia nini?",
      answer:
        "Ufuatiliaji wa kila siku, mhandisi wa zamu {company.support} endapo mtiririko wa kazi unaotumika utakwama, na marekebisho pale benki au mfumo unapobadilisha muundo wake. Inagharamia pia idadi iliyokubaliwa ya mabadiliko ya kanuni na ripoti fupi ya kila mwezi. Bei ya chini ni ya mtiririko mmoja wa kazi katika eneo moja. Si lazima ulipe ada hii. Bila ada hiyo, timu yako inatumia orodha ya kanuni. Tunarekebisha hitilafu bila malipo hadi dhamana iishe; baada ya hapo tunakupa kotesheni ya kila rekebisho.",
    },
    {
      question: "Nani anamiliki mtiririko wa kazi tukishalipa?",
      answer:
        "Ni wako. Mtiririko huo unafanya kazi kwenye akaunti zilizofunguliwa kwa jina la kampuni yako, na orodha ya kanuni, ramani na rekodi ya majaribio ni zako. Kampuni nyingine inaweza kuuendeleza. Ukisitisha matengenezo, tunaondoa ruhusa zetu na kukupa orodha ya kilichoondolewa. Mtiririko usipofanya yaliyoandikwa kwenye kotesheni, dhamana ya siku {company.moneyBackDays} ya kurudishiwa pesa inatumika, ikihesabiwa tangu makabidhiano.",
    },
    {
      question: "Makarani wanaofanya kazi hii kwa sasa tuwaambie lini?",
      answer:
        "Mapema, na kabla ya kikao cha kuandika hatua za kazi. Wao ndio wanaojua mambo yenye shaka, kwa hivyo mtiririko wa kazi uliotengenezwa bila wao hukwama kwenye jambo la kwanza la aina hiyo. Kwa kawaida kazi ya kuandika huondoka na ya kukagua hubaki: watu walewale wanashughulikia mambo yenye shaka, wanawapigia wateja simu na kufunga hesabu za mwezi mapema. Saa zilizookolewa utazitumiaje? Huo ni uamuzi wako; tunaomba uufanye kabla ya kuanza.",
    },
  ],
  notFor: [
    "Kazi ambayo haiwezi kumwokolea karani angalau {company.breakEvenHours} kwa mwezi. Saa moja ikiwa {company.clerkHour}, muda huo hufidia matengenezo tu. Kama makosa yana gharama kubwa, yahesabu pia.",
    "Kazi itakayofanywa kwa muda mfupi tu. {price} ni gharama ya {setupHours} za karani. Ni lazima mtiririko uokoe saa hizo kabla ya kuleta faida, hata bila matengenezo.",
  ],
};
