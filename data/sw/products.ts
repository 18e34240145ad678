import type { Translations } from "../load/translation";
import type { ProductRecord } from "../schemas/product";

export const products: Translations<ProductRecord> = {
  ecommerce: {
    title: "Duka la mtandaoni",
    description:
      "Mteja analipa mtandaoni kwa ombi la M-Pesa (STK push), kisha bidhaa inatolewa kwenye hesabu na mzigo unapangiwa safari. Linafaa maduka ambayo kwa sasa yanauza kwa jumbe za Instagram na daftari.",
    features: [
      "Mteja analipa kwa ombi la M-Pesa, na malipo yanalinganishwa na oda; hatumi tena picha ya skrini (screenshot)",
      "Ada ya kufikisha mzigo katika kila mtaa au mji, vituo vya kuuchukulia, na karatasi za waendesha bodaboda",
      "Hesabu moja ya bidhaa kwa tovuti, kaunta ya duka na oda za WhatsApp",
      "Kurasa za bidhaa zenye saizi, rangi na ofa, nyepesi ili zisimalize bundles za mteja",
      "Mteja anayependa kuagiza kwa WhatsApp anapata kiungo kinachomjazia kikapu",
      "Oda iliyolipiwa inatumwa kwenye programu yako ya eTIMS au kwa kampuni ya uunganishaji iliyoidhinishwa na KRA, pamoja na PIN ya mteja akiitoa",
      "Mteja anaweza kulipa kwa kadi kupitia mtoa huduma unayemchagua; pesa zinaingia moja kwa moja kwenye akaunti yako",
      "Pesa zikirudishwa au bidhaa ikibadilishwa, rekodi inawekwa chini ya mauzo yaleyale",
      "Mauzo ya kila siku kwa bidhaa, njia ya malipo na mji; unaweza kuyapakua kwa Excel",
    ],
    benefits: [
      "Huhitaji tena kulinganisha jumbe za M-Pesa na za wateja: pesa zikishafika kwenye till yako, oda imelipiwa",
      "Mteja anaona mapema ada ya kufikishiwa mzigo Ruiru au Rongai, kwa hivyo wanaoacha oda njiani wanapungua",
      "Saizi 40 ya mwisho inauzwa mara moja tu, mtandaoni au kwenye kaunta",
      "Jina la tovuti, maudhui na orodha ya wateja ni vyako (programu ni yetu); hulipi kamisheni",
    ],
    category: "Rejareja",
    suits: "Maduka na chapa zinazouza mtandaoni",
    fits: "Maduka na chapa zenye bidhaa 50 hadi 5,000 na mtu anayefunga oda kila siku.",
    notFor:
      "Muuzaji mwenye bidhaa kumi na oda chache kwa wiki. Katalogi ya WhatsApp ni ya bure na inatosha hadi biashara ikue.",
  },
  microfinance: {
    title: "Mfumo wa mikopo midogo na SACCO",
    description:
      "Unaweka wanachama, akiba, hisa, mikopo na wadhamini kwenye leja moja inayofungwa kila jioni. Malipo ya paybill yanaingia kwenye akaunti sahihi, na malimbikizo yanajulikana asubuhi inayofuata.",
    features: [
      "Malipo ya paybill yanaingia kwenye akiba, hisa au mkopo kulingana na nambari ya mwanachama; yasiyo wazi yanamsubiri karani",
      "Mkopo unafuatiliwa kuanzia kuombwa hadi kutolewa, pamoja na vikomo, wadhamini na maamuzi ya kamati",
      "Kila asubuhi unaona malimbikizo kwa kila afisa, tawi na muda wa kuchelewa; vikumbusho vya SMS hutangulia tarehe ya kulipa",
      "Riba kwa mkopo wote (flat rate) au kwa salio linalopungua, ada na faini; gawio (dividend) unalikokotoa kwa majaribio kabla ya kulilipa",
      "Orodha za makato kwa waajiri (check-off), na kiasi kilichopungua walipolipa",
      "Dhamana: kila mwanachama amedhamini kiasi gani, na bado anaweza kudhamini kiasi gani",
      "Leja ya maingizo mawili, urari (trial balance) na kumbukumbu za ukaguzi (audit trail) ambazo hakuna anayeweza kuzibadilisha",
      "Mwanachama anapata statement kwenye simu, kwa kiungo au kupitia mshirika wa USSD, bila kwenda kwenye tawi",
      "Takwimu za SASRA au Benki Kuu (CBK) na faili ya mashirika ya taarifa za mikopo (CRB), ambazo unaziwasilisha mwenyewe",
    ],
    benefits: [
      "Wahudumu wa kaunta hawanakili tena jumbe za paybill, na pesa za kaunta zinalingana na leja kila jioni",
      "Rejesho lisipolipwa, afisa wa mikopo anajua kesho yake, wakati simu moja bado inaweza kusaidia",
      "Kamati ina ukurasa mmoja mbele yake: akiba, mikopo iliyopita, wadhamini na uwezo wa kulipa",
      "Mkaguzi anapata leja yenye kumbukumbu za ukaguzi badala ya majedwali ya hesabu",
      "Tunahamisha masalio ya mwanzo na mhasibu wako anayakubali, ndipo mnapoanza kutumia mfumo",
    ],
    category: "Fedha",
    suits: "SACCO, wakopeshaji na vikundi vya uwekezaji",
    fits: "SACCO, vikundi vya uwekezaji na wakopeshaji wenye wanachama takriban 2,000 hadi 20,000. Tangu 27 Desemba 2024 wakopeshaji wasiopokea amana pia wanahitaji leseni ya Benki Kuu, ila walio chini ya sheria nyingine.",
    notFor:
      "Benki na benki za mikopo midogo, zinazohitaji mfumo kamili wa benki, au chama cha watu 15 chenye jedwali la hesabu linalolingana.",
  },
  booking: {
    title: "Mfumo wa kuweka nafasi",
    description:
      "Wateja wanachagua nafasi iliyo wazi kwenye simu, wanalipa amana kwa M-Pesa na kupata kikumbusho. Unafaa saluni na kliniki, viwanja vinavyokodishwa kwa saa na magari yanayokodishwa kwa siku.",
    features: [
      "Mteja anachukua nafasi na kulipa amana kwa hatua moja; isipolipiwa, nafasi inaachiliwa baada ya muda unaoweka wewe",
      "Vikumbusho kwa SMS au WhatsApp, vyenye kiungo cha kuhamisha miadi",
      "Kalenda za wafanyakazi, vyumba, viti, viwanja au magari; nafasi moja haitolewi mara mbili",
      "Wanaofika bila miadi na wanaopiga simu wanaandikishwa mapokezi kwa kugusa skrini mara kadhaa tu",
      "Kila huduma ina muda wake, muda wa maandalizi, bei na muda wa mwisho wa kughairi",
      "Nafasi za vikundi zinazoonyesha viti vilivyobaki, kwa madarasa, safari na magari ya abiria",
      "Kalenda zinaoanishwa na Google Calendar: ukibadilisha upande mmoja, wa pili unabadilika",
      "Malipo yanapelekwa kwenye programu yako ya eTIMS au kwa kampuni ya uunganishaji iliyoidhinishwa na KRA, ili ankara (invoice) ya ushuru itolewe",
    ],
    benefits: [
      "Hata amana ya KSh 300 tu inapunguza wateja wasiofika",
      "Uwanja wa saa 1 usiku (19:00) unapewa timu moja tu, bila kujali nani amepokea simu",
      "Unaona saa zenye wateja wachache katika kila siku, na wakati unaofaa kutoa ofa",
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
      "Mfumo wako mwenyewe wa SMS, wenye makundi ya nambari, jumbe zilizoidhinishwa na saa maalum za kutuma. Unawafikia wazazi na wakulima kwenye simu yoyote, na unaona kama ujumbe umefika kwa kila nambari.",
    features: [
      "Ujumbe wenye jina, salio, tarehe au kiasi cha kila mpokeaji, kutoka kwenye faili yako ya Excel",
      "Kabla ya kubonyeza “Tuma” unaona gharama kwa KSh, na idadi ya herufi, ya SMS na ya wapokeaji",
      "Kwa kila nambari unaona kama ujumbe umefika, haukufika au unasubiri; usiofika unatumwa tena",
      "Mpokeaji anaona jina lako kama mtumaji; tunaliomba kwa kampuni za simu kwa niaba ya kampuni yako",
      "Matangazo yanatumwa kuanzia saa 2 asubuhi (8:00) hadi saa 12 jioni (18:00), yakiwa na msimbo wa kujiondoa; aliyejiondoa hapati tena",
      "Wapokeaji wakizidi idadi uliyoiweka, mtu wa pili anaidhinisha",
      "Mfumo wenyewe unatuma ujumbe karo ikiingia, kifurushi kikifika au siku ya kulipa mkopo ikifika",
    ],
    benefits: [
      "Kwa dakika chache shule inawajulisha wazazi 800 siku mpya ya kufunga, na kuona nambari ambazo ujumbe haukuzifikia",
      "Unapoandika unaona gharama, na pale SMS ya pili inapoanzia",
      "Unanunua SMS kutoka kwa mtoa huduma kwa bei yake mwenyewe; sisi hatuongezi chochote",
      "Nambari zisizotumika tena zinaondolewa, kwa hivyo huzilipii tena",
    ],
    category: "Mawasiliano",
    suits: "Shule, SACCO, wenye nyumba, makanisa",
    fits: "Shule, SACCO, makanisa, kampuni za maji, wauza pembejeo na wenye nyumba walio na nambari 300 au zaidi za watu waliokubali kupata ujumbe.",
    notFor:
      "Aliyenunua orodha ya nambari, au mwenye kampeni moja tu. Kwa kampeni moja, tovuti ya mtoa huduma ni nafuu zaidi.",
  },
  lms: {
    title: "Mfumo wa kusimamia mafunzo (LMS)",
    description:
      "Unatoa kozi, maswali na vyeti kwa jina lako na kukusanya ada. Masomo yanapakuliwa kwa Wi-Fi na kufunguka bila data, kwa wanaosoma kwenye simu kati ya zamu moja na nyingine.",
    features: [
      "Masomo yanayofunguka kwenye simu bila mtandao, na kutuma matokeo ya maswali mtandao ukirudi",
      "Ada za kozi kwa M-Pesa, zote au kwa awamu; mwanafunzi akilipa, masomo yanafunguka",
      "Vyeti vyenye nambari ambayo mwajiri anaweza kuikagua kwenye tovuti yako",
      "Maswali yenye mpangilio tofauti kwa kila mwanafunzi, muda maalum na nafasi kadhaa za kujaribu",
      "Kila video ina saizi tatu; mwanafunzi anaona gharama ya data kabla ya kuitazama",
      "Mwanafunzi anapiga picha kazi yake na kuituma; mkufunzi anaisahihisha kwenye skrini kwa vigezo vilivyowekwa",
      "Makundi ya darasa, tawi au mwajiri, kila moja na ripoti yake",
      "Mahudhurio ya masomo ya moja kwa moja (live) yanatoka kwenye kiungo chako cha mkutano",
    ],
    benefits: [
      "Mwanafunzi wa Lodwar anamaliza somo kwa data ya MB 20, bila safari ya siku nzima",
      "Hakuna anayekagua ada kwa mkono: awamu ikilipwa, sehemu inayofuata inafunguka yenyewe",
      "Mwajiri anayewatuma wafanyakazi 60 anapata ripoti ya waliomaliza, pamoja na alama na tarehe",
      "Mkufunzi anaboresha kozi mara moja, na kila kundi jipya linaanza na toleo hilo",
    ],
    category: "Elimu",
    suits: "Vyuo, wakufunzi na waajiri",
    fits: "Vyuo, wakufunzi wa taaluma, makanisa na waajiri wanaofundisha kozi ileile, kundi baada ya kundi.",
    notFor: "Ratiba za shule, ripoti za wanafunzi na mabweni. Hayo yanahitaji mfumo wa kusimamia shule.",
  },
  "inventory-pos": {
    title: "Hesabu ya bidhaa na POS",
    description:
      "Mfumo unasimamia mauzo na bidhaa za duka lenye tawi moja au zaidi. Umeme au mtandao ukikatika, mauzo yanaendelea. Pesa zinahesabiwa kila zamu, na bidhaa zikihamishwa, matawi yote mawili yanathibitisha.",
    features: [
      "Mauzo yanaendelea bila mtandao, kwenye tableti au kompyuta; ukirudi, matawi yanasasishwa",
      "Taslimu, M-Pesa na mkopo vinahesabiwa mwisho wa kila zamu; tofauti ya kila keshia inaonekana",
      "Bidhaa kwa tawi, fungu (batch) na tarehe ya mwisho wa matumizi; mauzo yako yanaonyesha wakati wa kuagiza tena",
      "Kila muamala wa mauzo unapelekwa kwenye programu yako ya eTIMS au kwa kampuni ya uunganishaji iliyoidhinishwa na KRA, ukiwa na PIN ya mteja akiomba",
      "Bidhaa zikihamishwa kati ya matawi, rekodi inabaki wazi hadi mpokeaji athibitishe idadi",
      "Unauza kwa vipimo vidogo: belo kwa pakiti, pipa kwa lita, jora kwa mita",
      "Akaunti za mkopo zenye vikomo na statement, kwa fundi anayelipa Jumamosi",
      "Mfumo unafanya kazi na skana za barcode, printa za risiti na mizani; tunaujaribu na vifaa vyako",
      "Unahesabu bidhaa kwa simu, rafu baada ya rafu, bila kufunga duka",
    ],
    benefits: [
      "Dakika kumi baada ya kufunga, pesa za kaunta zimeshalinganishwa, na unajua KSh 2,300 zilipotea zamu gani",
      "Kisichouzika haraka Nyeri kinaenda Nanyuki kwanza, ndipo unapoagiza",
      "Unaona faida ya kila bidhaa, na kugundua inayouzwa haraka lakini yenye faida ndogo",
      "Makao makuu pekee ndiyo yanayobadilisha bei; punguzo linahitaji PIN",
    ],
    category: "Rejareja",
    suits: "Vifaa vya ujenzi, supamaketi, maduka ya dawa",
    fits: "Maduka ya vifaa vya ujenzi, supamaketi ndogo, maduka ya dawa, agrovet na wauzaji wa jumla wenye takriban kaunta nne hadi kumi na tano, au mbili zenye zamu mbili. Tunakadiria kwamba kila hesabu ya pesa mwisho wa zamu hupungua kwa dakika 40.",
    notFor:
      "Duka lenye kaunta moja, au mbili za zamu moja kama bidhaa hazipotei: muda unaookolewa hulipia hosting na matengenezo tu, au haufiki hata hapo. Kiwanda kinachopanga uzalishaji na mashine kinahitaji programu nyingine.",
  },
  "hr-payroll": {
    title: "HR na mishahara",
    description:
      "Unasimamia wafanyakazi na vibarua, kuanzia mkataba hadi hati ya mshahara (payslip). Malipo yanahesabiwa kwa mahudhurio na kanuni, makato ya kisheria yanafuata majedwali ya viwango yenye tarehe, na faili za benki na M-Pesa ziko tayari kutumwa.",
    features: [
      "PAYE, NSSF, SHIF, Ushuru wa Nyumba (Housing Levy) na ada ya NITA kwa majedwali yenye tarehe: kiwango kikibadilika, unaandika mstari mmoja",
      "Faili za malipo za benki na M-Pesa zinatoka kwenye orodha ya mishahara iliyoidhinishwa, na jumla zake ni sawa na za leja",
      "Vibarua wanalipwa kwa siku, kipande au kilo, kulingana na mahudhurio yanayorekodiwa kwa simu",
      "Likizo: siku zilizobaki, idhini, na kanuni za kuhamishia siku mwaka unaofuata",
      "Makato ya HELB, mishahara inayolipwa kabla ya wakati (salary advance) na mikopo ya wafanyakazi, vikikatwa kwenye mshahara kwa awamu",
      "Fomu za P9, takwimu za ritani ya PAYE ya kila mwezi, na orodha za makato",
      "Hati za mshahara kwa barua pepe au kiungo kinacholindwa na PIN, hata kwa wasio na barua pepe",
      "Mikataba, vitambulisho na vyeti kwenye faili, na tahadhari kabla muda wake haujaisha",
      "Orodha ya mishahara inatayarishwa, inakaguliwa na kuidhinishwa na watu watatu tofauti",
    ],
    benefits: [
      "Wakati wa kufunga mwezi unapitia yasiyo ya kawaida tu: nani ameajiriwa, nani ameondoka, malipo ya nani yamebadilika kwa zaidi ya 10%",
      "Unaweza kuihesabu upya hati ya mshahara ya mwaka jana kwa viwango vya mwaka huo, hadi shilingi ya mwisho",
      "Vibarua wanalipwa kwa mahudhurio, kwa hivyo mfanyakazi hewa hapati kitu",
      "Maingizo ya leja yanaenda QuickBooks, Sage au Xero kwa kila kituo cha gharama (cost centre), bila kuandikwa upya",
      "Mhasibu wako anahesabu mishahara ya mwezi mmoja sambamba nasi, kisha unaacha jedwali la zamani",
    ],
    category: "Wafanyakazi",
    suits: "Waajiri wenye vibarua au zamu",
    fits: "Waajiri wa takriban watu 110 hadi 1,500, hasa wenye vibarua, zamu au maeneo kadhaa. Tunakadiria kwamba dakika 50 huokolewa kwa mwezi kwa kila mtu.",
    notFor:
      "Wafanyakazi takriban 60 au pungufu: gharama hurudi baada ya miaka sita au zaidi, na mhasibu ni nafuu zaidi. Wakiwa 60 hadi 110, mfumo unaweza kuwafaa wenye vibarua au zamu. Hautoi ushauri wa kisheria.",
  },
  "crm-sales": {
    title: "CRM na mauzo",
    description:
      "Orodha moja ya maulizo kutoka WhatsApp, simu, tovuti na ziara za nyanjani. Kila moja lina mtu anayelishughulikia na tarehe. Kotesheni inatumwa siku hiyohiyo, na meneja anaona kilichokwama.",
    features: [
      "Maulizo kutoka WhatsApp, tovuti, simu na kaunta, pamoja na hatua inayofuata ya kila moja",
      "Kotesheni inaandikwa kwa dakika mbili, ikiwa na VAT na PIN ya mteja, na kutumwa kwa WhatsApp kama PDF",
      "Kotesheni isipojibiwa, mfumo unamkumbusha muuzaji kwanza, kisha meneja",
      "Ziara za nyanjani zinarekodiwa kwenye simu, pamoja na mahali, picha na maelezo, hata bila mtandao",
      "Malengo na kamisheni vinahesabiwa kutokana na ankara zilizolipwa tu",
      "Kalenda ya zabuni yenye hati zinazohitajika, dhamana za zabuni (bid bond) na tarehe za mwisho",
      "Historia ya kila mteja kwenye ukurasa mmoja: mazungumzo, kotesheni, oda na malalamiko",
      "Unaingiza majina kutoka kwenye Excel na simu, na yanayojirudia yanaunganishwa",
    ],
    benefits: [
      "Muuzaji anapoondoka, wateja na ahadi walizopewa hubaki na kampuni",
      "Mkutano wa Jumatatu unaanza na orodha ya mauzo yaliyokwama; hakuna anayesoma ripoti kwa sauti",
      "Unajua kinacholeta wateja wanaolipa: maonyesho, tangazo la Facebook au kupendekezwa na wengine",
    ],
    category: "Mauzo",
    suits: "Timu za mauzo zinazotoa kotesheni kwanza",
    fits: "Timu za mauzo za watu 3 hadi 50 zinazotoa kotesheni kabla ya kuuza: sola, mashine, bima, uchapishaji, vifaa vya ujenzi.",
    notFor: "Maduka yanayouza kwenye kaunta kwa dakika chache. POS yenye akaunti za wateja inatosha.",
  },
  "real-estate": {
    title: "Usimamizi wa nyumba za kupangisha",
    description:
      "Kodi ya nyumba, maji na ada ya huduma vinatozwa kwa kila nyumba na kulinganishwa na paybill. Wenye nyumba wanapata statement wanayoweza kuikagua, na rekodi hazitegemei tena daftari la msimamizi.",
    features: [
      "Kodi inayolipwa kwa paybill au benki inalinganishwa na nyumba yake, hata malipo yasipokuwa kamili au jina la akaunti likikosewa",
      "Msimamizi anasoma mita ya maji kwa simu na kuipiga picha, na kila nyumba inatozwa maji yake",
      "Statement ya mwenye nyumba kwa kila nyumba: kodi, ukarabati, kamisheni na kiasi alicholipwa",
      "Malimbikizo ya kila mpangaji, mwezi kwa mwezi, na vikumbusho vya SMS siku unazozichagua",
      "Mikataba, amana na mapitio ya kodi, pamoja na kikumbusho kabla ya kila tarehe",
      "Ukarabati unafuatiliwa kuanzia ripoti ya mpangaji hadi ankara ya fundi, na anatozwa anayepaswa kulipa",
      "Ankara za kodi ya nyumba na za kamisheni zinatolewa kupitia programu yako ya eTIMS au kampuni ya uunganishaji iliyoidhinishwa na KRA",
      "Karatasi ya kuhama: mita, funguo, uharibifu na amana ya kurudishwa",
    ],
    benefits: [
      "Tarehe 6 unajua nani hajalipa, jengo kwa jengo",
      "Mwenye nyumba aliye ughaibuni anafungua statement, na kila risiti iliyomo",
      "Amana zinarekodiwa jinsi zilivyo: pesa ambazo wapangaji wanakudai, kila mmoja kwa jina lake",
      "Unapata jumla ya kodi ya nyumba aliyolipwa kila mwenye nyumba, mwezi kwa mwezi, tayari kwa ritani yake ya KRA. Muulize wakala wako wa ushuru kinachohusika",
    ],
    category: "Nyumba",
    suits: "Mawakala wa nyumba na wenye nyumba",
    fits: "Mawakala wa kupangisha, wasimamizi wa mitaa ya makazi na wenye nyumba walio na nyumba takriban 300 au zaidi, za makazi au biashara.",
    notFor:
      "Mwenye nyumba aliye na jengo moja la nyumba nane. Mfumo hauchukui nafasi ya wakili katika mauzo na hatimiliki.",
  },
  "hospital-management": {
    title: "Usimamizi wa hospitali",
    description:
      "Mgonjwa ana rekodi moja kuanzia mapokezi hadi triage, daktari, maabara, duka la dawa na keshia. Kila huduma inatozwa inapotolewa, na kila dai linatumwa pamoja na hati zake.",
    features: [
      "Faili moja kuanzia mgonjwa anapojisajili hadi anaporuhusiwa kuondoka; wanaoihitaji tu ndio wanaoifungua, na kuna rekodi ya kila anayeifungua",
      "Vipimo, dawa na matibabu mengine vinatozwa vinapoagizwa, kwa pesa taslimu au kwa SHA, bima au mwajiri",
      "Hesabu ya dawa kwa fungu na tarehe ya mwisho wa matumizi; inapungua kwa kila agizo la daktari",
      "Madai yanatumwa pamoja na ankara, maelezo na idhini, na kufuatiliwa hadi yalipwe au yakataliwe",
      "Foleni ya kila idara, kuanzia wanaopimwa hali (triage), pamoja na muda wa kusubiri",
      "Maombi na matokeo ya maabara kwenye skrini; yasiyo ya kawaida yanawekewa alama ili daktari ayaone",
      "Wodi, vitanda, chati za uuguzi, orodha za upasuaji na amana za wagonjwa waliolazwa",
      "M-Pesa, taslimu na kadi zinafungwa kila zamu; ankara hutolewa kupitia programu yako ya eTIMS au kampuni ya uunganishaji iliyoidhinishwa na KRA",
      "Seva iko ndani ya jengo lako, na unainunua wewe. Bei ya hosting hulipia nakala iliyofichwa kwa msimbo (encryption) inayohifadhiwa {company.localCopyIn} kila usiku",
    ],
    benefits: [
      "Huduma zisizotozwa zinapungua, kwa sababu walio maabara na duka la dawa wanaona kama agizo limetozwa",
      "Dai likikataliwa, unaona sababu, tarehe ya mwisho na anayelishughulikia",
      "Muuguzi wa usiku anaona mzio (allergy) uliorekodiwa na kliniki ya mchana",
      "Kazi inaendelea mtandao ukikatika, kwa sababu seva iko ndani ya jengo",
      "Wodi zinaanza kutumia mfumo moja baada ya nyingine, wakufunzi wetu wakiwa hospitalini",
    ],
    category: "Afya",
    suits: "Hospitali na kliniki zenye duka la dawa",
    fits: "Hospitali zenye hadi vitanda 150 na kliniki zenye maabara na duka lao la dawa. Cheti chake cha Digital Health Agency (Legal Notice 76 ya 2025) tunakiomba na kukilipia sisi. Ongeza miezi mitatu juu ya wiki za kazi yetu.",
    furtherTime: "na miezi 3 ya kusubiri cheti",
    notFor:
      "Daktari mmoja mwenye chumba kimoja, au hospitali ya mafunzo yenye hifadhi za picha za uchunguzi na rejista za utafiti. Hao wanahitaji programu nyingine.",
  },
};
