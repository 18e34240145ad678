import { expect, test } from "vitest";
import { aboutTitles } from "#app/content/about-titles.ts";
import type { About } from "#app/url/about-parameter.ts";
import { localPath } from "#app/url/locale-paths.ts";
import * as data from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { pages, translated } from "./html.ts";
import { oneLine } from "./text.ts";

const { results } = data.getWords("en").tools.catalogue;
const startOf = (id: string) => `/get-started?about=tool.${id}`;
const cards = pages.get("/tools")?.querySelectorAll("main article") ?? [];

test("only an available tool has a button that opens it in a new tab, at its demo if it has one", () => {
  expect(cards).toHaveLength(data.listTools("en").length);
  for (const [index, tool] of data.listTools("en").entries()) {
    const buttons = cards[index]?.querySelectorAll("a[target=_blank]") ?? [];
    expect(buttons, tool.id).toHaveLength(tool.status === "Available" ? 1 : 0);
    for (const button of buttons) {
      expect(button.getAttribute("href")).toBe(data.hasDemo(tool.id, "en") ? `${tool.path}#try` : tool.path);
      expect(button.getAttribute("aria-label")).toBe(fill(results.openTool, { tool: tool.title }));
    }
  }
});

test.each(data.locales)(
  "in %s, each start button of a tool's page names the tool, and buttons of plans also name the plan",
  (locale) => {
    const titles = aboutTitles(locale);
    for (const { id, title, path, status, pricing } of translated(data.listTools(locale))) {
      const links = pages.get(localPath(path, locale))?.querySelectorAll("main a[href*=get-started]") ?? [];
      const hrefs = links.map((link) => link.getAttribute("href"));
      const start = localPath(startOf(id), locale, data.englishOnly(locale));
      // The buttons of the hero, the bar and the end of the page.
      expect(
        hrefs.filter((href) => href === start),
        id,
      ).toHaveLength(3);
      const plans = hrefs.flatMap((href) => (href?.startsWith(`${start}.`) ? href.split("=").at(-1) : []));
      const tiers = status === "Coming Soon" ? [] : pricing.map(({ tier }) => `${title}: ${tier}`);
      expect(
        plans.map((about) => titles[about as About]),
        id,
      ).toEqual(tiers);
    }
  },
);

test("a tool with a demo has the section for it", () => {
  for (const { id, path } of data.listTools("en")) {
    expect(pages.get(path)?.querySelector("#try") !== null, path).toBe(data.hasDemo(id, "en"));
  }
});

test("the button that shows a tool leads to its demo or, if it has none, to its examples", () => {
  const { demo, examples } = data.getWords("en").tools.detail.hero;
  for (const { id, path, useCases } of data.listTools("en")) {
    const hasDemo = data.hasDemo(id, "en");
    const links = pages
      .get(path)
      ?.querySelectorAll("main a")
      .filter(({ text }) => oneLine(text) === (hasDemo ? demo : examples));
    expect(
      links?.map((link) => link.getAttribute("href")),
      path,
    ).toEqual(hasDemo ? ["#try"] : useCases.length > 0 ? ["#examples"] : []);
  }
});

test("every card and every tool's page shows the tool's lowest price", () => {
  for (const [index, { pricing, path }] of data.listTools("en").entries()) {
    const price = pricing.find((tier) => tier.price !== null)?.price;
    if (price == null) continue;
    for (const place of [cards[index], pages.get(path)?.querySelector(".price-bar")]) {
      expect(place?.text, path).toContain(data.formatMoney(price));
    }
  }
});
