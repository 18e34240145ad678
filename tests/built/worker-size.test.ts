import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

test("the compressed Worker is well below the 3 MiB of Cloudflare's free plan", () => {
  const code = globSync("build/server/**/*.js").map((file) => readFileSync(file));
  // It has about 700 KiB, minified, with the sample's content. Half of it is content, so the limit allows twice as
  // much content.
  expect(gzipSync(Buffer.concat(code)).length / 1024).toBeLessThan(1_000);
});
