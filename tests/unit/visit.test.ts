import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { honeypot, trapsSprung } from "~/leads/contract/suspicions.ts";
import { campaignMarks } from "~/leads/contract/visit.ts";
import { readVisit, visitAt } from "~/leads/intake/read-visit.server.ts";

const unknown = readVisit(undefined);

describe("a visit", () => {
  test("whatever is said of it, is read: lines of text, cut and clean", () => {
    const keys = ["page", "referrer", ...campaignMarks, "milliseconds"];
    const said = fc.oneof(
      fc.dictionary(
        fc.constantFrom(...keys),
        fc.oneof(fc.string({ unit: "binary", maxLength: 400 }), fc.webUrl(), fc.jsonValue(), fc.double()),
      ),
      fc.anything(),
    );
    fc.assert(
      fc.property(said, (value) => {
        const { milliseconds, ...texts } = readVisit(value);
        expect([...Object.keys(texts), "milliseconds"]).toEqual(keys);
        for (const text of Object.values(texts)) {
          expect(text).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u);
          expect(text.isWellFormed()).toBe(true);
        }
        for (const mark of campaignMarks) expect(texts[mark].length).toBeLessThanOrEqual(200);
        if (milliseconds !== null) expect(milliseconds).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("keeps the path of a page, and of a referrer what is before its query", () => {
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

  test("of a plain post is read from the address of its page", () => {
    expect(visitAt("https://tiririka.example/tools?utm_source=x&utm_campaign=a%20b&email=secret")).toEqual({
      ...unknown,
      ...{ page: "/tools", utm_source: "x", utm_campaign: "a b" },
    });
    expect(visitAt("")).toEqual(unknown);
    expect(visitAt("::")).toEqual(unknown);
  });
});

describe("the traps", () => {
  const sprungAfter = (milliseconds: number | null) => trapsSprung({}, { ...unknown, milliseconds });

  test("spring on a filled honeypot, and on less than 2 s", () => {
    expect(trapsSprung({ [honeypot]: "Buy now" }, unknown)).toEqual(["honeypot"]);
    expect(sprungAfter(1999)).toEqual(["too-fast"]);
    expect(trapsSprung({ [honeypot]: "x" }, { ...unknown, milliseconds: 0 })).toEqual([
      "honeypot",
      "too-fast",
    ]);
  });

  test.each([undefined, null, "text", {}, { [honeypot]: "" }, { [honeypot]: " \n" }, { [honeypot]: null }])(
    "leave %o alone",
    (formData) => expect(trapsSprung(formData, unknown)).toEqual([]),
  );

  test("leave those alone who took 2 s, or of whom nobody knows", () => {
    expect(sprungAfter(2000)).toEqual([]);
    expect(sprungAfter(null)).toEqual([]);
  });
});
