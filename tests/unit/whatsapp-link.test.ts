import fc from "fast-check";
import { expect, test } from "vitest";
import { chatText, whatsappLink } from "#app/contract/whatsapp-link.ts";

test("is WhatsApp's chat link with the number's digits and the text", () => {
  expect(whatsappLink("+254 700 000 003", "Hello & karibu")).toBe(
    "https://wa.me/254700000003?text=Hello%20%26%20karibu",
  );
});

test("any text survives the way through the address", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const url = new URL(whatsappLink("+254 700 000 003", text));
      expect(url.searchParams.get("text")).toBe(text.toWellFormed());
    }),
  );
});

test("what was entered stands in its place, and what stands for it where nothing was", () => {
  const template = "I'm {name} from {company}, about {interest}";
  const whenEmpty = { name: "[name]", company: "[company]", interest: "[interest]" };
  expect(chatText(template, { name: " Wanjiku ", company: "  ", interest: undefined }, whenEmpty)).toBe(
    "I'm Wanjiku from [company], about [interest]",
  );
});

test("what was entered is never read as a template itself", () => {
  const whenEmpty = { name: "[name]", company: "[company]" };
  expect(chatText("{name} {company}", { name: "{company}", company: "$&" }, whenEmpty)).toBe("{company} $&");
});
