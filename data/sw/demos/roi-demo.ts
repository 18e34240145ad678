import type { Translation } from "#data/load/translation.ts";
import type { RoiDemoRecord } from "#data/schemas/roi-demo.ts";

export const roiDemo: Translation<RoiDemoRecord> = {
  presets: [
    {
      label: "Oda za WhatsApp kwa muuzaji wa jumla",
    },
    {
      label: "Vikumbusho katika shule ya udereva",
    },
    {
      label: "Madai ya bima katika kliniki",
    },
    {
      label: "Kuandika ankara za wasambazaji kwenye leja",
    },
    {
      label: "Kulinganisha statement za M-Pesa na kodi ya nyumba",
    },
  ],
};
