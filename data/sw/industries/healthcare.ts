import type { Translation } from "#data/load/translation.ts";
import type { Industry } from "#data/schemas/industry.ts";

export const healthcare: Translation<Industry> = {
  title: "Afya",
  heading: "Muda mwingi kwa mgonjwa, muda mfupi kwenye simu.",
  description:
    "AI kwa kliniki na hospitali nchini Kenya: miadi na vikumbusho kwa WhatsApp, madai ya bima yaliyokamilika, dawa huhesabiwa kwa fungu.",
  intro:
    "Tunahudumia kliniki, hospitali za misheni, maabara na maduka ya dawa. Kazi ya ofisi inayoambatana na matibabu tunaitengenezea mfumo; tiba tunawaachia waliosomea tiba.",
  pains: [
    {
      saying: "Mnafungua Jumapili? Mnapokea SHA?",
      description:
        "Maswali machache yaleyale huifanya simu ya mapokezi isipumzike siku nzima, na mgonjwa mwenye maumivu husubiri kwenye foleni moja na mtu anayeuliza saa za kufungua.",
    },
    {
      saying: "Dai la bima limerudishwa.",
      description:
        "Maelezo, saini au idhini haipo. Mgonjwa alitibiwa na dawa zikatolewa; pesa huja baada ya miezi miwili, au haziji kamwe.",
    },
    {
      saying: "Alikuwa na miadi?",
      description:
        "Wagonjwa hukosa miadi kwa sababu hakuna aliyekuwa na muda wa kuwakumbusha. Nafasi hubaki wazi huku wengine wakiambiwa warudi wiki ijayo.",
    },
  ],
  fits: [
    {
      why: "Hujibu kuhusu saa za kufungua na bima kutoka kwenye orodha yako, huweka miadi na kukumbusha. Kwa mpango wa Laini ya wateja wengi, mtu akitaja maumivu au dawa, ujumbe hupelekwa kwa muuguzi mara moja. Hatuuzi chatbot kama yenye cheti: uliza Digital Health Agency.",
    },
    {
      why: "Rekodi moja kuanzia mapokezi hadi kwa keshia: kinachoagizwa hutozwa, na kila dai la bima hutumwa na hati zake.",
    },
    {
      why: "Kwa kliniki zinazohitaji ratiba tu: nafasi, amana kwa M-Pesa na vikumbusho. Hatuuzi mfumo huu kama wenye cheti: uliza Digital Health Agency kama ratiba yako inakihitaji.",
    },
    {
      why: "Data ya afya hupelekwa nje ya {company.country} kwa ridhaa ya mgonjwa tu. Tunakagua nani anaweza kufungua nini, na ni nini kinachotoka nje ya jengo.",
    },
  ],
  example: {
    title: "Kliniki yenye vyumba vinne vya daktari",
    situation:
      "Wahudumu wawili wa mapokezi hujibu jumbe za nambari moja ya WhatsApp kati ya mgonjwa mmoja na mwingine. Miadi takriban {visitsOf} huwekwa kwa mwezi, na hakuna aliye na muda wa kuwakumbusha watu siku moja kabla.",
    assumptions: [
      "Mazungumzo {conversations} kwa siku kwa siku {days} ni {cases} kwa mwezi; leo kila mazungumzo huchukua dakika {minutesBefore}. Baadaye ni {stillByHand} tu kati ya 100 yanayochukua muda huo: {stillByHand}% × {minutesByHand} = wastani wa dakika {minutesAfter}.",
      "Kati ya wagonjwa 100 wenye miadi, sasa {visitsBefore} hawafiki; wakikumbushwa, {visitsAfter}. Kwa hivyo wagonjwa {visitsGained} zaidi hufika kila mwezi.",
      "Kila mgonjwa wa ziada anayefika huleta {visitsEach}, ukitoa gharama za dawa na vipimo. Saa moja ya kazi ya mapokezi inagharimu {hourCost}. Alasiri moja ya kazi ya mapokezi ili kuanzisha zana haijahesabiwa.",
      "Kila miadi hupata kikumbusho kimoja kwa WhatsApp. Meta ndiyo inayoweka bei hiyo, na inaweza kuibadilisha; tunakisia {remindersEach}.",
    ],
    sum: {
      work: {
        noun: "mazungumzo ya WhatsApp",
      },
      gains: [
        {
          noun: "Wagonjwa wanaofika ambao bila kikumbusho wasingefika",
        },
      ],
      running: [
        {
          noun: "Vikumbusho",
        },
      ],
      once: [],
    },
    caveat:
      "Zaidi ya nusu ya faida hii inategemea vikumbusho. Kwanza hesabu kwa wiki mbili miadi ambayo wagonjwa hawakufika; ikiwa ni michache, faida inayobaki ni muda wa kazi uliookolewa tu.",
  },
};
