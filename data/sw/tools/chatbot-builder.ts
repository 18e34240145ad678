import type { Translation } from "#data/load/translation.ts";
import type { Tool } from "#data/schemas/tool.ts";

export const chatbotBuilder: Translation<Tool> = {
  tagline: "Hujibu WhatsApp kwa kutumia orodha yako ya bei, na kumwita mfanyakazi wako inapobidi.",
  inShort: "Jumbe za WhatsApp hujibiwa mchana na usiku",
  description:
    "Tengeneza chatbot ya WhatsApp na tovuti kutokana na orodha yako ya bei, saa za kazi na kanuni zako. Hujibu kwa Kiingereza au Kiswahili, hupanga miadi, na mengine huwaachia wafanyakazi wako.",
  overview: [
    "Soma jumbe za WhatsApp za biashara yako za siku moja na uhesabu. Mnafungua Jumamosi? Kuziba jino ni pesa ngapi? Mko wapi hasa Ngara? Naweza kuja saa tisa? Maswali kama haya huwa nusu ya jumbe zote au zaidi, na husubiri huku mhudumu wa mapokezi akiwa kwenye simu. Chatbot Builder huyajibu kwa kutumia hati zako, huweka miadi ya saa tisa alasiri (15:00), na humpa mfanyakazi mahususi yaliyobaki, pamoja na mazungumzo yote.",
    "Inawafaa wanaopata mazungumzo kumi au zaidi kwa siku: kliniki, shule, maduka ya vifaa vya ujenzi, saluni, gereji na matawi ya SACCO. Unaiandaa kwa maneno ya kawaida, kama unavyomwelekeza mfanyakazi mpya; huhitaji kujua kuandika programu. Haisemi chochote kisichomo kwenye hati zako.",
  ],
  keyBenefits: [
    "Mgonjwa anayeandika saa 4 usiku (22:00) anapata nafasi papohapo, na wahudumu wa mapokezi wanaikuta kwenye ratiba saa 2 asubuhi (8:00)",
    "Bei hutoka kwenye orodha yako ya sasa, hivyo WhatsApp na kaunta hutaja bei ileile kwa {company.currency}",
    "Wafanyakazi wako huendelea katika mazungumzo yaleyale, na chatbot hunyamaza hadi wairudishie kazi",
    "Kwenye mpango wa Laini ya wateja wengi, orodha ya kila wiki ya maswali yasiyojibiwa huonyesha yanayokosekana kwenye tovuti na mabango yako",
    "Kiswahili hujibiwa kwa Kiswahili na Kiingereza kwa Kiingereza, bila kumwomba mteja achague",
  ],
  features: [
    "Majibu yaleyale kwenye WhatsApp na tovuti (zote mbili: Laini ya wateja wengi)",
    "Huweka, huhamisha au hufuta miadi kwenye Google Calendar au mfumo wetu wa kuweka nafasi, na hutuma vikumbusho",
    "Humwita mfanyakazi kwa kiasi kikubwa, hasira au ombi la mteja (kwa mada: Laini ya wateja wengi)",
    "Hujibu kutokana na orodha yako ya bei, maswali ya kawaida, PDF na kurasa za tovuti tu, na chanzo hurekodiwa",
    "Kiingereza, Kiswahili na mchanganyiko wake; huelewa Sheng vizuri zaidi kuliko inavyoiandika",
    "Maombi ya amana kwa M-Pesa, kupitia till au paybill yako (Laini ya wateja wengi)",
    "Saa za kufungua, sikukuu na maelekezo ya kufika tawini, pamoja na ramani",
    "Majibu ya picha na PDF: muundo wa karo, menyu, orodha ya bei",
    "Ujumbe wa sauti huandikwa; usiposikika vizuri, hukabidhiwa mfanyakazi (Laini ya wateja wengi)",
    "Majaribio kwa maswali 50 ya mfano kabla chatbot haijamjibu mteja",
    "Ripoti ya kila wiki: mazungumzo, miadi, makabidhiano na maswali yaliyokosa jibu (Laini ya wateja wengi)",
    "Nambari za simu na mazungumzo hupakuliwa au kufutwa mteja akiomba",
  ],
  workflow: [
    {
      title: "Ielekeze",
      description:
        "Pakia orodha ya bei, maswali ya kawaida na saa za kazi. Andika mambo ambayo haipaswi kamwe kuyasema au kuyaahidi.",
      details: [
        "Excel, PDF, Word, Google Sheets au anwani ya tovuti",
        "Hati mbili zikipingana, unaonyeshwa kwanza",
        "Kliniki au duka la kawaida linahitaji alasiri moja",
      ],
    },
    {
      title: "Weka mipaka",
      description:
        "Amua chatbot imalize nini yenyewe, nini kinahitaji mtu na, kwa Laini ya wateja wengi, mtu huyo ni nani kwa kila saa ya siku.",
      details: [
        "Kwa mfano: oda za zaidi ya KSh 50,000, malalamiko, na mada kwa Laini ya wateja wengi",
        "Nje ya saa za kazi humwambia mteja atajibiwa lini",
      ],
    },
    {
      title: "Jaribu kwa maswali halisi",
      description:
        "Bandika mazungumzo ya wiki iliyopita na usome mstari kwa mstari jinsi chatbot ingeyajibu.",
      details: [
        "Weka alama kwenye jibu baya na urekebishe hati iliyolitoa",
        "Rudia hadi mhudumu wako wa mapokezi akubaliane na majibu",
        "Hakuna kinachotumwa kwa wateja katika hatua hii",
      ],
    },
    {
      title: "Anza siku isiyo na wateja wengi",
      description:
        "Anza kwenye tovuti, au kwenye WhatsApp kwa sehemu ya siku, na usome mazungumzo 50 ya kwanza.",
      details: [
        "Ujumbe wa kwanza unasema kuwa ni msaidizi wa kompyuta",
        "Swichi moja hurudisha mazungumzo yote kwa wafanyakazi wako",
        "Maswali: {company.hours}. Chatbot ikisimama ghafla, kuna mhandisi wa zamu {company.support}",
      ],
    },
  ],
  useCases: [
    {
      title: "Miadi ya kliniki kwenye WhatsApp, mchana na usiku",
      scenario:
        "Kliniki ya meno mjini Nakuru yenye viti viwili inapokea takriban mazungumzo 900 kwa mwezi, theluthi moja baada ya kufunga. Wahudumu wa mapokezi wanajibu wakipata nafasi kati ya mgonjwa mmoja na mwingine; nafasi zinabaki wazi kwa sababu jibu linachelewa kwa muda wa saa moja. Madaktari wa meno wanasisitiza kwamba ushauri kuhusu dalili utolewe kliniki tu.",
      result:
        "Chatbot inataja bei, inapendekeza nafasi zilizo wazi, inapokea amana ya KSh 500 kwa M-Pesa na kutuma kikumbusho siku moja kabla. Wenye maumivu, uvimbe au kutokwa na damu, na watoto wa chini ya miaka mitano, wanapelekwa moja kwa moja mapokezini na kupewa nambari ya dharura ya kliniki.",
      metrics: [
        {
          label: "Mazungumzo kwa mwezi",
          value: "900",
        },
        {
          label: "Yaliyokamilika bila wafanyakazi",
          value: "620",
        },
        {
          label: "Yaliyokabidhiwa mapokezi",
          value: "280",
        },
      ],
    },
    {
      title: "Duka la vifaa vya ujenzi linataja bei fundi akiwa kazini",
      scenario:
        "Wakandarasi karibu na Kisii wanatuma orodha kwa WhatsApp: mifuko 40 ya saruji, vyuma 12 vya Y10, misumari, viletwe Suneka. Jioni mwenye duka anaandika bei ya kila kitu kwa kukumbuka tu, na wakati huo baadhi yao wameshanunua kwingine. Bei ya saruji inabadilika mara mbili kwa mwezi.",
      result:
        "Chatbot inasoma orodha, inauliza yasiyoeleweka, inajumlisha kwa bei za Google Sheet yenye bidhaa 340 na kuongeza usafiri kulingana na eneo. Bei ni halali kwa siku hiyo. Ikizidi KSh 50,000, mwenye duka anapata rasimu na kuithibitisha mwenyewe.",
      metrics: [
        {
          label: "Bidhaa kwenye jedwali",
          value: "340",
        },
        {
          label: "Bei kutoka kwa mwenye duka jioni",
          value: "Muda wa saa 5",
        },
        {
          label: "Bei kutoka kwa chatbot na jedwali",
          value: "Dakika 3",
        },
      ],
    },
    {
      title: "Wiki ya kuripoti katika shule ya bweni",
      scenario:
        "Wiki ya kwanza ya Januari, shule moja mjini Machakos inapokea maswali ya wazazi 1,100. Maswali sita yanarudiwa: siku ya kuripoti, muundo wa karo, paybill na jinsi ya kuandika akaunti, sare, usafiri kutoka Nairobi, siku ya kutembelea. Simu ya mhasibu wa shule haipatikani hadi Alhamisi.",
      result:
        "Wazazi wanapata muundo wa karo kama PDF na kuonyeshwa jinsi ya kuandika akaunti, mfano ukiwa nambari ya usajili ya mtoto wao. Salio na mipango ya kulipa karo vinaenda kwa mhasibu wa shule, ambaye sasa anajibu hayo tu.",
      metrics: [
        {
          label: "Wazazi wanaoandika wiki hiyo",
          value: "1,100",
        },
        {
          label: "Maswali yanayorudiwa",
          value: "6",
        },
        {
          label: "Yaliyopelekwa kwa mhasibu",
          value: "140",
        },
      ],
    },
  ],
  trial: "lina vikomo vya Kaunta moja",
  pricing: [
    {
      tier: "Kaunta moja",
      period: "mwezi",
      description: "Duka, kliniki au ofisi moja.",
      features: [
        "Mazungumzo 500 kwa mwezi, kisha {oneCounterEach} kwa kila moja ukiruhusu",
        "WhatsApp au tovuti",
        "Miadi kwenye Google Calendar",
        "Wafanyakazi 2 wa kukabidhiwa mazungumzo",
        "Mhandisi wa zamu {company.support}",
      ],
      savings: "",
    },
    {
      tier: "Laini ya wateja wengi",
      period: "mwezi",
      description: "Timu inayotumia nambari moja siku nzima.",
      features: [
        "Mazungumzo 2,000 kwa mwezi, kisha {oneCounterEach} kwa kila moja ukiruhusu",
        "Vyote vilivyo kwenye Kaunta moja",
        "WhatsApp na tovuti",
        "Maombi ya malipo ya M-Pesa",
        "Ujumbe wa sauti",
        "Wafanyakazi 8, mazungumzo hugawiwa kwa mada na saa",
        "Ripoti ya kila wiki",
      ],
      savings: "{busyLineEach} kwa kila mazungumzo badala ya {oneCounterEach}",
    },
    {
      tier: "Matawi",
      period: "",
      description: "Matawi au nambari kadhaa, au muunganisho na mfumo wako mwenyewe.",
      features: [
        "Idadi ya mazungumzo kwa makubaliano",
        "Nambari, kalenda na orodha ya bei kwa kila tawi",
        "Muunganisho na CRM, mfumo wa bidhaa au wa wagonjwa ulio na API",
        "Maandalizi na mafunzo, yanayofanywa na timu yetu",
        "Mhandisi wa zamu {company.support}",
      ],
      savings: "",
    },
  ],
  faqs: [
    {
      question: "Je, naweza kubaki na nambari yangu ya WhatsApp ya sasa?",
      answer:
        "Mara nyingi, ndiyo. Lazima nambari isajiliwe kwenye WhatsApp Business Platform. Huenda app iliyo kwenye simu yako ikaacha kufanya kazi nayo, kulingana na jinsi unavyoitumia sasa. Tunakagua nambari yako kabla hujaamua; unaweza pia kuanza na nambari ya pili na kuhama baadaye. Hadi nambari isajiliwe, ijaribu chatbot kwenye tovuti yako; kwa WhatsApp, siku {company.trialDays} zinaanza nambari ikishasajiliwa.",
    },
    {
      question: "Je, WhatsApp inaruhusu chatbot za AI?",
      answer:
        "Inaruhusu chatbot zinazowahudumia wateja wa biashara husika: majibu, miadi, oda, vikumbusho. Tangu 15 Januari 2026, kwa jinsi tunavyoyaelewa masharti ya WhatsApp Business Solution, Meta imepiga marufuku wasaidizi wa AI wa matumizi ya jumla kwenye mfumo wake wa biashara. Chatbot hii hujibu maswali ya biashara yako pekee, kutokana na hati zako tu. Meta ndiyo inayoamua inachoruhusu, kwa hivyo soma masharti yake ya sasa.",
    },
    {
      question: "Mbali na bei hiyo, WhatsApp yenyewe inatoza kiasi gani?",
      answer:
        "Meta hutoza ada kwa aina fulani za jumbe ambazo biashara hutuma, hasa zinazoanzisha mazungumzo, kama vikumbusho. Unailipa Meta moja kwa moja, kwa viwango vyake vinavyobadilika; sisi hatuongezi chochote. Angalia viwango vya sasa kabla ya kuwasha vikumbusho kwa kila mtu.",
    },
    {
      question: "Ni nini kinachohesabiwa kuwa mazungumzo?",
      answer:
        "Ni yote mnayoandikiana na mteja mmoja ndani ya saa 24, hata jumbe ziwe nyingi kiasi gani. Majaribio, nambari zisizo sahihi, vikumbusho pamoja na majibu yake, na mazungumzo yaliyojibiwa yote na wafanyakazi wako hayahesabiwi. Ukifikia 80% ya idadi ya mwezi, tunakujulisha. Ukifikia 100%, mazungumzo mapya hupelekwa kwa wafanyakazi wako, isipokuwa kama umeruhusu mazungumzo ya ziada, kila moja kwa {oneCounterEach}.",
    },
    {
      question: "Je, itabuni bei au kuahidi punguzo?",
      answer:
        "Hutaja tu bei zilizo kwenye hati zako, na jumla hukokotolewa, haikisiwi. Punguzo hutolewa na watu tu. Mteja akisisitiza, chatbot huuliza kama imwite mtu. Bado inaweza kuelewa swali vibaya, kwa hivyo weka kanuni kwamba oda kubwa zithibitishwe nawe.",
    },
    {
      question: "Sisi ni kliniki. Je, data ya wagonjwa inalindwaje?",
      answer:
        "Maelezo ya afya ni data binafsi nyeti, kwa hivyo acha chatbot iulize jina, saa na aina ya ziara tu. Data kama hiyo hupelekwa nje ya {company.country} kwa ridhaa ya mgonjwa tu. Hata hivyo wagonjwa watataja dalili; ni wewe unayeamua mazungumzo yafutwe baada ya muda gani. Haitambui ugonjwa, haielezi matokeo wala haishauri kuhusu dawa. Mwombe mshauri wako akague mpangilio, au uliza Ofisi ya Kamishna wa Ulinzi wa Data (Office of the Data Protection Commissioner); sisi tunatoa maelezo wanayohitaji. Hatuuzi chatbot kama yenye cheti: uliza Digital Health Agency kama chatbot ya kliniki inakihitaji.",
    },
    {
      question: "Itakuwaje wateja wakichukia kuzungumza na chatbot?",
      answer:
        "Yeyote anayeandika “MTU”, “PERSON” au maneno ya hasira anaunganishwa na mtu, au anaambiwa mtu atajibu lini. Ijaribu kwa siku {company.trialDays} bila kadi ya benki, ndani ya vikomo vya Kaunta moja, na usome mazungumzo. Ukilipia mpango huo au Laini ya wateja wengi na zana isifanye yaliyo kwenye ukurasa huu, dhamana ya siku {company.moneyBackDays} ya kurudishiwa pesa inatumika, ikihesabiwa tangu siku ya kwanza unayolipia.",
    },
  ],
  stats: [],
  notFor: [
    "Biashara zinazopata mazungumzo chini ya kumi hivi kwa siku. Majibu ya haraka na ujumbe wa kutokuwepo katika app ya WhatsApp Business havigharimu chochote.",
  ],
};
