import { expect, test } from "vitest";
import * as data from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { pages } from "./html.ts";
import { oneLine } from "./text.ts";

const { results } = data.getWords("en").tools.catalogue;
const cards = pages.get("/tools")?.querySelectorAll("main article") ?? [];

test("only a tool that is available has a button that opens it, in a new tab, where one starts", () => {
  expect(cards).toHaveLength(data.listTools("en").length);
  for (const [index, tool] of data.listTools("en").entries()) {
    const buttons = cards[index]?.querySelectorAll("a[target=_blank]") ?? [];
    expect(buttons, tool.id).toHaveLength(tool.status === "Available" ? 1 : 0);
    for (const button of buttons) {
      expect(button.getAttribute("href")).toBe(tool.hasDemo ? `${tool.path}#try` : "/get-started");
      expect(button.getAttribute("aria-label")).toBe(fill(results.openTool, { tool: tool.title }));
    }
  }
});

test("a tool that says it can be tried has the section for it", () => {
  for (const { path, hasDemo } of data.listTools("en")) {
    expect(pages.get(path)?.querySelector("#try") !== null, path).toBe(hasDemo);
  }
});

test("the button that shows a tool leads to what can be tried, or to its examples", () => {
  const { demo } = data.getWords("en").tools.detail.hero;
  for (const { path, hasDemo } of data.listTools("en")) {
    const links = pages
      .get(path)
      ?.querySelectorAll("main a")
      .filter(({ text }) => oneLine(text) === demo);
    expect(
      links?.map((link) => link.getAttribute("href")),
      path,
    ).toEqual([hasDemo ? "#try" : "#examples"]);
  }
});

test("every card and every tool's page says what the tool costs at least", () => {
  for (const [index, { pricing, path }] of data.listTools("en").entries()) {
    const price = pricing.find((tier) => tier.price !== null)?.price;
    if (price == null) continue;
    for (const place of [cards[index], pages.get(path)?.querySelector(".price-bar")]) {
      expect(place?.text, path).toContain(data.formatMoney(price));
    }
  }
});
