/** How the categories of tools and posts and the statuses of tools are called in Swahili. */
export const names: Readonly<Record<string, string>> = {
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
