/**
 * The words of the tables on the page data/info/api-docs.md. Their rows come from the schemas of the forms and from the
 * messages of the endpoint.
 */
export const apiDocs = {
  fields: {
    columns: { name: "Field", description: "What it holds", characters: "Character limit" },
    required: "required",
    optional: "optional",
    /**
     * Descriptions of fields, by the field's name. Default: the field's label. `{values}` are the options in the site's
     * form.
     */
    fields: {
      name: "The person asking.",
      email:
        "The email address for our reply, such as `name@example.com`. We accept dots anywhere before the @.",
      company: "The company that the enquirer works for.",
      useCase: "What the enquirer wants to automate, in their own words.",
      message: "Their question.",
      phone:
        "At least 8 characters: digits, spaces, hyphens and parentheses, with an optional plus sign at the start.",
      subject: "What the enquiry is about, for example the page or system it came from.",
      product: "The product that we should quote for.",
      budget: "The form on this site sends one of these: {values}.",
      timeline: "The form on this site sends one of these: {values}.",
    },
    /** Lengths of fields whose format allows fewer characters than the schema's limit. */
    characters: { phone: "20" },
  },
  answers: {
    columns: { status: "Status", when: "When", message: "Message" },
    /** The reasons for each status. The code adds the endpoint's messages. */
    when: {
      200: "The enquiry has been stored or emailed to us. Only this status means success.",
      400: "The body is not JSON in UTF-8, is not an object, or is incomplete.",
      403: "A browser sent the request from a site that we do not allow, or we could not confirm that a person sent it.",
      405: "The method is not POST.",
      413: "The body is too long.",
      415: "The body is neither JSON nor a plain form post.",
      422: "The form is unknown or a field is invalid. Only the first error is named, for example:",
      429: "One network address sent too many requests through one form in a minute. The limit is about ten requests.",
      503: "We can neither store nor email the enquiry. The message names other ways to reach us.",
    },
  },
};
