import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const home: Translation<Copy["home"]> = {
  meta: {
    title: "Kazi za ofisi zinazojiendesha kwa AI katika biashara za Afrika",
    description:
      "{company.name} hupanga statement za M-Pesa, hukagua ankara za wasambazaji na huwajibu wateja wa biashara ndogo na za kati nchini {company.country}. Bei ziko wazi.",
  },
  hero: {
    kicker: "Kazi za ofisi zinazojiendesha kwa AI katika biashara za Afrika",
    title: "{company.tagline}",
    intro:
      "{company.name} hupanga statement zako za M-Pesa, hukagua ankara (invoice) za wasambazaji na huwajibu wateja wako, ili timu yako isiandike mambo yaleyale mara mbili.",
    start: "Anza sasa",
    chat: "Tuandikie kwa WhatsApp",
    demo: "Tazama onyesho",
    demoNote: "Ona statement ya mfano ikipangwa, kisha upange yako.",
    promise:
      "Zungumza nasi kwa simu (dakika {company.sessionMinutes}, bila malipo) ukiwa na faili moja. Tutakuambia kama kazi yako inafaa kufanywa na mfumo, bado ni mapema, au haifai.",
    formTitle: "Omba tukupigie simu: dakika {company.sessionMinutes}, bila malipo",
    formLead:
      "Tunakujibu {company.reply}, hata Jumapili: tunakuuliza swali, au tunakupendekezea nyakati mbili uchague mmoja. Atakayekupigia ni mhandisi atakayefanya kazi hiyo.",
  },
  offerKinds: {
    vat: "Bei hazijumuishi VAT ya {vatPercent}%.",
    all: "Bei zote",
    trade: "Sekta yako",
  },
  stats: {
    title: "Takwimu zetu",
    counting: "Jinsi tunavyohesabu",
    countingOfExamples: "Takwimu za mfano: jinsi tutakavyohesabu",
    note: "{company.counted} Mhandisi wa zamu yupo kwa {company.onCall}.",
    checks: {
      title: "Unachoweza kuthibitisha mwenyewe",
      items: [
        { value: "Bei 1", label: "isiyobadilika, kwa maandishi kabla hatujaanza" },
        { value: "Siku {company.trialDays}", label: "za kujaribu zana zetu bure, bila kadi ya benki" },
        {
          value: "Siku {company.moneyBackDays}",
          label: "za dhamana ya kurudishiwa pesa, tusipotimiza tulichoahidi kwa maandishi",
        },
      ],
      demo: {
        value: "Faili 0",
        label: "zinazotumwa kwetu: onyesho hupanga statement kwenye kifaa chako",
      },
    },
    items: [
      {
        value: "{company.businessesAutomated}",
        label: "biashara ambazo kazi zake sasa zinajiendesha",
      },
      {
        value: "{company.saved}",
        label: "zilizookolewa",
      },
      {
        value: "{company.satisfaction}",
        label: "wateja walioridhika",
      },
      {
        value: "{company.support}",
        label: "mhandisi wa zamu, kwa baadhi ya mipango",
      },
    ],
  },
  reasons: {
    title: "Kwa nini utuchague?",
    items: [
      {
        title: "M-Pesa kwanza",
        text: "Pakia statement jinsi M-Pesa ilivyokutumia, kisha peleka orodha iliyopangwa kwenye Excel au, kwa mpango wa Professional, QuickBooks, Xero, Sage au Tally. Malipo yakibatilishwa, mistari yake miwili inaunganishwa, au inaorodheshwa uikague.",
      },
      {
        title: "AI inapendekeza, wafanyakazi wako wanaamua",
        text: "Wewe ndiwe unayeamua kazi ipi ijiendeshe na ipi imsubiri mtu. Wafanyakazi wako ndio wanaoidhinisha kila malipo.",
      },
      {
        title: "Data yako ni mali yako",
        text: "Tunakupa data yako wakati wowote ukiiomba, na tunaifuta siku {company.deletedAfterDays} baada ya kuondoka kwako. Huduma za AI zilizo katika {company.aiProcessedIn} huisoma, lakini haziruhusiwi kuitumia kujifunza.",
      },
    ],
  },
  whyNow: {
    title: "Kwa nini sasa?",
    text: "Tangu 1 Januari 2026, Mamlaka ya Ushuru Nchini (KRA) inalinganisha ritani za ushuru wa mapato na ankara za eTIMS (ilani yake ya tarehe 7 Novemba 2025). KRA inaweza kukataa gharama isiyo na ankara hiyo. Baadhi ya gharama hazihusiki; muulize wakala wako wa ushuru. Iombe KRA orodha yako ya eTIMS (schedule), kama ilani inavyoshauri, na uwaombe wasambazaji ankara zinazokosekana.",
    source: {
      label: "Chanzo: ilani za umma za KRA",
    },
    guide: {
      label: "Jinsi ya kukagua ankara za wasambazaji",
    },
  },
  solutions: {
    title: "Masuluhisho kwa aina saba za kazi",
    lines: {
      "finance-ops": "Kazi za M-Pesa, benki na ankara",
      "sales-leadgen": "Nani wa kupigiwa simu kwanza",
      "content-repurpose": "Machapisho kutoka kwenye sauti au video",
      "visual-brand": "Mabango, picha na nembo",
      "customer-engagement": "Maswali ya WhatsApp na miadi",
      "data-intelligence": "Takwimu kutoka kwenye fomu za karatasi",
      "integrations-consulting": "Data inayopita kati ya programu zako",
    },
  },
  process: {
    title: "Hatua nne, kuanzia ziara ya kwanza hadi matumizi ya kila siku",
    intro:
      "Unapata bei moja kwa maandishi kabla hatujaanza. Mtiririko wa kazi moja huchukua {weeks} kuanzia mwanzo hadi mwisho, na kuunganisha mifumo huchukua muda zaidi. Kwa idara nzima, kila hatua huchukua muda ulioandikwa hapa chini.",
    steps: [
      {
        title: "Kusikiliza",
        duration: "wiki 1-2",
        text: "Tunatazama kazi, na kuhesabu hufanywa mara ngapi na kwa dakika ngapi.",
      },
      {
        title: "Kubuni",
        duration: "wiki 1-2",
        text: "Unapata utaratibu mpya kwenye ukurasa mmoja. Ukiishia hapa, tunabaki na {company.stopAfterDesignPercent}% ya bei na kukurudishia kilichozidi.",
      },
      {
        title: "Kutengeneza",
        duration: "wiki 2-4",
        text: "Tunaujaribu mfumo kwa faili za mwezi uliopita hadi matokeo yalingane na yako.",
      },
      {
        title: "Kutunza",
        duration: "inaendelea",
        text: "Tunapima tena wiki {company.measuredAfterWeeks} baada ya makabidhiano. Ukilipia matengenezo, mtiririko wa kazi unaendelea hata benki au tovuti kama iTax ikibadilika.",
      },
    ],
  },
  caseStudies: {
    title: "Pesa zinazookolewa",
    all: "Mifano yote ya wateja, pamoja na hesabu",
  },
  testimonials: {
    title: "Maoni ya wateja",
    rating: "Nyota {rating} kati ya 5",
  },
  posts: {
    title: "Miongozo unayoweza kutumia leo",
    all: "Makala yote",
  },
  newsletter: {
    title: "Kila mwezi, wazo moja la kutumia kazini",
    text: "Fomula, kiolezo au mfano wenye hesabu.",
    email: "Anwani ya barua pepe",
    submit: "Jisajili",
    done: "Asante!",
  },
  closing: {
    title: "Tuonyeshe faili moja.",
    text: "Ionyeshe tukizungumza kwa simu (dakika {company.sessionMinutes}, bila malipo), au itume kwa WhatsApp ukiwa umeficha majina na nambari. Tukiona kwamba gharama itazidi faida, tutakuambia wazi.",
    start: "Anza sasa",
    chat: "Tuandikie kwa WhatsApp",
    claims: [
      "Tunajibu {company.reply}",
      "Jaribu zana zetu bure kwa siku {company.trialDays}, bila kadi ya benki",
      "Dhamana ya siku {company.moneyBackDays} ya kurudishiwa pesa, tusipotimiza tulichoahidi kwa maandishi",
    ],
  },
};
