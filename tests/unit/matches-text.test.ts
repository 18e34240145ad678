import fc from "fast-check";
import { expect, test } from "vitest";
import { matchesText } from "#app/search/matches-text.ts";

test.each(["mpesa", "M-PESA", "m pesa", "M - Pesa", "pesa an", " mpesa "])(
  "'%s' finds AI M-Pesa Analyzer",
  (query) => {
    expect(matchesText(query, ["AI M-Pesa Analyzer"])).toBe(true);
  },
);

test.each([
  ["café", "Cafe Nairobi"],
  ["cafe", "Café Nairobi"],
])("'%s' finds %s", (query, field) => expect(matchesText(query, [field])).toBe(true));

test("does not match across fields", () => {
  expect(matchesText("onetwo", ["one", "two"])).toBe(false);
});

test("a part of a text always finds it, in any case; an empty query finds everything", () => {
  const words = fc.stringMatching(/^[a-zA-Z0-9 ]{1,30}$/);
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), (text, from, length) => {
      const part = text.slice(from % text.length).slice(0, 1 + (length % text.length));
      expect(matchesText(part.toUpperCase(), ["other", text])).toBe(true);
      expect(matchesText("", [text])).toBe(true);
    }),
  );
});

test("never throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.array(fc.string({ unit: "binary" })), (query, fields) => {
      expect(typeof matchesText(query, fields)).toBe("boolean");
    }),
  );
});
