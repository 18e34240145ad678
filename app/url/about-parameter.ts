/**
 * The query parameter of the get-started page that says what the enquiry is about: an {@link About}. The page names it
 * in its form, and every lead that is sent from there names it in its mail, without script too. The starter knows it.
 */
export const aboutParameter = "about";

/**
 * `product.crm-sales`, `solution.finance-ops`, `tool.ocr-extractor`, `tool.ocr-extractor.team`: all of them are in
 * content/about-titles.server.ts. An address may have several.
 */
export type About = `${"product" | "solution" | "tool"}.${string}`;

/** What an address says that an enquiry is about, one or several with a space between them; empty where it says nothing. */
export const readAbout = (search: URLSearchParams) => search.getAll(aboutParameter).join(" ");

/** The path of the get-started page for an enquiry about something: of the English page, as all paths in components. */
export const getStartedPath = (about: About) => `/get-started?${aboutParameter}=${about}`;
