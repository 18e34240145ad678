import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const buying: Translation<Copy["buying"]> = {
  meta: {
    title: "Jinsi ya kununua: bei, hatari, malipo",
    description:
      "Bei inawekwa lini, unadaiwa nini ukiacha, mfumo usipofaulu au tukichelewa; VAT, awamu za malipo, gharama ya mwaka wa kwanza na jaribio la bure.",
  },
  hero: {
    heading: "Jinsi ya kununua.",
    intro:
      "Utalipa nini na lini, itakuwaje mambo yakienda mrama, na mwaka wa kwanza utakugharimu kiasi gani.",
  },
  facts: {
    title: "Bei moja, kwa maandishi, kabla hatujaanza",
    items: {
      price: {
        label: "Bei",
        text: "Unapata bei moja isiyobadilika, kwa maandishi, kabla hatujaanza. Kotesheni inafika ndani ya siku 3 za kazi baada ya mazungumzo, na ni halali kwa siku {quoteValidDays}. Bei yenye neno “Kuanzia” ni ya chini kabisa kwa kazi ya aina hiyo; yako inaweza kuwa juu zaidi.",
      },
      vat: {
        label: "VAT",
        texts: {
          excluded:
            "Bei hazijumuishi VAT. Kwenye kotesheni yako na kwenye kila ankara (invoice) tunaongeza {vatPercent}%. Kama huwezi kuidai, ihesabu kama sehemu ya gharama yako.",
          included: "Bei zinajumuisha VAT ya {vatPercent}%.",
          none: "Hatutozi VAT.",
        },
      },
      withholding: {
        label: "Ushuru wa zuio (withholding tax)",
        text: "Kwa kawaida unakata (withhold) {feePercent}% ya kiasi kisicho na VAT (kifungu cha 35 cha Income Tax Act): kwa programu (pamoja na kuitengeneza, mafunzo, matengenezo na msaada), kiasi chochote; kwa ushauri, ada zetu zikifika {feeFrom} kwa mwezi. Muulize mshauri wako wa ushuru. Unatulipa kinachobaki na kututumia cheti. {example}Ikiwa {company.taxAuthorityShort} imekuteua kukata VAT, unakata pia {withheldVatPercent}% ya kiasi kisicho na VAT, kwa ajili ya VAT (kifungu cha 42A cha Tax Procedures Act).",
        example: "Kwa {price} + VAT {vat} = {total}, unakata {withheld} na kutulipa {rest}. ",
        link: {
          label: "{company.taxAuthority}",
        },
      },
      payment: {
        label: "Unalipa vipi na lini",
        text: "Kwa kila awamu, na kwa kila mwezi wa mpango, unapata ankara ya eTIMS yenye PIN yako ya {company.taxAuthorityShort}. Lipa awamu ndani ya siku {invoiceDueDays}, na mpango kabla mwezi haujaanza, kwa {company.payBy}. M-Pesa hupokea hadi {company.currency} 250,000 kwa muamala mmoja, kwa hivyo awamu kubwa zaidi hulipwa kupitia benki.",
      },
      guarantee: {
        label: "Dhamana",
        text: "Huduma au mfumo usipofanya yaliyoandikwa kwenye kotesheni, au zana isipofanya yaliyoandikwa kwenye ukurasa wake, tuambie ndani ya {company.guarantee} (kwa zana, tangu siku ya kwanza unayolipia au matokeo ya kwanza). Ndani ya siku 14 tunakurudishia, kwa njia uliyotumia kulipa, yote uliyolipa kwa ajili yake, hosting na matengenezo yakiwemo, pamoja na VAT na ushuru uliokata.",
        figures: {
          notice: { value: "Siku {company.moneyBackDays}", label: "za kutuambia" },
          refund: { value: "Siku 14", label: "za kukurudishia pesa" },
        },
      },
    },
  },
  risks: {
    title: "Mambo yakienda mrama, hasara ni ya nani?",
    intro:
      "Masharti haya ni yaleyale kwa kila huduma na kila mfumo, na yameandikwa pia kwenye kotesheni yako.",
    items: [
      {
        label: "Bei inawekwa lini?",
        text: "Kabla hatujaanza. Kotesheni ina bei moja ya kazi yote, kuanzia Kusikiliza hadi makabidhiano. Hata tukikuta kazi ni nyingi au chache kuliko ulivyotuambia, bei haibadiliki, isipokuwa ukibadilisha kazi yenyewe; bei mpya unaiona kwanza. Programu maalum hutengenezwa hatua kwa hatua, na kila hatua ina bei yake isiyobadilika.",
      },
      {
        label: "Nikiacha kabla kazi haijaisha?",
        text: "Hadi mwisho wa hatua ya Kubuni, unadaiwa {company.stopAfterDesignPercent}% ya bei, na unabaki na kazi iliyofanyika: ramani ya kazi, ukurasa mmoja wa muundo, na kanuni. Tunakurudishia kinachobaki kwenye awamu ya kwanza. Baada ya hapo, unadaiwa awamu zilizofikia siku ya kulipwa: {company.firstStage} ya bei kabla jaribio halijafaulu, na {company.stagesBeforeLast} likishafaulu. Kwa programu maalum unaweza kuacha baada ya hatua yoyote, na unadaiwa tu hatua ulizoagiza.",
      },
      {
        label: "Hatua ya Kubuni huisha lini?",
        text: "Ukurasa wa kila huduma unataja siku hiyo; programu maalum ina hatua zake yenyewe. Kwa mfumo ulio tayari, ni siku unapouona ukiwa na orodha yako mwenyewe ya bidhaa au wanachama.",
      },
      {
        label: "Kazi yetu isipofaulu jaribio?",
        text: "Mtiririko wa kazi au mfumo umefaulu jaribio ikiwa matokeo yake yanalingana na yako kwa siku mbili za kazi mfululizo, au tatu kwa muunganisho wa mifumo. Usipofaulu, tunaurekebisha kwa gharama yetu. Ikiwa bado haujafaulu siku {company.testDays} baada ya tarehe tuliyokubaliana, unaweza kuacha na kurudishiwa yote uliyolipa.",
      },
      {
        label: "Mkichelewa?",
        text: "Tunakuambia kabla ya tarehe tuliyokubaliana. Bei inapungua kwa {company.latePercentAWeek}% kila wiki nzima tunayochelewa, lakini punguzo halizidi malipo ya mwisho. Jaribio likichelewa siku {company.testDays}, unaweza kusitisha na kurudishiwa yote uliyolipa. Wiki tunazokusubiri wewe, au tunazosubiri idhini, kwa mfano ya benki, Safaricom au {company.taxAuthorityShort}, hazihesabiwi.",
      },
      {
        label: "Na baada ya siku {company.moneyBackDays}?",
        text: "Tunapima pamoja nawe wiki {company.measuredAfterWeeks} baada ya makabidhiano, kabla dhamana haijaisha. Marekebisho ya baadaye ni sehemu ya mpango wa matengenezo; bila mpango huo, unapata kotesheni ya kila rekebisho.",
      },
      {
        label: "Programu ikifanya kosa lenye hasara?",
        text: "Ukiwa na mpango wa matengenezo, tunarekebisha makosa yetu bure wakati wowote. Kwa hasara nyingine, dhima yetu (liability) haizidi kiasi ulichotulipa katika miezi 12 iliyotangulia, isipokuwa sheria ikitaka zaidi. Mtiririko wa kazi (hatua za kazi moja zinazojiendesha) huandaa malipo tu; mtu wako wa kuidhinisha ndiye anayeruhusu kila moja.",
      },
      {
        label: "Ni mali ya nani?",
        text: "Mtiririko wa kazi au programu maalum ni yako ukishalipa, pamoja na kanuni na rekodi ya majaribio. Programu ya mfumo ulio tayari hubaki yetu. Jina la tovuti, maudhui na data ni vyako. Mfumo unautumia kwa muda unaotaka, hata kwenye seva yako.",
      },
      {
        label: "Na mkifunga kampuni?",
        text: "Una siku {company.closingDays} za kupakua vilivyo vyako. Kampuni nyingine inaweza kuendelea na mtiririko wa kazi au programu maalum, kwa sababu ni yako.",
      },
    ],
  },
  stages: {
    title: "Unalipa kadiri kazi inavyokabidhiwa",
    intro:
      "Huduma na mifumo hulipiwa kwa awamu hizi. Ukaguzi, mkakati na kuweka lebo hulipiwa kwa sehemu zilezile, {company.stageParts}, lakini malipo ya pili na ya mwisho yana tarehe zake: ziko kwenye masharti yetu na kwenye kotesheni yako. Kiasi kilicho hapa chini kimetajwa {company.vat}.",
    stage: "Awamu {number}",
    example: "Kwa mfano {amount} kati ya {price}",
    lines: "Ona kilichojumuishwa",
    tools: {
      title: "Zana",
      text: "Mipango ya kila mwezi hulipiwa mapema, mwezi baada ya mwezi. Mwezi wa kwanza na dhamana yake huanza ukishalipa; unaweza kuacha mwishoni mwa mwezi wowote. Tunakuambia siku 30 kabla bei yako ya mwezi haijapanda, ili uweze kuacha kabla. Ukifikia kikomo cha mpango, zana inasimama hadi mwezi ujao, isipokuwa kama umechagua mpango mkubwa zaidi au umekubali kulipia ziada kwa bei iliyotajwa. Zana ikiwa na bei ya kila ukurasa, ripoti, saa au kipimo kingine, unalipia ulichoagiza tu.",
    },
  },
  costs: {
    title: "Gharama baada ya kukabidhiwa",
    intro:
      "Haya ndiyo malipo ya kila mwezi mfumo ukishaanza kufanya kazi. Unalipa mwezi kwa mwezi, na unaweza kuacha mwishoni mwa mwezi wowote. Hosting na matengenezo hubaki na bei ya kotesheni kwa miezi 12 baada ya makabidhiano, na tunakuambia siku 30 kabla bei yako ya mwezi haijapanda. Hadi dhamana iishe, marekebisho ni bure, na ada ya matengenezo hugharamia ufuatiliaji, masasisho, mafunzo na mhandisi wa zamu.",
    monthly: "{price} kwa mwezi",
    items: {
      tool: {
        label: "Zana",
        price: "Bei ya mpango",
        text: "Kila mpango una msaada wa barua pepe. Baadhi ya mipango ina zaidi, kama ilivyoelezwa kwenye mpango. Zana ikikwama, unaweza kutupigia simu saa yoyote ya kazi, kwa mpango wowote. Nje ya saa hizo, mhandisi wa zamu yupo tu kwa mipango inayotaja hivyo.",
      },
      workflow: {
        label: "Matengenezo ya mtiririko wa kazi",
        text: "Si ya lazima, lakini tunayapendekeza katika mwaka wa kwanza ikiwa mtiririko unahusu malipo. Kuna mhandisi wa zamu {company.support}, anayepokea simu au kukupigia ndani ya saa 1. Tunaufuatilia mtiririko kila unapofanya kazi; benki au tovuti kama iTax ikibadilika, tunaurekebisha. Gharama hii ni kubwa kuliko ya matengenezo ya mfumo ulio tayari. Marekebisho ya mfumo hulipiwa na wateja wengi; mtiririko unautumia wewe peke yako.",
      },
      connection: {
        label: "Matengenezo ya muunganisho",
        text: "Si ya lazima, ikiwa tunaunganisha mifumo uliyo nayo tayari. Ikiwa muunganisho unahusu malipo, tunayapendekeza katika mwaka wa kwanza. Ikiwa kazi yake ni kunakili tu hesabu ya bidhaa kila usiku, huyahitaji.",
      },
      hosting: {
        label: "Hosting ya mfumo",
        text: "Unalipia seva iliyo {company.hostedIn}, nakala za akiba na masasisho (updates) ya usalama. Hulipi chochote ukiuweka mfumo na nakala zake za akiba kwenye seva zako mwenyewe: kotesheni yako inataja seva unayohitaji, kuuweka mfumo humo ni sehemu ya kuanzisha, na matengenezo ni ya mfumo wetu, si ya seva yako. Mfumo wa hospitali hufanya kazi kwenye seva unayoinunua wewe, ndani ya jengo lako; bei ya hosting hugharamia nakala yake ya kila usiku.",
      },
      maintenance: {
        label: "Matengenezo ya mfumo",
        text: "Si ya lazima. Tunarekebisha hitilafu, tunaweka masasisho, tunawafundisha wafanyakazi wapya, na kuna mhandisi wa zamu {company.support}. Ili gharama ya hosting na matengenezo irudi, lazima kila mwezi mfumo umwokolee karani angalau {company.productHours}, isipokuwa kama unazuia hasara pia. Katika mwaka wa kwanza ni lazima gharama ya kuanzisha irudi pia. Ukurasa wa bei zote una jedwali la saa hizi.",
      },
      messages: {
        label: "Gharama za AI, SMS, WhatsApp na M-Pesa",
        price: "Kwa viwango vya mtoa huduma",
        text: "Unailipa kampuni ya simu, Meta au Safaricom moja kwa moja, kupitia akaunti zilizo kwa jina la kampuni yako. Kwa mtiririko wa kazi, unamlipa mtoa huduma wa AI pia. Data ya mtiririko huwekwa kwenye akaunti yako mwenyewe ya kuhifadhi faili. Sisi hatuongezi chochote. Kotesheni yako inakadiria gharama hizi. Sisi si kampuni ya uunganishaji wa eTIMS. Ikiwa kanuni za {company.taxAuthorityShort} zinaitaka biashara yako iwe na kampuni hiyo, ada zake hulipiwa kando; kotesheni yako inazitaja.",
      },
    },
    example: {
      title: "{offer}: gharama ya mwaka wa kwanza",
      setup: "Kwa bei yake ya kuanzia",
      hosting: "Hosting, 12 × {price}",
      maintenance: "Matengenezo, 12 × {price}",
      vat: "VAT ya {vatPercent}%",
      total: "Mwaka wa kwanza",
      later: "Kila mwaka unaofuata: {price}. Gharama za AI, za jumbe na za zana zinazotumika hazimo.",
      without: "Bila matengenezo: {price}, mara moja tu.",
    },
  },
  alternatives: {
    title: "Kuna njia gani nyingine?",
    intro: "Wakati mwingine njia nyingine ndiyo bora. Wateja wetu hutulinganisha na hizi nne:",
    items: [
      {
        label: "Mfanyakazi wa kujitegemea (freelancer)",
        text: "Anafaa kwa programu ndogo ambayo hata ikikwama wiki nzima, hupati hasara. Kwa kazi ya kila siku, uliza ni nani atakayeirekebisha ikikwama naye amesafiri. Kwetu kuna mhandisi wa zamu {company.support} ukiwa na mpango wa matengenezo.",
      },
      {
        label: "Aliyekuuzia ERP",
        text: "Ikiwa anauza sehemu unayoihitaji, inunue kwake: ni nafuu kuliko programu maalum. Sisi tunafanya kazi iliyo kati ya ERP na M-Pesa, WhatsApp na karatasi; ERP yenyewe hatuigusi.",
        link: { label: "Njia za kuingiza kwenye ERP, na bei zake" },
      },
      {
        label: "Karani mmoja zaidi",
        text: "Karani hugharimu takriban {clerkMonth} kwa mwezi, kwa saa {clerkHours} za kazi, yaani {company.clerkHour} kwa saa. Kwa bei zetu za chini kabisa, mtiririko wenye matengenezo hurudisha gharama yake ukimwokolea karani angalau saa zilizo kwenye jedwali hili. Gharama za AI na jumbe huongeza saa hizo. Saa zikiwa chache kuliko hizo, mwachie karani kazi hiyo.",
        hours: {
          title: "Saa za kuokoa kwa mwezi, angalau",
          firstYear: "Mwaka wa kwanza",
          later: "Miaka inayofuata",
          net: "Ukidai VAT",
          withVat: "Usipoweza kuidai",
        },
      },
      {
        label: "Jedwali la hesabu (spreadsheet)",
        text: "Ukihesabu muda tu, jedwali ni nafuu kuliko zana kwa paybill moja yenye malipo chini ya 2,500 hivi kwa mwezi (2,900 pamoja na VAT). Kwa jedwali, malipo 100 huchukua muda wa saa 1 na dakika 40 hivi: dakika 20, pamoja na 4 kwa kila moja ya malipo 20 hivi ambayo fomula hazikuyatambua. Kwa zana yetu huchukua muda wa saa 1, wa kukagua malipo 15 hivi yanayobaki. Saa moja ikiwa {company.clerkHour}, dakika 40 zinazookolewa haziwezi kulipia Starter (malipo 1,000), na zinalipia Professional kuanzia malipo 2,500 hivi. Zana pia husoma PDF na kufuatilia malipo yasiyo kamili. Kwa mkono, malipo hayo 100 huchukua muda wa saa 3 au zaidi. Makala yetu yana fomula, bila malipo.",
        link: { label: "Maelekezo yake" },
      },
    ],
  },
  trial: {
    title: "Jaribio la bure likoje?",
    intro:
      "Unaweza kujaribu bure kila zana inayopatikana au iliyo katika beta kwa siku {company.trialDays}, bila kadi ya benki. Zana inayolipiwa kwa ukurasa au saa inakupa kurasa 50 au muda wa saa moja. Inayolipiwa kwa ripoti au orodha inakupa moja, na ya nembo inakupa rasimu, isipokuwa kama ukurasa wa zana unasema tofauti. Huduma na mifumo havina jaribio la bure; vina dhamana.",
    steps: [
      {
        title: "Unaomba",
        text: "Tumia “Anza sasa” au WhatsApp. Tuambie ni zana gani, na nani ataitumia.",
      },
      {
        title: "Tunakufungulia akaunti",
        text: "Mmoja wetu anakujibu {company.reply} na kukutumia maelezo ya kuingia. Siku {company.trialDays} zinaanza hapo au, kwa Chatbot Builder kwenye WhatsApp, nambari yako ikishasajiliwa. Vikomo vya jaribio ni vya mpango mdogo kabisa, isipokuwa kama ukurasa wa zana unasema tofauti.",
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
    title: "Nani anatia saini, na wiki ya kwanza inakuwaje",
    intro:
      "Mkurugenzi, au mtu aliyeidhinishwa kutia saini kwa niaba ya kampuni, anatia saini kotesheni. Pamoja nayo tunatia saini mkataba wa uchakataji wa data. Muundo, kotesheni na mkataba huandikwa kwa Kiingereza au Kiswahili, upendavyo.",
    steps: [
      {
        title: "Siku ya 1",
        text: "Unakubali kotesheni na kupata ankara ya awamu ya kwanza.",
      },
      {
        title: "Siku ya 2",
        text: "Tunazungumza kwa simu, dakika 30. Kila upande unamtaja mtu wa kuwasiliana naye.",
      },
      {
        title: "Siku ya 3 na ya 4",
        text: "Tunaketi na watu wanaofanya kazi hiyo, kwa jumla ya nusu siku. Unatupatia sampuli za faili zenye majina yaliyofichwa; manenosiri hatuyahitaji.",
      },
      {
        title: "Siku ya 5",
        text: "Unapata idadi na dakika tulizohesabu, maswali yaliyobaki, na tarehe ya jaribio la kwanza. Hata kazi au dakika zikiwa nyingi au chache kuliko ulivyotuambia, bei haibadiliki.",
      },
    ],
  },
};
