import type { FieldName, FormName } from "../../app/leads/contract/forms";

/**
 * The copy of the API page, keyed by its sections. Fields, limits and messages are not here: they come from the
 * schemas of the forms.
 */
export const apiDocs = {
  meta: {
    title: "API documentation: send us an enquiry",
    description:
      "Send an enquiry from your own system with one request: POST /api/send-email, its three forms with every field and limit, an example to copy, and all status codes.",
  },
  hero: {
    heading: "One door, for your system too.",
    lead: "A partner’s website, CRM or call centre can hand us an enquiry with one request. There is no key to apply for; there are a few rules.",
  },
  rules: {
    title: "The rules",
    items: [
      "Send only enquiries of people who know and agree that they go to us.",
      "Send from a server. What a page of another site sends is turned away with 403; we can admit the plain form of a site, but no script in its pages.",
      "Give each enquiry a UUID as submissionId and keep it when you try again: the same id is stored once.",
      "On 429 wait as many seconds as Retry-After says. On 503, or with no answer, try again after a minute.",
    ],
  },
  request: {
    title: "The request",
    lead: "JSON, {size} at most. A plain form post with the same fields and formName works too, and is answered with a page.",
    fields: [
      { name: "formName", note: "text, required", texts: ["The name of one of the three forms below."] },
      { name: "formData", note: "object, required", texts: ["That form’s fields. Others are dropped."] },
      {
        name: "submissionId",
        note: "UUID, optional",
        texts: ["Yours for this enquiry. Without it we make one."],
      },
      {
        name: "visit",
        note: "object, optional",
        texts: ["Where the enquiry came from, as far as you know: page, referrer, utm_source and its like."],
      },
    ],
  },
  forms: {
    title: "The three forms",
    lead: "The lists are made from the schemas that check each request, so they are never out of date. All fields are text.",
    required: "required, {limit} characters at most",
    optional: "optional, {limit} characters at most",
    /** By field name. `{values}` is filled with the values that the get-started form offers. */
    fields: {
      name: "Who is asking.",
      email: "Where we answer. It must look like an address.",
      company: "The firm.",
      useCase: "What they would like to automate, in their own words.",
      message: "What they want to know.",
      phone: "8 to 20 characters: digits, spaces, hyphens, parentheses, a plus in front.",
      subject: "What the page around the form was about.",
      product: "The product that a quote is asked for.",
      budget: "The form on this site sends one of {values}.",
      timeline: "The form on this site sends one of {values}.",
    } satisfies Record<FieldName, string>,
    about: {
      "Contact Form": "A first question.",
      "Quote Request": "For one of our products.",
      "Get Started": "With budget and time, where they are known.",
    } satisfies Record<FormName, string>,
  },
  example: {
    title: "An example",
    lead: "Copy it, put your values in, and look for “success” in the answer.",
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
    lead: "Always JSON: success, true or false, and a message that may be shown to a person.",
    /** By status; the messages come from where the endpoint takes them. */
    when: {
      200: "The enquiry is stored. Only this means success.",
      400: "The body is not JSON in UTF-8, not an object, or not whole.",
      403: "A browser sent it from a site that is not admitted, or its check for a person failed.",
      405: "Any method but POST.",
      413: "The body is too long.",
      415: "The body is neither JSON nor a plain form post.",
      422: "The form is unknown, or a field is wrong. Only the first fault is named, for example:",
      429: "Too many in a minute from one address through one form. About ten are welcome.",
      503: "We can neither store nor mail it. The message says how else to reach us.",
    },
  },
};
