import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const buying: Translation<Copy["buying"]> = {
  meta: {
    title: "Jinsi ya kununua: bei, hatari, malipo",
    description:
      "Bei inawekwa lini, unadaiwa nini ukiacha, mfumo usipofaulu au tukichelewa; VAT, awamu za malipo, gharama yote ya mwaka wa kwanza na jaribio la bure.",
  },
  hero: {
    heading: "Jinsi ya kununua.",
    intro:
      "Utalipa nini na lini, nini hufanyika mambo yakienda vibaya, na mwaka wa kwanza utagharimu kiasi gani.",
  },
  facts: {
    title: "Kwa ufupi",
    items: {
      price: {
        label: "Bei",
        text: "Jumla moja isiyobadilika, kwa maandishi, kabla hatujaanza. Kotesheni ni halali kwa siku {quoteValidDays}. Neno “Kuanzia” linaonyesha bei ambayo miradi ya aina hiyo huanzia.",
      },
      vat: {
        label: "VAT",
        texts: {
          excluded:
            "Bei kwenye tovuti hii hazijumuishi VAT. Kwenye kotesheni na ankara (invoice) yako tunaongeza {vatPercent}%. Kama huwezi kuidai, ni sehemu ya gharama yako.",
          included: "Bei kwenye tovuti hii zinajumuisha VAT ya {vatPercent}%.",
          none: "Hatutozi VAT.",
        },
      },
      withholding: {
        label: "Ushuru wa zuio",
        text: "Unazuia ushuru (withholding tax)? Kata ushuru huo, lipa salio, kisha ututumie cheti: kwa kawaida {feePercent}% ya ada yetu ikizidi {feeFrom} kwa mwezi, na {withheldVatPercent}% ya VAT ikiwa {company.taxAuthorityShort} imekuteua kuwa wakala.",
        link: {
          label: "{company.taxAuthority}",
        },
      },
      payment: {
        label: "Jinsi ya kulipa",
        text: "Kwa {company.payBy}. Kwa kila awamu unapata ankara ya eTIMS yenye PIN yako ya {company.taxAuthorityShort}.",
      },
      due: {
        label: "Wakati wa kulipa",
        text: "Ndani ya siku {invoiceDueDays} baada ya kila ankara.",
      },
      guarantee: {
        label: "Dhamana",
        text: "Mfumo usipofanya yaliyoandikwa kwenye kotesheni, tuambie ndani ya {company.guarantee} na utarudishiwa pesa zako.",
      },
    },
  },
  risks: {
    title: "Nani anabeba hatari ipi",
    intro:
      "Masharti haya ni yaleyale kwa kila huduma na kila mfumo, na yameandikwa pia kwenye kotesheni yako.",
    items: [
      {
        label: "Bei inawekwa lini?",
        text: "Kabla hatujaanza. Kotesheni ni jumla moja ya kazi yote, pamoja na kusikiliza na kubuni. Inabadilika tu ukibadilisha kazi, na unaiona jumla mpya kwanza.",
      },
      {
        label: "Tukiacha baada ya Kubuni?",
        text: "Unadaiwa {company.stopAfterDesignPercent}% ya bei, na unabaki na ramani ya kazi, ukurasa wa muundo na kanuni. Tunakurudishia sehemu iliyobaki ya malipo ya kwanza.",
      },
      {
        label: "Mfumo usipofaulu jaribio?",
        text: "Tunaurekebisha kwa gharama yetu. Ikiwa haujafaulu siku {company.testDays} baada ya tarehe tuliyokubaliana, unaweza kuacha na kurudishiwa yote uliyolipa.",
      },
      {
        label: "Mkichelewa?",
        text: "Tunakuambia kabla ya tarehe. Kila wiki nzima tunayochelewa inapunguza bei kwa {company.latePercentAWeek}%; punguzo haliwezi kuzidi malipo ya mwisho. Siku za kukusubiri wewe, benki au {company.taxAuthorityShort} hazihesabiwi.",
      },
      {
        label: "Na baada ya siku {company.moneyBackDays}?",
        text: "Tunapima pamoja nawe wiki {company.measuredAfterWeeks} baada ya makabidhiano, kabla dhamana haijaisha. Marekebisho ya baadaye ni sehemu ya matengenezo; bila mpango huo, kila marekebisho yana bei yake.",
      },
      {
        label: "Mkifunga kampuni?",
        text: "Mtiririko wa kazi uko kwenye akaunti zako mwenyewe, na unazo kanuni na rekodi ya majaribio, kwa hivyo kampuni nyingine inaweza kuendelea. Kwa zana au mfumo ulio kwenye seva zetu unaambiwa siku {company.closingDays} mapema na unapakua data yako.",
      },
    ],
  },
  stages: {
    title: "Malipo kwa awamu",
    intro: "Huduma na mifumo hulipwa kwa awamu hizi. Kotesheni yako inataja tarehe.",
    example: "Kwa mfano {amount} kati ya {price}",
    tools: {
      title: "Zana",
      text: "Mipango ya kila mwezi hulipwa mapema, mwezi baada ya mwezi; unaweza kuacha mwishoni mwa mwezi wowote. Zana ikiwa na bei kwa ukurasa, kwa ripoti au kwa faili, unalipia ulichoagiza.",
    },
  },
  costs: {
    title: "Gharama baada ya kukabidhiwa",
    intro:
      "Malipo ya kila mwezi mfumo ukishaanza kufanya kazi. Unalipa mwezi kwa mwezi, na unaweza kuacha mwishoni mwa mwezi wowote.",
    monthly: "{price} kwa mwezi",
    items: {
      tool: {
        label: "Zana",
        price: "Bei ya mpango",
        text: "Msaada umejumuishwa.",
      },
      workflow: {
        label: "Matengenezo ya mtiririko wa kazi",
        text: "Si lazima, lakini tunayapendekeza katika mwaka wa kwanza kwa mitiririko inayohusu malipo. Tunafuatilia kila mara mtiririko unapofanya kazi, tunaurekebisha benki au tovuti ya huduma inapobadilika, na tuko zamu {company.support}. Bei yake ni ya juu kuliko ya mfumo ulio tayari, kwa sababu mtiririko ni wako pekee: hakuna mteja mwingine wa kugawana naye gharama.",
      },
      connection: {
        label: "Matengenezo ya muunganisho",
        text: "Si lazima; ni ya mifumo tunayoiunganisha. Ikiwa muunganisho unahusu malipo, tunayapendekeza katika mwaka wa kwanza; kunakili hesabu ya bidhaa kila usiku hakuyahitaji.",
      },
      hosting: {
        label: "Hosting ya mfumo",
        text: "Seva, nakala za akiba na masasisho ya usalama. Hulipi chochote ukiuweka mfumo kwenye seva yako mwenyewe.",
      },
      maintenance: {
        label: "Matengenezo ya mfumo",
        text: "Si lazima. Tunarekebisha hitilafu, tunaweka masasisho, tunawafunza wafanyakazi wapya, na tuko zamu {company.support}. Hadi dhamana iishe, marekebisho ni bure.",
      },
      messages: {
        label: "Gharama za SMS, WhatsApp na M-Pesa",
        price: "Kwa viwango vya mtoa huduma",
        text: "Unalipa mtandao wa simu, Meta au Safaricom moja kwa moja. Hatuongezi chochote.",
      },
    },
    example: {
      title: "{offer}: gharama yote ya mwaka wa kwanza",
      setup: "Kwa bei yake ya kuanzia",
      hosting: "Hosting, 12 × {price}",
      maintenance: "Matengenezo, 12 × {price}",
      vat: "VAT ya {vatPercent}%",
      total: "Mwaka wa kwanza",
      later: "Kila mwaka unaofuata: {price}.",
      without: "Bila matengenezo: {price}, mara moja tu.",
    },
  },
  alternatives: {
    title: "Kwa nini usitumie njia nyingine?",
    intro: "Wakati mwingine njia nyingine ndiyo bora. Hizi ndizo nne ambazo wateja wetu hutulinganisha nazo:",
    items: [
      {
        label: "Freelancer",
        text: "Chaguo zuri kwa programu ndogo ambayo ikikwama wiki moja huna hasara. Kwa kazi ya kila siku, uliza nani ataishughulikia ikikwama naye amesafiri. Kwetu kuna mtu wa zamu {company.support} ukiwa na mpango wa matengenezo, na mfumo usipofaulu, unarudishiwa pesa zote ulizolipa.",
      },
      {
        label: "Aliyekuuzia ERP",
        text: "Akiwa na sehemu unayohitaji, inunue: ni nafuu kuliko mfumo unaotengenezwa kukufaa wewe peke yako. Sisi tunafanya kazi iliyo kati ya ERP na M-Pesa, WhatsApp na karatasi; ERP yenyewe hatuigusi.",
      },
      {
        label: "Karani mmoja zaidi",
        text: "Karani hugharimu takriban {clerkMonth} kwa mwezi, yaani {clerkYear} kwa mwaka. Mtiririko wa kazi wenye matengenezo hugharimu {workflow} mwaka wa kwanza na {later} kila mwaka baadaye. Kazi ikichukua chini ya {clerkShareFirst}% ya muda wa karani kwa mwezi, karani ndiye nafuu mwaka wa kwanza; ikichukua chini ya {clerkShare}%, ndiye nafuu kila mwaka baadaye pia, kwa hivyo mwachie kazi hiyo.",
      },
      {
        label: "Jedwali la hesabu (spreadsheet)",
        text: "Linatosha kwa malipo hadi takriban 100 kwa mwezi kwenye paybill moja. Makala yetu yanakupa fomula bila malipo.",
        link: { label: "Maelekezo yake" },
      },
    ],
  },
  trial: {
    title: "Jaribio la bure hufanyaje kazi?",
    intro:
      "Siku {company.trialDays}, bila kadi ya benki. Linahusu kila zana inayopatikana: {tools}. Huduma na mifumo havina jaribio la bure; vina dhamana.",
    steps: [
      {
        title: "Unaomba",
        text: "Tumia “Anza sasa” au WhatsApp. Tuambie ni zana gani, na nani ataitumia.",
      },
      {
        title: "Tunakufungulia akaunti",
        text: "Mmoja wetu anakujibu {company.reply} na kukutumia maelezo ya kuingia. Siku {company.trialDays} zinaanza hapo.",
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
      "Mkurugenzi, au mtu aliyeidhinishwa kutia saini kwa niaba ya kampuni, anatia saini kotesheni. Pamoja nayo tunatia saini mkataba wa uchakataji wa data.",
    steps: [
      {
        title: "Siku ya 1",
        text: "Unakubali kotesheni na kupata ankara ya awamu ya kwanza.",
      },
      {
        title: "Siku ya 2",
        text: "Mazungumzo ya simu ya dakika 30. Kila upande unamtaja mtu wa kuwasiliana naye.",
      },
      {
        title: "Siku ya 3 na ya 4",
        text: "Tunaketi na watu wanaofanya kazi hiyo. Unatupa faili za sampuli, si nenosiri.",
      },
      {
        title: "Siku ya 5",
        text: "Unapata hesabu zetu, maswali yaliyobaki, na tarehe ya jaribio la kwanza.",
      },
    ],
  },
};
