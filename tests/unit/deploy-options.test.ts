import { expect, test } from "vitest";
import { readDeployOptions } from "#workers/local/deploy-options.ts";

test("npm run deploy --dry-run, which npm does not pass on, deploys nothing either", () => {
  // npm's variable has the text "true" for a flag.
  expect(readDeployOptions([], { npm_config_dry_run: "true" })).toMatchObject({
    isDryRun: true,
    forWrangler: ["--dry-run"],
  });
  expect(readDeployOptions(["--keep-vars"], { npm_config_dry_run: "true" }).forWrangler).toEqual([
    "--keep-vars",
    "--dry-run",
  ]);
});

test("npm run deploy -- --dry-run passes the option on once", () => {
  for (const npm_config_dry_run of [undefined, "true"])
    expect(readDeployOptions(["--dry-run"], { npm_config_dry_run })).toMatchObject({
      isDryRun: true,
      forWrangler: ["--dry-run"],
    });
});

test("npm run deploy deploys, and passes other options on", () => {
  const { isDryRun, forWrangler } = readDeployOptions(["--keep-vars"], { npm_config_dry_run: "" });
  expect(isDryRun).toBe(false);
  expect(forWrangler).toEqual(["--keep-vars"]);
});
