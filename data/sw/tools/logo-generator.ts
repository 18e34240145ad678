import type { Translation } from "#data/load/translation.ts";
import type { Tool } from "#data/schemas/tool.ts";

export const logoGenerator: Translation<Tool> = {
  tagline: "Unaiona nembo yako kwenye muhuri, bango na WhatsApp kabla ya kuilipia.",
  inShort: "Nembo ya muhuri, bango na WhatsApp",
  description:
    "Jibu maswali sita na ulinganishe rasimu kwenye muhuri, risiti, mbele ya duka na picha ya wasifu (profile). Nembo unayoichagua unailipia mara moja tu, na unapata faili ambazo wachapaji huomba.",
  overview: [
    "Nchini Kenya, lazima nembo ionekane vizuri mahali pagumu: muhuri wa mpira, risiti ya mashine, kioo cha nyuma cha matatu, ukuta uliopakwa rangi, na duara la pikseli 40 kwenye orodha ya mazungumzo. Rasimu inayopendeza kwenye kompyuta inaweza kushindwa sehemu tatu kati ya hizo tano. Logo Generator huonyesha kila rasimu sehemu zote tano kwa pamoja, na kuondoa zile zisizosomeka.",
    "Unapata faili za vekta na toleo la rangi moja na, kwa Seti kamili, karatasi inayomwambia mchoraji wa mabango atumie rangi na uwiano gani. Inafaa biashara mpya, chama kilichosajiliwa, klabu ya shule au kanisa linalohitaji nembo nzuri wiki hii kwa shilingi elfu chache.",
  ],
  keyBenefits: [
    "Unalipa mara moja tu, baada ya kuiona nembo kwenye muhuri na bango lako mwenyewe; rasimu ni bure kwa siku {company.trialDays}",
    "Mchapaji, mchoraji wa mabango na fundi wa kudarizi kila mmoja hupata faili anayoomba, bila ada ya kuchora upya",
    "Nembo hufaa kwa rangi moja tangu mwanzo, kwa hivyo muhuri na ankara (invoice) ya rangi nyeusi huonekana sawa",
    "Mistari myembamba mno kwa katoni au shati la polo huonekana kwenye skrini, wakati kubadilisha bado ni bure",
  ],
  features: [
    "Huonyeshwa kwenye muhuri, risiti, bango, gari na duara la WhatsApp kwa pamoja",
    "Faili za vekta (SVG na PDF) zinazochapishwa bila ukungu, kuanzia kalamu hadi mbele ya duka",
    "Matoleo ya rangi moja, ya mandharinyuma nyeusi na ya muhuri huchorwa pamoja na nembo ya rangi",
    "Majina ya Kiswahili na lugha nyingine za Kenya, hata yenye herufi kama ĩ na ũ",
    "Kaulimbiu chini ya jina, au toleo lisilo nayo kwa saizi ndogo",
    "Kuchora upya nembo iliyopo kutokana na picha ya bango lako au ya karatasi yako ya barua",
    "Rangi hutolewa kwa skrini, kwa uchapishaji na kama rangi ya ukuta inayofanana nayo zaidi",
    "Ukaguzi wa wembamba wa mistari kwa katoni, darizi na screen printing",
    "Karatasi ya barua, kichwa cha ankara na saini ya barua pepe kutokana na nembo unayochagua",
    "Kiungo cha kushiriki ili washirika wapige kura, bila akaunti",
  ],
  workflow: [
    {
      title: "Maswali sita kuhusu biashara",
      description:
        "Jina, aina ya biashara, mji, nembo itaonekana wapi zaidi, cha kuepuka, na nembo unazozipenda.",
      details: [
        "Takriban dakika tano kwa simu",
        "Sema cha kuepuka: kwa mfano, pasiwe na mti wa mgunga wala ramani ya Afrika",
      ],
    },
    {
      title: "Rasimu kumi na mbili, mahali zitakapotumika",
      description:
        "Kila rasimu huonyeshwa katika sehemu zote tano. Zisizosomeka kwa saizi ndogo hazionyeshwi kabisa.",
      details: [
        "Huchorwa kama maumbo, kwa hivyo kila sehemu inaweza kusogezwa au kuondolewa",
        "Omba nyingine kumi na mbili kila unapotaka",
        "Hifadhi orodha fupi ya hadi nne",
      ],
    },
    {
      title: "Rekebisha, kisha waombe wengine wapige kura",
      description:
        "Badilisha herufi, nafasi, rangi na alama. Watumie washirika orodha fupi kwa kiungo cha WhatsApp.",
      details: [
        "Unapobadilisha rangi, zana hupima kama zinatofautiana vya kutosha",
        "Kura na maoni huonekana kando ya kila rasimu",
      ],
    },
    {
      title: "Lipa mara moja, chukua faili",
      description: "Unapakua ZIP yenye mwongozo wa ukurasa mmoja ambao mchapaji anaweza kuufuata.",
      details: [
        "SVG, PDF na PNG, zenye majina kulingana na matumizi yake",
        "Mwongozo kwa Kiingereza, na ukurasa wa Kiswahili kwa mchoraji wa mabango",
        "Pakua tena wakati wowote kwenye akaunti yako",
      ],
    },
  ],
  useCases: [
    {
      title: "Chama kinasajili kampuni na kununua posho mill",
      scenario:
        "Wanawake kumi na wawili karibu na Karatina wameweka akiba pamoja kwa miaka na sasa wanafungua biashara ya kusaga nafaka. Benki inataka muhuri kwenye fomu ya akaunti, wateja wa kwanza wanataka risiti, na kila mwanachama ana maoni kuhusu alama. Kumlipa mbunifu kungemaliza faida ya kwanza.",
      result:
        "Rasimu tatu zinatumwa kwa kundi la WhatsApp la wanachama kama kiungo cha kura siku ya Ijumaa. Kufikia Jumapili wote kumi na wawili wamepiga kura, na tisa wamechagua punje na jiwe la kusagia. Seti ya mwanzo inatosha kwa muhuri, risiti na picha ya wasifu.",
      metrics: [
        {
          label: "Wanachama waliopiga kura",
          value: "12",
        },
        {
          label: "Kutoka maswali hadi faili",
          value: "Siku 3",
        },
        {
          label: "Malipo, mara moja",
          value: "{starterKit}",
        },
      ],
    },
    {
      title: "Rangi moja kwenye katoni 2,000 za maparachichi",
      scenario:
        "Mfungashaji wa maparachichi Murang’a anachapisha katoni kwa rangi moja tu ya kijani. Nembo yake ya sasa ina rangi zinazobadilika taratibu (gradient) na mistari myembamba; mchapaji wa katoni ameonya kwamba vyote viwili vitachafuka. Katoni moja inagharimu KSh 85, kwa hivyo zote 2,000 zikiharibika, ni hasara ya KSh 170,000.",
      result:
        "Nembo ya zamani inachorwa upya kwa mistari inayokubaliwa na mchapaji na bila rangi zinazobadilika taratibu. Ukaguzi wa wembamba wa mistari unapata mishipa miwili ya jani ambayo bado ni myembamba mno, nayo inaongezwa unene kabla ya kuchapisha.",
      metrics: [
        {
          label: "Thamani ya katoni hizo",
          value: "KSh 170,000",
        },
        {
          label: "Seti kamili",
          value: "{fullKit}",
        },
        {
          label: "Mistari iliyorekebishwa kabla ya kuchapisha",
          value: "2",
        },
      ],
    },
    {
      title: "Nakala pekee ya nembo iko ukutani",
      scenario:
        "Biashara ya kujaza maji mjini Kitengela ina nembo ambayo mchoraji wake wa kwanza aliichora kwa mkono. Sasa kuna vibanda vitatu na tuk-tuk mbili za kusambaza, kila mahali tone la maji likitofautiana kidogo, na mchapaji wa lebo anaomba faili ambayo haipo.",
      result:
        "Picha iliyonyooka ya ukuta wenye nembo bora inageuzwa kuwa mchoro wa vekta. Mwenye biashara anarekebisha tone, anabaki na maandishi ambayo wateja wanayajua, na kuwapa mchapaji wa lebo na wachoraji wa mabango PDF ileile.",
      metrics: [
        {
          label: "Matoleo ya awali",
          value: "5",
        },
        {
          label: "Matoleo ya sasa",
          value: "1",
        },
        {
          label: "Seti kamili, pamoja na kuchora upya",
          value: "{fullKit}",
        },
      ],
    },
  ],
  trial: "lina rasimu",
  pricing: [
    {
      tier: "Seti ya mwanzo",
      period: "nembo",
      description: "Mfanyabiashara binafsi, klabu au chama.",
      features: [
        "Nembo ya rangi na ya rangi moja",
        "SVG, PDF na PNG",
        "Toleo la muhuri",
        "Picha za wasifu za WhatsApp na Facebook",
      ],
      savings: "",
    },
    {
      tier: "Seti kamili",
      period: "nembo",
      description: "Biashara inayochapisha vifungashio, mabango au sare.",
      features: [
        "Vyote vilivyo kwenye Seti ya mwanzo",
        "Rangi za uchapishaji na rangi za ukuta zinazofanana nazo zaidi",
        "Ukaguzi wa wembamba wa mistari kwa mchapaji wako",
        "Karatasi ya barua, kichwa cha ankara na saini ya barua pepe",
        "Ukurasa wa Kiswahili kwa mchoraji wa mabango",
        "Kuchora upya kutokana na picha, ikiwa una nembo",
      ],
      savings: "",
    },
    {
      tier: "Kazi ya mbunifu",
      period: "nembo",
      description: "Mbunifu wetu huboresha rasimu uliyochagua.",
      features: [
        "Vyote vilivyo kwenye Seti kamili",
        "Mazungumzo ya simu ya dakika 45 na mbunifu",
        "Raundi mbili za mabadiliko",
        "Herufi zinazochorwa mahususi kwa jina lako",
      ],
      savings: "",
    },
  ],
  faqs: [
    {
      question: "Je, duka lingine linaweza kuwa na nembo hiyohiyo?",
      answer:
        "Rasimu iliyokwisha kulipiwa haitolewi tena. Hatuwezi kuahidi kwamba hakuna mtu popote aliye na nembo inayofanana, kwa sababu nembo nyingi hutumia maumbo rahisi na maneno ya kawaida. Katika seti ya Kazi ya mbunifu, herufi za jina lako huchorwa upya, kwa hivyo uwezekano wa nembo kufanana hupungua sana.",
    },
    {
      question: "Je, naweza kusajili nembo kama alama ya biashara?",
      answer:
        "Unaweza kuomba, na faili zinafaa kwa hilo. Zana haitafuti kwenye rejista na haiwezi kukuambia kama ombi litafaulu. Kabla ya kuchapisha kwa wingi, mwombe wakili au wakala wa alama za biashara atafute kwenye rejista ya KIPI, Kenya Industrial Property Institute, taasisi inayosajili alama za biashara.",
    },
    {
      question: "Nimpe mchoraji wa mabango faili gani, na mchapaji ipi?",
      answer:
        "Mchoraji wa mabango: ukurasa unaoitwa SIGN, wenye uwiano juu ya gridi na rangi za ukuta. Mchapaji: PDF iliyo kwenye folda ya PRINT. Fundi wa kudarizi: SVG ya rangi moja. Tovuti au WhatsApp: PNG. Mwongozo ulio kwenye seti unarudia haya, kwa hivyo unaweza kuwapelekea mwongozo huo jinsi ulivyo.",
    },
    {
      question: "Tumebadili nia wiki moja baada ya kulipa. Tufanyeje?",
      answer:
        "Rangi, nafasi na kaulimbiu vinaweza kubadilishwa bila malipo kwa siku 60. Ikiwa faili si kama ukurasa huu unavyosema, kuna dhamana ya siku {company.moneyBackDays} ya kurudishiwa pesa, inayohesabiwa tangu siku unapopata faili, yaani matokeo yako ya kwanza. Ukirudishiwa pesa, tunakuomba uache kutumia faili hizo.",
    },
    {
      question: "Nembo ni ya nani?",
      answer:
        "Ukishailipia, haki zote tulizo nazo katika nembo hiyo huwa zako: unaweza kuitumia, kuibadilisha, kuichapisha na kuuza bidhaa zenye nembo hiyo kwa muda wowote upendao. Sheria ya hakimiliki ya michoro iliyotengenezwa kwa AI bado haijawa wazi, kwa hivyo pata ushauri kabla ya kuitegemea.",
    },
  ],
  stats: [],
  notFor: [
    "Anayehitaji jina, nafasi katika soko au chapa ya matawi kumi. Hiyo ni kazi ya wiki kadhaa ya mtaalamu wa mikakati ya chapa.",
  ],
};
