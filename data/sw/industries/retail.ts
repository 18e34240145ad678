import type { Translation } from "#data/load/translation.ts";
import type { Industry } from "#data/schemas/industry.ts";

export const retail: Translation<Industry> = {
  title: "Biashara ya rejareja",
  heading: "Ujue bidhaa ulizo nazo, na uziamini till zako.",
  description:
    "AI na programu kwa maduka na wauzaji wa jumla nchini Kenya: till hufungwa kila zamu, M-Pesa hulinganishwa, bidhaa huhesabiwa kwa tawi.",
  intro:
    "Tunahudumia maduka ya vifaa vya ujenzi, supamaketi ndogo, maduka ya dawa, agrovet na wauzaji wa jumla wanaoyauzia maduka hayo. Kila jioni kilichouzwa, kilicholipwa na kilichobaki rafuni vinapaswa kulingana.",
  pains: [
    {
      saying: "Till ina upungufu, na hakuna anayejua tangu lini.",
      description:
        "Pesa taslimu, till mbili za M-Pesa na mauzo ya mkopo hujumlishwa saa tatu usiku (21:00) na watu waliosimama siku nzima. Tofauti ikigunduliwa Jumatatu, huwezi tena kujua ni ya zamu gani.",
    },
    {
      saying: "Tuna nyingi. Ila ziko tawi lingine.",
      description:
        "Duka moja huagiza kile ambacho jingine limeshindwa kukiuza, kwa sababu kila duka huhesabu bidhaa zake kwenye daftari lake, muda ukipatikana.",
    },
    {
      saying: "Bango bado linaonyesha bei ya zamani.",
      description:
        "Bei hubadilika kwenye mfumo, rafuni na kwenye simu sita, lakini si siku moja. Wateja hugundua kabla ya meneja.",
    },
  ],
  fits: [
    {
      why: "Anza hapa ukiwa na kaunta nne au zaidi, au mbili zenye zamu mbili. Unaona bidhaa za kila tawi kwenye orodha moja, na matawi yote mawili hutia saini kwa bidhaa zinazohamishwa kati yake. Pesa za kila zamu hulinganishwa na mauzo yake, umeme uwepo au usiwepo.",
    },
    {
      why: "Hatua ya kwanza kwa maduka mawili yenye till moja kila moja. Professional ({professional} kwa mwezi) hulinganisha M-Pesa na karatasi za makeshia kila jioni. Inafaa ikizuia hasara ya kiasi hicho kwa mwezi. Kwa till, Starter hupanga tu, kwa akaunti zako mwenyewe<!-- if fileDemo -->; huenda onyesho letu la bure likatosha<!-- end -->.",
    },
    {
      why: "Hutengeneza ofa na mabango kutoka kwenye orodha moja ya bei (kwenye mpango wa Duka kubwa, {shop} kwa mwezi), ili matawi yote yatumie bei zilezile.",
    },
    {
      why: "Linakufaa oda za WhatsApp zikiwa nyingi hata mtu hawezi kukagua jumbe zote za M-Pesa.",
    },
  ],
  example: {
    title: "Muuzaji wa jumla mwenye kaunta {counters}",
    situation:
      "Ana kaunta {counters} na zamu {shifts}, na hufungua kila siku. Mwishoni mwa kila zamu keshia na msimamizi huhesabu pamoja, hupitia jumbe za M-Pesa na kuandika karatasi.",
    assumptions: [
      "Kaunta {counters} × zamu {shifts} × siku {days} ni hesabu {cases} za mwisho wa zamu kwa mwezi.",
      "Leo hesabu moja ya mwisho wa zamu huchukua dakika {minutesBefore} za kazi, muda wa msimamizi ukiwemo; baadaye huchukua dakika {minutesByHand}, kwa kuwa mfumo unaonyesha kiasi kinachopaswa kuwepo.",
      "Saa moja ya kazi inagharimu {hourCost}.",
      "Hosting kwa {hostingEach} na matengenezo kwa {maintenanceEach} kwa mwezi vimehesabiwa; matengenezo si lazima. Saa zako za kuhesabu bidhaa mara ya kwanza hazijahesabiwa.",
    ],
    sum: {
      work: {
        noun: "hesabu za mwisho wa zamu",
      },
      gains: [],
      running: [
        {
          noun: "Hosting",
        },
        {
          noun: "Matengenezo",
        },
      ],
      once: [],
    },
    caveat:
      "Kwa zamu moja, gharama ya kaunta 3 hurudi baada ya miezi 28 (13 ukilipia hosting tu). Kinachopotea kwenye till na rafuni hakijahesabiwa, kwa kuwa ni wewe tu unayejua ni kiasi gani. Mara nyingi hicho ndicho kikubwa zaidi. Ukilipia matengenezo, kaunta mbili za zamu moja hazipati faida isipokuwa mfumo uzuie pia hasara ya KSh 7,000-12,000 kwa mwezi. Ukilipia hosting tu, zinahitaji miezi 22. Skana na printa hulipiwa kando.",
  },
};
