/** The mail that confirms an enquiry to the visitor, where the owner has switched it on. No page shows it. */
export const acknowledgement = {
  /** The reference of the enquiry follows. */
  subject: "We have your message",
  greeting: "Hello {name}, your message has arrived.",
  reply: "One of us reads it and replies {company.reply}.",
  add: "Do you want to add something? Reply to this email: it reaches the people who read your message.",
  wrote: "You wrote:",
  /** The names of the form's fields in the mail. */
  fieldNames: {
    name: "Name",
    company: "Company",
    email: "Email",
    phone: "Phone",
    product: "Product",
    budget: "Budget",
    timeline: "Timeline",
    useCase: "Your message",
    message: "Your message",
  },
  end: "You get this one email because a form on the site of {company.name} was sent with your address. It is no newsletter, and your address is on no list. If it was not you, do nothing.",
};
