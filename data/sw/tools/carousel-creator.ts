import type { Translation } from "#data/load/translation.ts";
import type { Tool } from "#data/schemas/tool.ts";

export const carouselCreator: Translation<Tool> = {
  tagline:
    "Hugeuza hati ndefu kuwa carousel: slaidi tano hadi kumi za kutelezesha, kila moja yenye hoja moja.",
  inShort: "Hati ndefu iwe slaidi chache za kutelezesha",
  description:
    "Carousel ni chapisho la slaidi kadhaa ambazo msomaji huzipitia moja baada ya nyingine. Zana huitengeneza kutokana na masharti ya mikopo, orodha za bei au maelezo, kwa Instagram, LinkedIn, Facebook na Status.",
  overview: [
    "Maarifa unayo tayari: kwenye kurasa mbili za masharti ya kamati ya mikopo, kwenye maelezo ya mtaalamu wa kilimo, kwenye jarida la barua pepe ambalo hakuna anayelifungua. Carousel Creator hutafuta hoja zitakazomfanya mteja apige simu au aje dukani na kuzipanga kwa mfuatano. Kila hoja huifupisha iwe slaidi ya maneno 25 au chini ya hapo, kwa rangi zako. Kila mstari huonyesha umetoka kwenye sentensi gani ya hati yako.",
    "Imetengenezwa kwa ajili ya maafisa wa masoko, wakufunzi na wafanyabiashara binafsi wanaotaka kuchapisha mara mbili kwa wiki bila kuandika mara mbili kwa wiki. Utapata rasimu, na kwa dakika kumi utaamua: hoja ipi itangulie, nini kiachwe, na kama wateja wako wenyewe wangesema hivyo kwa Sheng.",
  ],
  keyBenefits: [
    "Hati moja inakupa chapisho kwa lugha mbili na vipimo vitatu, na maneno unayakagua mara moja tu",
    "Kila takwimu imeunganishwa na chanzo chake, hivyo anayetoa idhini anakagua riba au ada kwa sekunde chache",
    "Idhini ni sehemu ya zana: chapisho la SACCO au kliniki haliwezi kupakuliwa hadi mtu uliyemteua akubali",
    "Slaidi zinasomeka juani kwenye simu ndogo, kwa sababu zana inakataa maandishi madogo kupita kiasi",
  ],
  features: [
    "Hupokea maandishi uliyobandika, PDF, Word, makala ya tovuti au maandishi ya video",
    "Hutengeneza slaidi tano hadi kumi, na ya kwanza humwambia msomaji atakachopata",
    "Kila sentensi imeunganishwa na mahali ilipotoka kwenye hati asilia",
    "Matoleo ya Kiingereza, Kiswahili na Sheng sambamba, unayoyahariri mstari kwa mstari",
    "Kiasi cha pesa, tarehe na asilimia hufungwa ili visibadilishwe maneno yanapoandikwa upya",
    "Instagram 4:5, PDF ya LinkedIn, mraba wa Facebook na Status 9:16 kutokana na rasimu moja",
    "Maelezo ya chapisho na ya picha (alt text) huandikwa pamoja na slaidi",
    "Slaidi ya mwisho yenye nambari yako ya WhatsApp, till au orodha ya matawi",
    "Mtu maalum wa kutoa idhini, na kumbukumbu ya nani alikubali na lini",
    "Aina za herufi, rangi na mipangilio ya slaidi zako huhifadhiwa kama muundo (theme)",
  ],
  workflow: [
    {
      title: "Bandika hati yako",
      description: "Hadi kurasa 20. Sema nani atasoma na unataka afanye nini baadaye.",
      details: [
        "Msomaji: mwanachama, mzazi, mfugaji wa ng’ombe wa maziwa, afisa wa ununuzi",
        "Cha kufanya: piga simu, tembelea tawi, tuma ujumbe wa WhatsApp, hifadhi chapisho",
      ],
    },
    {
      title: "Chagua namna ya kueleza",
      description:
        "Unapewa namna tatu za kueleza, kama vile maelezo ya hatua kwa hatua, makosa ya kawaida au majibu ya maswali. Chagua moja au uzichanganye.",
      details: [
        "Hoja zilizoachwa zimeorodheshwa, hivyo hakuna kinachoondolewa bila wewe kujua",
        "Madai yasiyoungwa mkono na hati asilia yanawekewa alama",
        "Slaidi zinaweza kuhamishwa, kuunganishwa au kugawanywa",
      ],
    },
    {
      title: "Hariri maneno na lugha",
      description:
        "Lugha hizo mbili ziko sambamba. Nambari iliyofungwa hubadilika katika lugha zote mbili au haibadiliki kabisa.",
      details: [
        "Idadi ya maneno kwa kila slaidi",
        "Chagua Kiswahili rahisi au Sheng ya kila siku ya Nairobi",
        "Istilahi zako na majina ya bidhaa zako hubaki kama ulivyoyaandika",
      ],
    },
    {
      title: "Pata idhini, kisha pakua",
      description:
        "Anayetoa idhini anapokea kiungo, anasoma kwenye simu, kisha anakubali au anatoa maoni. Ndipo faili zinatolewa.",
      details: [
        "Seti ya PNG, PDF ya LinkedIn na maelezo ya chapisho katika folda moja",
        "Unachapisha mwenyewe kwenye akaunti zako",
      ],
    },
  ],
  useCases: [
    {
      title: "Mkopo unaelezwa kabla wanachama hawajapanga foleni",
      scenario:
        "SACCO ya walimu mjini Nakuru inabadilisha mkopo wake wa maendeleo: kanuni mpya ya wadhamini, muda mrefu zaidi wa kulipa, ada inayokatwa mwanzoni. Waraka una kurasa mbili, na makeshia wanatumia wiki mbili za kwanza kuueleza.",
      result:
        "Slaidi saba kwa Kiswahili na Kiingereza zinafuata mfano mmoja, KSh 300,000 kwa miezi 36, kuanzia amana hadi rejesho la kwanza. Meneja wa mikopo anaidhinisha takwimu, na makeshia wanasambaza kiungo.",
      metrics: [
        {
          label: "Slaidi",
          value: "7",
        },
        {
          label: "Lugha",
          value: "2",
        },
        {
          label: "Kutoka rasimu hadi idhini",
          value: "Siku 1 ya kazi",
        },
      ],
    },
    {
      title: "Kalenda ya chanjo ya duka la pembejeo",
      scenario:
        "Wafugaji wa kuku karibu na Eldoret wanaliuliza duka moja la pembejeo (agrovet) swali lilelile wiki nzima: chanjo gani, siku gani, kwenye maji au kwenye jicho. Jibu ni jedwali la fotokopi ambalo linapotea ndani ya mwezi mmoja.",
      result:
        "Jedwali linakuwa slaidi nane, moja kwa kila umri wa kuku, na toleo la Status kwa wafugaji wasiotumia Instagram. Afisa wa afya ya mifugo wa duka analinganisha dozi na lebo ya dawa kabla ya kupakua.",
      metrics: [
        {
          label: "Slaidi",
          value: "8",
        },
        {
          label: "Ukaguzi wa afisa",
          value: "Dakika 15",
        },
      ],
    },
    {
      title: "Barua ya kila mwezi kwa wateja, sasa pia kwenye LinkedIn",
      scenario:
        "Kampuni ya kutunza hesabu mjini Mombasa inawaandikia wateja 70 maneno 1,200 kwa mwezi: tarehe za kuwasilisha ritani, makosa ya kawaida kwenye ankara (invoice), nini cha kuhifadhi hadi ukaguzi. Nje ya orodha hiyo wanaoyasoma ni wachache, na mshirika wa kampuni hana muda wa LinkedIn.",
      result:
        "Kila barua inatoa machapisho matatu. Mshirika anayasoma akiwa kwenye feri, anarekebisha kichwa kimoja na kuyapakua. Tarehe na kiasi cha pesa vimefungwa, kwa hivyo havibadiliki barua inapofupishwa.",
      metrics: [
        {
          label: "Machapisho ya kila barua",
          value: "3",
        },
        {
          label: "Muda wa mshirika kwa yote matatu",
          value: "Dakika 30",
        },
        {
          label: "Gharama ya matatu kwa mpango wa Solo",
          value: "{soloThree}",
        },
      ],
    },
  ],
  trial: "hutumia mpango wa Timu, kwa hadi machapisho 10 ya slaidi",
  pricing: [
    {
      tier: "Solo",
      period: "mwezi",
      description: "Mtu mmoja anayechapisha kwa niaba ya biashara moja.",
      features: [
        "Machapisho 20 ya slaidi kwa mwezi",
        "Kiingereza, Kiswahili na Sheng",
        "Vipimo vyote na PDF ya LinkedIn",
        "Muundo 1 wa rangi na herufi (theme)",
      ],
      savings: "",
    },
    {
      tier: "Timu",
      period: "mwezi",
      description: "Timu ya masoko ambayo machapisho yake yanahitaji idhini.",
      features: [
        "Machapisho 80 ya slaidi kwa mwezi",
        "Watu 5, watoa idhini wakiwemo",
        "Kumbukumbu za idhini, zinazohifadhiwa kwa miezi 12",
        "Miundo 5 ya rangi na herufi (theme)",
        "Orodha ya majina ya bidhaa na misemo iliyopigwa marufuku",
      ],
      savings: "{teamEach} kwa chapisho badala ya {soloEach}",
    },
  ],
  faqs: [
    {
      question: "Je, inaweza kukosea riba au ada?",
      answer:
        "Inaweza kuchagua takwimu isiyofaa kuonyeshwa; haiwezi kubadilisha takwimu. Kiasi cha pesa, tarehe na asilimia hunakiliwa kutoka kwenye hati herufi kwa herufi na kufungwa. Unachopaswa kukagua ni kile kilichochaguliwa: riba ya mwezi ikionyeshwa bila maneno “kwa mwezi”, takwimu ni sahihi lakini bado inapotosha. Ndiyo maana ukurasa wa mtoa idhini unaweka kila nambari kando ya sentensi yake.",
    },
    {
      question: "Kiswahili chake ni kizuri kiasi gani?",
      answer:
        "Ni kizuri kiasi kwamba afisa anaweza kukisahihisha kwa dakika chache, na ni bora zaidi katika Kiswahili cha kila siku kuliko katika lugha ya sheria au ya tiba. Istilahi za kitaalamu zinafuata orodha yako ya maneno. Kwa Sheng, tarajia kuandika upya mstari mmoja au miwili; Sheng mbaya inaharibu zaidi kuliko Kiingereza rahisi.",
    },
    {
      question: "Je, lugha mbili zinahesabiwa kama machapisho mawili?",
      answer:
        "Hapana. Hati moja na namna moja ya kueleza huhesabiwa kama chapisho moja la slaidi, kwa lugha hadi tatu na vipimo vyote. Namna nyingine ya kueleza hati ileile huhesabiwa kama chapisho jingine.",
    },
    {
      question: "Je, inachapisha yenyewe kwenye kurasa zetu?",
      answer:
        "Hapana, na tumeamua hivyo kwa makusudi. Unapakua faili na kuzichapisha mwenyewe kwenye akaunti zako au kwa programu yako ya kupanga machapisho. Hatuhifadhi nenosiri la ukurasa wa mtu yeyote.",
    },
    {
      question: "Je, naweza kugeuza makala ya mtu mwingine kuwa slaidi?",
      answer:
        "Kwa ruhusa yake tu: kufupisha makala hakuyafanyi kuwa yako. Ikiwa chanzo ni anwani ya tovuti, zana inakuomba uthibitishe kwamba una haki ya kuyatumia. Zana huweka jina la chanzo kwenye slaidi ya mwisho, usipoliondoa.",
    },
    {
      question: "Jaribio la bure linajumuisha nini?",
      answer:
        "Mpango wa Timu kwa siku {company.trialDays} na hadi machapisho 10 ya slaidi, bila kadi ya benki. Faili unazopakua ni kamili, na una haki ya kuzichapisha.",
    },
  ],
  stats: [],
  notFor: ["Biashara ambazo hazijaandika chochote. Zana hufupisha ulicho nacho; utaalamu ni wako."],
};
