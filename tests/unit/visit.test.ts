import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { campaignParameters, honeypot, minimumVisitMs } from "#app/contract/lead.ts";
import { keepDrafts, saveDraft } from "#app/inline/drafts.ts";
import { currentVisit, submissionIdFor } from "#app/leads/form/submit-lead.ts";
import { findSuspicions, readVisit, visitFromUrl } from "#app/leads/intake/read-submission.ts";

const unknown = readVisit(undefined);

describe("a visit", () => {
  test("of any input is read as clean, shortened lines of text", () => {
    const keys = ["page", "about", "referrer", ...campaignParameters, "openForMs"];
    const said = fc.oneof(
      fc.dictionary(
        fc.constantFrom(...keys),
        fc.oneof(fc.string({ unit: "binary", maxLength: 400 }), fc.webUrl(), fc.jsonValue(), fc.double()),
      ),
      fc.anything(),
    );
    fc.assert(
      fc.property(said, (value) => {
        const { openForMs, ...texts } = readVisit(value);
        expect([...Object.keys(texts), "openForMs"]).toEqual(keys);
        for (const text of Object.values(texts)) {
          expect(text).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u);
          expect(text.isWellFormed()).toBe(true);
        }
        for (const name of campaignParameters) expect(texts[name].length).toBeLessThanOrEqual(200);
        if (openForMs !== null) expect(openForMs).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("keeps a page's path, and a referrer without its query", () => {
    const { page, referrer } = readVisit({
      page: "https://duka.example/products?email=w@duka.example#quote",
      referrer: "https://user:word@mail.example/inbox?q=secret#top",
    });
    expect(page).toBe("/products");
    expect(referrer).toBe("https://mail.example/inbox");
    expect(readVisit({ referrer: "android-app://com.google.android.gm/" }).referrer).toContain("com.google");
    for (const nothing of ["javascript:alert(1)", "no address", "data:text/html,x", 5]) {
      expect(readVisit({ referrer: nothing }).referrer).toBe("");
    }
  });

  test("keeps the subject in the URL as an id", () => {
    expect(readVisit({ about: "tool.ocr-extractor.team" }).about).toBe("tool.ocr-extractor.team");
    expect(visitFromUrl("https://duka.example/get-started?about=product.lms").about).toBe("product.lms");
    const two = "https://duka.example/get-started?about=solution.data-x&about=solution.sales";
    expect(visitFromUrl(two).about).toBe("solution.data-x solution.sales");
    for (const nothing of ["w@duka.example", "call me", "product", "product.", 5]) {
      expect(readVisit({ about: nothing }).about).toBe("");
    }
  });

  test("also has the open time if it is sent under the field name of earlier releases", () => {
    expect(readVisit({ milliseconds: 9000 }).openForMs).toBe(9000);
    expect(readVisit({ milliseconds: 9000, openForMs: 3000 }).openForMs).toBe(3000);
  });

  test("of a plain post is read from the URL of its page", () => {
    expect(
      visitFromUrl("https://tiririka.example/tools?utm_source=x&utm_campaign=a%20b&email=secret"),
    ).toEqual({
      ...unknown,
      page: "/tools",
      utm_source: "x",
      utm_campaign: "a b",
    });
    expect(visitFromUrl("")).toEqual(unknown);
    expect(visitFromUrl("::")).toEqual(unknown);
  });
});

describe("a browser", () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ["that was prerendered, from its activation", { activationStart: 9000.4 }, 1000],
    ["that was not prerendered, from its opening", { activationStart: 0 }, 10_000],
    ["in a browser without prerendering, from its opening", {}, 10_000],
  ])("measures how long a page is open: one %s", (_, navigation, openForMs) => {
    vi.stubGlobal("location", new URL("https://tiririka.example/tools?utm_source=radio"));
    vi.stubGlobal("document", { referrer: "" });
    vi.stubGlobal("sessionStorage", {});
    openDocument(10_000, navigation);
    expect(currentVisit()).toMatchObject({ page: "/tools", utm_source: "radio", openForMs });
  });

  describe("with a draft of a form that was being sent", () => {
    const path = "/support/contact";
    const storage: Record<string, string> = {};
    beforeEach(() => {
      vi.stubGlobal("location", new URL(`https://tiririka.example${path}`));
      vi.stubGlobal("sessionStorage", storage);
      vi.stubGlobal("addEventListener", () => {});
      // After a link, the draft is restored later.
      vi.stubGlobal("setTimeout", () => {});
      const filled = { form: { id: "contact" }, name: "name", value: "Wanjiku" };
      vi.stubGlobal("document", {
        referrer: "",
        querySelector: () => null,
        querySelectorAll: (selector: string) => [selector.includes("[name]") ? filled : { id: "contact" }],
      });
      openDocument(7000);
      saveDraft();
    });

    test("counts from the first document, over several reloads, and is not too fast", () => {
      for (const openForMs of [7600, 8200]) {
        openDocument(600, { type: "reload" });
        keepDrafts();
        expect(currentVisit().openForMs).toBe(openForMs);
        expect(findSuspicions({}, { ...unknown, openForMs: currentVisit().openForMs })).toEqual([]);
        saveDraft();
      }
    });

    test("counts from its own document if the draft is not restored, or has no time", () => {
      // The first page in a new tab.
      vi.stubGlobal("history", { length: 1 });
      openDocument(600, { type: "navigate" });
      keepDrafts();
      expect(currentVisit().openForMs).toBe(600);
      storage[path] = "[[],[]]";
      openDocument(600, { type: "reload" });
      keepDrafts();
      expect(currentVisit().openForMs).toBe(600);
    });
  });

  /** @param now milliseconds since the document was opened */
  function openDocument(now: number, navigation: object = {}) {
    vi.stubGlobal("window", {});
    vi.stubGlobal("performance", { now: () => now, getEntriesByType: () => [navigation] });
  }
});

describe("suspicions", () => {
  const suspicionsAfter = (openForMs: number | null) => findSuspicions({}, { ...unknown, openForMs });

  test("a filled honeypot and a visit of less than 2 s are suspicious", () => {
    for (const filled of ["Buy now", ["Buy"], 1, true, { toString: 1 }])
      expect(findSuspicions({ [honeypot]: filled }, unknown)).toEqual(["honeypot"]);
    for (const empty of [" ", null, undefined])
      expect(findSuspicions({ [honeypot]: empty }, unknown)).toEqual([]);
    expect(suspicionsAfter(minimumVisitMs - 1)).toEqual(["too-fast"]);
    expect(findSuspicions({ [honeypot]: "x" }, { ...unknown, openForMs: 0 })).toEqual([
      "honeypot",
      "too-fast",
    ]);
  });

  test.each([undefined, null, "text", {}, { [honeypot]: "" }, { [honeypot]: " \n" }, { [honeypot]: null }])(
    "%o is not suspicious",
    (formData) => expect(findSuspicions(formData, unknown)).toEqual([]),
  );

  test("a visit of 2 s, or of unknown length, is not too fast", () => {
    expect(suspicionsAfter(minimumVisitMs)).toEqual([]);
    expect(suspicionsAfter(null)).toEqual([]);
  });
});

test("the same words have the same submission id in both languages, also after another form; other words have another one", () => {
  const words = { name: "Wanjiku", useCase: "Invoices" };
  const id = submissionIdFor("Get Started", { ...words, page: "/get-started" });
  expect(submissionIdFor("Contact Form", { ...words, page: "/" })).not.toBe(id);
  expect(submissionIdFor("Get Started", { ...words, page: "/sw/get-started" })).toBe(id);
  expect(submissionIdFor("Get Started", { ...words, name: "Otieno", page: "/get-started" })).not.toBe(id);
});
