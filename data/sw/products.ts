import type { Translations } from "../load/translation";
import type { ProductRecord } from "../schemas/product";

export const products: Translations<ProductRecord> = {
  ecommerce: {
    title: "Duka la mtandaoni",
    description:
      "Duka la mtandaoni ambapo mteja analipa kwa ombi la M-Pesa (STK push) kwenye simu yake, na hesabu ya bidhaa na usafirishaji vinafuata oda. Ni kwa maduka ambayo sasa yanauza kwa ujumbe wa Instagram na daftari.",
    features: [
      "Ombi la M-Pesa wakati wa kulipa, linalolinganishwa na oda; hakuna anayetuma picha za skrini",
      "Ada za kufikisha mzigo kwa mtaa au mji, vituo vya kuchukulia, na karatasi za waendesha bodaboda",
      "Hesabu moja ya bidhaa kwa tovuti, kaunta ya duka na oda za WhatsApp",
      "Kurasa nyepesi za bidhaa zenye saizi, rangi na ofa, kwa wateja wanaotumia bundles",
      "Kwa wateja wanaopenda kuwasiliana kwa ujumbe, kiungo cha WhatsApp kinachojaza kikapu",
      "Oda zilizolipiwa zinatumwa kwenye programu yako ya eTIMS au kampuni ya uunganishaji iliyoidhinishwa na KRA, pamoja na PIN ya mteja akiitoa",
      "Malipo ya kadi kupitia mtoa huduma unayemchagua, moja kwa moja kwenye akaunti yako",
      "Pesa zinazorudishwa na bidhaa zinazobadilishwa zinarekodiwa chini ya mauzo yenyewe",
      "Mauzo ya siku ya kila bidhaa, kila njia ya malipo na kila mji, unayoweza kuyapakua kwa Excel",
    ],
    benefits: [
      "Huhitaji tena kulinganisha jumbe za M-Pesa na mazungumzo: oda inahesabiwa imelipiwa pesa zikishafika kwenye till yako",
      "Wateja wanaona ada ya kufikisha Ruiru au Rongai kabla ya kulipa, kwa hivyo wanaoghairi wanapungua",
      "Saizi 40 ya mwisho haiuzwi mtandaoni na kwenye kaunta kwa wakati mmoja",
      "Duka, jina la tovuti na orodha ya wateja ni vyako; hakuna kamisheni kwa mauzo",
    ],
    category: "Rejareja",
    suits: "Maduka na chapa zinazouza mtandaoni",
    fits: "Maduka na chapa zenye bidhaa 50 hadi 5,000 na mtu anayefunga oda kila siku.",
    notFor:
      "Muuzaji mwenye bidhaa kumi na oda chache kwa wiki. Katalogi ya WhatsApp ni ya bure na inatosha; biashara ikikua, haitatosha tena.",
  },
  microfinance: {
    title: "Mfumo wa mikopo midogo na SACCO",
    description:
      "Wanachama, akiba, hisa, mikopo na wadhamini kwenye leja moja inayofungwa kila jioni. Malipo ya paybill yanaingia kwenye akaunti sahihi, na malimbikizo yanajulikana asubuhi inayofuata.",
    features: [
      "Malipo ya paybill yanaingia kwenye akiba, hisa au mkopo kwa nambari ya mwanachama; yasiyo wazi yanamsubiri mtu",
      "Mikopo tangu ombi hadi kutolewa, na rekodi ya vikomo, wadhamini na maamuzi ya kamati",
      "Malimbikizo ya kila afisa, kila tawi na kila muda wa kuchelewa, kila asubuhi, na vikumbusho vya SMS kabla ya tarehe ya kulipa",
      "Riba kwa mkopo wote (flat rate) au kwa salio linalopungua, ada na faini; gawio (dividend) unalikokotoa kwanza kwa majaribio",
      "Orodha za makato kwa waajiri, na kilichokosekana walipolipa",
      "Dhamana za mdhamini: kila mwanachama amedhamini kiasi gani na amebakiza kiasi gani",
      "Leja ya maingizo mawili, urari (trial balance) na kumbukumbu za ukaguzi zisizoweza kuhaririwa",
      "Statement ya mwanachama kwenye simu, kwa kiungo au kupitia mshirika wa USSD, bila kwenda kwenye tawi",
      "Takwimu za SASRA au Benki Kuu (CBK) na faili ya ofisi za kumbukumbu za mikopo (CRB), ili uziwasilishe",
    ],
    benefits: [
      "Wahudumu wa kaunta hawaandiki tena jumbe za paybill, na pesa za kaunta zinalingana na leja kila jioni",
      "Maafisa wa mikopo wanaona rejesho lililokosekana siku inayofuata, wakati simu bado inaweza kusaidia",
      "Kamati inaamua kwa ukurasa mmoja: akiba, mikopo iliyopita, wadhamini, uwezo wa kulipa",
      "Mkaguzi anapata leja yenye kumbukumbu za ukaguzi badala ya majedwali ya hesabu",
      "Masalio ya kuanzia yanahamishwa na kukubaliwa na mhasibu wako kabla ya kuanza kutumika",
    ],
    category: "Fedha",
    suits: "SACCO, wakopeshaji na vikundi vya uwekezaji",
    fits: "SACCO, vikundi vya uwekezaji na wakopeshaji wenye wanachama 200 hadi 20,000. Tangu 27 Desemba 2024 wakopeshaji wasiopokea amana nao wanahitaji leseni ya Benki Kuu.",
    notFor:
      "Benki na benki za mikopo midogo, zinazohitaji mfumo kamili wa benki, au chama cha watu 15 chenye jedwali la hesabu linalolingana.",
  },
  booking: {
    title: "Mfumo wa kuweka nafasi",
    description:
      "Wateja wanachagua nafasi iliyo wazi kwenye simu, wanalipa amana kwa M-Pesa na kupata kikumbusho. Ni kwa saluni na kliniki, viwanja vya michezo kwa saa na magari kwa siku.",
    features: [
      "Nafasi na amana kwa hatua moja; nafasi isiyolipiwa inaachiliwa baada ya muda unaouweka",
      "Vikumbusho kwa SMS au WhatsApp, vyenye kiungo cha kuhamisha miadi",
      "Kalenda za wafanyakazi, vyumba, viti, viwanja au magari, bila nafasi moja kutolewa mara mbili",
      "Wateja wanaofika wenyewe na wanaopiga simu wanaandikishwa mapokezi kwa kugusa mara kadhaa",
      "Muda wa huduma, muda wa maandalizi, bei na muda wa kughairi vinawekwa kwa kila huduma",
      "Nafasi za vikundi zinazoonyesha viti vilivyobaki, kwa madarasa, safari na magari ya abiria",
      "Inasawazishwa na Google Calendar, pande zote mbili",
      "Malipo yanapitishwa kwa programu yako ya eTIMS au kampuni ya uunganishaji iliyoidhinishwa na KRA, kwa ankara (invoice) ya ushuru",
    ],
    benefits: [
      "Hata amana ya KSh 300 inapunguza wasiofika",
      "Nafasi ya uwanja ya saa 1 usiku (19:00) inapewa timu moja, hata wakipokea simu watu tofauti",
      "Unaona siku na saa ambazo hazina wateja, na ni wakati gani inafaa kutoa ofa",
    ],
    category: "Huduma",
    suits: "Saluni, kliniki, viwanja na safari",
    fits: "Saluni, kliniki, washauri, studio, viwanja vya michezo, shule za udereva na kampuni za utalii zenye nafasi za muda maalum.",
    notFor:
      "Hoteli zinazouza vyumba kupitia tovuti nyingi za safari kwa wakati mmoja. Zinahitaji mfumo wa kusimamia njia za mauzo (channel manager).",
  },
  "bulk-sms": {
    title: "Mfumo wa SMS kwa wingi",
    description:
      "Mfumo wako mwenyewe wa SMS, wenye makundi ya nambari, jumbe zilizoidhinishwa, saa maalum za kutuma na matokeo ya kila nambari. Unawafikia wazazi na wakulima kwenye simu yoyote.",
    features: [
      "Ujumbe wenye jina, salio, tarehe au kiasi cha kila mtu kutoka Excel",
      "Gharama kwa KSh kabla hujabonyeza tuma, pamoja na herufi, sehemu na wapokeaji",
      "Umefika, haukufika au unasubiri, kwa kila nambari; usiofika unatumwa tena",
      "Jina lako kama mtumaji: tunaliomba kwa kampuni za simu kwa niaba ya kampuni yako",
      "Matangazo yanatumwa kuanzia saa 2 asubuhi (8:00) hadi saa 12 jioni (18:00), yenye msimbo wa kujiondoa; aliyejiondoa hapati tena",
      "Mtu wa pili anaidhinisha wapokeaji wanapozidi idadi uliyoiweka",
      "Ujumbe unaotumwa na mfumo wako mwenyewe: karo imefika, kifurushi kimefika, mkopo unapaswa kulipwa",
    ],
    benefits: [
      "Shule inawaambia wazazi 800 siku mpya ya kufunga kwa dakika chache, na kuona nambari zisizofikiwa",
      "Unajua gharama kabla ya kutuma; ujumbe unaohitaji SMS ya pili unawekewa alama unapoandika",
      "Unanunua SMS kwa mtoa huduma kwa bei yako mwenyewe; hatuongezi chochote kwa kila ujumbe",
      "Nambari zisizotumika zinaondolewa, kwa hivyo hulipii tena ujumbe usiofika kamwe",
    ],
    category: "Mawasiliano",
    suits: "Shule, SACCO, wenye nyumba, makanisa",
    fits: "Shule, SACCO, makanisa, kampuni za maji, wauza pembejeo na wenye nyumba walio na nambari 300 au zaidi za watu waliokubali kupata ujumbe.",
    notFor:
      "Yeyote mwenye orodha iliyonunuliwa, au kampeni moja tu. Kwa kampeni moja, tovuti ya mtoa huduma mwenyewe ni nafuu zaidi.",
  },
  lms: {
    title: "Mfumo wa kusimamia mafunzo (LMS)",
    description:
      "Kozi, maswali, ada na vyeti kwa jina lako mwenyewe. Masomo yanapakuliwa kwa Wi-Fi na kufunguka bila data, kwa wanafunzi wanaosoma kwa simu kati ya zamu.",
    features: [
      "Masomo yanayofunguka kwenye simu bila mtandao, na kutuma matokeo ya maswali mtandao ukirudi",
      "Ada za kozi kwa M-Pesa, zote au kwa awamu; malipo yanafungua masomo",
      "Vyeti vyenye nambari ambayo mwajiri anaweza kuikagua kwenye tovuti yako",
      "Maswali yanayobadilishwa mpangilio kwa kila mwanafunzi, kwa muda maalum na majaribio kadhaa",
      "Video za ukubwa wa aina tatu; gharama ya data inaonyeshwa kabla ya kucheza",
      "Kazi za wanafunzi zinapigwa picha na kupakiwa, kisha zinasahihishwa kwenye skrini kwa vigezo",
      "Makundi kwa darasa, tawi au mwajiri, na ripoti ya kila kundi",
      "Mahudhurio ya masomo ya moja kwa moja yanachukuliwa kutoka kiungo chako cha mkutano",
    ],
    benefits: [
      "Mwanafunzi wa Lodwar anamaliza somo kwa data ya MB 20 na kuepuka safari ya siku nzima",
      "Hakuna anayekagua ada kwa mkono: awamu ikilipwa, sehemu inayofuata inafunguka",
      "Mwajiri anayewatuma wafanyakazi 60 anapata ripoti ya waliomaliza, pamoja na alama na tarehe",
      "Wakufunzi wanasahihisha kozi mara moja, na kila kundi jipya linaanza na toleo la sasa",
    ],
    category: "Elimu",
    suits: "Vyuo, wakufunzi na waajiri",
    fits: "Vyuo, wakufunzi wa taaluma, makanisa na waajiri wanaofundisha kozi moja kundi baada ya kundi.",
    notFor: "Ratiba za shule, ripoti za wanafunzi na mabweni. Huo ni mfumo wa kusimamia shule.",
  },
  "inventory-pos": {
    title: "Hesabu ya bidhaa na POS",
    description:
      "Kaunta za mauzo na hesabu ya bidhaa kwa maduka yenye tawi moja au zaidi. Mauzo yanaendelea umeme au intaneti ikikatika, pesa zinahesabiwa kwa zamu, na matawi yote mawili yanathibitisha bidhaa zinazohamishwa kati yake.",
    features: [
      "Mauzo yanaendelea bila intaneti, kwenye tableti au kompyuta; matawi yanasasishwa ikirudi",
      "Taslimu, M-Pesa na mkopo vinahesabiwa mwisho wa kila zamu; tofauti zinaonyeshwa kwa kila keshia",
      "Bidhaa kwa tawi, fungu na tarehe ya kuisha muda, na viwango vya kuagiza upya kutoka mauzo yako",
      "Kila muamala wa mauzo unapitishwa kwa programu yako ya eTIMS au kampuni ya uunganishaji iliyoidhinishwa na KRA, na PIN ya mteja akiomba",
      "Uhamishaji kati ya matawi unabaki wazi hadi mpokeaji athibitishe idadi",
      "Vipimo vinavyogawanyika: belo kuwa pakiti, pipa kuwa lita, jora kuwa mita",
      "Akaunti za mkopo zenye vikomo na statement, kwa fundi anayelipa Jumamosi",
      "Inafanya kazi na skana za barcode, printa za risiti na mizani; tunaijaribu na vifaa vyako",
      "Kuhesabu bidhaa rafu kwa rafu kwa simu, bila kufunga duka",
    ],
    benefits: [
      "Pesa za kaunta zinalinganishwa dakika kumi baada ya kufunga, na unajua KSh 2,300 zilipotea zamu gani",
      "Kisichouzika Nyeri kinaenda Nanyuki kabla hujaagiza zaidi",
      "Unaona faida ya kila bidhaa, na kugundua inayouzwa haraka bila kuleta faida",
      "Ni makao makuu pekee yanayobadilisha bei; punguzo linahitaji PIN",
    ],
    category: "Rejareja",
    suits: "Vifaa vya ujenzi, supamaketi, maduka ya dawa",
    fits: "Maduka ya vifaa vya ujenzi, supamaketi ndogo, maduka ya dawa, agrovet na wauzaji wa jumla wenye kaunta moja hadi kumi na tano.",
    notFor:
      "Duka la mmiliki mmoja kwenye kaunta moja, au kiwanda kinachopaswa kupanga uzalishaji na mashine.",
  },
  "hr-payroll": {
    title: "HR na mishahara",
    description:
      "Kutoka mkataba hadi hati ya mshahara (payslip), kwa wafanyakazi na vibarua. Malipo yanahesabiwa kwa mahudhurio na kanuni, makato ya kisheria yanatoka kwenye majedwali yenye tarehe, na faili za benki na M-Pesa ziko tayari kutumwa.",
    features: [
      "PAYE, NSSF, SHIF, ushuru wa nyumba na wa NITA kutoka majedwali yenye tarehe: kiwango kipya ni ingizo moja",
      "Faili za malipo za benki na M-Pesa kutoka orodha ya mishahara iliyoidhinishwa, zenye jumla sawa na za leja",
      "Vibarua wanalipwa kwa siku, kipande au kilo, kwa mahudhurio yanayorekodiwa kwa simu",
      "Likizo pamoja na masalio, idhini na kanuni za kuhamishia mwaka unaofuata",
      "Makato ya HELB, mishahara inayolipwa kabla ya wakati (salary advance) na mikopo ya wafanyakazi, vyote vikikatwa kwenye mshahara",
      "Fomu za P9, takwimu za ritani ya PAYE ya kila mwezi, na orodha za makato",
      "Hati za mshahara kwa barua pepe au kiungo kinacholindwa na PIN, hata kwa wasio na barua pepe",
      "Mikataba, vitambulisho na vyeti kwenye faili, na tahadhari kabla havijaisha muda",
      "Orodha ya mishahara inatayarishwa, inakaguliwa na kuidhinishwa na watu watatu tofauti",
    ],
    benefits: [
      "Wakati wa kufunga mwezi unapitia visa vyenye shaka tu: aliyeingia, aliyeondoka, ambaye malipo yake yamebadilika kwa zaidi ya 10%",
      "Hati ya mshahara ya mwaka jana inaweza kuhesabiwa upya kwa viwango vya mwaka jana, hadi shilingi ya mwisho",
      "Vibarua wanalipwa kwa mahudhurio, kwa hivyo mfanyakazi hewa hapati kitu",
      "Maingizo ya leja yanaenda QuickBooks, Sage au Xero kwa kituo cha gharama bila kuandikwa upya",
      "Mhasibu wako anahesabu mwezi mmoja sambamba nasi kabla hujaacha kutumia jedwali la zamani",
    ],
    category: "Wafanyakazi",
    suits: "Waajiri wenye vibarua au zamu",
    fits: "Waajiri wa watu 20 hadi 1,500, hasa wenye vibarua, zamu au maeneo kadhaa.",
    notFor:
      "Kampuni zenye wafanyakazi wa mshahara chini ya kumi; kampuni ya mishahara au mhasibu wako ni nafuu zaidi. Mfumo hautoi ushauri wa kisheria.",
  },
  "crm-sales": {
    title: "CRM na mauzo",
    description:
      "Orodha moja ya maulizo kutoka WhatsApp, simu, tovuti na kazi za nyanjani. Kila ulizo lina mtu anayewajibika na tarehe. Kotesheni inatumwa siku hiyohiyo, na meneja anaona kilichokwama.",
    features: [
      "Maulizo kutoka WhatsApp, tovuti, simu na kaunta, pamoja na hatua inayofuata ya kila moja",
      "Kotesheni kwa dakika mbili, yenye VAT na PIN ya mteja, na kutumwa kwa WhatsApp kama PDF",
      "Vikumbusho kuhusu kotesheni zisizojibiwa, kwanza kwa muuzaji kisha kwa meneja",
      "Ziara za nyanjani zinarekodiwa kwenye simu kwa mahali, picha na maelezo, hata bila mtandao",
      "Malengo na kamisheni vinahesabiwa kutokana na ankara zilizolipwa tu",
      "Kalenda ya zabuni yenye hati zinazohitajika, dhamana za zabuni na tarehe za kuisha muda",
      "Historia ya kila mteja kwenye ukurasa mmoja: mazungumzo, kotesheni, oda na malalamiko",
      "Kuingiza data kutoka Excel na simu, na kuunganisha majina yanayojirudia",
    ],
    benefits: [
      "Muuzaji anapoondoka, wateja na ahadi walizopewa hubaki na kampuni",
      "Mkutano wa Jumatatu unaanza na orodha ya mauzo yaliyokwama; hakuna anayesoma ripoti kwa sauti",
      "Unajua kinacholeta wateja wanaolipa: maonyesho, tangazo la Facebook au kupendekezwa na wengine",
    ],
    category: "Mauzo",
    suits: "Timu za mauzo zinazotoa kotesheni kwanza",
    fits: "Timu za mauzo za watu 3 hadi 50 zinazotoa kotesheni kabla ya kuuza: sola, mashine, bima, uchapishaji, vifaa vya ujenzi.",
    notFor: "Maduka yanayouza kaunta ndani ya dakika chache: POS yenye akaunti za wateja inatosha.",
  },
  "real-estate": {
    title: "Usimamizi wa nyumba za kupangisha",
    description:
      "Kodi ya nyumba, maji na ada ya huduma zinatozwa kwa kila nyumba na kulinganishwa na paybill. Wenye nyumba wanapata statement wanayoweza kuikagua, na rekodi hazitegemei tena daftari la msimamizi.",
    features: [
      "Kodi kutoka paybill na benki inalinganishwa na nyumba, hata malipo yasiyo kamili na majina ya akaunti yaliyokosewa",
      "Mita za maji zinasomwa kwa simu ya msimamizi, pamoja na picha, na kila nyumba inatozwa",
      "Statement ya mwenye nyumba kwa kila nyumba: kodi, ukarabati, kamisheni na kiasi alicholipwa",
      "Malimbikizo ya kila mpangaji kwa kila mwezi, na vikumbusho vya SMS siku unazozichagua",
      "Mikataba, amana na mapitio ya kodi, na kikumbusho kabla ya kila tarehe",
      "Ukarabati tangu ripoti ya mpangaji hadi ankara ya fundi, na anayehusika anatozwa",
      "Ankara za kodi ya nyumba na kamisheni kupitia programu yako ya eTIMS au kampuni ya uunganishaji iliyoidhinishwa na KRA",
      "Karatasi ya kuhama: mita, funguo, uharibifu, amana inayorejeshwa",
    ],
    benefits: [
      "Tarehe 6 unajua ambaye hajalipa, jengo kwa jengo",
      "Mwenye nyumba aliye ughaibuni anafungua statement, na kila risiti iliyomo",
      "Amana zinarekodiwa jinsi zilivyo: pesa ambazo ni deni kwa wapangaji, kwa majina",
      "Una jumla ya kodi ya kila mwenye nyumba kwa kila mwezi, tayari kwa ritani ya KRA ya mwenye nyumba: muulize wakala wako wa ushuru kinachohusika",
    ],
    category: "Nyumba",
    suits: "Mawakala wa nyumba na wenye nyumba",
    fits: "Mawakala wa kupangisha, wasimamizi wa mitaa ya makazi na wenye nyumba walio na nyumba 40 au zaidi, za makazi au biashara.",
    notFor:
      "Mwenye nyumba aliye na jengo moja la nyumba nane. Mfumo hauchukui nafasi ya wakili katika mauzo na hatimiliki.",
  },
  "hospital-management": {
    title: "Usimamizi wa hospitali",
    description:
      "Rekodi moja ya mgonjwa kutoka mapokezi hadi triage, daktari, maabara, duka la dawa na keshia. Kila huduma inatozwa inapotolewa, na kila dai linatumwa pamoja na hati zake.",
    features: [
      "Faili moja tangu kujisajili hadi kuruhusiwa kuondoka; ni wanaoihitaji tu wanaoifungua, na kila anayeifungua anarekodiwa",
      "Vipimo, dawa na taratibu vinatozwa vinapoagizwa, kwa taslimu, SHA, kampuni ya bima au mwajiri",
      "Dawa kwa fungu na tarehe ya kuisha muda; kila agizo la daktari linapunguza dawa zilizobaki",
      "Madai yanatumwa pamoja na ankara, maelezo na idhini, na kufuatiliwa hadi yalipwe au yakataliwe",
      "Foleni ya kila idara, kuanzia wanaopimwa hali (triage), pamoja na muda wa kusubiri",
      "Maombi na matokeo ya maabara kwenye skrini; yasiyo ya kawaida yanawekewa alama kwa daktari",
      "Wodi, vitanda, chati za uuguzi, orodha za upasuaji na amana za wagonjwa waliolazwa",
      "M-Pesa, taslimu na kadi zinafungwa kwa zamu; ankara kupitia programu yako ya eTIMS au kampuni ya uunganishaji iliyoidhinishwa na KRA",
      "Mfumo uko ndani ya jengo lako, na nakala iliyofichwa kwa msimbo (encryption) iko {company.localCopyIn} kila usiku",
    ],
    benefits: [
      "Huduma zisizotozwa zinapungua, kwa sababu maabara na duka la dawa zinaona kama agizo limetozwa",
      "Dai lililokataliwa linaonyesha sababu, tarehe ya mwisho na nani anawajibika",
      "Muuguzi wa usiku anaona mzio (allergy) uliorekodiwa na kliniki ya mchana",
      "Kazi inaendelea intaneti ikikatika, kwa sababu seva iko ndani ya jengo",
      "Wodi zinaanza kutumia mfumo moja baada ya nyingine, pamoja na wakufunzi wetu hospitalini",
    ],
    category: "Afya",
    suits: "Hospitali na kliniki zenye duka la dawa",
    fits: "Hospitali zenye hadi vitanda 150 na kliniki zenye maabara na duka lao la dawa. Unaanza kuutumia mfumo baada ya Digital Health Agency kuuidhinisha (Legal Notice 76 ya 2025); muda wa idhini hiyo ni wa ziada.",
    notFor:
      "Daktari mmoja mwenye chumba kimoja, au hospitali ya mafunzo yenye hifadhi za picha za uchunguzi na rejista za utafiti. Zote mbili zinahitaji programu nyingine.",
  },
};
