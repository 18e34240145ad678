/** The words around the fields of every form. */
export const frame = {
  /** Labels a hidden field: whatever is in it was written by a program. */
  honeypot: "Leave this field empty",
  /** `{link}` is where the link to the privacy page goes. */
  consent: "We use these details to reply to you. Our {link} explains more.",
  privacy: "privacy notice",
  /** What a form says of its entries, in the browser and in the endpoint's answers, and when sending fails. */
  messages: {
    required: "{field} is required",
    tooLong: "{field} must be {limit} characters at most",
    /** Of a value that is no string: only a program sends one. */
    notText: "{field} must be text",
    invalidEmail: "Please enter a valid email address",
    invalidPhone: "Please enter a valid phone number",
    /** No network, no answer in time, or an answer that is not the endpoint's. */
    requestFailed: "Failed to send email",
    /** The same, once the connection is back. */
    backOnline: "Failed to send email. You are online again. Press the button once more.",
    /** An unsuccessful answer that came without a message. */
    unsuccessful: "Failed to send your message. Please try again.",
    /** Something in the page threw. */
    unexpected: "An unexpected error occurred. Please try again later.",
  },
  /** Below `requestFailed`: ways to reach the company that need no form. */
  otherWays: {
    text: "You can also write to {email} or call {phone}.",
    email: "{company.email}",
    phone: "{company.phone}",
  },
};

/** The names of fields in the contact form’s messages, and in those to other programs. The other forms use their labels. */
const fieldNames = {
  name: "name",
  email: "email",
  company: "company",
  useCase: "useCase",
  message: "message",
  product: "product",
  phone: "phone",
  subject: "subject",
  budget: "budget",
  timeline: "timeline",
};

/** The words of the forms and of what follows them, shared by every page that has one. */
export const leadForms = {
  contact: {
    fields: {
      name: { label: "Name", hint: "" },
      email: { label: "Email", hint: "" },
      company: {
        label: "Company",
        hint: "If you have no company yet, write your own name.",
      },
      useCase: {
        label: "What would you like to automate?",
        hint: "One or two sentences are enough.",
        rows: 3,
      },
    },
    submit: "Send message",
    submitting: "Submitting...",
    frame: { ...frame, fieldNames },
    thanks: {
      title: "Thank you!",
      text: "We have your message. We’ll get back to you {company.reply}.",
    },
  },
  thankYou: {
    meta: {
      title: "Thank you",
      description: "We have your message. We read it and reply {company.reply}.",
    },
    title: "Thank you!",
    text: "We have your message. We’ll get back to you {company.reply}.",
    /** Instead of these two, for a visitor who has opened the page without sending a form. */
    direct: {
      title: "Did you send us a message?",
      text: "This page appears after a form is sent. If you sent one earlier, we have it and get back to you {company.reply}.",
    },
    home: "Back to the home page",
  },
  /** The page for a form that was posted without script and refused. The reason stands above the text. */
  notSent: {
    meta: {
      title: "Your message was not sent yet",
      description:
        "We could not take your message yet. This page says why, and how to send the message again.",
    },
    title: "Your message was not sent yet",
    text: "Please press your browser’s Back button. Your text is still in the form, so that you can correct it and send it again.",
    home: "Back to the home page",
  },
  /** Why the endpoint refuses a request, beside what is wrong with a field. `{limit}` is in KiB. */
  refusals: {
    brokenOff: "The request broke off before its end",
    notUtf8: "The body must be UTF-8",
    notJson: "The body must be a JSON object",
    foreignOrigin: "We accept enquiries only from this site",
    notHuman: "We could not confirm that a person sent this message. Please send it again.",
    onlyPost: "Send enquiries with POST",
    bodyTooLong: "The message is too long: {limit} KiB at most",
    unknownType: "Send JSON or a form",
    unknownForm: "Unknown form",
    tooMany: "Too many messages in a short time. Please wait a minute and try again.",
    unavailable:
      "We can’t take your message right now. Please call {company.phone}, WhatsApp {company.whatsapp} or write to {company.email}.",
  },
  /** What our answer to an enquiry begins with, in the language of the form's page: the mail to us has links with it. */
  reply: { subject: "Your enquiry", greeting: "Hello {name}, thank you for your enquiry." },
  /** Shown when a lead is stored. */
  received: "Thank you! We'll get back to you {company.reply}.",
};
