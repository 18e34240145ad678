/** The words around the fields of every form. */
export const frame = {
  /** Labels a hidden field: whatever is in it was written by a program. */
  honeypot: "Leave this field empty",
  /** `{link}` is where the link to the privacy page goes. */
  consent: "We use these details to reply to you. Our {link} has more.",
  privacy: "privacy notice",
};

/** The words of the forms and of what follows them, shared by every page that has one. */
export const leadForms = {
  contact: {
    fields: {
      name: { label: "Name", hint: "" },
      email: { label: "Email", hint: "" },
      company: {
        label: "Company",
        hint: "Required as well. No company yet? Enter your own name or line of work.",
      },
      useCase: { label: "What would you like to automate?", hint: "One or two sentences are enough." },
    },
    submit: "Send message",
    submitting: "Submitting...",
    frame,
    thanks: {
      title: "Thank you!",
      text: "We have your message. We’ll get back to you {company.reply}.",
    },
  },
  thankYou: {
    meta: {
      title: "Thank you",
      description: "We have your message. A person reads it and replies {company.reply}.",
    },
    title: "Thank you!",
    text: "We have your message. We’ll get back to you {company.reply}.",
    home: "Back to the home page",
  },
  problem: {
    title: "Your message was not sent yet",
    text: "Nothing you typed is lost. Correct it below and send it again.",
    back: "Back to the home page",
  },
  /** Shown when a lead is stored. */
  received: "Thank you! We'll get back to you {company.reply}.",
  /** Shown when a lead can be neither stored nor emailed. */
  unavailable:
    "We can’t take your message right now. Please call {company.phone}, WhatsApp {company.whatsapp} or write to {company.email}.",
};
