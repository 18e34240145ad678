/** The mail that confirms an enquiry to the visitor, if the setting for it is on. No page shows these texts. */
export const acknowledgement = {
  /** The code adds the reference of the enquiry. */
  subject: "We have your message",
  greeting: "Hello {name}, your message has arrived.",
  /** The greeting if the name is long or looks like an advertisement. */
  unnamed: "Hello, your message has arrived.",
  reply: "One of us will read your message and reply {company.reply}.",
  add: "If you want to add anything, reply to this email. Your reply will reach the people who read your message.",
  reference: "You used the “{form}” form, and your reference is {reference}.",
  /** The names of the forms. The keys belong to the code. */
  forms: { "Contact Form": "Contact form", "Quote Request": "Quote request", "Get Started": "Get Started" },
  end: "You are receiving this one email because somebody entered your address in a form on the {company.name} site. This is not a newsletter, and your address is not on any list. If you did not send the form, please ignore this email.",
};
