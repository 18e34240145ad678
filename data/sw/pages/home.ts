import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const home: Translation<Copy["home"]> = {
  meta: {
    title: "Mitiririko ya kazi ya AI kwa biashara za Afrika",
    description:
      "{company.name} huunda mitiririko ya kazi ya AI, zana na programu kwa biashara ndogo na za kati na timu za fedha katika nchi {company.ofCountry}: taarifa za M-Pesa hupangwa, ankara huhifadhiwa, maulizo hujibiwa.",
  },
  hero: {
    kicker: "Mitiririko ya kazi ya AI kwa biashara za Afrika",
    title: "Kazi inayotiririka.",
    intro:
      "Taarifa za miamala (statements) za M-Pesa zinapangwa, ankara (invoices) za wasambazaji zinakaguliwa, maulizo yanajibiwa. Tunaendesha kiotomatiki kazi zako zinazojirudia kwa kutumia AI; maamuzi yanabaki kwa timu yako.",
    start: "Anza sasa",
    chat: "Tuandikie kwa WhatsApp",
    demo: "Tazama onyesho",
    tryPicture: "Panga taarifa yako mwenyewe",
    promise: "Jaribu zana zetu bure kwa siku {company.trialDays}, bila kadi ya benki",
    formTitle: "Tuambie kinachokuchelewesha",
    formLead: "Mfanyakazi wetu anasoma na kukujibu {company.reply}.",
  },
  stats: {
    title: "Takwimu zetu",
    items: [
      {
        value: "{company.businessesAutomated}",
        label: "biashara zenye uendeshaji otomatiki",
      },
      {
        value: "{company.saved}",
        label: "zilizookolewa",
      },
      {
        value: "{company.satisfaction}",
        label: "kuridhika kwa wateja",
      },
      {
        value: "{company.support}",
        label: "mtaalamu wa zamu, ukiwa na mpango wa matengenezo",
      },
    ],
  },
  reasons: {
    title: "Kwa nini timu hutuchagua",
    intro: "Tunajua ugumu wa kufunga mwezi unapotumia paybill.",
    items: [
      {
        title: "M-Pesa kwanza",
        text: "Taarifa za paybill, till, Pochi na benki zinasomwa jinsi zilivyo, pamoja na miamala iliyobatilishwa.",
      },
      {
        title: "AI inapendekeza, watu wako wanaamua",
        text: "Hakuna kinachoingizwa vitabuni, kulipwa wala kutumwa bila idhini ya timu yako.",
      },
      {
        title: "Bei unazoweza kupangia bajeti",
        text: "Huduma {count.PricedServices}, bidhaa za programu {count.products} na kila zana inayopatikana zina bei ya kuanzia.",
      },
      {
        title: "Data yako inabaki kuwa yako",
        text: "Tunakupa data yako wakati wowote unapoiomba, na tunaifuta ukiondoka.",
      },
    ],
  },
  whyNow: {
    title: "Kwa nini sasa",
    text: "Tangu 1 Januari 2026, Mamlaka ya Ushuru ya Kenya (KRA) inakagua mapato na matumizi yaliyo kwenye ritani za ushuru dhidi ya ankara za eTIMS, kulingana na ilani yake ya Novemba 2025. Ni rahisi zaidi kupata ankara inayokosekana wakati wa kufunga mwezi kuliko baada ya kuwasilisha ritani.",
    source: {
      label: "Chanzo: kra.go.ke",
    },
    guide: {
      label: "Jinsi ya kukagua ankara za wasambazaji",
    },
  },
  solutions: {
    title: "Aina saba za kazi tunazokufanyia",
    intro: "Anza na ile inayokugharimu zaidi.",
    lines: {
      "finance-ops": "Kazi za M-Pesa, benki na ankara",
      "sales-leadgen": "Maulizo yanajibiwa na kupangwa kwa umuhimu",
      "content-repurpose": "Machapisho mengi kutoka rekodi moja",
      "visual-brand": "Mabango, picha na nembo",
      "customer-engagement": "Maswali ya WhatsApp na miadi",
      "data-intelligence": "Ripoti na tahadhari za mapema",
      "integrations-consulting": "Kuunganisha mifumo yako",
    },
  },
  process: {
    title: "Hatua nne, kutoka ziara ya kwanza hadi matumizi ya kila siku",
    intro: "Unajua kila hatua na bei yake mapema.",
    steps: [
      {
        title: "Kusikiliza",
        duration: "wiki 1-2",
        text: "Tunatazama kazi ikifanywa na kuhesabu inafanywa mara ngapi, inachukua dakika ngapi na ina mambo mangapi ya kuangaliwa.",
      },
      {
        title: "Kubuni",
        duration: "wiki 1-2",
        text: "Unapata utaratibu mpya kwenye ukurasa mmoja, pamoja na kiasi utakachookoa na gharama yake.",
      },
      {
        title: "Kuunda",
        duration: "wiki 2-4",
        text: "Tunaujaribu mfumo kwa faili za mwezi uliopita hadi matokeo yalingane na yako.",
      },
      {
        title: "Kudumisha",
        duration: "inaendelea",
        text: "Tunaufuatilia, tunafunza timu yako, na tunaurekebisha benki inapobadilisha muundo wa taarifa zake.",
      },
    ],
  },
  caseStudies: {
    title: "Kiasi kinachookolewa",
    intro: "Simulizi tatu za wateja, pamoja na takwimu.",
    all: "Simulizi zote za wateja",
  },
  testimonials: {
    title: "Wanayosema wateja",
    rating: "Nyota {rating} kati ya 5",
  },
  posts: {
    title: "Miongozo unayoweza kutumia leo",
    intro: "Fomula na orodha za ukaguzi unazoweza kunakili bure.",
    all: "Makala yote",
  },
  newsletter: {
    title: "Wazo moja la kutumia kazini kila mwezi",
    text: "Fomula, kiolezo au mfano wenye hesabu. Hakuna habari za kampuni.",
    email: "Anwani ya barua pepe",
    submit: "Jisajili",
    done: "Umesajiliwa!",
  },
  closing: {
    title: "Tupe kazi yako inayochosha zaidi.",
    text: "Tueleze kuhusu faili moja unayoiandika upya kila wiki. Tunakujibu {company.reply} na kukuambia kama kazi hiyo inaweza kuendeshwa kiotomatiki.",
    start: "Anza sasa",
    chat: "Tuandikie kwa WhatsApp",
    claims: [
      "Tunajibu {company.reply}",
      "Jaribu zana zetu bure kwa siku {company.trialDays}, bila kadi ya benki",
      "Dhamana ya siku {company.moneyBackDays} ya kurudishiwa pesa",
    ],
  },
};
