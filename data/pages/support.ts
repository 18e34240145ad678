/** The copy of the contact page, keyed by its sections; that of the support page is info/support.md. */
export const support = {
  contact: {
    meta: {
      title: "Contact: email, call or chat",
      description:
        "Send a message, call or chat on WhatsApp, with the contact form, our phone numbers, the email address and the office hours of {company.name}. A reply {company.reply}.",
    },
    hero: {
      heading: "Send us a message.",
      intro:
        "Use this form for support, sales, press, jobs or complaints. Begin with the subject. We reply {company.reply}.",
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
