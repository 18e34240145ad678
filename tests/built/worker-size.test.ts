import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

test("the Worker has room below the 3 MiB, compressed, that Cloudflare's free plan takes", () => {
  const code = globSync("build/server/**/*.js").map((file) => readFileSync(file));
  // About 700 KiB with the sample's content, minified. Half of it is content, so twice as much content fits too.
  expect(gzipSync(Buffer.concat(code)).length / 1024).toBeLessThan(1_000);
});
