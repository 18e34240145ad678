import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const buying: Translation<Copy["buying"]> = {
  meta: {
    title: "Jinsi ya kununua: VAT, malipo, jaribio",
    description:
      "VAT na ushuru wa zuio, jinsi na wakati wa kulipa, gharama ya mfumo kwa mwezi baada ya kukabidhiwa, jinsi jaribio la bure linavyoanza, na wiki ya kwanza.",
  },
  hero: {
    heading: "Jinsi ya kununua.",
    intro:
      "Unacholipa, jinsi na wakati wa kulipa, gharama baada ya kukabidhiwa, na yanayofanyika katika wiki ya kwanza.",
  },
  facts: {
    title: "Kwa ufupi",
    items: {
      price: {
        label: "Bei",
        text: "Bei isiyobadilika kwa maandishi, kabla hatujaunda chochote. Makadirio ya bei ni halali kwa siku {quoteValidDays}.",
      },
      vat: {
        label: "VAT",
        texts: {
          excluded:
            "Bei kwenye tovuti hii hazijumuishi VAT. Kwenye makadirio yako ya bei na ankara (invoice) huongezwa {vatPercent}%.",
          included: "Bei kwenye tovuti hii zinajumuisha VAT ya {vatPercent}%.",
          none: "Hatutozi VAT.",
        },
      },
      withholding: {
        label: "Ushuru wa zuio",
        text: "Ikiwa unatakiwa kuzuia ushuru (withholding tax), lipa ankara yetu ukiondoa ushuru huo na ututumie cheti chake. Takwimu za mfano: {feePercent}% ya ada kuanzia {feeFrom} kwa mwezi, kabla ya VAT; na {withheldVatPercent}% kwa VAT, ikiwa {company.taxAuthorityShort} imekuteua kuizuia. Thibitisha yote mawili na mhasibu wako au {company.taxAuthorityShort}.",
        link: {
          label: "{company.taxAuthority}",
        },
      },
      payment: {
        label: "Jinsi ya kulipa",
        text: "Kwa {company.payBy}. Kwa kila malipo unapata ankara ya eTIMS yenye PIN yako ya {company.taxAuthorityShort}.",
      },
      due: {
        label: "Wakati wa kulipa",
        text: "Ndani ya siku {invoiceDueDays} baada ya kila ankara.",
      },
      guarantee: {
        label: "Dhamana",
        text: "Mfumo usipofanya yaliyoandikwa kwenye makadirio ya bei, tuambie ndani ya {company.guarantee} na utarudishiwa pesa zako.",
      },
    },
  },
  stages: {
    title: "Malipo kwa awamu",
    intro:
      "Huduma na bidhaa za programu kwa kawaida hutolewa ankara kwa awamu hizi, kwa hiyo unalipa sehemu ya mwisho wakati wa makabidhiano tu. Makadirio yako ya bei yanataja awamu zako.",
    example: "Kwa mfano {amount} kati ya {price}",
    tools: {
      title: "Zana",
      text: "Mipango ya kila mwezi hulipwa mapema, mwezi baada ya mwezi; unaweza kuacha mwishoni mwa mwezi wowote. Zana ikiwa na bei kwa ukurasa, kwa ripoti au kwa faili, unalipia ulichoagiza.",
    },
  },
  costs: {
    title: "Gharama baada ya kukabidhiwa",
    intro: "Unacholipa kila mwezi mfumo ukishaanza kufanya kazi.",
    monthly: "{price} kwa mwezi",
    items: {
      tool: {
        label: "Zana",
        price: "Bei ya mpango",
        text: "Msaada umejumuishwa.",
      },
      workflow: {
        label: "Matengenezo ya mtiririko wa kazi",
        text: "Si lazima. Tunafuatilia kila mara unapofanya kazi, tunaurekebisha benki au tovuti ya huduma inapobadilika, na tuko zamu {company.support}.",
      },
      hosting: {
        label: "Upangishaji (hosting) wa bidhaa ya programu",
        text: "Seva, nakala za akiba na masasisho ya usalama. Hulipi chochote kwa haya ukiiweka kwenye seva yako mwenyewe.",
      },
      maintenance: {
        label: "Matengenezo ya bidhaa ya programu",
        text: "Si lazima. Tunarekebisha hitilafu, tunaweka masasisho, tunafunza wafanyakazi wapya, na tuko zamu {company.support}. Hadi dhamana iishe, marekebisho ni bure.",
      },
      messages: {
        label: "Gharama za SMS, WhatsApp na M-Pesa",
        price: "Kwa viwango vya mtoa huduma",
        text: "Unamlipa mtoa huduma moja kwa moja. Hatuongezi chochote.",
      },
    },
    example: {
      title: "Mfano: {product}, mwaka wa kwanza",
      setup: "Mfumo, kwa bei yake ya kuanzia",
      hosting: "Upangishaji, 12 × {price}",
      maintenance: "Matengenezo, 12 × {price}",
      vat: "VAT ya {vatPercent}%",
      total: "Mwaka wa kwanza",
      later: "Kila mwaka unaofuata, kwa hesabu hiyohiyo: {price}.",
    },
  },
  trial: {
    title: "Jinsi jaribio la bure linavyofanya kazi",
    intro:
      "Siku {company.trialDays}, bila kadi ya benki. Linahusu kila zana inayopatikana: {tools}. Huduma na bidhaa za programu hazina jaribio; zina dhamana.",
    steps: [
      {
        title: "Unaomba",
        text: "Tumia “Anza sasa” au WhatsApp. Tuambie ni zana gani, na nani ataitumia.",
      },
      {
        title: "Tunakufungulia akaunti",
        text: "Mfanyakazi wetu anakujibu {company.reply} na kukutumia maelezo ya kuingia. Siku {company.trialDays} zinaanza hapo.",
      },
      {
        title: "Unatumia faili zako mwenyewe",
        text: "Anza na za mwezi uliopita, ili uweze kulinganisha.",
      },
      {
        title: "Unaamua",
        text: "Chagua mpango, au usifanye chochote: akaunti inafungwa, unabaki na faili ulizopakua, na hutozwi chochote.",
      },
    ],
  },
  week: {
    title: "Nani anatia saini, na wiki ya kwanza",
    intro:
      "Mkurugenzi, au mtu aliyeidhinishwa kutia saini kwa niaba ya kampuni, anatia saini makadirio ya bei. Pamoja nayo tunatia saini mkataba wa uchakataji wa data.",
    steps: [
      {
        title: "Siku ya 1",
        text: "Unakubali makadirio ya bei na kupata ankara ya awamu ya kwanza.",
      },
      {
        title: "Siku ya 2",
        text: "Mazungumzo ya simu ya dakika 30. Kila upande unamtaja mtu wa kuwasiliana naye.",
      },
      {
        title: "Siku ya 3 na ya 4",
        text: "Tunaketi na watu wanaofanya kazi hiyo. Unatupa faili za mfano, si nenosiri.",
      },
      {
        title: "Siku ya 5",
        text: "Unapata tulichohesabu, maswali yaliyobaki, na tarehe ya jaribio la kwanza.",
      },
    ],
  },
};
