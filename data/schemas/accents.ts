/** Holds no content and imports nothing, so scripts in the browser may import it. */

/** The seven colours of the site: `--color-accent-1` and on in app.css. */
export const accents = [1, 2, 3, 4, 5, 6, 7] as const;
export type Accent = (typeof accents)[number];
