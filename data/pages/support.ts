/** The copy of the contact page, keyed by its sections. The text of the support page is info/support.md. */
export const support = {
  contact: {
    meta: {
      title: "Contact: email, call or chat",
      description:
        "Send a message, call or chat on WhatsApp. Here are the contact form, phone numbers, email address and office hours of {company.name}. We reply {company.reply}.",
    },
    hero: {
      heading: "Send us a message.",
      intro:
        "Use this form for support, sales, press, jobs or complaints. Name the subject at the start of your message. We reply {company.reply}.",
    },
    form: {
      title: "Your message",
      message: {
        label: "How can we help?",
        hint: "What is it about, and when do you need an answer?",
        rows: 3,
      },
    },
    ways: { title: "Or reach us directly" },
  },
};
