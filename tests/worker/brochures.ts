import { expect } from "vitest";
import { brochurePath } from "#app/url/brochure-path.ts";
import { type Locale, listTools, locales } from "#data/index.ts";

/** The path of a brochure in a language. A tool that is planned, or not translated, has none. */
const pathIn = (locale: Locale) => {
  const tool = listTools(locale).find(({ status, lang }) => status !== "Coming Soon" && !lang);
  return tool && brochurePath(tool.id, locale);
};

/** Node's, or that of a Worker. */
type Answer = Pick<Response, "status"> & { headers: Iterable<[string, string]> & Pick<Headers, "get"> };

/** @param fetchPath asks a site for a path */
export async function expectBrochures(fetchPath: (path: string) => Promise<Answer>) {
  for (const path of locales.flatMap((locale) => pathIn(locale) ?? [])) {
    const response = await fetchPath(path);
    expect(response.headers.get("Content-Type"), path).toBe("application/pdf");
  }
}

/** Search engines leave it to its page, and no policy stops a viewer. */
export async function expectBrochureHeaders(fetchPath: (path: string) => Promise<Answer>) {
  const { status, headers } = await fetchPath(pathIn("en") ?? "no tool is open");
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "application/pdf",
    "x-robots-tag": "noindex",
    "x-content-type-options": "nosniff",
  });
  expect(headers.get("Content-Security-Policy")).toBeNull();
}
