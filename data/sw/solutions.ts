import type { Translations } from "../load/translation";
import type { Solution } from "../schemas/solution";

export const solutions: Translations<Solution> = {
  "finance-ops": {
    title: "Fedha na uendeshaji",
    description:
      "Tunapanga statement zako za M-Pesa na benki, tunasoma ankara (invoice) za wasambazaji na kuonyesha matumizi yasiyo ya kawaida. Mhasibu wako anaanza siku kwa orodha fupi ya malipo ya kukagua, si kwa kuingiza data.",
    overview: [
      "Katika ofisi nyingi za fedha nchini Kenya, leja huchelewa kwa wiki mbili. Pesa zinaingia kwa paybill moja, till mbili na akaunti tatu za benki. Ankara zinakuja kama PDF, karatasi na picha za WhatsApp. Siku ya kuwasilisha ritani ya VAT inafika, uwe tayari au la. Kazi ya kupanga, kulinganisha na kuandika tunaitengenezea mfumo wa kuifanya.",
      "Kila siku ya kazi, zana zetu zinalinganisha malipo ya paybill na ankara ambazo hazijalipwa, na kupanga statement za till. Statement za benki zinapangwa hadi mara 25 kwa mwezi. Kulinganisha mistari ya benki na ankara na leja ni mtiririko wa kazi (kuanzia {company.workflowFrom}). Unapakia faili na kupata matokeo na orodha ya maswali yaliyo wazi, kwenye Excel au, kwa mipango mikubwa, kwenye faili za programu yako ya uhasibu. Malipo, maingizo ya leja na ritani za ushuru vinabaki mikononi mwa wanaovitia saini.",
    ],
    benefits: [
      "Kila siku ya kazi, malipo ya paybill yanalinganishwa na ankara ambazo hazijalipwa, na till na karatasi za makeshia",
      "Hadi ripoti 25 za benki kwa mwezi, kila moja ya hadi akaunti tano",
      "Ankara isiyo na nambari ya eTIMS inaonekana wiki ileile inapofika, pamoja na ujumbe kwa msambazaji ulio tayari kutumwa",
      "Matumizi yaliyoingizwa mara mbili na yasiyo ya kawaida yanaonekana kabla hesabu hazijafungwa",
    ],
    painPoints: [
      {
        title: "Malipo yasiyo na jina",
        description:
          "Kwenye sehemu ya akaunti, wateja wanaandika jina la utani au nambari ya ankara ya zamani, au hawaandiki chochote. KSh 38,600 zinakaa kwenye akaunti ya muda (suspense) huku idara ya mauzo ikisema mteja amelipa na wafuatiliaji wa madeni wakiendelea kumpigia simu.",
      },
      {
        title: "Ankara zinazopatikana siku tatu za mwisho",
        description:
          "Ankara za manunuzi zinaibuka kwenye droo, kwa madereva na kwenye barua pepe muda mfupi kabla ya kuwasilisha ritani ya VAT. Baadhi hazina maelezo ya eTIMS, nyingine zina PIN isiyo sahihi. VAT ya manunuzi (input VAT) inadaiwa kwa kuchelewa au inapotea, na KRA inalinganisha gharama na eTIMS.",
      },
      {
        title: "Matumizi madogo yasiyoandikwa",
        description:
          "Mafuta, airtime, vibarua na “matumizi mengineyo” vinarudi kama rundo la karatasi. Risiti ileile inajitokeza mara mbili katika miezi tofauti na hakuna anayeweza kuthibitisha hilo.",
      },
      {
        title: "Statement zisizosomeka kwenye Excel",
        description:
          "Una PDF iliyofungwa yenye kurasa 140, na unahitaji jedwali. Mtu anainakili ukurasa kwa ukurasa, mstari unakatika vipande viwili, na salio la mwisho linatofautiana kwa KSh 90.",
      },
    ],
    solutions: [
      {
        title: "Malipo yaliyopangwa na kulinganishwa",
        description:
          "Zana inalinganisha malipo ya paybill na ankara ambazo hazijalipwa, inapendekeza yanayolingana yaingizwe kwenye leja, na kuorodhesha malipo yenye shaka pamoja na wateja hadi watatu ambao huenda ndio waliolipa. Pia inapanga malipo ya till, na zana ya pili inapanga statement za benki. Kulinganisha mistari ya benki na leja ni mtiririko wa kazi.",
      },
      {
        title: "Ankara katika muundo mmoja",
        description:
          "Programu inasoma msambazaji, PIN, tarehe, VAT na jumla kwenye ankara ya muundo wowote na kuviweka kwenye safu za daftari lako la manunuzi. Ankara isiyokamilika inawekwa kando pamoja na maelezo ya kinachokosekana.",
      },
      {
        title: "Matumizi yasiyo ya kawaida yanawekewa alama",
        description:
          "Tunalinganisha kila dai la gharama na madai mengine, ya miezi iliyopita na ya matawi mengine. Hapo tunagundua risiti iliyotumika mara mbili, kiasi cha maelfu kamili kila Ijumaa, au mafuta ya lori lililoegeshwa. Zana yetu ya kazi hii iko katika beta, na mhasibu wako ndiye anayeamua kuhusu kila tahadhari.",
      },
      {
        title: "Taratibu zenye kumbukumbu za ukaguzi",
        description:
          "Tunaandika kanuni za nani anaidhinisha nini, tunaziweka katika mtiririko wa kazi na kuzijaribu kwa sampuli ya malipo yaliyopita. Mkaguzi wako wa nje anapata kumbukumbu za ukaguzi (audit trail).",
      },
    ],
    plans: {
      smallest: {
        includes: [
          "Till, paybill au laini za simu (mbili kwa jumla), na faili za Excel",
          "Miamala 1,000 na ankara 150",
          "Expense Anomaly Detector yenye mistari 3,000 (bila hiyo, KSh 4,000)",
        ],
        limits:
          "Kila ripoti ya statement ya benki hulipiwa kando. Saa moja ya kazi ikiwa {company.clerkHour}, jedwali letu la bure ni nafuu kuliko Starter.",
      },
      full: {
        includes: [
          "Till zote, karatasi za makeshia na faili za uhasibu, kwa mipango ya Professional, Ofisi na Dawati",
          "Miamala 10,000, ankara 750 na ripoti 25 za benki (kila moja ya hadi akaunti 5)",
          "Expense Anomaly Detector yenye mistari 3,000 (bila hiyo, KSh 13,400)",
        ],
      },
      pays: [
        "Ankara chini ya 63 kwa mwezi (73 pamoja na VAT): jedwali letu la bure ni nafuu kuliko zana, saa moja ya kazi ikiwa {company.clerkHour}.",
        "Ankara 63 hadi 150: mpango wa Duka. Ikiwa kila moja bado inachukua dakika nne, mpango hurudisha gharama yake ukifikia 150 tu.",
        "Ankara 151 hadi 250 hivi: mpango wa Duka, na karani anaandika zinazozidi 150 kwa mkono.",
        "Ankara 250 hivi hadi 750: mpango wa Ofisi. Kuanzia 390 hurudisha gharama yake hata kila moja ikichukua dakika nne.",
        "Ankara zaidi: mpango wa Ofisi, na KSh 6 kwa kila inayozidi 750. Zikizidi 3,000, mtiririko wa kazi kwa kawaida unafaa zaidi.",
        "Professional hurudisha gharama yake kuanzia miamala 2,500 hivi kwa mwezi (2,900 pamoja na VAT). Ikizidi 10,000, kila 100 unayoagiza ni KSh 60.",
        "Matengenezo ya mtiririko wa kazi hurudisha gharama yake ukiokoa {company.breakEvenHours} au zaidi kwa mwezi.",
      ],
      erp: [
        "Inapokea faili za Excel: mpango wowote wa malipo, ankara au mistari ya benki unatosha. Faili unaiingiza mwenyewe.",
        "Inahitaji faili ya muundo wake: mpango wa Enterprise wa AI M-Pesa Analyzer huitengeneza kwa malipo, kwa bei ya kotesheni.",
        "Kuingiza pamoja na hatua za idhini: mtiririko wa kazi, malipo ya mara moja kuanzia {company.workflowFrom}. Matengenezo (si lazima) yanaanzia {company.workflowMaintenance} kwa mwezi.",
        "Kuunganisha, kwa mfano M-Pesa na ERP: Kuunganisha mifumo kwa API, malipo ya mara moja kuanzia {company.integrationFrom}.",
      ],
      more: "Kulinganisha mistari ya benki na ankara na leja ni mtiririko wa kazi, na kanuni za idhini pia. Kila mmoja unaanzia {company.workflowFrom}. Matengenezo (si lazima) yanaanzia {company.workflowMaintenance} kwa mwezi.",
    },
  },
  "sales-leadgen": {
    title: "Mauzo na wateja wapya",
    description:
      "Maulizo ya wateja wako yanakusanywa kwenye orodha moja. Kwenye WhatsApp au tovuti, kila mteja anapata jibu la kiotomatiki papohapo. Kwa mtiririko wa kazi (kuanzia {company.workflowFrom}), anafuatiliwa hadi anunue au akatae.",
    overview: [
      "Ukiuliza majina ya wateja wa mwezi uliopita yameandikwa wapi, utaonyeshwa simu tatu, daftari na kisanduku cha barua pepe. Muuzaji anayekumbuka vizuri zaidi ndiye anayeuza zaidi; wengine wanapoteza wateja kabla ya simu ya tatu, baada ya kuambiwa “nitumie kotesheni”. Suluhisho ni rahisi: kila swali linaandikwa na kujibiwa, na hatua inayofuata inapangiwa tarehe.",
      "Suluhisho hili linawafaa wauzaji ambao wateja wao hufikiri siku au miezi kabla ya kununua: sola, fanicha, bima, magari, ploti, nafasi za shule. Kioski chenye wateja wapita njia hakilihitaji.",
    ],
    benefits: [
      "Mteja anajibiwa hata Jumapili saa 3 usiku (21:00), na Jumatatu anapigiwa simu",
      "Wauzaji wanaanza kuwapigia wale kumi wenye nia kubwa zaidi ya kununua",
      "Kotesheni inatumwa siku hiyohiyo, kwa orodha sahihi ya bei",
      "Muuzaji akiondoka, wateja wanabaki na kampuni",
    ],
    painPoints: [
      {
        title: "Maulizo kwenye simu binafsi za wauzaji",
        description:
          "Muuzaji anajiuzulu na mazungumzo 200 ya WhatsApp yanaondoka na simu yake. Makao makuu hayawezi kujua nani aliahidiwa punguzo gani, wala lini.",
      },
      {
        title: "Aliyeuliza kwanza ndiye anayepigiwa kwanza",
        description:
          "Mwanafunzi anayekusanya bei anapewa nusu saa, sawa na hoteli inayotaka hita 40 kufikia Desemba. Unapoipigia hoteli simu, imeshanunua kwingine.",
      },
      {
        title: "Matangazo yasiyopimika",
        description:
          "KSh 60,000 kwa mwezi zinatumika kwa matangazo ya Facebook na ya redio. Simu zinaingia, lakini hakuna anayejua ni yapi kati ya hayo yaliyoleta wateja waliolipa.",
      },
    ],
    solutions: [
      {
        title: "Orodha moja kwa njia zote",
        description:
          "Jumbe za WhatsApp, fomu za tovuti na kumbukumbu za simu zinakuwa rekodi zenye chanzo na anayehusika, zikiunganishwa kwa nambari ya simu. Wanaofika dukani na wa Facebook huingizwa kwa mkono, isipokuwa tuunganishe Facebook (Kuunganisha mifumo kwa API, kuanzia {company.integrationFrom}).",
      },
      {
        title: "Alama zenye sababu",
        description:
          "Kila aliyeuliza (lead) ana nafasi yake kwenye orodha, pamoja na sababu zake: “alitaja bajeti” au “amekuja mara ya pili”. Lead Scorer yetu iko katika beta, kwa hivyo mwezi wa kwanza meneja wako wa mauzo analinganisha mpangilio wake na wa zana.",
      },
      {
        title: "Ufuatiliaji kwa siku maalum",
        description:
          "Mtiririko wa kazi (kuanzia {company.workflowFrom}) hupanga kikumbusho siku ya pili, ujumbe wa WhatsApp siku ya tano na simu siku ya kumi. Hupelekwa tu kwa watu waliokuomba bei au waliokubali uwasiliane nao, na huishia pale mteja anapojibu au kusema “acheni”.",
      },
      {
        title: "Kotesheni kutokana na mazungumzo",
        description:
          "Chatbot inakusanya ukubwa wa paa, mji na bili ya umeme ya mwezi, au chochote ambacho biashara yako inahitaji. Rasimu ya kotesheni inamsubiri muuzaji, anayekagua bei na kuituma.",
      },
    ],
    plans: {
      smallest: {
        includes: [
          "Lead Scorer yenye maulizo mapya 1,000",
          "Mpango wa Kaunta moja wa Chatbot Builder wenye mazungumzo 500, kwenye WhatsApp au tovuti yako",
        ],
      },
      full: {
        includes: [
          "WhatsApp na tovuti kwa pamoja, mazungumzo 2,000, kwa mpango wa Laini ya wateja wengi",
          "Maulizo mapya 1,000, kama kwenye mipango midogo kabisa",
        ],
      },
      more: "Ufuatiliaji kwa siku maalum hutengenezwa kama mtiririko wa kazi, kuanzia {company.workflowFrom}.",
    },
  },
  "content-repurpose": {
    title: "Maudhui na machapisho",
    description:
      "Tunageuza rekodi moja ya sauti au video kuwa maandishi, muhtasari, chapisho la slaidi kadhaa (carousel) na manukuu ya video, kwa Kiswahili au Kiingereza. Makala ni mtiririko wa kazi. Inawafaa makanisa, wakufunzi na watayarishaji wanaorekodi mengi na kuchapisha machache.",
    overview: [
      "Mazungumzo mazuri ya muda wa saa moja yanachukua siku nzima kutayarishwa, na yanasikika mara moja tu. Ndani yake mna machapisho manne, jarida la barua pepe, nukuu kumi na mbili na ukurasa ambao watu wataupata wakitafuta mtandaoni. Kinachozikwamisha timu nyingi ni kazi ndogondogo za katikati: kuandika yaliyosemwa, kukata, kubadilisha ukubwa, kuandika maelezo ya picha kwa mara ya sita.",
      "Zana zetu zinaandika yaliyosemwa na kutengeneza slaidi, na mtiririko wa kazi (kuanzia {company.workflowFrom}) unafanya kazi nyingine zaidi za aina hiyo. Uamuzi ni wa mhariri wako: anaidhinisha kila kipande; majina, takwimu na nukuu vinakaguliwa kwenye sauti au video yenyewe, kila kimoja kwenye dakika yake.",
    ],
    benefits: [
      "Rasimu ya maandishi siku ileile ya kurekodi",
      "Kila nukuu imeunganishwa na dakika iliposemwa",
      "Matoleo ya Kiswahili na Kiingereza kutokana na maandishi yaleyale yaliyoidhinishwa",
      "Unaweza kutafuta vipindi vya zamani kwa mada au kwa jina la mgeni",
    ],
    painPoints: [
      {
        title: "Hakuna njia ya kutafuta vipindi vya zamani",
        description:
          "Vipindi vya miaka mitatu viko kwenye diski, na majina ya faili ni tarehe tu. Mdhamini anauliza kilichosemwa kuhusu ufugaji wa ng’ombe wa maziwa, na mwanafunzi wa mafunzo ya kazini anasikiliza kwa wiki mbili.",
      },
      {
        title: "Programu za manukuu (subtitles) hulemewa na lugha iliyochanganywa",
        description:
          "Wageni wanachanganya Kiingereza, Kiswahili na Sheng ndani ya sentensi moja. Programu za kawaida za manukuu zinaandika maneno yasiyo na maana, na kuyasahihisha kunachukua muda mrefu kuliko kuandika mwenyewe.",
      },
      {
        title: "Majukwaa matano, mhariri mmoja aliyechoka",
        description:
          "Video ya mraba, ya wima, ya mlalo, ya sekunde 60, ya sekunde 90, yenye manukuu na isiyo nayo. Ikifika Alhamisi, mhariri anaweka kipande kilekile kila mahali.",
      },
      {
        title: "Idhini kwa ujumbe wa sauti",
        description:
          "Chapisho haliwezi kutoka kabla mchungaji, profesa au mteja hajakubali. Maoni yanafika kwenye mazungumzo matatu tofauti na toleo lisilo sahihi linachapishwa.",
      },
    ],
    solutions: [
      {
        title: "Maandishi kwanza",
        description:
          "Sauti inakuwa maandishi yenye alama za muda na majina ya wazungumzaji. Maneno yenye shaka yanawekewa alama, hayabuniwi, na orodha ya majina na maeneo yako inazuia “Githurai” isiwe “get to rye”.",
      },
      {
        title: "Rasimu kwa mtindo wako",
        description:
          "Slaidi na maelezo ya chapisho vinaandikwa kutokana na maandishi yaliyoidhinishwa pekee. Mtiririko wa kazi unaandika rasimu za makala pia. Mwongozo wako wa mtindo unaamua urefu, namna ya kuongea, na kama unaandika “Sh”, “KSh” au “KES”.",
      },
      {
        title: "Orodha moja ya idhini",
        description:
          "Orodha hii ni sehemu ya mtiririko wa kazi. Kila kipande kinaonyesha dakika ya chanzo chake, rasimu yake na anayekiidhinisha. Akisema “ndiyo”, kinapangiwa tarehe; akisema “hapana”, kinarudishwa pamoja na maoni. Kila toleo linahifadhiwa.",
      },
      {
        title: "Video fupi",
        description:
          "Reels Generator yetu, ya video fupi za wima, bado haijafunguliwa. Kwa sasa maandishi yanaorodhesha dondoo pamoja na dakika zake, na mhariri wako anakata sehemu hizo.",
      },
    ],
    plans: {
      smallest: {
        includes: ["Machapisho 20 ya slaidi (carousel), kwa mtumiaji mmoja"],
        limits: "Maandishi ya sauti hulipiwa kando, kwa kila saa ya sauti.",
      },
      full: {
        includes: [
          "Sauti ya muda wa saa 20 na machapisho 80 ya slaidi (carousel), kwa mipango ya Chaneli na Timu",
          "Idhini za watu kadhaa",
        ],
      },
      more: "Makala kwa mtindo wako na orodha ya idhini hutengenezwa kama mtiririko wa kazi, kuanzia {company.workflowFrom}.",
    },
  },
  "visual-brand": {
    title: "Picha na chapa",
    description:
      "Tunawasaidia wafanyakazi wako kutengeneza picha za bidhaa, mabango na menyu kwa rangi za biashara yako, ndani ya asubuhi moja tu. Faili moja ya chapa (nembo, rangi na picha) inafanya matawi yote yafanane.",
    overview: [
      "Kila tawi lina bango lake. Kule Kitengela nembo imevutwa hadi ikapotoka, Ruiru ni ya kijani, na Juja haipo kabisa, kwa sababu kila meneja anamjua mtu mwenye app kwenye simu. Mbunifu anaweza kuirekebisha, lakini ofa inaanza kesho naye atajibu Jumanne.",
      "Nembo, rangi na fonti zako zinawekwa kwenye seti ya chapa, ambayo zana yetu ya picha inaitumia kwa kila mpangilio, hata kwa kazi ndogondogo. Ukitaka tukukusanyie faili ya chapa, kwanza unapata kotesheni. Kwa kazi kubwa, kama chapa mpya au vifungashio, bado unahitaji mbunifu; sisi tunamwandalia maelezo ya kazi.",
    ],
    benefits: [
      "Bei ikibadilika, mabango ya matawi yote yanabadilishwa asubuhi hiyohiyo",
      "Picha za bidhaa kwenye mandharinyuma moja, zinazopigwa na wafanyakazi wako",
      "Ukubwa, rangi na pambizo za nembo havibadiliki",
      "Unajua picha unazoruhusiwa kutumia, na kila moja ilikotoka",
    ],
    painPoints: [
      {
        title: "Kusubiri kazi ndogondogo",
        description:
          "Kazi ndogo arobaini kwa mwezi: tangazo la saa za kufunga, ofa ya keki, nafasi ya kazi. Kila moja inahitaji jumbe tatu na siku mbili, kwa KSh 1,500 au kwa hisani.",
      },
      {
        title: "Picha kutoka ng’ambo",
        description:
          "Mkate ni wa Kifaransa, ofisi iko Boston na sarafu ni yuro. Wateja wanaona, na huenda huruhusiwi kuichapisha picha hiyo.",
      },
      {
        title: "Hakuna anayeipata nembo",
        description:
          "Ipo kama picha ya skrini (screenshot) tu kwenye kundi la WhatsApp. Mchoraji wa mabango anainakili kwa macho, na nembo iliyo kwenye gari inakaribia tu kufanana na yako.",
      },
    ],
    solutions: [
      {
        title: "Faili ya chapa inayotumika kweli",
        description:
          "Nembo katika kila muundo, rangi pamoja na nambari zake, aina mbili za herufi, picha kumi zilizoidhinishwa. Inapatikana kwenye kiungo kimoja, ambacho unawatumia wachapaji na wachoraji wa mabango. Tunaitengeneza kwa bei ya kotesheni.",
      },
      {
        title: "Mpangilio mmoja kwa matawi yote",
        description:
          "Mtu mmoja anajaza jedwali la bidhaa na bei, na kila bango linapata mpangilio, nembo na rangi zilezile. Violezo vilivyofungwa ambavyo kila tawi linavijaza, pamoja na idhini ya makao makuu, ni mtiririko wa kazi (kuanzia {company.workflowFrom}).",
      },
      {
        title: "Picha za bidhaa zako mwenyewe",
        description:
          "Picha za simu zinasafishwa, bidhaa inatengwa na kuwekwa kwenye mandharinyuma moja. AI inatengeneza mandharinyuma tu; vyakula na vyumba vyako ni picha halisi.",
      },
      {
        title: "Maktaba ya picha zenye lebo",
        description:
          "Tunaziwekea picha za miaka mingi lebo za bidhaa, tawi, msimu na ridhaa ya watu waliomo. Unaipata “Keki ya harusi, Thika, 2025” kwa sekunde chache.",
      },
    ],
    plans: {
      smallest: {
        includes: ["Picha 100 na machapisho 20 ya slaidi (carousel)"],
        limits: "Nembo hulipiwa mara moja.",
      },
      full: {
        includes: [
          "Picha 400 na machapisho 20 ya slaidi (carousel)",
          "Mabango ya matawi yote kutoka kwenye orodha moja ya bei, kwa mpango wa Duka kubwa (watu 3)",
        ],
      },
      more: "Violezo vya matawi na idhini ya makao makuu hutengenezwa kama mtiririko wa kazi, kuanzia {company.workflowFrom}. Faili ya chapa na maktaba ya picha zenye lebo zina kotesheni zake.",
    },
  },
  "customer-engagement": {
    title: "Mawasiliano na wateja",
    description:
      "Tunajibu maswali ya kawaida kwenye WhatsApp na tovuti yako kwa Kiingereza na Kiswahili, tunapanga miadi na kutuma vikumbusho. Jambo nyeti linakabidhiwa wafanyakazi wako, pamoja na mazungumzo yote.",
    overview: [
      "Jumbe nyingi zinazofika kliniki, shuleni au dukani zinauliza maswali yaleyale thelathini. Mnafungua Jumamosi? Mnapokea bima yangu? Malipo yangu yamefika? Kifurushi kiko wapi? Mhudumu mzuri wa mapokezi anayajibu siku nzima na hapati muda wa kumhudumia mama mwenye wasiwasi aliye mbele yake.",
      "Chatbot yenye maelezo ya biashara yako inaweza kuyajibu yote. Gumu ni swali la thelathini na moja: kutambua kuwa haijui, kusema hivyo, na kumkabidhi mfanyakazi mahususi mazungumzo hayo. Hilo ndilo tunalolitengeneza kwanza, pamoja na ulinzi wa data binafsi ambayo wateja huandika bila kuombwa.",
    ],
    benefits: [
      "Maswali kuhusu saa za kufungua, bei na maelekezo yanajibiwa saa yoyote",
      "Swali gumu linakabidhiwa mfanyakazi anayefaa, pamoja na mazungumzo yote",
      "Mteja anaweza kujibu kikumbusho cha miadi kwa neno “badilisha”",
      "Kila wiki unapata orodha ya maswali yaliyokosa jibu (kwenye mpango wa Laini ya wateja wengi)",
      "Chatbot haiulizi maelezo ya afya, nambari za vitambulisho wala PIN; yakitumwa, hufutwa baada ya muda unaoweka wewe",
    ],
    painPoints: [
      {
        title: "Jumbe mia mbili zisizosomwa Jumatatu",
        description:
          "Wateja wanaandika wanapokuwa na nafasi, usiku na Jumapili. Ujumbe unaposomwa, mteja ameshamuuliza mshindani wako.",
      },
      {
        title: "Wasiofika kwenye miadi",
        description:
          "Kitabu cha miadi kimejaa, lakini ikifika saa 4:30 asubuhi (10:30) kiti ni kitupu. Wahudumu wa mapokezi hawana muda wa kuwapigia watu 40 kila asubuhi, na waliopiga simu ili waghairi hawakujibiwa.",
      },
      {
        title: "Chatbot inayozungusha watu",
        description:
          "Bonyeza 1, bonyeza 4, samahani, bonyeza 1. Wateja wanaikasirikia, kisha wanawakasirikia wafanyakazi wako, na baada ya mwezi mmoja inazimwa.",
      },
      {
        title: "Data ya siri kwenye simu ya pamoja",
        description:
          "Matokeo ya vipimo, picha za vitambulisho na jumbe za M-Pesa vinarundikana kwenye simu ya pamoja ya mapokezi. Yeyote aliye kwenye zamu anaweza kusoma kila kitu tangu mwaka jana.",
      },
    ],
    solutions: [
      {
        title: "Majibu kutoka kwenye kurasa zako mwenyewe",
        description:
          "Chatbot inasoma orodha ya maelezo inayotunzwa na timu yako: bei, saa za kazi, madaktari wa zamu, maeneo ya kufikishia mizigo. Jibu lisipokuwepo, inamuuliza mfanyakazi wako. Inajibu maswali ya biashara yako tu: masharti ya Meta kwa WhatsApp yanapiga marufuku chatbot za matumizi ya jumla.",
      },
      {
        title: "Kanuni za kumwita mtu",
        description:
          "Mteja akilalamika, akiandika “nirudishiwe pesa” au asipoeleweka mara ya pili, mfanyakazi wako anaitwa papohapo. Kwa mpango wa Laini ya wateja wengi, anaitwa pia kwa mada kama dalili ya ugonjwa. Nje ya saa za kazi mteja anaambiwa atajibiwa lini.",
      },
      {
        title: "Miadi na vikumbusho",
        description:
          "Nafasi zinatoka kwenye kitabu chako halisi cha miadi. Kikumbusho kinatumwa siku moja kabla, na mteja anahamisha au kughairi miadi kwa kujibu tu. Hapo nafasi hiyo inakuwa wazi kwa mwingine. Orodha ya kusubiri nafasi kama hizo ni mtiririko wa kazi.",
      },
      {
        title: "Mipangilio ya ulinzi wa data",
        description:
          "Wewe ndiwe unayeamua chatbot iulize nini, na mazungumzo yafutwe baada ya muda gani. Tunakupa maelezo ya mipangilio, mshauri wako ayakague. Kliniki: hatuuzi chatbot kama yenye cheti, kwa hivyo uliza Digital Health Agency. Ukaguzi wetu hulipiwa kando: Ukaguzi wa kufuata sheria, kuanzia KSh 250,000.",
      },
    ],
    plans: {
      smallest: {
        includes: [
          "Lead Scorer yenye maulizo mapya 1,000",
          "Mpango wa Kaunta moja wa Chatbot Builder: mazungumzo 500, kwenye WhatsApp au tovuti yako, na miadi",
        ],
      },
      full: {
        includes: [
          "WhatsApp na tovuti kwa pamoja, mazungumzo 2,000, kwa mpango wa Laini ya wateja wengi",
          "Orodha ya kila wiki ya maswali yaliyokosa jibu, na kukabidhi kwa mhusika kulingana na mada",
          "Maulizo mapya 1,000, kama kwenye mipango midogo kabisa",
        ],
      },
      more: "Orodha ya kusubiri nafasi zilizoachwa hutengenezwa kama mtiririko wa kazi, kuanzia {company.workflowFrom}.",
    },
  },
  "data-intelligence": {
    title: "Data na uchambuzi",
    description:
      "Tunageuza fomu, hati za mshahara (payslip), statement na skani kuwa takwimu unazoweza kuzipanga, kuzilinganisha na kuzitumia kujibu maswali yako. Suluhisho hili linawafaa wakopeshaji, kampuni za bima na vyama vya ushirika vinavyoamua kwa faili ya karatasi.",
    overview: [
      "Faili ya mkopo ina kila kitu ambacho kamati inahitaji, lakini kwa namna isiyoweza kujumlishwa: miezi sita ya M-Pesa, PDF ya benki, hati mbili za mshahara, barua ya mdhamini. Afisa anasoma kwa muda wa saa moja, ananakili nambari kumi na moja kwenye karatasi, na kamati inaiamini karatasi hiyo.",
      "Programu ndiyo inayosoma, na inaonyesha kila nambari iko wapi kwenye karatasi hizo. Maafisa wanazikagua nambari hizo. Wanaoamua kuhusu mwanachama, dai la bima au mkulima ni watu, na sababu zao zinaandikwa.",
    ],
    benefits: [
      "Ukibonyeza nambari yoyote, unaona ukurasa ilikotoka",
      "Mapato na malipo ya lazima yanahesabiwa kwa njia ileile kwa kila mwombaji",
      "Statement zilizobadilishwa au zisizokamilika zinagunduliwa mara tu zinapofika",
      "Swali kuhusu data yako linajibiwa siku hiyohiyo (kwa mtiririko wa kazi)",
    ],
    painPoints: [
      {
        title: "Saa moja ya kusoma kwa kila faili",
        description:
          "Maombi yakiwa 25 kwa siku, maafisa hawafanyi kingine ila kusoma. Wanachama wanasubiri kwa siku tisa uamuzi unaochukua dakika kumi.",
      },
      {
        title: "Maafisa wawili, mapato mawili",
        description:
          "Mmoja anahesabu malipo ya chama kuwa mapato, mwingine hayahesabu. Mwanachama aliyenyimwa mkopo Jumanne anapewa Ijumaa kwenye meza ya pili.",
      },
      {
        title: "Karatasi za kughushi au zilizohaririwa",
        description:
          "PDF yenye nambari moja iliyobadilishwa inaonekana sawa kabisa kwenye skrini. Salio la kila mstari lingeonyesha hilo, kama kungekuwa na mtu mwenye muda wa kujumlisha mistari 900.",
      },
      {
        title: "Ripoti zinazochelewa",
        description:
          "Bodi inauliza malimbikizo ya mikopo yanaongezeka katika tawi gani. Takwimu ziko kwenye faili nne za Excel, na jina la tawi limeandikwa kwa njia tatu tofauti.",
      },
    ],
    solutions: [
      {
        title: "Kutoka karatasi hadi data",
        description:
          "Programu inasoma skani, picha na PDF na kuziingiza kwenye jedwali, pamoja na kiwango cha uhakika cha kila sehemu. Isipokuwa na uhakika na takwimu, karani anaiangalia.",
      },
      {
        title: "Statement kulingana na sera yako",
        description:
          "Mshahara, mapato ya biashara, kodi ya nyumba, mikopo, kamari na pesa zinazohamishwa vinatenganishwa kwa kanuni zilizoidhinishwa na kamati yako ya mikopo. Kanuni zilezile zinatumika kwa kila mwombaji.",
      },
      {
        title: "Ukaguzi hati zinapofika",
        description:
          "Programu inahesabu masalio upya, inalinganisha tarehe na idadi ya kurasa, na kuorodhesha mapengo. Kukiwa na tofauti, mwombaji anaombwa aieleze.",
      },
      {
        title: "Data ya kufundishia kutoka ofisini kwako",
        description:
          "Modeli zilizo tayari zikishindwa kusoma maandishi ya mkono, fomu za hapa kwetu au lugha mchanganyiko, tunaweka lebo kwenye sampuli zako elfu kadhaa na kupima manufaa kabla hujalipia zaidi.",
      },
    ],
    plans: {
      smallest: {
        includes: ["AI M-Pesa Analyzer yenye miamala 1,000, ya kulinganisha malipo ya paybill yako"],
        limits:
          "Faili za mikopo haziihitaji: ripoti ya statement husoma pia statement ya M-Pesa ya mkopaji. Kurasa (kwa mafungu ya 100) na ripoti hulipiwa kando.",
      },
      full: {
        includes: [
          "Kurasa 1,000, ripoti 25 na kanuni za kamati yako, kwa mipango ya Timu na Dawati",
          "Miamala 1,000, kwa Starter ya AI M-Pesa Analyzer (bila Starter, KSh 8,500)",
        ],
      },
      more: "Jedwali moja la hati za mshahara (payslip) na statement, na majibu kutoka kwenye data yako, ni mtiririko wa kazi, kuanzia {company.workflowFrom}. Kwa faili hadi 100 kwa mwezi, chagua Mkopeshaji badala ya Dawati. Kwa faili 26 hadi 49, Dawati ni nafuu zaidi: kila inayozidi 25 ni KSh 300.",
    },
  },
  "integrations-consulting": {
    title: "Kuunganisha mifumo",
    description:
      "Tunaunganisha mifumo yako, kisha tunakuandikia ni kazi zipi nyingine zinazoweza kujiendesha, na kila moja itagharimu kiasi gani. Suluhisho hili linazifaa kampuni zenye programu za kutosha, ambazo wafanyakazi wake bado wanaandika upya data ya programu moja kwenye nyingine.",
    overview: [
      "Hesabu programu za kampuni ya ukubwa wa kati inayouza bidhaa nje ya nchi: mizani ya magari, bidhaa, mishahara, Sage, na tovuti za benki, wakala wa mizigo na KRA. Kati yake kuna majedwali thelathini ya hesabu. Kila moja inafanya kazi yake. Tatizo liko kati ya programu moja na nyingine: karani anasoma skrini moja na kuandika kwenye nyingine.",
      "Tunaziba mapengo yanayogharimu zaidi na kuyaacha mengine. Hesabu inatangulia: pengo linakugharimu kiasi gani kwa mwaka, kuliziba kunagharimu kiasi gani, na pesa zako zitarudi lini. Ikiwa hazitarudi kamwe, unaambiwa hivyo kwa maandishi.",
    ],
    benefits: [
      "Kabla hujaagiza muunganisho wowote, unajua gharama yake na muda utakaookoa",
      "Takwimu zilezile za bidhaa, madeni na mauzo katika kila idara",
      "Programu zilizopo zinabaki mradi zinafanya kazi",
      "Mpango wa mwaka mmoja wa kuipa bodi, kwenye ukurasa mmoja tu",
    ],
    painPoints: [
      {
        title: "Jedwali la hesabu lililo kati ya mifumo",
        description:
          "Lina laha (sheets) 14 na macro ya 2017, na aliyelitengeneza ni mtu mmoja tu. Yuko kwenye likizo ya uzazi, na ripoti ya mizigo imechelewa kwa mara ya kwanza.",
      },
      {
        title: "Hati zinazoandikwa mara nne",
        description:
          "Mzigo mmoja: ankara (invoice), packing list, cheti cha asili ya bidhaa, hati za benki. Karani anaandika mara nne uzito uleule na jina la mteja yuleyule, na bandari ya Mombasa inagundua tarakimu moja iliyokosewa.",
      },
      {
        title: "Programu iliyonunuliwa baada ya onyesho (demo)",
        description:
          "Mfumo wa KSh milioni 1.2 unatumiwa na watu wawili tu. Hakuna aliyeandika ulipaswa kuokoa nini, kwa hivyo hakuna anayeweza kusema kama umeshindwa.",
      },
      {
        title: "Wauzaji wa mifumo wanaolaumiana",
        description:
          "Aliyeuza mfumo wa duka anaulaumu mfumo wa uhasibu, aliyeuza mfumo wa uhasibu anailaumu benki. Hakuna anayewajibika kwa muunganisho, na siku ya mishahara bado haufanyi kazi.",
      },
    ],
    solutions: [
      {
        title: "Hesabu kabla ya kazi",
        description:
          "Saa za kazi, mishahara, gharama za makosa, ada na gharama za uendeshaji zinaingia kwenye hesabu iliyo wazi ambayo mkuu wako wa fedha anaweza kuikagua. Unaona ni muunganisho upi utakaorudisha gharama yake kwanza.",
      },
      {
        title: "Miunganisho yenye msimamizi",
        description:
          "Tunaunganisha M-Pesa, uhasibu, bidhaa na ujumbe, na eTIMS kupitia programu yako mwenyewe ya eTIMS au kampuni ya uunganishaji iliyoidhinishwa na KRA. Kila mara data inapohamishwa, inarekodiwa, na pande zote mbili zinalinganishwa kila siku. Kitu kikikwama, una nambari moja ya kupigia.",
      },
      {
        title: "Hati zinazoandikwa mara moja tu",
        description:
          "Programu inasoma uzito, loti na majina ya wateja kwenye hati ya kwanza na kuvijaza kwenye nyingine. Rasimu zinaonyesha kila kisicholingana na oda; karani wa mizigo anazikagua zote, kisha anatia saini.",
      },
      {
        title: "Mpango unaoweza kusitishwa njiani",
        description:
          "Mpango unataja cha kuunganisha, kununua, kutengeneza au kuacha katika miezi kumi na miwili, kila kimoja na bajeti, mhusika na tarehe ya kukipitia. Mpango ni wako: unaweza kutangaza zabuni na kuwapa wengine kazi hiyo.",
      },
    ],
    plans: {
      smallest: {
        includes: ["Ankara 150"],
        limits: "Kurasa (kwa mafungu ya 100) na ripoti za ROI hulipiwa kando.",
      },
      full: {
        includes: [
          "Kurasa 1,000 na ankara 750, kwa mipango ya Timu na Ofisi",
          "Kulinganisha na LPO na delivery note",
        ],
      },
      more: "Miunganisho ya mifumo yako ni kazi maalum, kwa bei za huduma.",
    },
  },
};
