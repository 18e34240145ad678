import { agriculture } from "./industries/agriculture";
import { education } from "./industries/education";
import { finance } from "./industries/finance";
import { healthcare } from "./industries/healthcare";
import { manufacturing } from "./industries/manufacturing";
import { nonProfit } from "./industries/non-profit";
import { realEstate } from "./industries/real-estate";
import { retail } from "./industries/retail";

/** Every industry, in the footer's order. A new one is a file in industries/ and a line here. */
export const industries = [
  finance,
  healthcare,
  retail,
  manufacturing,
  education,
  realEstate,
  agriculture,
  nonProfit,
];
