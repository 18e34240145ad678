import { afterEach, expect, test, vi } from "vitest";
import { hasDemo, keepParts, listInfoPages, locales } from "#data/index.ts";
import { markEnglish } from "#data/load/english-marks.ts";
import { keepDemoParts } from "#data/load/keep-parts.ts";
import { allTexts } from "./all-texts.ts";

afterEach(() => {
  vi.doUnmock("#data/features.ts");
  vi.resetModules();
});

const none = {
  turnstile: false,
  newsletter: false,
  analytics: false,
  registered: false,
  caseStudies: false,
  team: false,
  identified: false,
  certifications: false,
  certificates: false,
  demos: false,
  fileDemo: false,
  calculatorDemo: false,
  swahili: false,
};

test("a conditional part is shown if its condition is true, and otherwise its else part", () => {
  const text =
    "A\n<!-- if turnstile -->\nB\n<!-- else -->\nC\n<!-- end -->\nD<!-- if registered -->, E<!-- end -->.\n";
  expect(keepParts(text, none)).toBe("A\nC\nD.\n");
  expect(keepParts(text, { ...none, turnstile: true, registered: true })).toBe("A\nB\nD, E.\n");
});

test("a part may be inside another one, and is shown if both conditions are true", () => {
  const text =
    "<!-- if analytics -->\nA<!-- if turnstile -->, B<!-- else -->, C<!-- end -->.\n<!-- else -->\n<!-- if turnstile -->\nD\n<!-- end -->\nE\n<!-- end -->\n";
  expect(keepParts(text, none)).toBe("E\n");
  expect(keepParts(text, { ...none, turnstile: true })).toBe("D\nE\n");
  expect(keepParts(text, { ...none, analytics: true })).toBe("A, C.\n");
  expect(keepParts(text, { ...none, analytics: true, turnstile: true })).toBe("A, B.\n");
});

test("an unknown condition and an unmatched marker are refused", () => {
  expect(() => keepParts("<!-- if turnstyle -->A<!-- end -->", none)).toThrow("turnstyle");
  expect(() => keepParts("<!-- if turnstile -->A", none)).toThrow("<!-- if turnstile -->");
  expect(() => keepParts("A<!-- end -->", none)).toThrow("<!-- end -->");
});

test("with Turnstile on, the legal pages name it; without it they do not", () => {
  for (const path of ["/privacy", "/cookies", "/gdpr", "/security"]) {
    const { body = "" } = listInfoPages("en").find((page) => page.path === path) ?? {};
    expect(keepParts(body, { ...none, turnstile: true }), path).toContain("Turnstile");
    expect(keepParts(body, none), path).not.toContain("Turnstile");
  }
});

test("with the newsletter on, the legal pages say what is kept and how to leave; without it there is no list", () => {
  for (const path of ["/privacy", "/gdpr"]) {
    const { body = "" } = listInfoPages("en").find((page) => page.path === path) ?? {};
    expect(keepParts(body, { ...none, newsletter: true }), path).toMatch(/newsletter.*consent/s);
    expect(keepParts(body, none), path).not.toMatch(/your consent/);
  }
});

test.each(locales)("with analytics on, the legal pages in %s say that visits are counted", (locale) => {
  for (const path of ["/privacy", "/cookies", "/gdpr", "/security"]) {
    const { body = "" } = listInfoPages(locale).find((page) => page.path === path) ?? {};
    for (const turnstile of [true, false]) {
      const [on, off] = [true, false].map((analytics) => keepParts(body, { ...none, turnstile, analytics }));
      expect(on, path).not.toBe(off);
      expect(on?.includes("Turnstile"), path).toBe(turnstile);
    }
  }
});

test("the registration number is shown if it is set", () => {
  const { body = "" } = listInfoPages("en").find(({ path }) => path === "/privacy") ?? {};
  expect(keepParts(body, none)).not.toContain("registered with the Office");
  expect(keepParts(body, { ...none, registered: true })).toContain("registered with the Office");
});

test("every condition of every page exists", () => {
  for (const { body } of listInfoPages("en")) expect(() => keepParts(body, none)).not.toThrow();
});

test.each(locales)("the privacy page in %s says only what the demos of the site do", (locale) => {
  const { body = "" } = listInfoPages(locale).find(({ path }) => path === "/privacy") ?? {};
  const lengthWith = (conditions: Partial<typeof none>) => keepParts(body, { ...none, ...conditions }).length;
  const [without, calculator, file, both] = [
    lengthWith({}),
    lengthWith({ demos: true, calculatorDemo: true }),
    lengthWith({ demos: true, fileDemo: true }),
    lengthWith({ demos: true, fileDemo: true, calculatorDemo: true }),
  ];
  expect(without).toBeLessThan(Math.min(calculator, file));
  expect(Math.max(calculator, file)).toBeLessThan(both);
});

/** An offer of a demo in the texts of records and pages. */
const offer = /\bfree demo\b|\bonyesho (?:letu )?la bure\b/i;

test.each(locales)("texts in %s offer the free demo only if the site has it", async (locale) => {
  const offers = allTexts(locale).filter(({ text }) => offer.test(text));
  expect(offers.length > 0).toBe(hasDemo("ai-mpesa-analyzer", locale));
  vi.resetModules();
  vi.doMock("#data/features.ts", () => ({}));
  const withoutFeatures = await import("./all-texts.ts");
  expect(withoutFeatures.allTexts(locale).filter(({ text }) => offer.test(text))).toEqual([]);
});

test("no text of a record or a page has a marker left, and a wrong marker is reported with its file", () => {
  const marked = allTexts().filter(
    ({ where, text }) =>
      /<!-- (?:if|else|end)/.test(text) &&
      // The parts of a page of prose are evaluated when the page is drawn.
      !where.startsWith("listInfoPages"),
  );
  expect(marked).toEqual([]);
  const record = { note: "<!-- if filedemo -->Try it.<!-- end -->" };
  expect(() => keepDemoParts(record, "pages/common.ts", "sw")).toThrow(
    "data/sw/pages/common.ts: <!-- if filedemo -->",
  );
});

test("an English text on a Swahili page is empty, without marks, if its only part is left out", () => {
  const text = markEnglish("<!-- if fileDemo --><!-- else --><!-- end -->");
  expect(keepDemoParts(text, "pages/common.ts", "sw")).toBe("");
});
