/**
 * The copy of the API page, keyed by its sections. Fields, limits and messages are not here: they come from the
 * schemas of the forms. `{contract.forms}` says how many there are, in words.
 */
export const apiDocs = {
  meta: {
    title: "API documentation: send us an enquiry",
    description:
      "Send an enquiry from your own system with one request: POST /api/send-email, its {contract.forms} forms with every field and limit, an example to copy, and all status codes.",
  },
  hero: {
    heading: "Send us enquiries from your own system.",
    intro:
      "A partner’s website, CRM or call centre can send us an enquiry with one request. No API key is needed, but there are a few rules.",
  },
  rules: {
    title: "The rules",
    items: [
      "Send only enquiries from people who know about it and agree.",
      "Send from a server. Requests from pages of other sites get a 403. On request we can allow a site’s plain HTML form.",
      "Give each enquiry a UUID as submissionId and reuse it when you retry. The same id with the same words is stored once. With other words it is stored as another enquiry.",
      "On 429, wait the number of seconds in Retry-After. On 503, or with no answer, retry after a minute.",
    ],
  },
  request: {
    title: "The request",
    intro: "JSON, at most {size}. A plain form post with the same fields and formName also works.",
    fields: [
      {
        field: "formName",
        note: "text, required",
        texts: ["The name of one of the {contract.forms} forms below."],
      },
      { field: "formData", note: "object, required", texts: ["That form’s fields. Others are dropped."] },
      {
        field: "submissionId",
        note: "UUID, optional",
        texts: ["Your id for this enquiry. If it is missing, we create one."],
      },
      {
        field: "visit",
        note: "object, optional",
        texts: ["Where the enquiry came from, as far as you know: page, referrer, utm_source and similar."],
      },
    ],
    /** Said of `visit` where the site is in Swahili too. */
    language: "If page is below /sw, answers are in Swahili.",
  },
  forms: {
    title: "The {contract.forms} forms",
    intro: "These lists are generated from the schemas that validate each request. All fields are text.",
    required: "required, {limit} characters at most",
    optional: "optional, {limit} characters at most",
    /** Of a phone, whose own text says how long it is. */
    optionalPhone: "optional",
    /** By the name of the field; others go by their labels. `{values}` are those that a choice in the form offers. */
    fields: {
      name: "The person asking.",
      email: "Where we reply. It has the form name@example.com. Before the @, dots may be anywhere.",
      company: "The company.",
      useCase: "What they would like to automate, in their own words.",
      message: "What they want to know.",
      phone: "8 to 20 characters: digits, spaces, hyphens and parentheses, with an optional leading plus.",
      subject: "What the page around the form was about.",
      product: "The product that a quote is asked for.",
      budget: "The form on this site sends one of {values}.",
      timeline: "The form on this site sends one of {values}.",
    },
    /** By the name of the form, each of them. */
    about: {
      "Contact Form": "A first question.",
      "Quote Request": "For one of our products.",
      "Get Started": "With budget and timeline, if known.",
    },
  },
  example: {
    title: "An example",
    intro: "Copy it, replace the values, and check for “success” in the answer.",
    request: "Request",
    answer: "Answer",
    submission: {
      formName: "Contact Form",
      formData: {
        name: "Achieng Odhiambo",
        email: "achieng@example.com",
        company: "Ziwa Traders",
        useCase: "Match 900 paybill receipts a month to our customers.",
        subject: "Sent by Example CRM",
      },
      submissionId: "7f9c2a54-5d1e-4a0b-9c3a-2f6e8b1d4c70",
    },
  },
  answers: {
    title: "Answers",
    intro:
      "JSON: success (true or false) and a message that can be shown to a person. A plain form post gets a 303 instead: to a thank-you page, or to a page that says why the form was refused.",
    /** By status; the messages come from where the endpoint takes them. */
    when: {
      200: "The enquiry is stored, or already emailed to us. Only this means success.",
      400: "The body is not JSON in UTF-8, not an object, or not whole.",
      403: "A browser sent it from a site that is not admitted, or its check for a person failed.",
      405: "Any method but POST.",
      413: "The body is too long.",
      415: "The body is neither JSON nor a plain form post.",
      422: "The form is unknown or a field is invalid. Only the first error is named, for example:",
      429: "Too many requests in a minute from one address through one form. The limit is about ten.",
      503: "We can neither store nor email it. The message says how else to reach us.",
    },
  },
};
