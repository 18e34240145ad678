import type { Translation } from "#data/load/translation.ts";
import type { Industry } from "#data/schemas/industry.ts";

export const agriculture: Translation<Industry> = {
  title: "Kilimo",
  heading: "Kutoka kwenye mizani hadi M-Pesa ya mkulima.",
  description:
    "AI kwa ushirika na kampuni za kuuza nje nchini Kenya: karatasi za makusanyo husomwa, wakulima hulipwa kwa wakati, hati huandikwa mara moja; pamoja na mfano wenye hesabu.",
  intro:
    "Kwa vyama vya ushirika, vituo vya kukusanyia mazao, kampuni za kuuza nje na maduka ya agrovet (agrovet). Uzito huandikwa alfajiri; jioni unapaswa kuwa kwenye vitabu vya hesabu, na siku ya malipo mkulima anapaswa kulipwa kwa uzito huo.",
  pains: [
    {
      saying: "Kilo zangu zilikuwa nyingi kuliko hizo.",
      description:
        "Uzito huandikwa mvuani, hunakiliwa ofisini na kujumlishwa wakati wa kufunga mwezi. Mkulima akibisha, hakuna anayeweza kuonyesha karatasi ya kwanza.",
    },
    {
      saying: "Siku ya malipo ni tarehe 10. Karatasi zimefika tarehe 9.",
      description:
        "Kuandika makusanyo ya mwezi kwenye kompyuta huwafanya watu watatu wakeshe, na tarakimu moja ikikosewa inaweza kuwa karo ya mtoto wa mtu.",
    },
    {
      saying: "Kontena inasubiri nambari ya shehena.",
      description:
        "Uzito na madaraja yaleyale huandikwa kwenye hati tano za kuuza nje. Moja hutofautiana, na bandari hutoza ada ya kuhifadhi hadi kosa lipatikane.",
    },
  ],
  fits: [
    {
      why: "Husoma karatasi za makusanyo na tiketi za mizani ya magari kutoka kwenye picha ya simu, na humwuliza karani kila pale takwimu ina shaka.",
    },
    {
      why: "Hupeleka kila uzito kutoka kwenye mizani hadi jedwali, makato na faili ya malipo, na huweka kikomo na kuomba saini kabla pesa hazijatumwa.",
    },
    {
      why: "Humwambia kila mkulima kilo, bei na malipo yake siku hiyohiyo, kwenye simu yoyote.",
    },
    {
      why: "Kwa duka la pembejeo: bidhaa kwa fungu (batch) na tarehe ya mwisho wa matumizi, na mkopo unaolipwa kwa mazao yatakayoletwa.",
    },
    {
      why: "Kabla modeli haijaweza kutofautisha jani lenye afya na lenye ugonjwa, lazima watu wanaolijua zao hilo waweke lebo kwenye picha za majani ya aina zote mbili.",
    },
  ],
  example: {
    title: "Ushirika wa maziwa wenye njia {routes}",
    situation:
      "Kila njia hujaza karatasi katika makusanyo ya asubuhi na ya jioni. Makarani huandika nambari ya mwanachama na lita kwenye kompyuta; mwezi hufungwa karatasi ya mwisho ikishaandikwa.",
    assumptions: [
      "Njia {routes} × makusanyo {collections} × siku {days} ni karatasi {cases} kwa mwezi.",
      "Karatasi yenye mistari 40 hivi huchukua dakika {minutesBefore} kuandikwa kwenye kompyuta. Baadaye karani hukagua mistari yenye shaka tu, kwa dakika {minutesByHand}.",
      "Saa moja ya karani inagharimu {hourCost}.",
      "Matengenezo ya kila mwezi ya mtiririko wa kazi yamehesabiwa, kwa bei yake ya chini kabisa.",
    ],
    sum: {
      work: {
        noun: "karatasi za makusanyo",
      },
      gains: [],
      running: [
        {
          noun: "Kurasa zinazozidi mpango",
        },
      ],
      once: [],
    },
    caveat:
      "Inahitaji picha zinazosomeka: karatasi iliyonyooshwa, mwanga wa mchana, na zipigwe mahali pa kukusanyia. Maandishi ya penseli yakiwa hafifu, mistari mingi zaidi huenda kwa mtu, na muda unaookolewa hupungua.",
  },
};
