import { expect } from "vitest";
import { brochurePath } from "#app/url/brochure-path.ts";
import { listTools, locales } from "#data/index.ts";

const id = listTools("en")[0]?.id ?? "";

/** Node's, or that of a Worker. */
type Answer = Pick<Response, "status"> & { headers: Iterable<[string, string]> & Pick<Headers, "get"> };

/** @param fetchPath asks a site for a path */
export async function expectBrochures(fetchPath: (path: string) => Promise<Answer>) {
  for (const locale of locales) {
    const path = brochurePath(id, locale);
    const response = await fetchPath(path);
    expect(response.headers.get("Content-Type"), path).toBe("application/pdf");
  }
}

/** Search engines leave it to its page, and no policy stops a viewer. */
export async function expectBrochureHeaders(fetchPath: (path: string) => Promise<Answer>) {
  const { status, headers } = await fetchPath(brochurePath(id, "en"));
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "application/pdf",
    "x-robots-tag": "noindex",
    "x-content-type-options": "nosniff",
  });
  expect(headers.get("Content-Security-Policy")).toBeNull();
}
