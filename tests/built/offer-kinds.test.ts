import { expect, test } from "vitest";
import { localPath } from "#app/url/locale-paths.ts";
import { getWords, type Locale, locales } from "#data/index.ts";
import { pages } from "./html.ts";

const lists = ["/tools", "/products", "/services", "/solutions"];
const listsOf = (locale: Locale) => lists.map((path) => [localPath(path, locale), locale] as const);

test.each(locales.flatMap(listsOf))(
  "%s: the kinds of offer, each with the situation of an owner who needs it, are below the list, before the closing section, and a link in the hero leads to them",
  (path, locale) => {
    const page = pages.get(path);
    const { title, link, items } = getWords(locale).common.offerKinds;
    const [hero] = page?.querySelectorAll("main section") ?? [];
    const anchor = hero?.querySelectorAll("a").find(({ text }) => text === link);
    const section = page?.querySelector(`main section${anchor?.getAttribute("href")}`);
    expect(section?.querySelector("h2")?.text).toBe(title);
    expect(section?.querySelectorAll("h3").map(({ text }) => text)).toEqual(
      items.map(({ situation }) => situation),
    );
    expect(section?.nextElementSibling?.getAttribute("aria-labelledby")).toBe("closing");
  },
);
