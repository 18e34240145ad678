import type { Translation } from "#data/load/translation.ts";
import type { Service } from "#data/schemas/service.ts";

export const customDevelopment: Translation<Service> = {
  title: "Kutengeneza programu maalum",
  tagline: "Tunaandika programu ya ile sehemu ya biashara yako isiyo na programu iliyo tayari.",
  description:
    "Tunatengeneza mifumo ya tovuti na simu, yenye AI panapofaa. Tunaitengeneza kwa hatua, na kila hatua ina bei isiyobadilika unayoijua kabla haijaanza. Source code, data na funguo viko kwenye akaunti zako tangu siku ya kwanza.",
  features: [
    "Kila hatua inapewa bei, inatengenezwa na kukabidhiwa kabla hujaagiza inayofuata",
    "Kila wiki mbili, siku ya Ijumaa, unapata toleo la kujaribu linalofanya kazi",
    "Inafanya kazi kwenye simu za Android za bei nafuu na bila mtandao",
    "USSD (*123#) au SMS kwa watu wasio na simu mahiri",
    "Source code kwenye akaunti yako tangu mstari wa kwanza",
  ],
  deliverables: [
    "Mfumo wenyewe, ukifanya kazi kwenye akaunti yako ya hosting",
    "Source code, majaribio na historia ya kila badiliko",
    "Mwongozo wa watumiaji na mwongozo wa matengenezo kwa msanidi atakayefuata",
    "Nakala za akiba, na jaribio moja la kuzirejesha mbele yako",
    "Data iliyoingizwa kutoka kwenye majedwali yako ya hesabu au mfumo wa zamani, pamoja na hesabu ya rekodi",
  ],
  overview: [
    "Angalia mifumo yetu kumi iliyo tayari kabla hujaendelea kusoma. Kwa duka, chuo, kliniki au ofisi ya mikopo midogo, yaelekea mmojawapo utakufaa, kwa bei inayojulikana. Ukurasa huu ni wa mahitaji mengine: mnunuzi wa majani ya chai anayepaswa kufuatilia kila loti kutoka kwa wakulima 300 hadi kontena moja, au mradi wa maji unaotoza kwa mita.",
    "Miradi ya aina hii hufeli kwa sababu zinazojulikana. Maelezo ya mfumo yana kurasa tisini lakini yanakosa jambo moja ambalo mtunza ghala hulifanya kila siku. Msanidi wa programu (developer) anaondoka na nenosiri. Mwezi wa tano, gharama imeongezeka maradufu. Kwa hivyo, baada ya michoro na kotesheni ya mwanzo, tunatengeneza mfumo kwa hatua fupi. Kila moja ina bei yake na jaribio lake la kukubali kazi, na baada ya kila moja unaweza kusimama, ukiwa na programu inayofanya jambo la maana tayari.",
  ],
  whatWeOffer: [
    {
      title: "Mifumo ya biashara",
      description:
        "Vitabu vya oda, kadi za kazi, rejista za wanachama, kukusanya mazao mashambani na kufuatilia loti zake. Skrini zinatumia maneno yako mwenyewe: ukisema lori, skrini inasema lori.",
    },
    {
      title: "AI ndani ya utaratibu wako",
      description:
        "AI inasoma nyaraka, inapanga maombi, inaandika rasimu za majibu na kugundua takwimu zisizo za kawaida. Kila hatua yake inaonyesha chanzo chake na ina mtu au kanuni ya kuikagua.",
    },
    {
      title: "App za simu kwa kazi ya nje",
      description:
        "App za waendesha bodaboda, wasoma mita na makarani wa vituo vya kukusanyia mazao. Maingizo yanahifadhiwa kwenye simu na kutumwa mtandao unapopatikana; yanayogongana yanaonyeshwa, hayafutwi.",
    },
    {
      title: "Kunusuru mfumo uliopo",
      description:
        "Msanidi ameondoka, seva imesajiliwa kwa jina la mtu mwingine, na mtu mmoja tu ndiye anayejua kuiwasha upya. Kwanza tunalinda ruhusa na nakala za akiba, kisha tunasoma source code na kukushauri: uurekebishe, uupanue au uubadilishe.",
    },
    {
      title: "Matengenezo",
      description:
        "Unapata masasisho ya usalama, nakala za akiba zilizokaguliwa, mhandisi anayeujua mfumo wako, mhandisi wa zamu {company.support} na idadi maalum ya saa za mabadiliko. Bei ni ya kila mwezi; sitisha ukishapata msanidi wako mwenyewe.",
    },
  ],
  process: [
    {
      phase: "Kutafuta hatua ya kwanza",
      duration: "Wiki 1-2",
      description:
        "Kazi hii ina bei yake isiyobadilika, tunayoitoa baada ya mazungumzo ya kwanza kwa simu, bila malipo. Tunakaa siku moja au mbili kwenye mizani ya magari, kaunta au wodi yako, tunachagua sehemu ndogo kabisa yenye manufaa peke yake, tunachora skrini zake na kutoa bei isiyobadilika.",
      deliverables: [
        "Michoro ya skrini unayoweza kuibonyeza",
        "Jaribio la kukubali kazi kwa maneno yako",
        "Bei isiyobadilika ya hatua ya kwanza",
      ],
    },
    {
      phase: "Kutengeneza kidogokidogo",
      duration: "Vipindi vya wiki 2",
      description:
        "Kila wiki mbili, siku ya Ijumaa, watumiaji wako wanajaribu mapya kwenye simu zao wenyewe na kutuambia kasoro zake. Ukiongeza jambo katikati ya hatua, jingine la ukubwa huo linaondolewa, kwa hivyo bei haibadiliki.",
      deliverables: ["Toleo linalofanya kazi kila kipindi", "Orodha ya kilichobadilika na sababu yake"],
    },
    {
      phase: "Kuanza kutumika",
      duration: "Kulingana na wingi wa data",
      description:
        "Tunaingiza rekodi za zamani, tunazihesabu na kuzilinganisha. Eneo moja linaanza, nasi tukiwa hapo, na kitabu cha zamani kinabaki wazi hadi jumla zilingane. Wafanyakazi wako ndio wanaofanya jaribio la kukubali kazi.",
      deliverables: [
        "Data iliyoingizwa, pamoja na hesabu ya rekodi",
        "Mafunzo kazini kwako",
        "Jaribio la kukubali kazi lililotiwa saini",
      ],
    },
    {
      phase: "Hatua inayofuata au matengenezo",
      duration: "Inaendelea, ukipenda",
      description:
        "Hatua ya kwanza inapotumika kila siku unajua ya pili iwe ipi. Iagize, baki na matengenezo tu, au mkabidhi msanidi wako source code; tunamwelekeza kwa siku moja.",
      deliverables: [
        "Kotesheni ya hatua inayofuata, ukiitaka",
        "Mwongozo wa matengenezo",
        "Jaribio la kurejesha data",
      ],
    },
  ],
  benefits: [
    "Wakati wowote, hatari yako ni gharama ya hatua moja tu.",
    "Hulipi leseni kwa kila mtumiaji: timu ya msimu ya watu 80 haigharimu zaidi ya timu ya watu wanane.",
    "Skrini zinatumia maneno yako na kufuata mpangilio wako wa kazi, kwa hivyo mafunzo ni mafupi.",
    "Msanidi yeyote mwenye ujuzi anaweza kuendeleza kazi, kwa kuwa source code, majaribio na miongozo vyote unavyo.",
    "Ripoti zinajibu maswali unayouliza kila wiki, kama vile kilo kwa kila mkulima au kazi zilizochelewa.",
  ],
  useCases: [
    {
      title: "Kutoka kwenye katoni hadi gunia la mkulima",
      description:
        "Kiwanda cha makadamia cha Embu. Hatua ya kwanza: app ya simu katika vituo sita vya kukusanyia inarekodi jina la mkulima, uzito na unyevu na kuchapisha lebo ya gunia. Hatua ya pili inafuatilia kila katoni hadi magunia yake, kama mteja wa kiwanda alivyoomba.",
    },
    {
      title: "Bili za maji kwa nyumba zisizo na simu mahiri",
      description:
        "Huko Makueni, msoma mita anapiga picha, programu inapendekeza nambari, msoma mita anathibitisha. Bili 900 zinatumwa kwa SMS zikiwa na nambari ya akaunti; zinalipwa kwa paybill. Familia zinaangalia salio kwa USSD.",
    },
    {
      title: "Kompyuta ya mweka hazina haitoshi tena",
      description:
        "Michango, majengo mawili ya kupangisha na daftari la mikopo vyote vilikuwa kwenye faili moja ya Excel. Rejista mpya inampa kila mmoja wa wanachama 45 statement yake, na inataka maafisa wawili waidhinishe malipo yoyote yanayotoka.",
    },
    {
      title: "Kuokoa mfumo wa shule za udereva",
      description:
        "Mfumo wa kuweka nafasi ulikuwa mikononi mwa msanidi wa kujitegemea aliye ughaibuni. Wiki ya kwanza tulirejesha ruhusa na kutengeneza nakala za akiba. Ripoti ilishauri kubakisha hifadhidata na kubadilisha skrini kwa hatua mbili.",
    },
  ],
  technologies: [
    "TypeScript na React",
    "Python",
    "PostgreSQL",
    "App za Android na za tovuti zisizohitaji mtandao",
    "USSD na SMS",
    "M-Pesa Daraja API",
    "WhatsApp Business Platform",
    "Modeli za lugha za mtandaoni na modeli huria",
    "Git na majaribio yanayojiendesha",
  ],
  pricing: {
    factors: [
      "Idadi ya aina za watumiaji na skrini katika hatua hiyo",
      "Kufanya kazi bila mtandao, na nini kifanyike simu mbili zikihariri rekodi moja",
      "Kuunganishwa na malipo, ankara (invoice) za ushuru au mifumo mingine",
      "Hali ya data ya zamani: jedwali moja safi au faili kumi na moja za Excel",
      "Hosting: nchi gani, watumiaji wangapi, mfumo unaweza kuzimika kwa muda gani",
    ],
  },
  faqs: [
    {
      question: "Je, mnaweza kutoa makisio ya bei ya mfumo mzima?",
      answer:
        "Hatutoi kabla ya “Kutafuta hatua ya kwanza”, kwa sababu makisio hayo yangekuwa ya kubahatisha. Kazi hiyo ina bei yake ndogo isiyobadilika, unayoijua kabla haijaanza. Baada yake unapata bei isiyobadilika ya hatua ya kwanza, na kadirio la chini na la juu kwa hatua zitakazofuata, pamoja na sababu. Kwa kulinganisha, mifumo yetu iliyo tayari inaanzia kati ya {productsFrom} na {productsTo}; programu inayoandikwa kwa ajili yako pekee kwa kawaida hugharimu zaidi ya mfumo unaokaribiana nayo.",
    },
    {
      question: "Itakuwaje kampuni yenu ikifungwa au tukikosana?",
      answer:
        "Utaendelea bila sisi. Wewe ndiwe unayefungua akaunti za source code, hosting, jina la tovuti na duka la app, na sisi ni watumiaji walioalikwa. Mwongozo wa matengenezo unajaribiwa: mhandisi wetu ambaye hajafanya kazi kwenye mradi huo anauweka mfumo mzima upya, kuanzia mwanzo, kwa kuufuata. Hata ukiondoa ruhusa yetu, bado una mfumo unaofanya kazi na kila kinachohitajika kuubadilisha.",
    },
    {
      question: "Vituo vyetu hupata mtandao mara mbili kwa siku. Je, itafanya kazi?",
      answer:
        "Tukijua hilo mwanzoni, ndiyo. Kila ingizo lina nambari yake, kwa hivyo linaweza kusubiri kwa saa kadhaa, au kutumwa tena, bila kuhesabiwa mara mbili. Wewe unaamua mambo mawili: data ikikosekana kwa muda gani ndipo mwenye simu apigiwe, na nani anaamua watu wawili wanapobadilisha rekodi moja. Tunajaribu kwa simu za bei nafuu zikiwa hazina mtandao kabisa.",
    },
    {
      question: "Mnahitaji nini kutoka kwetu?",
      answer:
        "Mtu mmoja mwenye mamlaka, kwa muda wa takriban saa nne kwa wiki, na watakaoutumia mfumo, kwa muda wa saa moja kila wiki mbili, siku ya Ijumaa. Mradi huchelewa uamuzi ukisubiri kamati inayokutana kila mwezi. Ikiwa ndivyo, kubaliana nayo mapema kuhusu mambo ambayo kiongozi wa mradi anaweza kuamua peke yake.",
    },
    {
      question: "Je, tunaweza kubadili nia katikati?",
      answer:
        "Ndiyo. Ndani ya hatua tunabadilishana: skrini mpya inaingia, nyingine ya ukubwa sawa inatoka, na bei haibadiliki. Chochote kikubwa zaidi kinasubiri hatua inayofuata na kupata kotesheni yake. Baada ya hatua yoyote unaweza kuacha, na unadaiwa tu hatua ulizoagiza. Ulicho nacho kinafanya kazi peke yake.",
    },
  ],
  notFor: [
    "Mfumo wa kawaida wa duka, mishahara, kliniki au chuo. Mmojawapo wa mifumo yetu iliyo tayari ni nafuu zaidi, na unaanza kuutumia mapema.",
  ],
};
