import { expect, test } from "vitest";
import { nearestPages } from "#app/content/not-found.server.ts";
import { type Locale, listPosts, listTools, locales } from "#data/index.ts";

const pathsNear = (asked: string, locale: Locale = "en") =>
  nearestPages(asked, locale).map(({ path }) => path);

test.each([
  // Mistyped.
  ["/produts", "/products"],
  ["/prodcuts", "/products"],
  ["/contac", "/support/contact"],
  ["/getstarted", "/get-started"],
  ["/tools/ai-mpesa-analyser", "/tools/ai-mpesa-analyzer"],
  // In part, in another folder, or as other sites have it.
  ["/tools/mpesa-analyzer", "/tools/ai-mpesa-analyzer"],
  ["/tools/mpesa", "/tools/ai-mpesa-analyzer"],
  ["/blog/etims", "/blog/etims-invoices-without-retyping"],
  ["/industries/health", "/industries/healthcare"],
  ["/products/ecommerce", "/products#ecommerce"],
  ["/products/payroll", "/products#hr-payroll"],
  ["/contact.html", "/support/contact"],
])("who asks for %s is offered %s first", (asked, meant) => {
  expect(pathsNear(asked)[0]).toBe(meant);
});

const swahili = locales.filter((locale) => locale === "sw");
test.each(swahili)("a page is found by its title in the language of the address: %s", () => {
  expect(pathsNear("/sw/mawasiliano", "sw")[0]).toBe("/support/contact");
  expect(pathsNear("/sw/blog/etims", "sw")[0]).toBe("/blog/etims-invoices-without-retyping");
});

test("what is near in the same folder comes first, and last the page that the address is below", () => {
  expect(pathsNear("/products/ecommerce").at(-1)).toBe("/products");
  const [first, ...others] = pathsNear("/blog/mpesa");
  expect(first).toMatch(/^\/blog\/.*mpesa/);
  expect(others.at(-1)).toBe("/blog");
  expect(pathsNear("/pricing")).toEqual(expect.arrayContaining(["/products", "/tools", "/how-buying-works"]));
});

test.each([
  ["/blog/nothing", ["/blog"]],
  ["/support/xyz/abc", ["/support"]],
  ["/qwertyuiop", []],
  ["/wp-login.php", []],
  ["/", []],
  ["/%E0%A4", []],
])("who asks for %s, which is like no page, is offered %j", (asked, offered) => {
  expect(pathsNear(asked)).toEqual(offered);
});

test("every page of a record is offered to whoever leaves out its last letter", () => {
  for (const { path } of [...listTools("en"), ...listPosts("en")])
    expect(pathsNear(path.slice(0, -1))[0]).toBe(path);
});

test("is found in no time, however long the address is", () => {
  nearestPages("/blog", "en");
  const startedAt = performance.now();
  nearestPages(`/blog/${"abcde-".repeat(3000)}`, "en");
  nearestPages(`/blog/${"a".repeat(16_000)}`, "en");
  for (const part of ["/", "/a"]) nearestPages(`${part.repeat(15_000)}x`, "en");
  expect(performance.now() - startedAt).toBeLessThan(200);
});
