import { expect, test } from "vitest";
import { phoneLinks } from "#workers/outbox/phone-links.ts";

const linksOf = (phone: string, country: string) =>
  phoneLinks(phone, "Hello & karibu", country).map(({ link }) => link);

test.each([
  // Local formats, with and without the leading zero.
  ["0712 345 678", "KE", "254712345678"],
  ["722 123 456", "KE", "254722123456"],
  ["0110 123 456", "KE", "254110123456"],
  ["0772 123 456", "UG", "256772123456"],
  // Common ways to write the calling code.
  ["254 722 123456", "KE", "254722123456"],
  ["00254 722 123456", "KE", "254722123456"],
  ["000254722123456", "KE", "254722123456"],
  ["+254 0722 123456", "KE", "254722123456"],
  // Numbers of other countries.
  ["+256 772 123456", "KE", "256772123456"],
  ["+254 722 123456", "UG", "254722123456"],
  // In the United States, mobile and landline numbers have the same format.
  ["+1 415 555 2671", "KE", "14155552671"],
])("%s, written in %s, is called as +%s", (phone, country, number) => {
  expect(linksOf(phone, country)).toEqual([
    `tel:+${number}`,
    `https://wa.me/${number}?text=Hello%20%26%20karibu`,
  ]);
});

test.each([
  ["(020) 123-4567", "KE", "254201234567"],
  ["0044 20 7946 0018", "KE", "442079460018"],
])("%s, written in %s, is a landline: called as +%s, and no chat", (phone, country, number) => {
  expect(linksOf(phone, country)).toEqual([`tel:+${number}`]);
});

test.each(["07911 123456", "1234-5678-9012", "11111111", "0712 345 67", "+999 1234 5678"])(
  "%s cannot be dialled, and has no links",
  (phone) => expect(linksOf(phone, "KE")).toEqual([]),
);
