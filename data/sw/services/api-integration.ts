import type { Translation } from "#data/load/translation.ts";
import type { Service } from "#data/schemas/service.ts";

export const apiIntegration: Translation<Service> = {
  title: "Kuunganisha mifumo kwa API",
  tagline: "Tunaunganisha mifumo yako, ili kila oda, ankara au malipo yaingizwe mara moja tu.",
  description:
    "Tunaunganisha M-Pesa, mfumo wako wa uhasibu, duka, CRM, WhatsApp na programu yako ya eTIMS. Uthibitisho wa malipo usipofika au ukija mara mbili, rekodi inabaki sahihi, na kumbukumbu zinaonyesha kilichotokea.",
  features: [
    "Bei ya kuanzia ni ya mifumo miwili, data ikienda upande mmoja; mingine huorodheshwa kwenye kotesheni",
    "Sehemu za data zinakubaliwa na mhasibu wako na kujaribiwa kwa rekodi kumi ngumu",
    "Ujumbe unaopotea au kufika mara mbili unagunduliwa na kurekebishwa, na kila tukio linaandikwa",
    "Majaribio ya mtandao kukatika, malipo kutumwa mara mbili, ufunguo kuisha muda na akaunti isiyo sahihi",
    "Kila siku rekodi zinahesabiwa pande zote mbili, ili inayokosekana ionekane",
    "Funguo (API keys) zinakaa mbali na source code na majedwali ya hesabu, na unaweza kuzibadilisha mwenyewe",
  ],
  deliverables: [
    "Muunganisho unaofanya kazi, na source code yake kwenye akaunti yako",
    "Ramani ya data: ni data ipi inayoenda wapi, kwa muundo gani, na mfumo upi ndio wenye rekodi ya kutegemewa",
    "Orodha ya makosa: maana ya kila kosa na la kufanya",
    "Ripoti ya kila siku inayolinganisha hesabu za mifumo iliyounganishwa",
    "Rejista ya funguo, akaunti na tarehe za kuisha muda",
  ],
  overview: [
    "Ni saa 3:02 asubuhi (9:02), na mteja analipa KSh 12,450 kwa paybill yako. Idara ya mauzo inaona malipo kwenye simu, uhasibu unayaandika saa 10:30 alasiri (16:30), na watu wa ghala wanatoa bidhaa kesho yake kwa sababu hawakuambiwa. Kuunganisha mifumo ni rahisi. Kazi ngumu, ambayo ndiyo unayotulipia, ni kushughulikia haya: uthibitisho usiofika au unaofika mara mbili, nambari ya akaunti isiyo sahihi, seva iliyozimika siku ya mishahara.",
    "Kuanzia {price} tunaunganisha mifumo miwili, data ikienda upande mmoja: kwa mfano, malipo ya paybill yanaingia QuickBooks. Pande mbili, mifumo zaidi au programu ya zamani isiyo na API hugharimu zaidi. Kazi huchukua wiki 3-6; kusubiri idhini za M-Pesa, benki au KRA ni nje ya muda huo, kwa hivyo tunaziomba kwanza.",
  ],
  whatWeOffer: [
    {
      title: "Pesa zinazoingia",
      description:
        "Muunganisho unapokea uthibitisho wa paybill na till, unauhifadhi na kuulinganisha na ankara, mwanachama au oda. Baadaye unaulinganisha na statement rasmi, ili ujumbe uliopotea uwe mstari kwenye ripoti badala ya mzozo na mteja.",
    },
    {
      title: "Pesa zinazotoka",
      description:
        "Kupitia M-Pesa, muunganisho hutuma pesa za kurudishia wateja, malipo ya waendesha bodaboda, kamisheni na mikopo. Mtu mmoja anatayarisha, mwingine anaidhinisha, na kuna kikomo cha kila siku. Isipojulikana kama malipo yamefika, muunganisho unayakagua kwanza, ndipo unapoyatuma tena.",
    },
    {
      title: "Ankara za ushuru",
      description:
        "Kila muamala wa mauzo unapelekwa kwenye programu yako ya eTIMS au kwa kampuni yako ya uunganishaji iliyoidhinishwa na KRA, ukiwa na PIN ya mteja, na maelezo ya ankara yanarudi kwenye mfumo wako. Tunaunganisha nayo; hatuchukui nafasi yake.",
    },
    {
      title: "Hesabu na bidhaa",
      description:
        "Rekodi za wateja, bidhaa, ankara na risiti zinapita kati ya duka lako, POS au CRM na QuickBooks, Xero, Sage au Tally. Tunakubaliana kwa maandishi ni mfumo upi wa kuaminiwa miwili inapotofautiana.",
    },
    {
      title: "Ujumbe",
      description:
        "Mfumo wako unatuma uthibitisho wa oda, risiti na vikumbusho kwa WhatsApp au SMS. Mteja aliyesema hataki ujumbe hapati tena ujumbe kutoka mfumo wowote.",
    },
    {
      title: "Mifumo isiyo na API",
      description:
        "Kwa programu za kompyuta zisizo na API tunatumia faili zinazotolewa kwa ratiba, folda inayofuatiliwa au njia ya kuingiza data ambayo hifadhidata yenyewe inayo. Tunakuambia data itachelewa kwa dakika ngapi.",
    },
  ],
  process: [
    {
      phase: "Ruhusa na idhini",
      duration: "Siku 3-5 za kazi",
      description:
        "Tunaorodhesha kila akaunti, ufunguo na ruhusa inayohitajika, na nani wa kutia saini, kisha tunatuma maombi. Mwishoni tunawasiliana na kila mfumo mara moja ili kuhakikisha kuwa ruhusa ya majaribio inafanya kazi.",
      deliverables: [
        "Orodha ya ruhusa na wanaowajibika",
        "Maombi yaliyotumwa",
        "Mawasiliano ya kwanza ya majaribio, yaliyorekodiwa",
      ],
    },
    {
      phase: "Ramani ya data",
      duration: "Siku 2-5 za kazi",
      description:
        "Mhasibu wako na mhandisi wetu wanapitia kila sehemu ya data: misimbo ya akaunti, VAT, kukadiria tarakimu (rounding), majina ya wateja, tarehe. Tunaijaribu ramani hiyo kwa rekodi zako kumi ngumu.",
      deliverables: [
        "Ramani ya data iliyotiwa saini",
        "Rekodi kumi ngumu na matokeo yaliyokubaliwa",
        "Uamuzi wako: kuendelea, au kuacha na kudaiwa {company.stopAfterDesignPercent}% ya bei",
      ],
    },
    {
      phase: "Kutengeneza kwenye mifumo ya majaribio",
      duration: "Siku 7-14 za kazi",
      description:
        "Tunaujaribu muunganisho kwa kuuletea hitilafu: tunakata mtandao, tunatuma malipo yaleyale mara mbili, tunaacha ufunguo uishe muda na tunaandika nambari ya akaunti isiyo sahihi. Tunarekodi kinachotokea kila mara.",
      deliverables: [
        "Muunganisho kwenye mifumo ya majaribio",
        "Majaribio ya hitilafu na matokeo yake",
        "Orodha ya makosa kwa lugha rahisi",
      ],
    },
    {
      phase: "Kuanza kutumika, kisha kufuatilia",
      duration: "Siku 3-6 za kazi",
      description:
        "Tunaanza na tawi moja, till moja au aina moja ya bidhaa. Kila asubuhi tunalinganisha idadi na jumla za pande zote mbili na kukutumia matokeo. Hesabu zikilingana asubuhi tatu mfululizo, tunaendelea na sehemu nyingine.",
      deliverables: [
        "Muunganisho unaotumika",
        "Ripoti tatu za kila siku zinazolingana",
        "Rejista ya funguo na mazungumzo ya makabidhiano kwa simu",
      ],
    },
  ],
  benefits: [
    "Malipo yanafika kwenye leja ndani ya dakika chache.",
    "Kila takwimu inaandikwa mara moja, na mtu anayeijua.",
    "Bidhaa zinatolewa malipo yakishathibitishwa.",
    "Mifumo miwili inapotofautiana, ripoti inasema ni rekodi ipi na tangu lini.",
    "Mtu akiondoka, unabadilisha ufunguo mmoja na ruhusa yake inaisha; hakuna nenosiri kwenye jedwali la pamoja.",
  ],
  useCases: [
    {
      title: "Marejesho yanaingia kwenye mkopo sahihi",
      description:
        "Wanachama wa SACCO ya Kisumu wanalipa kwa paybill na kuandika nambari ya mwanachama. Rejesho la KSh 6,500 linagawanywa kuwa riba, mkopo wenyewe na hisa kwa kanuni za chama chenyewe. Nambari zisizojulikana zinasubiri kwenye akaunti ya muda (suspense), na tawi linaziona ndani ya saa moja.",
    },
    {
      title: "Maduka matatu ya agrovet, orodha moja ya bidhaa",
      description:
        "Mjini Eldoret, mauzo ya kaunta yanaingia Sage usiku pamoja na kituo cha gharama (cost centre) na msimbo wa VAT, na idadi ya bidhaa inarudi kabla ya kufungua. Mameneja wanalinganisha faida ya kila duka kufikia saa 2 asubuhi (8:00). Hakuna anayeandika upya mauzo 400 ya kila siku.",
    },
    {
      title: "Kuwalipa waendesha bodaboda 60 Jumamosi",
      description:
        "Kampuni ya vifurushi ya Mombasa inafunga hesabu ya vifurushi saa sita mchana (12:00), na vifurushi hivyo vinakuwa orodha ya malipo. Mkuu wa uendeshaji anatayarisha, mkurugenzi anaidhinisha, M-Pesa inalipa. Malipo yaliyoshindikana yanarudi na sababu yake, ili mtu aamue.",
    },
    {
      title: "Sare za shule, zilizoagizwa wiki moja kabla ya muhula",
      description:
        "Oda ya mtandaoni inatuma ombi la M-Pesa (STK push). Oda iliyolipiwa inakuwa ankara kwenye Xero, ikiwa na nambari ya kumbukumbu kutoka kwa programu ya eTIMS ya duka lenyewe. Mzazi anapata ujumbe wa WhatsApp kifurushi kinapoondoka. Oda isipolipiwa kwa muda wa saa mbili, bidhaa zake zinarudi kuuzwa.",
    },
  ],
  technologies: [
    "M-Pesa Daraja API",
    "eTIMS, kupitia programu yako mwenyewe",
    "QuickBooks Online",
    "Xero",
    "Sage",
    "Tally",
    "WhatsApp Business Platform",
    "Huduma za kutuma SMS",
    "Google Sheets",
    "REST, webhook na SFTP",
    "PostgreSQL",
    "TypeScript na Python",
  ],
  pricing: {
    factors: [
      "Mifumo ya kuunganishwa, na kama data inaenda upande mmoja au pande zote mbili",
      "Ubora wa upande wa pili: API yenye maelezo, faili za kupakuliwa, au hakuna chochote",
      "Pesa zinazotoka, kwa kuwa zinahitaji idhini, vikomo na majaribio zaidi",
      "Rekodi za zamani za kuingiza na kusafisha, kwa mfano malipo ya miaka miwili",
      "Hitilafu inapaswa kugunduliwa kwa haraka kiasi gani: asubuhi inayofuata au ndani ya saa moja",
    ],
  },
  faqs: [
    {
      question: "Itakuwaje uthibitisho wa M-Pesa usipotufikia?",
      answer:
        "Hilo hutokea: seva yako ilikuwa ikiwashwa upya, au mtandao ulikatika. Kwa hivyo hatutegemei ujumbe peke yake. Muunganisho unauliza kama malipo yaliyotarajiwa yamefika, na mara moja kwa siku malipo yanalinganishwa na statement ya paybill kwa nambari ya risiti. Yaliyokosekana yanaongezwa na kuwekewa alama ya kuchelewa, ili keshia wako aone kuwa mteja alilipa kweli.",
    },
    {
      question: "Je, ninyi ni kampuni ya uunganishaji wa eTIMS iliyoidhinishwa?",
      answer:
        "Hapana. Kila mfumo tunaotengeneza au kuuza unatoa ankara kupitia programu yako mwenyewe ya eTIMS, au kampuni yako mwenyewe ya uunganishaji iliyoidhinishwa na KRA: tunaunganisha mfumo wako nayo na kuratibu majaribio. KRA ndiyo inayoamua jinsi mfumo wa biashara unavyoweza kuunganishwa, kulingana na biashara yako na wingi wa mauzo; wiki ya kwanza tunaangalia nawe ni njia ipi inayokuhusu. Ada za kampuni hiyo, zikiwapo, hulipwa kando na bei yetu, lakini tunazitaja kwenye kotesheni.",
    },
    {
      question: "Tally yetu iko kwenye kompyuta moja ya ofisini. Je, inaweza kuunganishwa?",
      answer:
        "Kwa kawaida ndiyo, mradi kompyuta hiyo iwe imewashwa saa za kazi. Programu ndogo kwenye kompyuta hiyo inaingiza na kutoa data kwa nyakati zilizopangwa. Kwa hivyo data huchelewa kwa dakika kadhaa, na umeme ukikatika hukwama hadi kompyuta iwake tena. Ikiwa matawi kadhaa yanaitegemea, huenda ikawa bora kuhamishia hesabu kwenye seva kwanza.",
    },
    {
      question: "Nani anaweza kuona funguo zetu na data ya wateja wetu?",
      answer:
        "Funguo zinatengenezwa kwa jina lako na kuwekwa kwenye hifadhi ya siri. Wahandisi wetu wanapata ruhusa kwa majina yao kwa muda wa kazi, wanaorodheshwa kwenye rejista ya funguo, na ruhusa hiyo inakoma dhamana ikiisha, isipokuwa ukilipia matengenezo ya kila mwezi. Majaribio yanatumia wateja wa kubuni au ambao majina yao yamefichwa. Kumbukumbu za mfumo (logs) zina nambari za kumbukumbu na kiasi cha pesa, bila nambari za vitambulisho na nambari kamili za simu isipokuwa ukizihitaji.",
    },
    {
      question: "Je, tunahitaji matengenezo ya {maintenance} kwa mwezi?",
      answer:
        "Kwa muunganisho wa malipo, tunayapendekeza katika mwaka wa kwanza. Watoa huduma hubadilisha mifumo yao na vyeti vya usalama huisha muda; ada hii inagharamia ufuatiliaji, marekebisho, mabadiliko madogo na mhandisi wa zamu {company.support} endapo muunganisho unaotumika utakwama. Muunganisho unaonakili hesabu ya bidhaa kila usiku hauyahitaji: mtaalamu wako wa IT anatumia orodha ya makosa na kutuuliza anapokwama, {company.hours}.",
    },
  ],
  notFor: [
    "Biashara zinazopata malipo kumi kwa siku kwenye akaunti moja. Kuyaandika huchukua dakika kumi na tano tu.",
  ],
};
