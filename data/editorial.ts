/** When the pages without a date of their own were last gone over: what sitemap.xml says of them. */
export const editorialDate = "2026-11-21";
