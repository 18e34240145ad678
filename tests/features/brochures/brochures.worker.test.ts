import { afterAll, expect, test } from "vitest";
import { brochurePath } from "#app/features/brochures/brochure-path.ts";
import { isFeatureIn, locales } from "#data/index.ts";
import { startWorker } from "#tests/worker/harness.ts";

const site = await startWorker({});
afterAll(() => site.close());

const languages = locales.filter((locale) => isFeatureIn("brochures", locale));

test.each(languages)(
  "in %s a PDF is not indexed by search engines, and no policy blocks a PDF viewer",
  async (locale) => {
    const { status, headers } = await site.fetch(brochurePath("sample-quote", locale));
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/pdf",
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
    });
    expect(headers.get("Content-Security-Policy")).toBeNull();
  },
);
