import type { Translation } from "#data/load/translation.ts";
import type { Service } from "#data/schemas/service.ts";

export const aiStrategy: Translation<Service> = {
  title: "Mkakati wa AI",
  tagline:
    "Tunakuambia kazi zipi zianze kujiendesha, kila moja inagharimu kiasi gani, na zipi ziachwe zilivyo.",
  description:
    "Kwa wamiliki na wakurugenzi wanaopaswa kutetea bajeti. Tunahesabu saa zinatumika wapi, tunakadiria gharama kwa shilingi, tunajaribu kazi moja kwa data yako na kuandika mpango ambao bodi inaweza kuukubali au kuukataa.",
  features: [
    "Mahojiano na watu wanaofanya kazi zenyewe, idara kwa idara",
    "Rejista ya kazi: kila kazi ina saa zake, gharama ya makosa, wingi na data",
    "Hesabu ya gharama na faida kwa {company.currency} ya kila kazi iliyochaguliwa, pamoja na makisio yote",
    "Jaribio dogo kwa nyaraka zako kabla hujaingia kwenye jambo kubwa",
    "Kanuni za kurasa mbili za jinsi wafanyakazi watakavyotumia wasaidizi wa AI",
  ],
  deliverables: [
    "Rejista ya kazi, yenye alama za kila kazi inayopendekezwa",
    "Kazi tatu zilizokadiriwa gharama, moja kati yake ikiwa ile tunayokushauri uiache",
    "Maelezo ya data: una data gani, iko wapi, iko katika hali gani, na nani anaruhusiwa kuitumia",
    "Kanuni za wafanyakazi kuhusu wasaidizi wa AI, tayari kupitishwa",
    "Mpango wa miezi kumi na miwili wenye majina, bajeti na hatua ambapo unaweza kusitisha",
    "Waraka wa bodi wa kurasa nne, pamoja na wasilisho",
  ],
  overview: [
    "Bodi inapoanza kuuliza kuhusu AI, kwa kawaida mambo matatu huwa yameshatokea. Muuzaji mmoja ameonyesha jinsi programu yake inavyofanya kazi. Mtu wa idara ya masoko amebandika orodha za wateja kwenye chatbot, kwa akaunti yake binafsi. Na idara ya fedha imeambiwa itafute bajeti ya kitu ambacho hakuna aliyekieleza. Huduma hii inaleta takwimu badala ya maoni.",
    "Tunaanzia kwenye orodha ya mishahara, si kwenye teknolojia: nani anatumia muda gani kwa kazi ipi inayojirudia, na kosa moja katika kazi hiyo linagharimu kiasi gani. Kisha kila kazi inayopendekezwa inapaswa kujibu maswali manne. Je, hufanywa mara za kutosha kuleta faida? Je, data ipo na inaruhusiwa kutumika? Je, mtu anaweza kukagua matokeo kwa muda mfupi kuliko kuifanya kazi yenyewe? Na programu ikikosea siku moja, itakuwaje?",
    "Tunatoa kotesheni baada ya mazungumzo ya kwanza kwa simu, kwa sababu kliniki yenye watu 15 na kampuni ya usambazaji yenye matawi sita ni kazi mbili tofauti. Unajua gharama yote kabla hatujaanza. Gharama hiyo haitegemei utakachonunua baadaye, kwetu au kwa mwingine yeyote.",
  ],
  whatWeOffer: [
    {
      title: "Kutafuta muda unakopotelea",
      description:
        "Tunawahoji wafanyakazi kwa ufupi, nao wanaandika muda wao kwa wiki moja. Hapo tunaona kazi inakorundikana: kuandika LPO upya, kufuatilia viambatisho, kujibu mara arobaini kwa siku swali lilelile la mzigo utafika lini.",
    },
    {
      title: "Kukadiria gharama",
      description:
        "Upande mmoja tunaweka gharama ya kuanzisha, ada za kila mwezi, muda wa wafanyakazi na gharama ya makosa; upande wa pili, thamani ya saa zitakazookolewa, kwa mishahara unayolipa kweli. Hesabu iko wazi: badilisha kisio moja uone matokeo yakibadilika.",
    },
    {
      title: "Jaribio linaloweza kufeli",
      description:
        "Kazi inayoongoza tunaijaribu kwa nyaraka au mazungumzo yako takriban 100. Tunakubaliana mapema kuhusu kiwango cha kufaulu. Jaribio likifeli, waraka wa bodi unasema hivyo.",
    },
    {
      title: "Kutengeneza, kununua au kusubiri",
      description:
        "Kwa kila kazi tunalinganisha zana iliyo tayari, mfumo ulio tayari uliorekebishwa, programu maalum, na kusubiri mwaka mmoja. Wakati mwingine kusubiri ndiyo njia ya bei nafuu zaidi, na hapo tunasema hivyo.",
    },
    {
      title: "Kanuni na majukumu",
      description:
        "Kanuni zinasema ni data ipi inaruhusiwa kwa kila msaidizi wa AI, nani anaidhinisha zana mpya na nani anakagua matokeo yake. Tunaziandika kwa ajili ya ofisi zako, kwa ufupi, ili zisomwe.",
    },
  ],
  process: [
    {
      phase: "Kuhesabu kazi",
      duration: "Siku 2-3 kwa kila idara",
      description:
        "Tunazungumza na wakuu wa idara, kisha na watu wanaofanya kazi zenyewe, na kuangalia barua pepe, rejista na majedwali ya hesabu. Mara nyingi mameneja na makarani hutaja kazi tofauti; tunahifadhi orodha zote mbili.",
      deliverables: [
        "Rejista ya kazi",
        "Muda na wingi wa kila kazi",
        "Uamuzi wako: kuendelea, au kuacha na kudaiwa {company.stopAfterDesignPercent}% ya bei",
      ],
    },
    {
      phase: "Kukadiria na kuteua",
      duration: "Takriban wiki moja",
      description:
        "Kila kazi inayopendekezwa inapewa alama kulingana na wingi, data, hatari na faida yake. Mkuu wako wa fedha anakagua hesabu zetu pamoja nasi, mstari kwa mstari, ili aweze kuzitetea mbele ya bodi.",
      deliverables: [
        "Hesabu ya gharama iliyo wazi, kwenye jedwali la hesabu",
        "Kazi tatu zilizochaguliwa",
        "Maelezo ya data",
      ],
    },
    {
      phase: "Kujaribu kazi ya kwanza",
      duration: "Wiki 1-2",
      description:
        "Tunafanya jaribio dogo kwa data iliyofichwa majina au inayoruhusiwa, kiwango cha kufaulu kikiwa kimeandikwa. Wafanyakazi wako wenyewe wanapima matokeo, kwa sababu wanajua majibu sahihi.",
      deliverables: ["Ripoti ya jaribio yenye orodha ya makosa", "Hesabu mpya za kazi ya kwanza"],
    },
    {
      phase: "Kuamua na kupanga",
      duration: "Kikao kimoja cha nusu siku",
      description:
        "Wakurugenzi wanapitia waraka wa bodi pamoja nasi na kuchagua: kuendelea, kubadilisha au kusitisha. Kisha tunaandika mpango wa mwaka. Kila mradi unapewa tarehe: siku hiyo uwe umeonyesha faida yake, la sivyo unakoma.",
      deliverables: [
        "Waraka wa bodi",
        "Mpango wa miezi kumi na miwili wenye hatua ambapo unaweza kusitisha",
        "Kanuni za wafanyakazi kuhusu wasaidizi wa AI",
      ],
    },
  ],
  benefits: [
    "Bajeti inaenda kwa kazi yenye faida kubwa zaidi.",
    "Wakurugenzi wanaweza kumweleza afisa wa benki, mfadhili au mkaguzi kwa nini pesa zilitumika.",
    "Tangu mwanzo, kila mradi una tarehe ya mwisho iliyoandikwa.",
    "Unawaambia wafanyakazi wako ni wasaidizi gani wa AI wanaoruhusiwa, na kwa data ipi.",
    "Unabaki na hesabu ya gharama ambayo timu yako inaweza kuisahihisha mwaka ujao.",
  ],
  useCases: [
    {
      title: "Supamaketi ya familia inachagua pa kuanzia",
      description:
        "Ina matawi manne karibu na Kisii. Iliorodhesha kazi 26 na kukadiria gharama ya tatu. Kulinganisha ankara (invoice) za wasambazaji kulikuja kwanza, kisha kukagua lebo za bei. Kutabiri mahitaji kuliahirishwa kwa mwaka mmoja, kwa kuwa matawi mawili bado hayakuwa yakirekodi bidhaa zinapokwisha.",
    },
    {
      title: "Chatbot ambayo haikutengenezwa",
      description:
        "Mkurugenzi wa shamba la maua la Naivasha alitaka chatbot ya kuzungumza na wateja. Rejista ilionyesha kwamba kila siku wafanyakazi walitumia muda wa saa kumi na moja kwa packing list na hati za mizigo ya ndege. Bajeti ilienda huko, baada ya jaribio la mizigo 120.",
    },
    {
      title: "Bodi ya SACCO inatafakari mikopo inayoamuliwa na kompyuta",
      description:
        "Mpango unatenganisha kazi mbili. Hati za mshahara (payslip) na statement zinaweza kusomwa na programu, kisha zikakaguliwa. Uamuzi wa kutoa mkopo unabaki kwa kamati. Bodi iliupitisha ukiwa na hatua mbili ambapo inaweza kusitisha.",
    },
  ],
  technologies: [
    "Hesabu ya gharama kwa Excel au Google Sheets",
    "Ramani za hatua za kazi",
    "ChatGPT, Claude na Gemini, zikilinganishwa",
    "Modeli huria kwenye seva zako, inapohitajika",
    "Microsoft 365 na Google Workspace",
    "Data ya mfumo wa uhasibu, ya kupimia wingi wa kazi",
  ],
  pricing: {
    factors: [
      "Idara na maeneo ya kutembelewa, na umbali kati yake",
      "Kama wingi wa kazi unaonekana kwenye mifumo, au lazima uhesabiwe kwa mkono",
      "Ukubwa wa jaribio, na kazi ya kuficha data binafsi",
      "Vikao vya ziada kwa bodi, kampuni mama au mfadhili",
    ],
  },
  faqs: [
    {
      question: "Bei ya kotesheni mnaipangaje?",
      answer:
        "Tunaanza na mazungumzo ya simu ya dakika {company.sessionMinutes}, bila malipo, na mmiliki au mkuu wa fedha. Tunauliza mna wafanyakazi wangapi, maeneo mangapi na mifumo gani, na ni uamuzi gani unaopaswa kufanywa. Kotesheni ya maandishi inataja idadi ya siku, watakaofanya kazi, nyaraka utakazopokea na bei moja isiyobadilika. Ombi lako tunalijibu {company.reply}; kotesheni inafuata baada ya mazungumzo hayo.",
    },
    {
      question: "Je, mpango wenu utapendekeza tu huduma zenu wenyewe?",
      answer:
        "Hapana. Ni kweli kwamba sisi pia tunatengeneza mifumo, kwa hivyo kuna kinga tatu. Hesabu ya gharama iko wazi, na kila kazi inalinganishwa na zana zilizo tayari za kampuni nyingine. Tunakadiria gharama ya kazi tatu: mbili zinazofaa na moja ya kuachwa, ili uone tofauti. Mpango hautaji muuzaji yeyote wa programu kuwa chaguo pekee, na unaweza kuutangazia zabuni.",
    },
    {
      question: "Tuko watu 15 tu. Je, kweli tunahitaji mkakati?",
      answer:
        "Mara nyingi, hapana. Ikiwa tayari unajua ni kazi gani inayomaliza sehemu kubwa ya wiki, ruka hatua hii na uende moja kwa moja kwenye kubuni mtiririko wa kazi au kujaribu zana. Kampuni ndogo inanufaika na mkakati washirika wanapotofautiana, mkopeshaji au mfadhili anapoomba mpango, au data ya wateja inapokuwa nyeti. Hapo huenda idara moja, jaribio moja na alasiri moja vikatosha.",
    },
    {
      question: "Wafanyakazi wetu tayari wanatumia ChatGPT. Je, tuwazuie?",
      answer:
        "Kwanza chunguza wanaitumia kufanya nini: hapo utaona, bila gharama, kazi zao zinazojirudia. Kisha weka kanuni. Kuandika rasimu ya barua ya zabuni ni jambo moja. Kubandika orodha ya mishahara, faili ya mgonjwa au nambari za vitambulisho vya wanachama kwenye akaunti ya mtu binafsi ni jambo jingine. Kurasa mbili tunazoandika zinasema ni akaunti gani, data ipi, nani anakagua, na nani wa kuulizwa mtu akiwa na shaka.",
    },
    {
      question: "Mnawezaje kuthamini saa zilizookolewa ikiwa hakuna anayeachishwa kazi?",
      answer:
        "Tunazihesabu pale tu zinapobadilisha jambo: malipo ya saa za ziada yanayokoma, nafasi isiyojazwa, deni linalokusanywa mapema, faini zinazoepukwa, hesabu za mwezi zinazofungwa kufikia tarehe tano. Saa zinazorahisisha tu siku ya kazi zinawekwa kwenye mstari wake, bila thamani ya shilingi. Mkuu wako wa fedha anaidhinisha mgawanyo huo kabla haujaingia kwenye jumla yoyote.",
    },
  ],
  notFor: ["Bodi ambazo zimeshachagua mradi. Ni heri pesa hizo zitumike kuutengeneza vizuri."],
};
