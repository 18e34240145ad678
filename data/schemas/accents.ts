/** This file has no content and imports nothing, so scripts in the browser may import it. */

/** The site's seven accent colours: `--color-accent-1` to `--color-accent-7` in app.css. */
export const accents = [1, 2, 3, 4, 5, 6, 7] as const;
export type Accent = (typeof accents)[number];
