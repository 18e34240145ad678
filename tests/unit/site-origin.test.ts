import { expect, test } from "vitest";
import { getCompany } from "#data/index.ts";
import { siteOrigin } from "#workers/site-origin.ts";

test.each([
  "https://tiririka.me.workers.dev/x",
  "http://tiririka.example/x",
  "https://localhost.evil.example/x",
])("a mail about a lead from %s links to the company's site", (url) => {
  expect(siteOrigin(url)).toBe(new URL(getCompany("en").siteUrl).origin);
});

test.each(["http://localhost:8787", "http://127.0.0.1:8787", "http://[::1]:8787"])(
  "a mail about a lead from %s links to the same origin",
  (origin) => {
    expect(siteOrigin(`${origin}/api/send-email`)).toBe(origin);
  },
);
