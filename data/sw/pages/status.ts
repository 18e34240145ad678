import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const status: Translation<Copy["status"]> = {
  meta: {
    title: "Hali ya huduma: tunachofuatilia, nani wa kumpigia",
    description:
      "Tunachofuatilia nyuma ya tovuti hii, fomu zake na mitiririko ya kazi ya wateja wetu, jinsi tunavyokujulisha kitu kinapokwama, na nani wa kumpigia simu.",
  },
  hero: {
    heading: "Tunachofuatilia, na nani wa kumpigia simu.",
    intro:
      "Kuna huduma iliyokwama? Tupigie: {company.phone}. Ukurasa huu unaorodhesha tunachofuatilia, na una viungo vya kurasa za hali za wengine.",
  },
  parts: {
    title: "Tunachofuatilia",
    labels: {
      watch: "Jinsi inavyofuatiliwa",
      stops: "Ikikwama",
    },
    items: [
      {
        title: "Tovuti hii",
        watch:
          "Kurasa zake ni faili zisizobadilika kwenye mtandao wa Cloudflare, ambao unafuatiliwa na Cloudflare yenyewe.",
        stops: "Tupigie simu. Simu zetu hazitegemei tovuti.",
        link: {
          label: "Hali ya huduma ya Cloudflare",
        },
      },
      {
        title: "Fomu",
        watch:
          "Kila ujumbe unahifadhiwa, au unatumwa kwa barua pepe papohapo, kabla hujaona “Asante”. Kila dakika 15 programu inaangalia kama kuna jumbe ambazo hazijatumwa kwa barua pepe, na kila hitilafu inarekodiwa.",
        stops:
          "Fomu inakuambia papohapo na kuonyesha nambari yetu ya simu, WhatsApp na barua pepe. Ulichoandika kinabaki kwenye fomu.",
      },
      {
        title: "Barua pepe kutoka kwa fomu",
        watch: "Inawasilishwa na Resend. Resend isipoupokea ujumbe, tunajaribu tena hadi iupokee.",
        stops:
          "Jumbe zinasubiri kwetu na hazipotei. Jibu letu linaweza kuchelewa, kwa hivyo piga simu ikiwa ni jambo la dharura.",
        link: {
          label: "Hali ya huduma ya Resend",
        },
      },
      {
        title: "Zana na mitiririko ya kazi ya wateja",
        watch:
          "Kila kazi inayoendeshwa hurekodiwa: kilichoingia, kilichotoka, kilichoachiwa mtu. Kazi ikikwama au isipoanza kabisa, tunapata tahadhari.",
        stops:
          "Mhandisi aliyeunda mfumo anamjulisha mtu wako wa mawasiliano, pamoja na njia ya kuendelea kwa mkono.",
      },
      {
        title: "M-Pesa, benki, KRA, WhatsApp",
        watch: "Ziko nje ya uwezo wetu. Tunatambua pale kazi zinazozitegemea zinapokwama.",
        stops: "Tunakuambia kinachosubiri. Zikirudi, hakuna kinachoingizwa mara mbili.",
      },
    ],
  },
  telling: {
    title: "Jinsi tunavyokujulisha",
    steps: [
      {
        title: "Wateja walioathirika kwanza",
        text: "Kwa simu au barua pepe, kutoka kwa mtu unayemjua.",
      },
      {
        title: "Nini, tangu lini, nini kinafuata",
        text: "Kwa sentensi tatu. Kama kuna jambo ambalo hatujalijua bado, tunasema hivyo.",
      },
      {
        title: "Lini tutawasiliana nawe tena",
        text: "Tunakutajia muda, na tunautimiza.",
      },
      {
        title: "Ripoti ya maandishi baadaye",
        text: "Chanzo, maingizo yaliyoathirika, na tulichobadilisha.",
      },
    ],
  },
  call: {
    title: "Kuna kitu kimekwama?",
    text: "Tupigie simu; ukiwa na mpango wa matengenezo, saa yoyote. Tuambie kilichokwama na ni tangu lini. Huhitaji nambari yoyote ya kumbukumbu.",
    phone: "Piga simu {company.phone}",
    contact: "Tuandikie",
  },
};
