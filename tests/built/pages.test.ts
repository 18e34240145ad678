import { expect, test } from "vitest";
import * as data from "../../data/index.ts";
import { pages } from "./html.ts";

test("every path of the route table is prerendered", () => {
  const table = ["/", "/solutions", "/tools", "/services", "/blog", "/about", "/products", "/get-started"];
  for (const path of [...table, ...data.listPaths()]) expect([...pages.keys()]).toContain(path);
});

test("every page has one h1, headings without jumps, and ids that are unique", () => {
  for (const [path, page] of pages) {
    const levels = page.querySelectorAll("h1, h2, h3, h4, h5, h6").map(({ tagName }) => Number(tagName[1]));
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, path).toEqual([]);
    const ids = page.querySelectorAll("[id]").map(({ id }) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      path,
    ).toEqual([]);
  }
});

test("every page has a title and a description of its own", () => {
  const seen = new Map<string, string>();
  for (const [path, page] of pages) {
    const title = page.querySelector("title")?.text ?? "";
    const description = page.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
    expect(title, path).toMatch(/ \| Tiririka$/);
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(165);
    for (const text of [title, description]) {
      expect(seen.get(text), `${path} repeats`).toBeUndefined();
      seen.set(text, path);
    }
  }
});
