/** The words around the fields of every form. */
export const frame = {
  /** Labels a field that nobody sees: what is in it was written by a program. */
  honeypot: "Leave this field empty",
  /** `{link}` is where the link to the privacy page goes. */
  consent: "By sending this form you let us use your details to answer you, as our {link} explains.",
  privacy: "privacy notice",
};

/** The words of the forms and of what follows them, shared by every page that has one. */
export const leadForms = {
  contact: {
    fields: {
      name: { label: "Name", hint: "" },
      email: { label: "Email", hint: "" },
      company: { label: "Company", hint: "No company yet? Write your own name or your trade." },
      useCase: { label: "What would you like to automate?", hint: "One or two sentences are enough." },
    },
    submit: "Send message",
    submitting: "Submitting...",
    frame,
    thanks: {
      title: "Thank you!",
      text: "Your message is with us. We’ll get back to you {company.reply}.",
    },
  },
  thankYou: {
    meta: {
      title: "Thank you",
      description: "Your message is with us. A person reads it and replies {company.reply}.",
    },
    title: "Thank you!",
    text: "Your message is with us. We’ll get back to you {company.reply}.",
    home: "Back to the home page",
  },
  problem: {
    title: "Your message was not sent yet",
    text: "Nothing you typed is lost: correct it below and send it again.",
    back: "Back to the home page",
  },
  /** Said when a lead is kept. */
  received: "Thank you! We'll get back to you {company.reply}.",
  /** Said when a lead can be neither kept nor mailed. */
  unavailable:
    "We can’t take your message right now. Please call {company.phone}, WhatsApp {company.whatsapp} or write to {company.email}.",
};
