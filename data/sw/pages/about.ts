import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const about: Translation<Copy["about"]> = {
  meta: {
    title: "Kuhusu sisi: wahasibu na wahandisi",
    description:
      "Watu wanaotengeneza mtiririko wako wa kazi: lengo letu, mambo manne tusiyoyaacha, timu, na tofauti kati ya {company.name} na wauzaji wengine wa AI.",
  },
  hero: {
    title: "Sisi wenyewe tuliwahi kuzifanya kazi hizi kwa mkono.",
    intro:
      "Kabla ya kuandika programu tuliandika risiti, tukafunga vitabu vya hesabu vya chama cha ushirika na kulinganisha hesabu za till. Sasa tunatengeneza zana tulizozihitaji wakati huo.",
    work: "Shirikiana nasi",
    solutions: "Masuluhisho yetu",
    word: {
      term: "tiririka",
      wordClass: "Kiswahili, kitenzi",
      senses: [
        "kwenda mfululizo, kama maji.",
        "kuhusu wimbo: kuendelea bila kukatizwa.",
        "kuhusu kazi: kupita ofisini bila kuandikwa mara mbili.",
      ],
    },
  },
  stats: {
    title: "Takwimu zetu",
    intro: "{company.counted} Mhandisi wa zamu yupo kwa baadhi ya mipango.",
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
        label: "msaada",
      },
    ],
  },
  mission: {
    title: "Lengo letu",
    statement: "Jioni ni ya kupumzika, si ya kuandika yale ambayo mashine inaweza kuyasoma.",
    text: "Katika kampuni kubwa, kazi zinazojirudia zilianza kujiendesha zamani. Sisi tunafanya vivyo hivyo kwa SACCO ya Kisumu, kwa kampuni ya usambazaji ya Nakuru na kwa kliniki ya Mombasa. Bei zimeandikwa wazi hapa, kwa {company.money}, na wafanyakazi wako wenyewe wanaweza kukagua matokeo.",
  },
  values: {
    title: "Mambo manne tusiyoyaacha kamwe",
    intro: "Ni heri tupoteze kandarasi kuliko kuacha mojawapo ya haya.",
    items: [
      {
        title: "Kipya kijaribiwe kwanza",
        lead: "Tunajaribu kila modeli mpya ya AI inapotoka, kwa faili ambazo majibu yake sahihi tunayajua.",
        text: "Modeli mpya inachukua nafasi ya ile ya zamani pale tu inapofanya vizuri zaidi.",
      },
      {
        title: "Mteja ajitegemee",
        lead: "Mradi huwa umekamilika pale timu yako inapoweza kuuendesha bila kutupigia simu.",
        text: "Bei ya huduma au mfumo inajumuisha mafunzo. Safari za nje ya {company.town} huwekwa kwenye kotesheni.",
      },
      {
        title: "Matokeo yapimwe",
        lead: "Tunapima gharama ya kazi kabla ya kuanza, na tena wiki {company.measuredAfterWeeks} baada ya makabidhiano.",
        text: "Tunahesabu kwa saa na kwa {company.money}. Ikiwa hakuna kilichoboreka, tunakuambia.",
      },
      {
        title: "Mtu ndiye aamue",
        lead: "Mashine haiamui jambo lolote linalohusu mshahara, mkopo au afya.",
        text: "Data yako haitumiwi kamwe kufundisha modeli ya AI inayotumiwa na wengine, na kila jibu linaonyesha chanzo chake.",
      },
    ],
  },
  team: {
    title: "Watu utakaofanya nao kazi",
    intro:
      "Anayepanga mradi wako ndiye utakayeendelea kuwasiliana naye. Jumamosi huenda ukajibiwa na mwenzake. Usiku kuna mhandisi wa zamu kwa wateja ambao mpango wao una huduma hiyo.",
    article: "Makala mapya ya {name}",
    chat: "Ongea na {name} kwa WhatsApp",
    chatText: "Habari! Ningependa kuongea na {name}.",
    linkedin: "{name} kwenye LinkedIn",
  },
  reasons: {
    title: "Sababu za kutuchagua",
    intro: "Tunavyotofautiana na muuzaji wa kawaida wa AI.",
    usual: "Kawaida",
    here: "Kwetu",
    items: [
      {
        title: "Mkutano wa kwanza",
        usual: "Wasilisho kuhusu mustakabali wa AI.",
        here: "Tunafungua faili yako moja na kukokotoa gharama ya kuiandika upya.",
      },
      {
        title: "Bei",
        usual: "Unaipata ukiomba, baada ya kupigiana simu mara tatu.",
        here: "Huduma {count.pricedServices}, zana {count.pricedTools} na mifumo yetu {count.products} vina bei ya kuanzia kwa {company.money}, pamoja na dhamana ya siku {company.moneyBackDays} ya kurudishiwa pesa, tusipotimiza tulichoahidi kwa maandishi.",
      },
      {
        title: "M-Pesa, KRA, eTIMS",
        usual: "Zimepangwa kwa awamu ya pili.",
        here: "Ndizo tunazoanza nazo. Ankara hupitia programu yako mwenyewe ya eTIMS au kampuni ya uunganishaji iliyoidhinishwa na KRA.",
      },
      {
        title: "Jibu lisilo sahihi",
        usual: "“Mfumo ndio unaosema hivyo.”",
        here: "Mambo yenye shaka humfikia mfanyakazi uliyemteua, pamoja na sababu na mstari wa chanzo.",
      },
      {
        title: "Ukiondoka",
        usual: "Unapoteza rekodi zako.",
        here: "Unapata kila kitu katika faili unazoweza kufungua, nasi tunafuta nakala yetu siku {company.deletedAfterDays} baada ya kuondoka kwako.",
      },
    ],
  },
  expertise: {
    title: "Ujuzi wetu",
    items: [
      "Kulinganisha hesabu za M-Pesa",
      "Statement za benki",
      "Ankara za eTIMS",
      "Kusoma nyaraka",
      "Mikopo ya SACCO",
      "Huduma kwa WhatsApp",
      "Kupanga maulizo kwa alama",
      "Ukaguzi wa mishahara",
      "Bidhaa na till",
      "Kiswahili na Sheng",
      "Kuunganisha API",
      "Ulinzi wa data",
    ],
    certifications: {
      title: "Vyeti",
      details: "Nambari, aliyekitoa na tarehe",
      number: "Na. {number}",
      onRequest:
        "ICT Authority ilichukua kazi ya ICT Board mwaka wa 2013. Ukiomba, tunakutumia hati inayothibitisha kila jina: cheti, ripoti ya mkaguzi, barua au, kwa sheria kama GDPR, maelezo yetu ya jinsi tunavyoifuata.",
      onRequestOthers:
        "ICT Authority ilichukua kazi ya ICT Board mwaka wa 2013. Ukiomba, tunakutumia hati inayothibitisha kila jina jingine: cheti, ripoti ya mkaguzi, barua au, kwa sheria kama GDPR, maelezo yetu ya jinsi tunavyoifuata.",
    },
    company: "Usajili wa kampuni",
  },
  closing: {
    title: "Tuonyeshe faili moja.",
    text: "Ionyeshe tukizungumza kwa simu (dakika {company.sessionMinutes}, bila malipo), au itume kwa WhatsApp ukiwa umeficha majina na nambari. Mhandisi atakayetengeneza mfumo wako akiona kwamba gharama itazidi faida, atakuambia wazi.",
    start: "Shirikiana nasi",
    chat: "Tuandikie kwa WhatsApp",
    claims: [
      "Tunajibu {company.reply}",
      "Jaribu zana zetu bure kwa siku {company.trialDays}, bila kadi ya benki",
      "Dhamana ya siku {company.moneyBackDays} ya kurudishiwa pesa, tusipotimiza tulichoahidi kwa maandishi",
    ],
  },
};
