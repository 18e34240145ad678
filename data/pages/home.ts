/** The copy of the home page, keyed by its sections. */
export const home = {
  meta: {
    title: "AI workflows for African business | Tiririka",
    description:
      "Tiririka builds AI workflows, tools and software for Kenyan SMEs and finance teams: M-Pesa statements sorted, invoices filed, leads answered.",
  },
  hero: {
    kicker: "AI workflows for African business",
    title: "Work that flows.",
    lead: "M-Pesa statements sorted. Invoices filed for KRA. Every enquiry answered. We build the AI that does your repeat work, and your team keeps the judgement.",
    formTitle: "Tell us what slows you down",
    formLead: "A person reads it and replies within 24 hours.",
  },
};
