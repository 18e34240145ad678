import type { Translation } from "#data/load/translation.ts";
import type { Service } from "#data/schemas/service.ts";

export const dataLabeling: Translation<Service> = {
  title: "Kuweka lebo kwenye data",
  tagline: "Tunaweka lebo kwenye nyaraka, mazungumzo na picha zako, ili AI ijifunze kwa mifano ya hapa.",
  description:
    "Unatengeneza AI yako mwenyewe? AI hujifunza kwa mifano; mifano hiyo tunaiandaa nchini {company.country}. Watu wanaoijua lugha na biashara za hapa huziwekea lebo jumbe za Sheng, risiti za duka na picha za majani yenye ugonjwa.",
  features: [
    "Maandishi ya Kiswahili, Kiingereza, Sheng na mchanganyiko ambao watu huandika",
    "Risiti, statement, fomu na maandishi ya mkono, sehemu kwa sehemu",
    "Picha: visanduku, mipaka, madaraja ya ubora na kasoro",
    "Mwongozo wa maandishi wenye mifano ya lebo sahihi na zisizo sahihi",
    "Sehemu ya mifano inawekewa lebo mara mbili na watu wasioshauriana, na unaambiwa walikubaliana mara ngapi",
    "Majina, simu na nambari za vitambulisho zinafichwa kabla ya kazi kuanza",
  ],
  deliverables: [
    "Faili zenye lebo kwa muundo wa CSV, JSON Lines, COCO au muundo wako mwenyewe",
    "Mwongozo wa kuweka lebo, ili wewe au wengine muendelee",
    "Ripoti ya ubora: watu walikubaliana kiasi gani kwa kila lebo, na orodha ya mifano migumu",
    "Seti ya majaribio iliyotengwa, ya kupima modeli bila upendeleo",
  ],
  overview: [
    "“Nimetuma pesa lakini order haijaingia, mko sure?” Je, hilo ni lalamiko, swali la malipo au swali la kufikishiwa mzigo? Ikiwa watu watatu wa ofisi yako wanatoa majibu tofauti, modeli haiwezi kujua jibu sahihi. Kuweka lebo ni kukubaliana kuhusu majibu ya aina hiyo na kuyaandika, mara elfu kadhaa.",
    "Unatuma mifano na kusema unachohitaji kujua kuihusu. Tunairudisha ikiwa na lebo, na tunakuambia waweka lebo wetu walikubaliana mara ngapi. {price} zinatosha takriban maandishi mafupi 5,000 yenye hadi lebo sita, au takriban risiti 1,200 zenye sehemu nane kila moja, pamoja na mwongozo na ukaguzi wa mara mbili. Seti ndogo huchukua wiki mbili; kubwa au ngumu huchukua hadi wiki nane. Data mpya ikiendelea kuja, fungu la kila mwezi hugharimu {maintenance}.",
  ],
  whatWeOffer: [
    {
      title: "Maandishi na mazungumzo",
      description:
        "Tunapanga jumbe za wateja kulingana na lengo na hisia, simu kulingana na sababu ya kupiga, na maoni kuhusu bidhaa kulingana na mada. Waweka lebo wanaifahamu lugha, ikiwemo Sheng na maneno yanayoandikwa jinsi yanavyotamkwa.",
    },
    {
      title: "Mistari ya statement",
      description:
        "Tunaiwekea alama mistari ya statement za M-Pesa na benki: mshahara, msambazaji, kodi ya nyumba, mkopo, kamari, pesa ulizojihamishia. Lebo hizi zinakusaidia kupima maombi ya mikopo na kuingiza miamala kwenye leja kiotomatiki.",
    },
    {
      title: "Nyaraka zilizoskaniwa",
      description:
        "Kila sehemu ya risiti, delivery note au fomu ya dai tunaiwekea kisanduku na kuiandika, hata ikiwa imefifia au iko chini ya muhuri. Kisichosomeka tunakiwekea lebo ya “hakisomeki”.",
    },
    {
      title: "Picha",
      description:
        "Tunaandika daraja la parachichi, uharibifu wa majani ya chai, bidhaa zilizo rafuni, nambari iliyo kwenye mita. Kwa mazao, mtaalamu wa kilimo au mpanga madaraja wako mwenyewe anaamua kuhusu mifano yenye shaka.",
    },
    {
      title: "Kupima majibu ya modeli",
      description:
        "Wakaguzi wanasoma kilichotolewa na chatbot au zana ya kusoma nyaraka na kukitia alama: sahihi, si sahihi au chenye madhara, pamoja na sababu. Unajua kiwango cha makosa kabla wateja hawajayaona.",
    },
  ],
  process: [
    {
      phase: "Mwongozo na kuficha majina",
      duration: "Siku 2-5 za kazi",
      description:
        "Tunaweka lebo kwenye mifano hamsini pamoja na mtaalamu wako. Kila tofauti ya maoni inakuwa kanuni kwenye mwongozo. Data binafsi isiyohitajika kwa kazi hiyo inafichwa punde inapofika.",
      deliverables: ["Mwongozo wa kuweka lebo, toleo la kwanza", "Seti ya kazi iliyofichwa majina"],
    },
    {
      phase: "Fungu la majaribio",
      duration: "Siku 2-5 za kazi",
      description:
        "Waweka lebo watatu wanaweka lebo kwenye mifano ileile 300 bila kuona kazi ya wenzao. Lebo ambazo watu wanazichanganya zinaunganishwa, zinatenganishwa au kuelezwa vizuri zaidi. Unaidhinisha mwongozo baada ya kuona matokeo halisi.",
      deliverables: [
        "Takwimu za kukubaliana kwa kila lebo",
        "Mwongozo, toleo la pili",
        "Uamuzi wako: kuendelea, au kuacha na kudaiwa {company.stopAfterDesignPercent}% ya bei",
      ],
    },
    {
      phase: "Kuweka lebo",
      duration: "Wiki 1-5",
      description:
        "Tunaiwekea lebo seti nzima kwa mafungu ya siku moja au mbili. Mtu mwingine anaweka lebo mara ya pili kwenye sehemu moja ya kumi ya kila fungu; fungu lililo chini ya ubora uliokubaliwa tunalirudia kwa gharama yetu.",
      deliverables: [
        "Faili za kila wiki kwa muundo wako",
        "Jedwali la ubora linalosasishwa",
        "Kumbukumbu ya maswali na majibu yake",
      ],
    },
    {
      phase: "Ukaguzi wa mwisho na makabidhiano",
      duration: "Siku 1-5 za kazi",
      description:
        "Mtaalamu wako anakagua sampuli iliyochaguliwa bila mpangilio maalum. Tunarekebisha kasoro zilizoonekana, tunatenga seti ya majaribio, tunakabidhi kila kitu na kufuta nakala zetu tarehe iliyokubaliwa.",
      deliverables: [
        "Faili za mwisho na seti ya majaribio",
        "Ripoti ya ubora",
        "Uthibitisho wa kufuta nakala",
      ],
    },
  ],
  benefits: [
    "Unajua watu hukubaliana mara ngapi; modeli iliyofundishwa kwa majibu yao haiwezi kupita kiwango hicho.",
    "Seti ya majaribio iliyotengwa inakuwezesha kuwalinganisha wauzaji wawili kwa mifano ileile ya hapa kwetu.",
    "Wataalamu wako wanajibu maswali kwa muda wa saa mbili kwa wiki; hawaweki lebo mwezi mzima.",
    "Mwongozo unabaki kwako, kwa hivyo fungu la mwaka ujao linafuata kanuni zilezile.",
  ],
  useCases: [
    {
      title: "“Polepole” na “haifanyi kazi” yanapokuwa lalamiko moja",
      description:
        "Tulipanga jumbe 8,000 za WhatsApp za kampuni ya intaneti ya Nairobi, za lugha tatu, katika makundi kumi na moja ya sababu. Wateja walitumia maneno mawili kumaanisha jambo moja, kwa hivyo tuliunganisha sababu hizo. Sasa orodha hiyo ndiyo inayoelekeza malalamiko kwa anayehusika.",
    },
    {
      title: "Malipo ya chama si mshahara",
      description:
        "Tulipanga mistari 6,000 ya statement za M-Pesa za mkopeshaji katika makundi tisa, majina yakiwa yameondolewa. Maafisa wa mikopo waliamua mistari 140 yenye shaka, ikiwemo pesa za chama zinazofanana na pesa ambazo marafiki hutumiana.",
    },
    {
      title: "Kuunguzwa na jua au wadudu gamba? Maparachichi ya Murang’a",
      description:
        "Tulipanga kwa daraja picha 2,400 za mkanda wa kiwanda cha kufungasha, na kuchora mipaka ya sehemu zilizoungua kwa jua au zenye wadudu gamba. Mwishoni mpanga madaraja mkuu wa kiwanda alikagua picha 200 zilizochaguliwa bila mpangilio maalum na kurekebisha sita.",
    },
    {
      title: "Kabla ya kununua programu ya kusoma risiti",
      description:
        "Tuliziwekea lebo risiti 600 za kampuni ya vituo vya mafuta ziwe seti ya majaribio. Kisha kampuni ikawaomba wauzaji watatu wa programu wazisome. Muuzaji aliyekuwa na wasilisho bora zaidi alikuwa wa tatu.",
    },
  ],
  technologies: [
    "Label Studio",
    "CVAT",
    "CSV na JSON Lines",
    "Miundo ya COCO na YOLO",
    "Google Sheets",
    "Python",
    "Lebo za awali za modeli, zikikaguliwa na watu",
  ],
  pricing: {
    monthlyFor: "Fungu moja jipya",
    factors: [
      "Idadi ya mifano na muda ambao kila mmoja unachukua",
      "Wataalamu: daktari au mtaalamu wa kilimo hugharimu zaidi ya mweka lebo wa kawaida",
      "Sehemu inayowekewa lebo mara mbili: kwa kawaida sehemu moja ya kumi, na yote kwa data ya afya",
      "Kuficha majina kwa mkono pale yanapoonekana kwenye picha au nyaraka zilizoskaniwa",
      "Ukubwa wa fungu la kila mwezi, ikiwa bidhaa au fomu mpya zinaendelea kuja",
    ],
  },
  faqs: [
    {
      question: "Tunahitaji mifano mingapi?",
      answer:
        "Michache kuliko watu wengi wanavyodhani. Ukitaka kujaribu modeli iliyo tayari, mifano 300 hadi 600 iliyochaguliwa vizuri inatosha. Kupanga jumbe katika makundi kumi kunahitaji mifano elfu kadhaa. Kutambua kasoro ya zao katika mwanga unaobadilika kunahitaji picha elfu kadhaa, na nyingi zaidi kwa kasoro adimu. Baada ya fungu la majaribio tunaweza kusema kama kuongeza mifano elfu moja kunaweza kusaidia, na tunakuambia wakati wa kuacha.",
    },
    {
      question: "Waweka lebo ni akina nani, na wanatendewaje?",
      answer:
        "Ni watu waliopata mafunzo, walio nchini {company.country}, wenye mikataba, wanaolipwa kwa saa; hakuna anayefaidika kwa kuharakisha. Wanafanya kazi katika chumba chenye msimamizi au kwenye kompyuta zinazosimamiwa. Kazi yenye maudhui ya kuogofya au kuhuzunisha inafanywa kwa ridhaa yao tu, kwa zamu fupi, na wanaweza kuikataa. Hatutumii majukwaa ya watu wengi wasiojulikana.",
    },
    {
      question: "Je, tunaruhusiwa kuwapa ninyi jumbe za wateja wetu?",
      answer:
        "Hilo linategemea ulichowaambia wateja na kwa nini una data hiyo. Kabla hujatuma chochote tunapitia nawe lengo, ilani na kuficha majina, na kutia saini mkataba wa uchakataji wa data. Data yako na lebo tunaziweka kwenye seva zetu zilizo {company.hostedIn}, na tunafuta nakala zetu tarehe tuliyokubaliana. Mara nyingi inafaa kwanza ufiche majina, nambari na anwani ukiwa ofisini kwako. Kwa rekodi za afya au za watoto, muulize kwanza mshauri wako, au uulize Ofisi ya Kamishna wa Ulinzi wa Data (Office of the Data Protection Commissioner).",
    },
    {
      question: "Je, modeli kubwa haiwezi kuweka lebo kwa bei nafuu zaidi?",
      answer:
        "Wakati mwingine. Sisi wenyewe tunatumia mapendekezo ya modeli pale fungu la majaribio linapoonyesha kuwa mara nyingi ni sahihi, na bei ya kila mfano inashuka. Lakini modeli hizo hushindwa palepale ambapo modeli yako nayo itashindwa: lugha mchanganyiko, maandishi yaliyofifia, vifupisho vya hapa kwetu. Hapo watu wanahitajika, na pia kwa seti ya majaribio, ambayo haipaswi kuwekewa lebo na modeli inayojaribiwa.",
    },
    {
      question: "Itakuwaje tusipokubaliana na lebo zenu?",
      answer:
        "Tuambie unapopokea faili za wiki, wakati seti bado ni ndogo. Ikiwa mwongozo una kosa, tunaubadilisha pamoja nawe, kisha tunakubaliana kipi kirudiwe. Ikiwa hatukufuata mwongozo, tunarudia fungu hilo kwa gharama yetu. Mwishoni sampuli inayochaguliwa na mtaalamu wako, bila mpangilio maalum, ndiyo inayoamua: kiwango cha kufaulu kiko kwenye kotesheni, na tunafanya kazi hadi kifikiwe.",
    },
  ],
  notFor: [
    "Kazi yenye mifano isiyofika 300 hivi. Wafanyakazi wako wanaweza kuiwekea lebo kwa alasiri mbili. Tuombe mwongozo peke yake.",
  ],
};
