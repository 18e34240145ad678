/** The copy of the case studies page, keyed by its sections. */
export const caseStudies = {
  meta: {
    title: "Case studies with figures",
    description:
      "Seven Kenyan firms before and after, from a food distributor to a SACCO and a tea exporter: what was built, how long it took and what it saved, in KSh.",
  },
  hero: {
    title: "Before, after, and what still doesn’t work.",
    lead: "One story for each of our seven solutions. Each says what was counted, how long it took, and lets the customer have the last word.",
  },
  strand: "The seven stories",
  more: "The solution: {title}",
  closing: {
    title: "Yours could be the eighth.",
    text: "Tell us about the task, in the words of the person who does it. We say {company.reply} which of these stories it resembles, and what that one cost.",
  },
};
