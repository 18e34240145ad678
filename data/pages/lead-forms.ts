/** The words around the fields of every form. */
export const frame = {
  /** The label of a hidden field. Only programs fill it in. */
  honeypot: "Leave this field empty",
  /** `{link}` is replaced by the link to the privacy page. */
  consent: "We use these details to reply to you. Our {link} explains more.",
  privacy: "privacy notice",
  /** Messages about wrong entries, in the browser and in the endpoint's responses, and about failed requests. */
  messages: {
    required: "{field} is required",
    tooLong: "Please enter at most {limit} characters in “{label}”",
    /** For a value that is not a string, which only programs send. */
    notText: "{field} must be text",
    invalidEmail: "Please enter a valid email address",
    invalidPhone: "Please enter a valid phone number",
    /** For a network error, a time-out, or a response that is not from the endpoint. */
    requestFailed: "Failed to send email",
    /** Replaces `requestFailed` when the browser is online again. */
    backOnline: "Failed to send email. You are back online, so press the button again.",
    /** For an unsuccessful response without a message. */
    unsuccessful: "Failed to send your message. Please try again.",
    /** For an unexpected error in the page's script. */
    unexpected: "An unexpected error occurred. Please try again later.",
  },
  /** Replace messages about wrong entries below the field, which needs no name there. Only in the browser. */
  below: { required: "Please fill in this field." },
  /** Shown below the message of a form that was not accepted: ways to reach the company without the form. */
  otherWays: {
    text: "You can also write to {email} or call {phone}.",
    email: "{company.email}",
    phone: "{company.phone}",
  },
};

/**
 * The names of fields, `{field}`, in messages of the contact form and of the endpoint. In those of the other forms it is the
 * label, as `{label}` is in all.
 */
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

/** The texts of forms and of the pages after them, for all pages with a form. */
export const leadForms = {
  contact: {
    fields: {
      name: { label: "Name", hint: "" },
      email: { label: "Email", hint: "" },
      company: {
        label: "Company",
        hint: "Required. If you have none, write your own name.",
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
      description: "We have your message. We will read it and reply {company.reply}.",
    },
    title: "Thank you!",
    text: "We have your message. We’ll get back to you {company.reply}.",
    /** Replaces `title` and `text` if the visitor opens the page without sending a form. */
    direct: {
      title: "Did you send us a message?",
      text: "This page appears after a form has been sent. If you sent one earlier, we have it and will get back to you {company.reply}.",
    },
    home: "Back to the home page",
  },
  /** The page for a form that was posted without script and refused. It shows the reason above `text`. */
  notSent: {
    meta: {
      title: "Your message has not been sent",
      description:
        "We could not accept your message. This page tells you why, and how to send the message again.",
    },
    title: "Your message has not been sent",
    text: "Please press your browser’s Back button. Your text is still in the form, so you can correct it and send it again. If you have no company, write your own name as the company.",
    home: "Back to the home page",
  },
  /** The reasons for which the endpoint refuses a request, apart from wrong fields. `{limit}` is in KiB. */
  refusals: {
    brokenOff: "The request ended before it was complete",
    notUtf8: "The body must be UTF-8",
    notJson: "The body must be a JSON object",
    foreignOrigin: "We accept enquiries only from this site",
    notHuman: "We could not confirm that a person sent this message. Please send it again.",
    onlyPost: "Send enquiries with POST",
    bodyTooLong: "The message is too long: {limit} KiB at most",
    unknownType: "Send JSON or form data",
    unknownForm: "Unknown form",
    tooMany: "Too many messages in a short time. Please wait a minute and try again.",
    unavailable:
      "We can’t take your message right now. Please call {company.phone}, WhatsApp {company.whatsapp} or write to {company.email}.",
  },
  /**
   * The beginning of an answer to an enquiry, in the language of the form's page. The mail to the company has links with
   * this text.
   */
  reply: { subject: "Your enquiry", greeting: "Hello {name}, thank you for your enquiry." },
  /** Shown when a lead is stored. */
  received: "Thank you! We'll get back to you {company.reply}.",
};
