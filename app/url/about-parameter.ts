/** The parameter of the get-started page for the subject of an enquiry. The form's text and the lead include it. */
export const aboutParameter = "about";

/** The parameter of the get-started page for the initial text of its form. */
export const textParameter = "text";

/** A subject, for example `product.crm-sales` or `tool.ocr-extractor.team` (content/about-titles.ts). */
export type About = `${"product" | "solution" | "tool"}.${string}`;

/** The subjects in a URL, separated by spaces; empty if there are none. */
export const readAbout = (search: URLSearchParams) => search.getAll(aboutParameter).join(" ");

/** The path of the English get-started page with a subject. Components translate paths. */
export const getStartedPath = (about: About) => `/get-started?${aboutParameter}=${about}`;

/** The path of the get-started page with an initial text in its form, which the visitor can edit. @public A feature uses it. */
export const getStartedPathWithText = (text: string) =>
  `/get-started?${new URLSearchParams({ [textParameter]: text })}`;
