import fc from "fast-check";
import { expect, test } from "vitest";
import { chatText, whatsappLink } from "#app/contract/whatsapp-link.ts";

test("the link has the number's digits and the text", () => {
  expect(whatsappLink("+254 700 000 003", "Hello & karibu")).toBe(
    "https://wa.me/254700000003?text=Hello%20%26%20karibu",
  );
});

test("any text can be encoded in the URL and decoded again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const url = new URL(whatsappLink("+254 700 000 003", text));
      expect(url.searchParams.get("text")).toBe(text.toWellFormed());
    }),
  );
});

test("entries replace their placeholders, and empty ones get the text for empty entries", () => {
  const template = "I'm {name} from {company}, about {interest}";
  const whenEmpty = { name: "[name]", company: "[company]", interest: "[interest]" };
  expect(chatText(template, { name: " Wanjiku ", company: "  ", interest: undefined }, whenEmpty)).toBe(
    "I'm Wanjiku from [company], about [interest]",
  );
});

test("placeholders in an entry are not filled", () => {
  const whenEmpty = { name: "[name]", company: "[company]" };
  expect(chatText("{name} {company}", { name: "{company}", company: "$&" }, whenEmpty)).toBe("{company} $&");
});
