/** The get-started page's parameter for what an enquiry is about: its form and every lead name it. */
export const aboutParameter = "about";

/** The get-started page's parameter for the first text of its form. */
export const textParameter = "text";

/** Such as `product.crm-sales` or `tool.ocr-extractor.team` (content/about-titles.ts). A URL may have several. */
export type About = `${"product" | "solution" | "tool"}.${string}`;

/** What a URL says that an enquiry is about, one or several with a space between them; empty where it says nothing. */
export const readAbout = (search: URLSearchParams) => search.getAll(aboutParameter).join(" ");

/** The path of the get-started page for an enquiry about something: of the English page, as all paths in components. */
export const getStartedPath = (about: About) => `/get-started?${aboutParameter}=${about}`;

/** The same with a text in its form, which the visitor can change before he sends it. @public A feature uses it. */
export const getStartedPathWithText = (text: string) =>
  `/get-started?${new URLSearchParams({ [textParameter]: text })}`;
