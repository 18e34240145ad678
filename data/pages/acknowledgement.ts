/** The mail that confirms an enquiry to the visitor, if the setting for it is on. No page shows these texts. */
export const acknowledgement = {
  /** The code adds the reference of the enquiry. */
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
  end: "You get this one email because somebody sent a form on the site of {company.name} with your address. This is not a newsletter, and your address is not on any list. If you did not send the form, ignore this email.",
};
