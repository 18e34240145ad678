import type { Translation } from "#data/load/translation.ts";
import type { Industry } from "#data/schemas/industry.ts";

export const finance: Translation<Industry> = {
  title: "Fedha",
  heading: "Malipo yaingizwe leo, mikopo iamuliwe wiki hii.",
  description:
    "AI kwa SACCO, wakopeshaji na timu za fedha nchini Kenya: malipo ya paybill huingizwa, statement husomwa kwa tathmini; pamoja na mfano wenye hesabu.",
  intro:
    "Tunahudumia SACCO, wakopeshaji, mawakala wa bima na timu za fedha. Programu husoma na kulinganisha; maafisa wako na kamati yako huamua.",
  pains: [
    {
      saying: "Ni Jane yupi aliyelipa, na alilipia nini?",
      description:
        "Malipo hufika kwenye paybill yakiwa na majina ya utani, nambari za zamani za wanachama, au bila kutaja ni ya nini. Karani hutafuta kila moja kwa mkono, na yale yasiyojulikana hukaa kwenye akaunti ya muda (suspense account) hadi mkaguzi aulize.",
    },
    {
      saying: "Faili iko tayari, isipokuwa karatasi moja.",
      description:
        "Maombi ya mkopo husubiri siku kadhaa hati ya mshahara (payslip) au kitambulisho cha mdhamini, kisha afisa hutumia saa nzima kujumlisha kwa mkono statement za miezi sita.",
    },
    {
      saying: "Habari za malimbikizo tulizipata wakati wa kufunga hesabu za mwezi.",
      description:
        "Rejesho lisipolipwa, ni rahisi zaidi kulizungumzia siku inayofuata. Ripoti inapochapishwa, tayari mwanachama ameshindwa kulipa la pili.",
    },
    {
      saying: "Muda wa ripoti ya SASRA umefika, na takwimu hazilingani.",
      description:
        "Nambari ziko kwenye majedwali manne ya hesabu. Ripoti ya SASRA na faili ya kila mwezi ya mashirika ya taarifa za mikopo (CRB) huandaliwa kwa mkono, kwa haraka. Waulize SASRA na CRB yako kinachokuhusu.",
    },
  ],
  fits: [
    {
      why: "Hulinganisha malipo na wanachama, hupendekeza mwanachama sahihi nambari ikikosewa, na kuorodhesha malipo yenye shaka.",
    },
    {
      why: "Hujumlisha statement za benki za miezi sita kwa njia ileile kwa kila mwombaji, na hutaja ukurasa ilikotoka kila takwimu. Haitoi alama.",
    },
    {
      why: "Akiba, hisa, mikopo na wadhamini katika leja moja inayofungwa kila jioni. Data nyeti ya wanachama (kama ya mali au familia) hupelekwa nje ya {company.country} kwa ridhaa yao tu, au utumie seva yako.",
    },
    {
      why: "Hugundua mambo ambayo mkaguzi angeyagundua, wakati bado kuna muda wa kuyarekebisha.",
    },
  ],
  example: {
    title: "SACCO yenye wanachama {members}",
    situation:
      "Wanachama hulipa akiba, hisa na mikopo kupitia paybill moja. Makarani wawili hutafuta kila malipo, huyaingiza kwenye mfumo mkuu na kuorodhesha kando yale wasiyoyatambua.",
    assumptions: [
      "Wanachama {members}, kila mmoja akiwa na malipo {receiptsEach} kwa mwezi, ni malipo {cases}.",
      "Kwa mkono kila malipo huchukua dakika {minutesBefore}, moja ikiwa ya kuyaingiza kwenye mfumo. Baadaye {doneOf100} kati ya 100 hujiingiza yenyewe, na kila moja kati ya yaliyobaki humchukua karani dakika {minutesByHand}: wastani wa dakika {minutesAfter}.",
      "Saa moja ya kazi ya karani inagharimu {hourCost}, michango ya mwajiri ikiwemo. Makarani wana kazi nyingine ya maana inayosubiri saa hizo: kwa mfano, kuwapigia simu wanachama wenye malimbikizo.",
      "Matengenezo ya kila mwezi ya mtiririko wa kazi yamehesabiwa, kwa bei yake ya chini kabisa. Gharama za mtoa huduma wa AI, na nusu siku ya makarani wako kukaa nasi mwanzoni, hazijahesabiwa.",
      "Ukitumia zana peke yake au jedwali letu la bure, karani huingiza kila malipo kwa dakika moja. Mtiririko wa kazi humwachia karani malipo machache kuliko zana, kwa sababu huyalinganisha pia na ratiba za mikopo na orodha ya wanachama, na humwonyesha leja.",
    ],
    sum: {
      work: {
        noun: "malipo ya paybill",
      },
      gains: [],
      running: [],
      once: [],
    },
    caveat:
      "Ukitumia zana peke yake na kuingiza malipo kwa mkono, unaokoa KSh 37,000 kwa mwezi (saa 1 kwa malipo 100, bila gharama ya kuanzisha). Ukitumia jedwali letu la bure, unaokoa KSh 30,000. Mtiririko wa kazi unakuokolea KSh 15,500 zaidi ya zana (11,500 pamoja na VAT), na gharama yake ya kuanzisha inarudi mwezi wa 10 (wa 16 pamoja na VAT). Malipo yakiwa machache, jedwali ni nafuu.",
    pays: [
      "Jedwali ni nafuu kuliko zana kwa malipo chini ya 2,500 hivi kwa mwezi (2,900 pamoja na VAT).",
      "Ukilinganishwa na kazi ya mkono, mtiririko wa kazi hurudisha gharama yake ya kila mwezi kuanzia malipo 2,190 (2,540 pamoja na VAT).",
      "Kama mtiririko wa kazi ungemwachia karani malipo mengi kama zana (15 kati ya 100, dakika 4 kila moja), gharama ya kuanzisha ingerudi mwezi wa 30 (pamoja na VAT, isingerudi hata ndani ya miaka kumi).",
    ],
  },
};
