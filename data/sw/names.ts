/** The Swahili names of the categories of tools and posts, and of the statuses of tools. */
export const names: Readonly<Record<string, string>> = {
  "Finance & Ops": "Fedha na uendeshaji",
  "Sales & Lead Gen": "Mauzo na wateja wapya",
  "Content & Repurpose": "Maudhui na machapisho",
  "Visual & Brand": "Picha na chapa",
  "Customer Engagement": "Mawasiliano na wateja",
  "Data & Intelligence": "Data na uchambuzi",
  Integrations: "Kuunganisha mifumo",
  Available: "Inapatikana",
  Beta: "Beta",
  "Coming Soon": "Inakuja",
  "AI Strategy": "Mkakati wa AI",
  Automation: "Kazi zinazojiendesha",
  "Case Studies": "Mifano ya wateja",
  "Industry Insights": "Mitazamo ya sekta",
  "How-to Guides": "Miongozo ya vitendo",
  "Product Updates": "Mambo mapya",
};
