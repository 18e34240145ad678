import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const support: Translation<Copy["support"]> = {
  overview: {
    meta: {
      title: "Msaada: saa, simu, cha kutarajia",
      description:
        "Jinsi ya kumpata mtu wa {company.name}: saa za msaada, simu, WhatsApp na barua pepe, kinachofanyika ukishapiga simu, na majibu ya maswali ya mara kwa mara.",
    },
    hero: {
      heading: "Zungumza na mhudumu wetu.",
      intro: "Anayekujibu anaujua mtiririko wako wa kazi, au anamjua anayeujua.",
    },
    ways: {
      title: "Jinsi ya kutufikia",
      note: "Mtiririko wa kazi umekwama baada ya saa za kazi? Tupigie simu. Ukiwa na mpango wa matengenezo, kuna mtu wa zamu {company.support}.",
    },
    which: {
      title: "Simu, barua pepe au WhatsApp?",
      items: [
        {
          title: "Kuna kitu kimekwama: piga simu",
          text: "Tuambie ni faili gani au mazungumzo gani, na ni tangu lini. Tafadhali usibadilishe chochote hadi tuangalie.",
          link: {
            label: "Tunachofuatilia",
          },
        },
        {
          title: "Ankara, nakala ya data, mabadiliko: barua pepe",
          text: "Hivyo kila upande unabaki na maandishi.",
          link: {
            label: "Tuandikie",
          },
        },
        {
          title: "Swali la haraka: WhatsApp",
          text: "Litume kwa WhatsApp katika saa za kazi. Miongozo inaeleza siku ya kwanza ya kutumia kila zana.",
          link: {
            label: "Fungua miongozo",
          },
        },
        {
          title: "Kazi mpya: anza sasa",
          text: "Ieleze kama ambavyo ungemweleza mfanyakazi mwenzako mpya. Sentensi mbili zinatosha.",
          link: {
            label: "Anza sasa",
          },
        },
      ],
    },
    expect: {
      title: "Unachoweza kutarajia",
      intro: "Hatua nne zilezile kwa kila hitilafu.",
      steps: [
        {
          title: "Tunathibitisha tatizo",
          text: "Tunakueleza tulivyolielewa, ili turekebishe tatizo lenyewe.",
        },
        {
          title: "Tunahakikisha kazi inaendelea",
          text: "Kwanza njia ya kuendelea kwa mkono, kisha chanzo cha tatizo.",
        },
        {
          title: "Tunakuambia ni lini",
          text: "Unaambiwa ni lini tutapiga simu tena, na tunapiga hata kama hakuna jipya.",
        },
        {
          title: "Tunaliweka kwa maandishi",
          text: "Chanzo kilikuwa nini, maingizo yapi yaliathirika, na kinachozuia sasa tatizo lisitokee tena.",
        },
      ],
    },
    faq: {
      title: "Maswali ya mara kwa mara",
      items: [
        {
          question: "Nitajibiwa baada ya muda gani?",
          answer:
            "Tunajibu barua pepe na fomu {company.reply}, hata Jumapili na sikukuu. Tunapokea simu katika saa za kazi, {company.hours}. Laini zote zikiwa zinatumika, tunakupigia baadaye.",
        },
        {
          question: "{company.support} na {company.uptime} zina maana gani?",
          answer:
            "{company.support} ni laini yetu ya simu ya zamu kwa mitiririko ya kazi na mifumo inayotumika yenye mpango wa matengenezo, na kwa zana ambazo kurasa zake zinasema hivyo. Kwa mengine yote, saa za kazi ndizo zinazotumika. {company.uptime} ni sehemu ya muda ambao mifumo iliyo kwenye hosting yetu huwa hewani.",
        },
        {
          question: "Msaada unagharimu kiasi gani?",
          answer:
            "Kwa zana, ni sehemu ya mpango. Kwa mitiririko ya kazi na bidhaa za programu, ni sehemu ya matengenezo ya kila mwezi yaliyo kwenye kotesheni yako. Maswali kabla ya kununua ni bure.",
        },
        {
          question: "Je, mnahitaji nenosiri au PIN yangu?",
          answer:
            "Hapana. Hakuna mfanyakazi wa {company.name} atakayekuomba nenosiri wala PIN. Mtu akikuomba kwa jina letu, kata simu na utuambie. Tunafanya kazi kwa faili unazotuma, au kwenye skrini yako huku ukitazama.",
        },
        {
          question: "Je, naweza kutuma data ya wateja ili kuonyesha tatizo?",
          answer:
            "Tuma kidogo iwezekanavyo: mistari mitatu badala ya taarifa nzima ya miamala, na majina yaondolewe ikiwa si muhimu. Tunaifuta suala likimalizika.",
        },
        {
          question: "Benki au tovuti ya huduma ikibadilisha muundo wake, je, hilo ni tatizo langu?",
          answer:
            "Ukiwa na mpango wa matengenezo, hapana: tunaurekebisha mtiririko wa kazi, na kukuambia jinsi ya kuendelea kwa mkono hadi mfumo ufanye kazi. Bila mpango huo, dhamana ikiisha tunakupa kotesheni ya marekebisho.",
        },
        {
          question: "Nitawasilishaje malalamiko?",
          answer:
            "Tuma barua pepe kwa {company.email} yenye mada “Malalamiko”. Mtu ambaye hakuhusika katika suala lako analichunguza na kukujibu kwa maandishi.",
        },
        {
          question: "Nitasitishaje huduma?",
          answer:
            "Tuandikie barua pepe. Unapata data yako katika faili unazoweza kufungua; tunafuta nakala yetu na kukuthibitishia. Mwezi uliolipiwa unaendelea hadi mwisho wake. Dhamana ya kurudishiwa pesa inatumika ndani ya {company.guarantee}.",
        },
      ],
    },
  },
  contact: {
    meta: {
      title: "Wasiliana nasi: barua pepe, simu, WhatsApp",
      description:
        "Tuma ujumbe, piga simu au tuandikie kwa WhatsApp: fomu ya mawasiliano, nambari zetu za simu, barua pepe na saa za kazi za {company.name}. Tunajibu {company.reply}.",
    },
    hero: {
      heading: "Tutumie ujumbe.",
      intro:
        "Tumia fomu hii kwa msaada, mauzo, maswali ya wanahabari, kazi au malalamiko. Anza na mada. Tunajibu {company.reply}.",
    },
    form: {
      title: "Ujumbe wako",
      message: {
        label: "Tukusaidie vipi?",
        hint: "Ni kuhusu nini, na unahitaji jibu lini?",
      },
    },
    ways: {
      title: "Au wasiliana nasi moja kwa moja",
    },
  },
};
