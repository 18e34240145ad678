import type { Translations } from "../load/translation";
import type { Solution } from "../schemas/solution";

export const solutions: Translations<Solution> = {
  "finance-ops": {
    title: "Fedha na uendeshaji",
    description:
      "Tunapanga statement zako za M-Pesa na benki, tunasoma ankara za wasambazaji na kuonyesha matumizi yasiyo ya kawaida. Mhasibu anaanza siku na orodha fupi ya mistari yenye shaka badala ya kuingiza data.",
    overview: [
      "Katika ofisi nyingi za fedha nchini Kenya, leja iko nyuma kwa wiki mbili. Pesa zinaingia kwa paybill moja, till mbili na akaunti tatu za benki. Ankara zinakuja kama PDF, karatasi na picha za WhatsApp. Siku ya kuwasilisha VAT inafika, uwe tayari au la. Kazi ya kupanga, kulinganisha na kuandika tunaifanya ijiendeshe yenyewe.",
      "Unapakia statement na ankara unapozipokea. Unapata miamala iliyopangwa kwa makundi, risiti zilizolinganishwa na orodha ya maswali yaliyo wazi, kwenye Excel au programu yako ya uhasibu. Malipo, maingizo ya leja na ritani za ushuru vinabaki kwa wanaovitia saini.",
    ],
    benefits: [
      "Hesabu za paybill, till na benki zinalinganishwa kila siku, kwa hivyo mwisho wa mwezi haukushtui sana",
      "Kila mstari wa leja umeunganishwa na risiti, ankara au idhini yake",
      "Ankara za eTIMS zinazokosekana zinafuatiliwa msambazaji akiwa bado anakumbuka mauzo",
      "Matumizi yaliyorudiwa na yasiyo ya kawaida yanaonekana kabla ya kufunga hesabu",
    ],
    painPoints: [
      {
        title: "Malipo yasiyo na jina",
        description:
          "Kwenye nambari ya akaunti wateja wanaandika jina la utani, nambari ya ankara ya zamani au hawaandiki kitu. KSh 38,600 zinakaa kwenye akaunti ya muda (suspense) huku idara ya mauzo ikisema mteja amelipa na wafuatiliaji wa madeni wakiendelea kumpigia simu.",
      },
      {
        title: "Ankara zinazopatikana siku tatu za mwisho",
        description:
          "Ankara za manunuzi zinaibuka kwenye droo, kwa madereva na kwenye barua pepe muda mfupi kabla ya kuwasilisha VAT. Baadhi hazina maelezo ya eTIMS, nyingine zina PIN isiyo sahihi. VAT ya manunuzi inachelewa kudaiwa au inapotea, na KRA inalinganisha gharama na eTIMS.",
      },
      {
        title: "Matumizi madogo yanayotegemea kumbukumbu",
        description:
          "Mafuta, airtime, vibarua na “matumizi mengineyo” vinarudi kama rundo la karatasi. Risiti ileile inajitokeza mara mbili katika miezi tofauti na hakuna anayeweza kuthibitisha.",
      },
      {
        title: "Statement ambazo Excel haiwezi kuzisoma",
        description:
          "PDF iliyofungwa, ya kurasa 140, inahitaji kugeuzwa kuwa jedwali. Mtu anainakili ukurasa kwa ukurasa, mstari unakatika vipande viwili, na salio la mwisho linatofautiana kwa KSh 90.",
      },
    ],
    solutions: [
      {
        title: "Malipo yaliyopangwa na kulinganishwa",
        description:
          "Statement za M-Pesa na benki zinasomwa, zinapangwa kwa makundi na kulinganishwa na ankara ambazo hazijalipwa. Malipo yanayolingana kwa hakika yanapendekezwa kuingizwa. Mistari yenye shaka inaorodheshwa pamoja na wateja wawili au watatu ambao huenda ndio waliolipa.",
      },
      {
        title: "Ankara katika muundo mmoja",
        description:
          "Msambazaji, PIN, tarehe, VAT na jumla vinasomwa kutoka muundo wowote na kuwekwa kwenye safu za kitabu chako cha manunuzi. Ankara isiyokamilika inawekwa kando pamoja na maelezo ya kinachokosekana.",
      },
      {
        title: "Matumizi yasiyo ya kawaida yanawekewa alama",
        description:
          "Madai yanalinganishwa na miezi iliyopita, matawi mengine na madai mengine: risiti iliyorudiwa, kiasi cha maelfu kamili kila Ijumaa, mafuta ya lori lililoegeshwa. Zana yetu ya kazi hii iko katika beta, na kila alama inachunguzwa na mtu.",
      },
      {
        title: "Taratibu zinazofaulu kwenye ukaguzi",
        description:
          "Tunaandika nani anaidhinisha nini, tunaliweka hilo kwenye mtiririko wa kazi na kulijaribu kwa sampuli ya malipo yaliyopita. Mkaguzi wako wa nje anapata kumbukumbu za ukaguzi.",
      },
    ],
  },
  "sales-leadgen": {
    title: "Mauzo na wateja wapya",
    description:
      "Tunaweka maulizo ya WhatsApp, Facebook, tovuti na ya wanaofika dukani kwenye orodha moja. Kila ulizo linajibiwa mara moja na kufuatiliwa hadi mteja anunue au akatae.",
    overview: [
      "Uliza ni wapi walipoandikwa wateja walioulizia mwezi uliopita, na utaonyeshwa simu tatu, daftari na kisanduku cha barua pepe. Muuzaji mwenye kumbukumbu bora ndiye anayeuza zaidi; wengine wanawapoteza wateja kati ya “nitumie kotesheni” na simu ya tatu. Suluhisho ni rahisi: kila swali linarekodiwa, mtu anajibu, na hatua inayofuata ina tarehe.",
      "Linawafaa wauzaji ambao wateja wao wanachukua siku au miezi kuamua: sola, samani, bima, magari, viwanja, nafasi za shule. Kioski chenye wateja wapita njia hakilihitaji.",
    ],
    benefits: [
      "Jibu la kwanza hata Jumapili saa 3 usiku (21:00), na mtu anapiga simu Jumatatu",
      "Wauzaji wanawapigia kwanza wale kumi wanaokaribia zaidi kununua",
      "Kotesheni inatumwa siku hiyohiyo, kwa orodha sahihi ya bei",
      "Muuzaji anapoondoka, wateja wanabaki na kampuni",
    ],
    painPoints: [
      {
        title: "Maulizo kwenye simu za watu binafsi",
        description:
          "Muuzaji anajiuzulu na mazungumzo 200 ya WhatsApp yanaondoka na simu yake. Makao makuu hayawezi kujua nani aliahidiwa punguzo gani, wala lini.",
      },
      {
        title: "Kila mtu anapigiwa simu kwa mfuatano wa kufika",
        description:
          "Mwanafunzi anayekusanya bei anapewa nusu saa, sawa na hoteli inayotaka vipande 40 kufikia Desemba. Unapoipigia hoteli simu, imeshanunua kwingine.",
      },
      {
        title: "Matangazo yasiyopimika",
        description:
          "KSh 60,000 kwa mwezi zinatumika kwa machapisho ya Facebook na redio. Simu zinapigwa. Hakuna anayejua ni lipi kati ya hayo mawili lililoleta wateja waliolipa.",
      },
    ],
    solutions: [
      {
        title: "Orodha moja kwa njia zote",
        description:
          "Ujumbe, fomu, simu na maingizo ya kitabu cha wageni yanakuwa rekodi zenye chanzo, bidhaa na anayehusika. Zinazojirudia zinaunganishwa kwa nambari ya simu, ili wauzaji wawili wasiipe familia moja kotesheni mbili.",
      },
      {
        title: "Alama zenye sababu",
        description:
          "Kila mteja ana nafasi yake na sababu zake: aliuliza kuhusu kufikishiwa mzigo, alitaja bajeti, amekuja mara ya pili. Zana yetu ya kutoa alama iko katika beta, kwa hivyo mwezi wa kwanza meneja wako wa mauzo analinganisha mpangilio wake na wa zana.",
      },
      {
        title: "Ufuatiliaji kwa siku maalum",
        description:
          "Kikumbusho siku ya pili, ujumbe wa WhatsApp siku ya tano, simu siku ya kumi. Vinaenda tu kwa watu waliokuomba bei au waliokubali kuwasiliana nawe. Vinakoma mara tu mteja anapojibu au kusema “acheni”.",
      },
      {
        title: "Kotesheni kutokana na mazungumzo",
        description:
          "Chatbot inakusanya ukubwa wa paa, mji na bili ya umeme ya mwezi, au chochote ambacho biashara yako inahitaji. Rasimu ya kotesheni inamsubiri muuzaji, anayekagua bei na kuituma.",
      },
    ],
  },
  "content-repurpose": {
    title: "Rekodi moja, machapisho mengi",
    description:
      "Tunageuza rekodi moja kuwa maandishi, makala, slaidi na manukuu, kwa Kiswahili au Kiingereza. Inawafaa watayarishaji, wakufunzi na makanisa wanaorekodi mengi na kuchapisha machache.",
    overview: [
      "Saa moja ya mazungumzo mazuri inachukua siku nzima kutayarishwa na inasikika mara moja. Ndani ya saa hiyohiyo mna machapisho manne, jarida la barua pepe, nukuu kumi na mbili na ukurasa ambao watu wanaweza kuupata kwa kutafuta. Kinachozuia timu nyingi ni kazi ya kila siku iliyo katikati: kuandika yaliyosemwa, kukata, kubadilisha ukubwa, kuandika maelezo ya picha kwa mara ya sita.",
      "Tunaweka mtiririko wa kazi unaofanya kazi hiyo ya kila siku na kumwachia mhariri wako uamuzi. Mhariri anaidhinisha kila kipande; majina, takwimu na nukuu vinalinganishwa na rekodi kwa dakika.",
    ],
    benefits: [
      "Rasimu ya maandishi siku ileile ya kurekodi",
      "Kila nukuu imeunganishwa na dakika iliposemwa",
      "Matoleo ya Kiswahili na Kiingereza kutoka maandishi mamoja yaliyoidhinishwa",
      "Vipindi vya zamani vinaweza kutafutwa kwa mada au kwa mgeni",
    ],
    painPoints: [
      {
        title: "Hakuna anayeweza kutafuta kwenye hifadhi",
        description:
          "Vipindi vya miaka mitatu viko kwenye diski, vikiwa na majina ya tarehe. Mfadhili anauliza kilichosemwa kuhusu ufugaji wa ng’ombe wa maziwa, na mwanagenzi anasikiliza kwa wiki mbili.",
      },
      {
        title: "Manukuu yanashindwa na lugha mchanganyiko",
        description:
          "Wageni wanachanganya Kiingereza, Kiswahili na Sheng ndani ya sentensi moja. Programu za kawaida za manukuu zinaandika upuuzi, na kuusahihisha kunachukua muda mrefu kuliko kuandika mwenyewe.",
      },
      {
        title: "Majukwaa matano, mhariri mmoja aliyechoka",
        description:
          "Video ya mraba, ya wima, ya mlalo, ya sekunde 60, ya sekunde 90, yenye manukuu na isiyo nayo. Kufikia Alhamisi mhariri anaweka kipande kilekile kila mahali.",
      },
      {
        title: "Idhini kwa ujumbe wa sauti",
        description:
          "Mchungaji, profesa au mteja lazima akubali kabla ya kuchapishwa. Maoni yanafika kwenye mazungumzo matatu tofauti na toleo lisilo sahihi linachapishwa.",
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
          "Makala, machapisho ya slaidi na manukuu vinaandikwa kutoka maandishi yaliyoidhinishwa pekee. Mwongozo wako wa mtindo unaamua urefu, toni, na kama unaandika “Sh”, “KSh” au “KES”.",
      },
      {
        title: "Ubao mmoja wa idhini",
        description:
          "Kila kipande kinaonyesha dakika ya chanzo chake, rasimu yake na mwidhinishaji wake. “Ndiyo” inakipangia tarehe; “hapana” inakirudisha na maoni. Kila toleo linahifadhiwa.",
      },
      {
        title: "Video fupi",
        description:
          "Reels Generator yetu bado haijafunguliwa. Hadi hapo tunaweka alama kwenye sehemu zinazofaa kukatwa, pamoja na muda wa kuanza na kumaliza, na mhariri wako anazikata.",
      },
    ],
  },
  "visual-brand": {
    title: "Picha na chapa",
    description:
      "Tunawasaidia wafanyakazi wako kutengeneza picha za bidhaa, mabango na menyu kwa rangi zako, asubuhi hiyohiyo. Faili moja ya chapa inafanya matawi yote yafanane.",
    overview: [
      "Kila tawi lina bango lake. Kitengela nembo imepotoshwa umbo, ni ya kijani Ruiru na haipo Juja, kwa sababu kila meneja anamjua mtu mwenye app kwenye simu. Mbunifu anaweza kurekebisha, lakini ofa inaanza kesho na mbunifu anajibu Jumanne.",
      "Tunakusanya nembo, rangi, aina za herufi na picha zako kwenye faili moja, tunaweka violezo vyenye mpangilio uliofungwa, na kutumia zana za picha kwa kazi nyingi ndogo. Kwa kazi kubwa, kama utambulisho mpya au vifungashio, bado unahitaji mbunifu; sisi tunaandaa maelezo ya kazi.",
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
          "Kazi arobaini ndogo za ubunifu kwa mwezi: saa za kufunga, ofa ya keki, nafasi ya kazi. Kila moja inahitaji jumbe tatu na siku mbili, kwa KSh 1,500 au kwa hisani.",
      },
      {
        title: "Picha za nje ya nchi",
        description:
          "Mkate ni wa Kifaransa, ofisi iko Boston na sarafu ni yuro. Wateja wanaona, na huenda huruhusiwi kuichapisha picha hiyo.",
      },
      {
        title: "Hakuna anayeipata nembo",
        description:
          "Ipo kama picha ya skrini kwenye kundi la WhatsApp. Mchoraji wa mabango anainakili kwa macho, na nembo iliyo kwenye gari si yako hasa.",
      },
    ],
    solutions: [
      {
        title: "Faili ya chapa ambayo watu wanaitumia",
        description:
          "Nembo kwa kila muundo, rangi pamoja na misimbo yake, aina mbili za herufi, picha kumi zilizoidhinishwa. Inakaa kwenye kiungo kimoja, ambacho unawatumia wachapaji na wachoraji wa mabango.",
      },
      {
        title: "Violezo vilivyofungwa",
        description:
          "Tawi linaandika bidhaa, bei na tarehe. Mpangilio, nembo na rangi vimefungwa. Makao makuu yanaidhinisha bango kabla halijachapishwa, au la, upendavyo.",
      },
      {
        title: "Picha za bidhaa zako mwenyewe",
        description:
          "Picha za simu zinasafishwa, zinakatwa na kuwekwa kwenye mandharinyuma moja. Mandharinyuma zilizotengenezwa na AI zinatumika nyuma ya bidhaa tu, kamwe si kuonyesha chakula au chumba usichouza.",
      },
      {
        title: "Maktaba ya picha zenye lebo",
        description:
          "Picha za miaka mingi zinawekewa lebo kwa bidhaa, tawi, msimu na ridhaa ya watu waliomo. “Keki ya harusi, Thika, 2025” inapatikana kwa sekunde chache.",
      },
    ],
  },
  "customer-engagement": {
    title: "Mawasiliano na wateja",
    description:
      "Tunajibu maswali ya kawaida kwenye WhatsApp na tovuti yako kwa Kiingereza na Kiswahili, tunapanga miadi na kutuma vikumbusho. Jambo nyeti linaenda kwa mtu, pamoja na mazungumzo yote.",
    overview: [
      "Jumbe nyingi kwa kliniki, shule au duka zinauliza mojawapo ya mambo thelathini. Mmefungua Jumamosi? Mnapokea bima yangu? Malipo yangu yamefika? Kifurushi kiko wapi? Mhudumu mzuri wa mapokezi anayajibu siku nzima na hapati muda wa kumhudumia mama mwenye wasiwasi aliye mbele yake.",
      "Chatbot yenye maelezo ya biashara yako inaweza kujibu hayo thelathini. Gumu ni la thelathini na moja: kutambua kuwa haijui, kusema hivyo, na kuyakabidhi mazungumzo kwa mfanyakazi mahususi. Hilo ndilo tunalolitengeneza kwanza, pamoja na ulinzi wa data binafsi ambayo wateja wanaiandika bila kuombwa.",
    ],
    benefits: [
      "Saa za kufungua, bei na maelekezo yanajibiwa saa yoyote",
      "Mteja anaunganishwa na mfanyakazi mahususi, pamoja na mazungumzo yote",
      "Vikumbusho vya miadi vinavyoweza kujibiwa kwa “badilisha”",
      "Orodha ya kila wiki ya maswali yaliyobaki bila jibu",
      "Maelezo ya afya, pesa na vitambulisho hayawekwi kwenye kumbukumbu ya chatbot",
    ],
    painPoints: [
      {
        title: "Jumbe mia mbili zisizosomwa Jumatatu",
        description:
          "Wateja wanaandika wanapokuwa na nafasi, usiku na Jumapili. Mtu anapousoma ujumbe, wameshamuuliza mshindani wako.",
      },
      {
        title: "Wasiofika kwenye miadi",
        description:
          "Kitabu cha miadi kimejaa na kufikia saa 4:30 asubuhi (10:30) kiti kiko wazi. Hakuna aliyekuwa na muda wa kuwapigia watu 40 siku iliyotangulia, na waliotaka kughairi hawakujibiwa.",
      },
      {
        title: "Chatbot inayowanasa watu",
        description:
          "Bonyeza 1, bonyeza 4, samahani, bonyeza 1. Wateja wanaikasirikia, kisha wanawakasirikia wafanyakazi wako, na baada ya mwezi mmoja inazimwa.",
      },
      {
        title: "Data ya siri kwenye simu ya pamoja",
        description:
          "Matokeo ya vipimo, picha za vitambulisho na jumbe za M-Pesa vinarundikana kwenye simu ya pamoja ya mapokezi. Yeyote aliye zamu anaweza kusoma kila kitu tangu mwaka jana.",
      },
    ],
    solutions: [
      {
        title: "Majibu kutoka kwenye kurasa zako mwenyewe",
        description:
          "Chatbot inasoma orodha ya maelezo ambayo timu yako inaitunza: bei, saa, madaktari walio zamu, maeneo ya kufikishia mizigo. Jibu lisipokuwepo, inamuuliza mfanyakazi wako. Inawahudumia wateja wako tu: masharti ya Meta kwa WhatsApp yanapiga marufuku chatbot za matumizi ya jumla.",
      },
      {
        title: "Kukabidhi kwa kufuata kanuni",
        description:
          "Lalamiko, dalili ya ugonjwa, neno “nirudishiwe pesa” au chatbot kutoelewa mara ya pili: mtu anaitwa papohapo. Nje ya saa za kazi mteja anaambiwa mtu huyo atajibu lini.",
      },
      {
        title: "Miadi na vikumbusho",
        description:
          "Nafasi zinatoka kwenye kitabu chako halisi cha miadi. Kikumbusho kinatumwa siku moja kabla, jibu linahamisha au kughairi miadi, na nafasi iliyoachwa wazi inapewa walio kwenye orodha ya kusubiri.",
      },
      {
        title: "Ulinzi wa data umekaguliwa",
        description:
          "Tunapitia kinachokusanywa, kwa nini, nani anakiona na kwa muda gani. Maneno ya ridhaa, ruhusa na ufutaji vinakubaliwa kabla ya kuanza, pamoja na mshauri wako ikiwa kuna data ya afya.",
      },
    ],
  },
  "data-intelligence": {
    title: "Data na uchambuzi",
    description:
      "Tunageuza fomu, hati za mshahara (payslips), statement na skani kuwa takwimu unazoweza kuzipanga, kuzilinganisha na kuziuliza maswali. Inawafaa wakopeshaji, kampuni za bima na vyama vya ushirika vinavyoamua kwa faili ya karatasi.",
    overview: [
      "Faili ya mkopo ina kila kitu ambacho kamati inahitaji, lakini kwa namna isiyoweza kujumlishwa: miezi sita ya M-Pesa, PDF ya benki, hati mbili za mshahara, barua ya mdhamini. Afisa anasoma kwa muda wa saa moja, ananakili nambari kumi na moja kwenye karatasi, na kamati inaiamini karatasi hiyo.",
      "Programu ndiyo inayosoma na kuonyesha kila nambari iko wapi kwenye karatasi hizo. Maafisa wanaikagua. Watu ndio wanaoamua kuhusu mwanachama, dai au mkulima, na sababu zao zinarekodiwa.",
    ],
    benefits: [
      "Ukibonyeza nambari yoyote, unaona ukurasa ilikotoka",
      "Mapato na majukumu ya malipo vinahesabiwa kwa njia ileile kwa kila mwombaji",
      "Statement zilizobadilishwa au zisizokamilika zinagunduliwa zinapofika",
      "Majibu kutoka kwenye data yako siku hiyohiyo",
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
          "Mmoja anahesabu malipo ya chama kuwa mapato, mwingine hahesabu. Mwanachama aliyekataliwa Jumanne anaidhinishwa Ijumaa kwenye meza ya pili.",
      },
      {
        title: "Karatasi za kughushi au zilizohaririwa",
        description:
          "PDF yenye nambari moja iliyobadilishwa inaonekana sawa kabisa kwenye skrini. Salio la kila mstari lingeonyesha hilo, kama kungekuwa na mtu mwenye muda wa kujumlisha mistari 900.",
      },
      {
        title: "Ripoti zinazochelewa",
        description:
          "Bodi inauliza ni tawi gani ambalo malimbikizo yake yanaongezeka. Takwimu iko kwenye faili nne za Excel, ambapo jina la tawi limeandikwa kwa njia tatu.",
      },
    ],
    solutions: [
      {
        title: "Kutoka karatasi hadi data",
        description:
          "Skani, picha na PDF zinasomwa na kuingizwa kwenye jedwali, pamoja na kiwango cha uhakika cha kila sehemu. Programu isipokuwa na uhakika na takwimu, mtu anaiangalia. Haikisii.",
      },
      {
        title: "Statement kulingana na sera yako",
        description:
          "Mshahara, mapato ya biashara, kodi ya nyumba, mikopo, kamari na pesa zinazohamishwa vinatenganishwa kwa kanuni zilizoidhinishwa na kamati yako ya mikopo. Kanuni zilezile zinatumika kwa kila mwombaji.",
      },
      {
        title: "Ukaguzi hati zinapofika",
        description:
          "Masalio yanahesabiwa upya, tarehe na idadi ya kurasa zinalinganishwa, mapengo yanaorodheshwa. Tofauti ni swali kwa mwombaji; peke yake haimnyimi mkopo.",
      },
      {
        title: "Data ya mafunzo kutoka ofisini kwako",
        description:
          "Pale modeli zilizo tayari zinaposhindwa, kwa maandishi ya mkono, fomu za hapa kwetu au lugha mchanganyiko, tunaweka lebo kwenye maelfu kadhaa ya sampuli zako na kupima manufaa kabla hujalipia zaidi.",
      },
    ],
  },
  "integrations-consulting": {
    title: "Kuunganisha mifumo na ushauri",
    description:
      "Tunaunganisha mifumo yako, kisha tunakuandikia ni kazi zipi nyingine zinazoweza kujiendesha, na kila moja itagharimu kiasi gani. Inazifaa kampuni ambazo zina programu za kutosha lakini wafanyakazi wake bado huandika upya data ya programu moja kwenye nyingine.",
    overview: [
      "Hesabu programu za kampuni ya wastani inayouza nje ya nchi: mizani ya magari, bidhaa, mishahara, Sage, tovuti ya benki, tovuti ya wakala wa mizigo, ya KRA, na majedwali ya hesabu thelathini kati yake. Kila moja inafanya kazi yake. Kazi iko kwenye mapengo, ambapo karani anasoma skrini moja na kuandika kwenye nyingine.",
      "Tunaziba mapengo yanayogharimu zaidi na kuyaacha mengine. Hesabu inatangulia: pengo linakugharimu kiasi gani kwa mwaka, kuliziba kunagharimu kiasi gani, na gharama itarudi lini. Ikiwa haitarudi kamwe, unaambiwa hivyo kwa maandishi.",
    ],
    benefits: [
      "Kabla hujaagiza muunganisho wowote, unajua gharama yake na saa utakazookoa",
      "Takwimu zilezile za bidhaa, madeni na mauzo katika kila idara",
      "Programu zilizopo zinabaki mradi zinafanya kazi",
      "Mpango wa mwaka mmoja ambao bodi inaweza kuusoma kwenye ukurasa mmoja",
    ],
    painPoints: [
      {
        title: "Jedwali la hesabu lililo kati ya mifumo",
        description:
          "Lina laha 14, makro ya 2017 na mwandishi mmoja. Yuko kwenye likizo ya uzazi, na ripoti ya mizigo imechelewa kwa mara ya kwanza.",
      },
      {
        title: "Hati zinazoandikwa mara nne",
        description:
          "Mzigo mmoja: ankara (invoice), packing list, cheti cha asili, hati za benki. Uzito uleule na mteja yuleyule vinaandikwa mara nne, na tarakimu moja inakosewa kwenye bandari ya Mombasa.",
      },
      {
        title: "Programu iliyonunuliwa baada ya onyesho",
        description:
          "KSh milioni 1.2 kwa jukwaa ambalo watu wawili wanalitumia. Hakuna aliyeandika lilipaswa kuokoa nini, kwa hivyo hakuna anayeweza kusema kuwa limeshindwa.",
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
          "Saa, mishahara, gharama za makosa, ada na gharama za uendeshaji zinaingia kwenye hesabu iliyo wazi ambayo mkuu wako wa fedha anaikagua. Unaona ni muunganisho upi utakaojilipia kwanza.",
      },
      {
        title: "Miunganisho yenye msimamizi",
        description:
          "Tunaunganisha M-Pesa, uhasibu, bidhaa na ujumbe, na eTIMS kupitia programu yako mwenyewe ya eTIMS au kampuni ya uunganishaji iliyoidhinishwa na KRA. Kila uhamishaji unarekodiwa na pande zote mbili zinalinganishwa kila siku. Kitu kikikwama, unapiga simu nambari moja.",
      },
      {
        title: "Hati zinazoandikwa mara moja",
        description:
          "Uzito, loti na majina ya wateja vinasomwa kutoka hati ya kwanza na kujazwa kwenye nyingine. Karani wa mizigo anakagua rasimu zote, ambazo zinaonyesha kila kisicholingana na oda, kisha anatia saini.",
      },
      {
        title: "Mpango wenye nafasi za kusitisha",
        description:
          "Kipi cha kuunganisha, kununua, kutengeneza au kuacha kwa miezi kumi na miwili, pamoja na bajeti, mwenye jukumu na tarehe ya kukipitia. Mpango ni wako: unaweza kuutangazia zabuni ili wengine wafanye kazi hiyo.",
      },
    ],
  },
};
