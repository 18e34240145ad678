import { randomUUID } from "node:crypto";
import { test as base, expect } from "@playwright/test";

interface Fixtures {
  /** Console errors that a test provokes on purpose. */
  expectedErrors: RegExp[];
  /** Fails the test on any other console error or warning, and on any unhandled error in the page. */
  quietPage: undefined;
}

/** Playwright's test, with a page that must stay quiet and an address of its own for the rate limit. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  quietPage: [
    async ({ context, expectedErrors }, use) => {
      await context.setExtraHTTPHeaders({ "CF-Connecting-IP": `test-${randomUUID()}` });
      const noise: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) noise.push(text);
      };
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) note(message.text());
      });
      context.on("weberror", (error) => note(String(error.error())));
      await use(undefined);
      expect(noise, "console errors and unhandled errors").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
