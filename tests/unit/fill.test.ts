import { expect, test } from "vitest";
import { companyIn, fillFacts } from "#data/load/facts.ts";
import { fill, fillAll, splitAt } from "#data/load/fill.ts";
import { fillNamed } from "#data/load/fill-named.ts";

test("placeholders in a text are replaced by their values", () => {
  expect(fill("{count} of {total} articles", { count: 3, total: "ten" })).toBe("3 of ten articles");
  expect(fill("{a}{a}", { a: "$& {b}" })).toBe("$& {b}$& {b}");
});

test("the error about a placeholder without a value names it and its text", () => {
  expect(() => fill("Rated {rating} of {best}", { rating: 5 })).toThrow(
    "{best} in “Rated {rating} of {best}”",
  );
  expect(() => fill("{company.reply}", { reply: "soon" })).toThrow("{company.reply}");
});

test("the error about a placeholder in a record names the file, the field and the known placeholders", () => {
  const record = { faqs: [{ answer: "We reply {company.reploy}, and {other}." }] };
  const fillRecord = (name: string) =>
    fillNamed("tools/x.ts", record, { [name]: "soon", town: "Kisumu" }, "company.");
  expect(() => fillRecord("reply")).toThrow(
    "data/tools/x.ts, faqs.0.answer: no value for {company.reploy}. Check its spelling. Known are {company.reply}, {company.town}.",
  );
  expect(fillRecord("reploy").faqs[0]?.answer).toBe("We reply soon, and {other}.");
  expect(() => fillFacts("{company.hous}", "posts/x.md", "en")).toThrow(
    "data/posts/x.md: no value for {company.hous}",
  );
});

test("with a scope, only placeholders of this scope are filled, in every text of a record", () => {
  const record = { list: ["{company.name}, {name}"], price: null, days: 14 };
  expect(fillAll(record, { name: "Kazi" }, "company.")).toEqual({
    list: ["Kazi, {name}"],
    price: null,
    days: 14,
  });
  expect(() => fill("{company.reploy}", {}, "company.")).toThrow("{company.reploy}");
});

test("the company's facts are filled into every text of data/", () => {
  const { name, claims, country } = companyIn("en");
  expect(fillFacts("{company.name}, {company.country}: {company.trialDays} days", "", "en")).toBe(
    `${name}, ${country.name}: ${claims.trialDays} days`,
  );
  expect(fillFacts("{company.Reply}", "", "en").slice(1)).toBe(claims.reply.slice(1));
});

test("a customer who stops owes the first part of the price, or all parts but the last", () => {
  const { stages } = companyIn("en").buying;
  const [first, last] = [stages[0]?.percent ?? 0, stages.at(-1)?.percent ?? 0];
  expect(fillFacts("{company.firstStage}, {company.stagesBeforeLast}", "", "en")).toBe(
    `${first}%, ${100 - last}%`,
  );
});

test("a text is split at the placeholder for an element, and must have that placeholder", () => {
  expect(splitAt("Read our {link} first.", "link")).toEqual(["Read our ", " first."]);
  expect(() => splitAt("Read it.", "link")).toThrow("{link}");
});
