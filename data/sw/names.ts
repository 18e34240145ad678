import type { postCategories } from "../schemas/post";
import type { toolCategories, toolStatuses } from "../schemas/tool";

/** A name that records are sorted by and that stands in addresses, in English. */
export type SortName =
  | (typeof toolCategories | typeof postCategories)[number]["name"]
  | (typeof toolStatuses)[number];

/** How the categories of tools and posts and the statuses of tools are called in Swahili. */
export const names: Record<SortName, string> = {
  "Finance & Ops": "Fedha na Uendeshaji",
  "Sales & Lead Gen": "Mauzo na Wateja Wapya",
  "Content & Repurpose": "Maudhui",
  "Visual & Brand": "Picha na Chapa",
  "Customer Engagement": "Mawasiliano na Wateja",
  "Data & Intelligence": "Data na Uchambuzi",
  Integrations: "Kuunganisha Mifumo",
  Available: "Inapatikana",
  Beta: "Beta",
  "Coming Soon": "Inakuja",
  "AI Strategy": "Mkakati wa AI",
  Automation: "Uendeshaji Otomatiki",
  "Case Studies": "Simulizi za Wateja",
  "Industry Insights": "Mitazamo ya Sekta",
  "How-to Guides": "Miongozo ya Vitendo",
  "Product Updates": "Habari za Bidhaa",
};
