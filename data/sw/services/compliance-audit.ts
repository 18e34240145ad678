import type { Translation } from "#data/load/translation.ts";
import type { Service } from "#data/schemas/service.ts";

export const complianceAudit: Translation<Service> = {
  title: "Ukaguzi wa kufuata sheria",
  tagline: "Tunagundua udhaifu katika data, ankara na idhini zako kabla mkaguzi hajaugundua.",
  description:
    "Ukaguzi wa wiki nne hadi sita wa jinsi biashara yako inavyoshughulikia data binafsi, hati za ushuru, malipo na zana za AI. Kila tunachobaini kina ushahidi, uzito wake, anayewajibika na tarehe ya mwisho.",
  features: [
    "Tunafuatilia data binafsi kuanzia inapokusanywa hadi inapofutwa, kwenye karatasi na simu",
    "Tunafuatilia sampuli ya manunuzi kuanzia ombi hadi ankara ya eTIMS, malipo na leja",
    "Tunalinganisha ruhusa za mifumo na orodha ya wafanyakazi, pamoja na walioondoka",
    "Tunaorodhesha kila zana ya AI inayotumika, pamoja na data inayoingizwa humo",
    "Tunayapanga yaliyobainika kwa uzito wa madhara yake na kwa kazi ya kuyarekebisha",
    "Tunakagua upya yaliyo ya dharura wiki {company.measuredAfterWeeks} baada ya ripoti",
  ],
  deliverables: [
    "Orodha ya yaliyobainika: ushahidi, hatari, anayewajibika na tarehe ya mwisho",
    "Ramani ya data binafsi: ni ipi, iko wapi, kwa nini, nani anayo, kwa muda gani",
    "Matokeo ya sampuli iliyokaguliwa, muamala kwa muamala",
    "Rasimu za sera, ilani na rejista zinazokosekana",
    "Muhtasari wa kurasa mbili kwa wakurugenzi",
  ],
  overview: [
    "Ni nadra mkaguzi, benki au mteja mkubwa kuanza na sera yako. Bila kukuarifu, wanaomba kuona ridhaa ya mgonjwa fulani, idhini ya malipo fulani au ankara (invoice) ya msambazaji fulani. Sisi tunafanya hivyohivyo kabla yao. Tunachagua mifano bila mpangilio maalum, tunaifuatilia katika faili zako, na kuandika kinachokosekana.",
    "Ukaguzi unahusu mambo manne. Data binafsi: unahifadhi nini kuhusu watu, na Sheria ya Ulinzi wa Data (Data Protection Act) inakutaka ufanye nini, kwa jinsi tunavyoielewa. Hati za ushuru: kama manunuzi na mauzo yana ankara za eTIMS zenye PIN sahihi, na yanalingana na leja. Malipo: kama kuna mtu anayeweza kutayarisha malipo na pia kuyaidhinisha. Kazi zinazojiendesha: zana zako za AI na mitiririko yako ya kazi vinaamua nini, na nani anavikagua.",
    "Gharama inaanzia {price} kwa ofisi au tawi moja. Unapata orodha ya yaliyobainika na rasimu za kinachokosekana. Hupati cheti, maoni ya kisheria wala hesabu zilizokaguliwa: hayo hutolewa na mashirika yenye ithibati, mawakili na wakaguzi wenye leseni, na hati zetu zinawaokolea muda.",
  ],
  whatWeOffer: [
    {
      title: "Ukaguzi wa ulinzi wa data",
      description:
        "Tunapitia fomu, maneno ya ridhaa, kamera za CCTV, faili za wafanyakazi, makundi ya WhatsApp na data iliyopakuliwa kwenye kompyuta. Tunaangalia kinachokusanywa, kwa nini kinahifadhiwa, na ungemjibu vipi mtu anayeomba kuona data yake.",
    },
    {
      title: "Ufuatiliaji wa ankara na VAT",
      description:
        "Tunakagua kama sampuli ya manunuzi na mauzo ina ankara halali ya eTIMS, PIN sahihi, VAT iliyodaiwa na ingizo kwenye leja. Tunaorodhesha mapengo msambazaji kwa msambazaji, ili ujue nani wa kumpigia simu.",
    },
    {
      title: "Udhibiti wa malipo",
      description:
        "Tunakagua watumiaji wa tovuti ya M-Pesa, wanaotia saini benki, pesa za matumizi madogo na pesa zinazorudishwa. Tunatafuta mtu mmoja anayeweza kuandaa malipo na pia kuyaidhinisha, PIN zinazotumiwa na wengi, na nambari za simu za wafanyakazi walioondoka.",
    },
    {
      title: "Ukaguzi wa AI na kazi zinazojiendesha",
      description:
        "Tunaangalia ni zana zipi zinazosoma data ya wateja, kwa akaunti zipi na kwa masharti gani. Kwa kila uamuzi unaofanywa kiotomatiki tunauliza nani anaupitia, na mteja anaweza kuupinga vipi.",
    },
    {
      title: "Rasimu na mafunzo",
      description:
        "Unapata rasimu za hati usizo nazo, kwa lugha rahisi: ilani ya faragha, orodha ya muda wa kuhifadhi data, mpango wa kufuatwa data ikivuja na kanuni za ruhusa. Wafanyakazi wanapata kikao kimoja cha mafunzo kinachotumia mifano ya faili zako.",
    },
  ],
  process: [
    {
      phase: "Mipaka ya kazi na hati",
      duration: "Wiki 1",
      description:
        "Tunakubaliana ni ofisi au matawi gani, mifumo na miezi ipi ya kuangalia, na mifano mingapi. Tunatia saini mkataba wa usiri na kuomba hati takriban thelathini. Hati usiyoweza kuipata ndiyo jambo la kwanza tunalobaini.",
      deliverables: [
        "Mipaka ya kazi na mkataba wa usiri uliotiwa saini",
        "Orodha ya hati: zilizopokelewa na zinazokosekana",
        "Uamuzi wako: kuendelea, au kuacha na kudaiwa {company.stopAfterDesignPercent}% ya bei",
      ],
    },
    {
      phase: "Mahojiano mahali pa kazi",
      duration: "Wiki 1-2",
      description:
        "Tunakaa na mapokezi, ghala, uhasibu na IT, na kuwaomba watu watuonyeshe wanavyofanya kazi. Tunachora njia ambazo data na idhini hupita kweli, na kuzilinganisha na taratibu zako zilizoandikwa.",
      deliverables: [
        "Ramani ya data yako",
        "Nani hasa anaidhinisha nini",
        "Orodha ya zana za AI zinazotumika",
      ],
    },
    {
      phase: "Sampuli na majaribio",
      duration: "Wiki 1-2",
      description:
        "Kwa kawaida tunakagua manunuzi 60, mauzo 40, malipo 25 na kila akaunti ya mtumiaji. Kila kimoja kinafaulu au kinafeli kwa kanuni iliyoandikwa. Tukipata pengo kubwa, tunakuambia siku hiyohiyo.",
      deliverables: [
        "Matokeo ya sampuli na ushahidi wake",
        "Tahadhari ya siku hiyohiyo kuhusu mapengo makubwa",
      ],
    },
    {
      phase: "Yaliyobainika na mpango wa utekelezaji",
      duration: "Wiki 1",
      description:
        "Wanaotajwa kwenye rasimu wanaisoma kwanza na kurekebisha makosa yetu. Kisha tunakutana na wakurugenzi na kila mwenye jambo la kurekebisha, kwa muda wa saa mbili. Mnakubaliana kuhusu tarehe, na unapata rasimu za sera. Wiki {company.measuredAfterWeeks} baadaye tunakagua upya yaliyo ya dharura.",
      deliverables: [
        "Orodha ya mwisho ya yaliyobainika",
        "Mpango wa utekelezaji wenye majina na tarehe",
        "Rasimu za sera",
        "Muhtasari wa wakurugenzi",
      ],
    },
  ],
  benefits: [
    "Unajua ni ankara ipi inayokosekana wakati msambazaji bado anaweza kuitoa.",
    "Wakurugenzi wanaona mambo kumi yaliyopangwa kwa uzito, matatu ya dharura zaidi yakitangulia.",
    "Unajaza fomu ya uchunguzi (due diligence) ya benki au ya mteja mkubwa kwa kutazama faili, si kwa kukisia.",
    "Walioacha kazi hawawezi tena kuingia kwenye till, tovuti za malipo na folda za pamoja.",
    "Wakili wako na mkaguzi wako wa nje wanaanza na ushahidi uliopangwa, kwa hivyo wanamaliza kazi mapema.",
  ],
  useCases: [
    {
      title: "Matokeo ya maabara kwenye simu ya pamoja",
      description:
        "Kliniki ya wagonjwa wa nje ilituma matokeo kwa WhatsApp kutoka kwenye simu isiyofungwa. Watu kumi na wanne waliweza kuitumia; watatu kati yao hawakuwa wakifanya kazi hapo tena. Sasa kuna simu ya kazi hiyo pekee, na kila anayeitumia huingia kwa jina lake; wagonjwa wanatoa ridhaa wanapojisajili, na matokeo yanafutwa yakishatumwa.",
    },
    {
      title: "Mfanyabiashara wa mbao wa Nyahururu anayeomba mkopo wa benki",
      description:
        "Kati ya manunuzi 60 yaliyokaguliwa, tisa hayakuwa na ankara halali ya eTIMS na mawili yalikuwa yameingizwa mara mbili. Orodha ya kila msambazaji ilitumwa wiki hiyohiyo; ukaguzi ulipokwisha, ankara saba zilikuwa kwenye faili na maingizo yote mawili yaliyorudiwa yalikuwa yamebatilishwa.",
    },
    {
      title: "Mkopeshaji mdogo anayewapima waombaji kwa programu",
      description:
        "Hakuna aliyeweza kusema kwa nini mwombaji alikataliwa. Mpango unataka sababu zirekodiwe, meneja apitie maombi yaliyokataliwa, na ilani iwaambie waombaji jinsi statement yao ya M-Pesa inavyotumika na kwa muda gani.",
    },
  ],
  technologies: [
    "Orodha za ukaguzi za Sheria ya Ulinzi wa Data, 2019",
    "Ankara za eTIMS na orodha za VAT",
    "Orodha za watumiaji wa tovuti ya M-Pesa ya mashirika",
    "Kumbukumbu za QuickBooks, Xero, Sage na Tally",
    "Kumbukumbu za Google Workspace na Microsoft 365",
    "Kuchagua sampuli kwa Excel",
  ],
  pricing: {
    factors: [
      "Idadi ya ofisi au matawi, na kama rekodi ziko mahali pamoja",
      "Ukubwa wa sampuli, na inarudi nyuma miaka mingapi",
      "Data ya afya, mikopo au watoto, inayohitaji majaribio ya kina zaidi",
      "Mifumo na akaunti za watumiaji za kukaguliwa",
      "Idadi ya sera mpya kabisa za kuandikwa",
    ],
  },
  faqs: [
    {
      question: "Je, mtaturipoti kwa KRA au Kamishna wa Ulinzi wa Data?",
      answer:
        "Hapana. Ripoti yetu inaenda kwa wakurugenzi walioiagiza, na si kwa mwingine yeyote isipokuwa ukiomba kwa maandishi. Lakini huenda wewe mwenyewe ukawa na wajibu: baadhi ya matukio ya data kuvuja lazima yaripotiwe kwa Kamishna wa Ulinzi wa Data ndani ya muda uliowekwa. Tukipata tukio kama hilo, tunakuambia siku hiyohiyo. Wakili wako au Ofisi ya Kamishna wa Ulinzi wa Data (Office of the Data Protection Commissioner) inaweza kusema ni wajibu upi unaokuhusu.",
    },
    {
      question: "Je, tunapata cheti mwishoni?",
      answer:
        "Hapana. Unapata orodha ya yaliyobainika, ushahidi na mpango wa utekelezaji. Vyeti vya viwango kama ISO 27001 hutolewa na mashirika yenye ithibati, na ukaguzi wa hesabu unaotakiwa na sheria hufanywa na wakaguzi wenye leseni. Tumia ukaguzi wetu kama mazoezi: rekebisha tunachokipata, kisha ndipo uwaite.",
    },
    {
      question: "Je, ni lazima tujisajili kwa Kamishna wa Ulinzi wa Data?",
      answer:
        "Biashara nyingi zinalazimika kujisajili, na baadhi ya zile ndogo zimeondolewa wajibu huo. Mapato, idadi ya wafanyakazi na sekta ndivyo vinavyoamua, na katika baadhi ya sekta ukubwa hauleti tofauti. Tunayakusanya mambo haya na kukuambia yanaonyesha nini. Kwa jibu la uhakika kisheria, yapeleke kwa wakili au kwa Ofisi ya Kamishna wa Ulinzi wa Data. Unajisajili kwa jina lako mwenyewe.",
    },
    {
      question: "Wafanyakazi wetu watatumia muda gani kwa kazi hii?",
      answer:
        "Mratibu mmoja atahitaji muda wa takriban saa moja kwa siku, na watu kumi hivi dakika 60 hadi 90 kila mmoja, zikigawanywa katika wiki zote za ukaguzi. Timu ya uhasibu ndiyo yenye kazi nyingi zaidi, kwa hivyo tunaepuka siku za kuwasilisha VAT na za kufunga hesabu za mwezi. Tunaweza kutoa nakala ofisini kwako, pamoja na wafanyakazi wako.",
    },
    {
      question: "Karatasi mnazokusanya mnazitunza vipi?",
      answer:
        "Ushahidi unawekwa kwenye folda yako mwenyewe, na wakaguzi wawili tu ndio wenye ruhusa. Nambari ya kumbukumbu ikitosha kuwa ushahidi, hatuchukui nakala. Majina ya wagonjwa, wanachama na wanafunzi yanafichwa kwenye ripoti. Baada ya kukagua upya yaliyo ya dharura tunafuta nakala zetu za kazi na kuthibitisha tarehe kwa maandishi; folda inabaki kwako.",
    },
  ],
  notFor: ["Biashara zenye mzozo na mamlaka ya serikali. Zizungumze kwanza na wakili au wakala wa ushuru."],
};
