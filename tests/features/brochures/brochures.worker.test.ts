import { spawnSync } from "node:child_process";
import { afterAll, expect, test } from "vitest";
import { brochurePath } from "#app/features/brochures/brochure-path.ts";
import { isFeatureIn, locales } from "#data/index.ts";
import { startWorker } from "#tests/worker/harness.ts";
import { ProjectCopy } from "#tests/worker/project-copy.ts";

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

test("an error in data/ ends a build with its file and field, without the plugin's name and a stack", async () => {
  const project = await ProjectCopy.create();
  await project.edit("data/company.ts", /(?<=^ {2}email: )"[^"]*"/m, '"nobody"');
  const { status, stderr } = spawnSync("npm", ["run", "-s", "build"], {
    cwd: project.folder,
    encoding: "utf8",
  });
  await project.remove();
  expect(status).not.toBe(0);
  expect(stderr).toContain("Please correct data/company.ts:\n  email: must be an email address");
  expect(stderr).not.toMatch(/\[plugin|^ +at /m);
});
