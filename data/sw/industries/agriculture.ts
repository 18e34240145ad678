import type { Translation } from "#data/load/translation.ts";
import type { Industry } from "#data/schemas/industry.ts";

export const agriculture: Translation<Industry> = {
  title: "Kilimo",
  heading: "Kutoka kwenye mizani hadi M-Pesa ya mkulima.",
  description:
    "AI kwa vyama vya ushirika na kampuni za Kenya zinazouza mazao nje: karatasi za makusanyo husomwa, wakulima hulipwa kwa wakati, hati huandikwa mara moja.",
  intro:
    "Tunahudumia vyama vya ushirika, vituo vya kukusanyia mazao, kampuni zinazouza mazao nje ya nchi na maduka ya agrovet. Uzito huandikwa alfajiri; jioni unapaswa kuwa kwenye vitabu vya hesabu, na siku ya malipo mkulima anapaswa kulipwa kwa uzito huo.",
  pains: [
    {
      saying: "Kilo zangu zilikuwa nyingi kuliko hizo.",
      description:
        "Uzito huandikwa mvuani, hunakiliwa ofisini na kujumlishwa wakati wa kufunga hesabu za mwezi. Mkulima akibisha, hakuna anayeweza kuonyesha karatasi ya kwanza.",
    },
    {
      saying: "Siku ya malipo ni tarehe 10. Karatasi zimefika tarehe 9.",
      description:
        "Kuandika makusanyo ya mwezi kwenye kompyuta huwafanya watu watatu wakeshe, na tarakimu moja ikikosewa inaweza kumgharimu mkulima karo ya mtoto.",
    },
    {
      saying: "Kontena inasubiri nambari ya loti.",
      description:
        "Uzito na madaraja yaleyale huandikwa kwenye hati tano za kuuza bidhaa nje ya nchi. Ikitofautiana moja, bandari hutoza ada ya kuhifadhi hadi kosa lipatikane.",
    },
  ],
  fits: [
    {
      why: "Hupeleka kila uzito kutoka kwenye mizani hadi kwenye jedwali, makato na faili ya malipo; pesa hutumwa ndani ya kikomo tu, na kwa saini.",
    },
    {
      why: "Husoma karatasi za makusanyo na tiketi za mizani ya magari kutoka kwenye picha ya simu, na humuuliza karani kila takwimu inapotia shaka. OCR ni programu inayosoma maandishi kwenye picha.",
    },
    {
      why: "Humwambia kila mkulima kilo, bei na malipo yake siku hiyohiyo, kwenye simu yoyote.",
    },
    {
      why: "Kwa duka la pembejeo: bidhaa kwa fungu (batch) na tarehe ya mwisho wa matumizi, na mkopo unaolipwa kwa mazao yatakayoletwa.",
    },
    {
      why: "Ili modeli iweze kutofautisha jani lenye afya na lenye ugonjwa, lazima kwanza watu wanaolijua zao hilo waweke lebo kwenye picha za majani ya aina zote mbili.",
    },
  ],
  example: {
    title: "Ushirika wa maziwa wenye njia {routes}",
    situation:
      "Kila njia hujaza karatasi katika makusanyo ya asubuhi na ya jioni. Makarani huandika nambari ya mwanachama na lita kwenye kompyuta; mwezi hufungwa karatasi ya mwisho ikishaandikwa.",
    assumptions: [
      "Njia {routes} × makusanyo {collections} × siku {days} ni karatasi {cases} kwa mwezi.",
      "Karatasi yenye mistari 40 hivi huchukua dakika {minutesBefore} kuandikwa kwenye kompyuta. Kwa zana, karani hukagua mistari yenye shaka tu, kwa dakika {minutesByHand}.",
      "Saa moja ya kazi ya karani inagharimu {hourCost}.",
      "Hesabu hii ni ya OCR Extractor peke yake.",
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
      "Inahitaji picha zinazosomeka: karatasi inyooshwe, na picha ipigwe mchana, palepale pa kukusanyia. Penseli ikiwa hafifu, karani hukagua mistari mingi zaidi na muda unaookolewa hupungua. Makato na faili ya malipo ni mtiririko wa kazi (kuanzia {company.workflowFrom}); muda unaookoa haujahesabiwa.",
  },
};
