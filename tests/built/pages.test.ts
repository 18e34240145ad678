import { globSync, readFileSync } from "node:fs";
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { endpoint } from "#app/contract/endpoint.ts";
import { formNames } from "#app/contract/field-list.ts";
import { honeypot } from "#app/contract/lead.ts";
import { formAnswers } from "#app/routes/check-pages.ts";
import { localPath, withoutLocale } from "#app/url/locale-paths.ts";
import * as data from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { pages, pagesIn } from "./html.ts";
import { oneLine } from "./text.ts";

test("every path of the route table is prerendered", () => {
  const table = ["/", "/solutions", "/tools", "/services", "/blog", "/about", "/products", "/get-started"];
  for (const path of [...table, ...data.listPaths()])
    for (const locale of data.locales)
      expect(pages.has(localPath(path, locale)), `${path} in ${locale}`).toBe(
        data.pageLanguage(path, locale) === locale,
      );
});

test("the files of loader data, which no page requests, are not deployed", () => {
  expect(globSync("build/client/**/*.data")).toEqual([]);
});

test.each([...pages])("%s contains each icon that it shows once, and no others", (_path, page) => {
  const shown = new Set(page.querySelectorAll("use").map((use) => use.getAttribute("href")));
  const held = page.querySelectorAll("symbol").map(({ id }) => `#${id}`);
  expect(held.toSorted()).toEqual([...shown].toSorted());
});

/** Without the element, the first paint would wait for the end of the document. */
test.each([...pages])(
  "%s: if its first paint waits for an element, that is in its first section",
  (_path, page) => {
    const links = page.querySelectorAll("link[rel=expect]").map((link) => link.getAttribute("href"));
    const elements = page
      .querySelectorAll("main section:first-of-type #first-paint")
      .map(({ id }) => `#${id}`);
    expect(links).toEqual(elements);
  },
);

test("the sprite, which an island requests for further icons, contains few that no page shows", () => {
  const sprite = parse(readFileSync("build/client/icons.svg", "utf8"));
  expect(sprite.querySelectorAll("symbol").length).toBeLessThan(Object.keys(lucide.icons).length / 10);
});

/** Paths that the specification requires in the footer, in addition to the main pages. */
const footerLinks = `docs api-docs case-studies careers press partners investors awards sustainability support
  support/contact status security privacy terms cookies gdpr sitemap resources/whitepapers resources/webinars
  resources/implementation resources/best-practices industries/finance industries/healthcare industries/retail
  industries/manufacturing industries/education industries/real-estate industries/agriculture industries/non-profit`;

test("every other footer link of the specification is there and has its page", () => {
  const footer = pages.get("/")?.querySelectorAll("footer a") ?? [];
  const linked = footer.map((link) => link.getAttribute("href"));
  for (const path of footerLinks.split(/\s+/).map((address) => `/${address}`)) {
    expect([...pages.keys()]).toContain(path);
    // Without case studies their page only says that there are none.
    const isLinked = path !== "/case-studies" || data.listCaseStudies("en").length > 0;
    expect(linked.includes(path), path).toBe(isLinked);
  }
  expect([...pages.keys()]).toEqual(expect.arrayContaining(data.listInfoPages("en").map(({ path }) => path)));
});

const textsOf = (elements: HTMLElement[] = []) => elements.map(({ text }) => oneLine(text));

test("the header contains the main links in their order", () => {
  const links = pages.get("/")?.querySelectorAll("header nav > ul > li > a");
  const labels = data.getNavigation("en").main.map(({ label }) => label);
  expect(textsOf(links).slice(0, labels.length)).toEqual(labels);
});

test("the footer contains 6 tools, 8 products, the email link, the hours and the certifications", () => {
  const footer = pages.get("/")?.querySelector("footer");
  const { tools, products } = data.getWords("en").layout.footer;
  const linksOf = (label: string) => footer?.querySelectorAll(`nav[aria-label="${label}"] a`);
  expect(textsOf(linksOf(tools))).toEqual(
    data
      .listTools("en")
      .slice(0, 6)
      .map(({ title }) => title),
  );
  const listed = data.listProducts("en").slice(0, 8);
  expect(textsOf(linksOf(products))).toEqual(listed.map(({ title }) => title));
  expect(linksOf(products)?.[0]?.getAttribute("href")).toBe(`/products#${listed[0]?.id}`);
  const { email, hours, certifications } = data.getCompany("en");
  expect(footer?.querySelector(`a[href="mailto:${email}"]`)?.text).toContain(email);
  for (const text of [...hours.short, ...certifications.map(({ name }) => name)])
    expect(footer?.text).toContain(text);
});

test("the side cards of /get-started contain the email, two phone links and the office hours", () => {
  const main = pages.get("/get-started")?.querySelector("main");
  const { email, phones, hours } = data.getCompany("en");
  expect(main?.querySelector(`a[href="mailto:${email}"]`)?.text).toContain(email);
  for (const phone of phones)
    expect(main?.querySelector(`a[href="${data.phoneLink(phone)}"]`)?.text).toContain(phone);
  for (const text of hours.long) expect(main?.text).toContain(text);
});

test("no page writes the opening hours in two ways", () => {
  const { hours } = data.getCompany("en");
  const forms = [hours.short[0], hours.long[0]];
  for (const [path, page] of pages)
    expect(forms.filter((text = "") => page.text.includes(text)).length, path).toBeLessThanOrEqual(1);
});

test("the options of /get-started have the values of the specification", () => {
  const valuesOf = (name: string) =>
    pages
      .get("/get-started")
      ?.querySelectorAll(`select[name=${name}] option`)
      .map((option) => option.getAttribute("value"));
  expect(valuesOf("budget")).toEqual(["", "under-100k", "100k-250k", "250k-500k", "500k-1m", "over-1m"]);
  expect(valuesOf("timeline")).toEqual(["", "asap", "1-month", "2-3-months", "3-6-months", "flexible"]);
});

test("every page has at most one newsletter box: its own, or the footer's", () => {
  for (const [path, page] of pages)
    expect(page.querySelectorAll("input[type=email]:not([name])").length, path).toBeLessThanOrEqual(1);
  for (const path of ["/", "/blog", data.listPosts("en")[0]?.path ?? ""])
    expect(pages.get(path)?.querySelectorAll("input[type=email]:not([name])"), path).toHaveLength(1);
});

test("a post shows its figure at the top, with a name", () => {
  for (const { path, figure } of data.listPosts("en")) {
    const names = pages
      .get(path)
      ?.querySelectorAll("main [role=img]")
      .map((picture) => picture.getAttribute("aria-label") ?? "")
      .filter((name) => figure && name.startsWith(`${figure.caption}: `));
    expect(names, path).toHaveLength(figure ? 1 : 0);
  }
});

test("the blog shows the featured article first and every other article once, with picture, category, date, read time and author", () => {
  const { filter, featured } = data.getWords("en").blog.list;
  const main = pages.get("/blog")?.querySelector("main");
  const cards = main?.querySelectorAll("article").filter((card) => !card.closest("[hidden]")) ?? [];
  const posts = data.listPosts("en");
  expect(cards).toHaveLength(posts.length);
  const first = posts.find((post) => post.featured);
  for (const text of first ? [featured.kicker, first.title] : []) expect(cards[0]?.text).toContain(text);
  for (const { title, category, readTime, excerpt, date, author, figure } of posts) {
    const [card, another] = cards.filter(({ text }) => oneLine(text).includes(title));
    expect(another, title).toBeUndefined();
    const { name } = data.findTeamMember(author, "en") ?? data.getCompany("en");
    for (const text of [
      category,
      readTime,
      excerpt,
      data.formatDate(date, "en"),
      name,
      figure?.caption ?? "",
    ])
      expect(oneLine(card?.text ?? ""), title).toContain(text);
    expect(card?.querySelector("svg"), title).toBeTruthy();
    // The figure shows nothing that the card's words do not say, so it is hidden from screen readers.
    expect(card?.querySelector("[role=img]"), title).toBeNull();
  }
  const chips = main?.querySelectorAll("label:has(input[type=radio])");
  expect(textsOf(chips)).toEqual([filter.all, ...data.postCategories.map(({ name }) => name)]);
});

test("a post has its meta line, tags, author, related posts and a way back", () => {
  const words = data.getWords("en").blog.post;
  const [post] = data.listPosts("en");
  const author = data.findTeamMember(post?.author, "en") ?? { ...data.getCompany("en"), bio: "" };
  const main = pages.get(post?.path ?? "")?.querySelector("main");
  expect(main?.querySelector("h1")?.text).toBe(post?.title);
  const counts = [
    post?.views ? fill(words.views, { count: post.views }) : "",
    post?.likes ? fill(words.likes, { count: post.likes }) : "",
  ];
  const { category, readTime, tags = [] } = post ?? {};
  for (const text of [category, readTime, author.name, author.bio, ...tags, ...counts])
    expect(oneLine(main?.text ?? "")).toContain(text ?? "missing");
  expect(post?.relatedPosts.length).toBeGreaterThan(0);
  for (const id of post?.relatedPosts ?? [])
    expect(main?.querySelector(`a[href="/blog/${id}"]`), id).toBeTruthy();
  expect(main?.querySelector('a[href="/blog"]')?.text).toContain(words.back);
});

test("a post's share links work without script, and buttons that need script are hidden", () => {
  const { share } = data.getWords("en").blog.post;
  const [{ path, title } = { path: "", title: "" }] = data.listPosts("en");
  const url = data.getCompany("en").siteUrl + path;
  for (const [network, parameters] of [
    [share.networks.x, { url, text: title }],
    [share.networks.facebook, { u: url }],
    [share.networks.linkedIn, { url }],
  ] as const) {
    const name = fill(share.on, { network });
    const link = pages.get(path)?.querySelector(`main a[aria-label="${name}"]`)?.getAttribute("href");
    expect(Object.fromEntries(new URL(link ?? "").searchParams), network).toEqual(parameters);
  }
  const buttons = pages.get(path)?.querySelectorAll("main button") ?? [];
  const copy = buttons.find(({ text }) => oneLine(text) === share.copy);
  expect(copy?.closest("[class~='noscript:hidden']")).toBeTruthy();
});

test("a product's card has three features and two benefits, its details have the rest, and its link to WhatsApp names it", () => {
  const { catalogue } = data.getWords("en").products;
  const cards = pages.get("/products")?.querySelectorAll("main article") ?? [];
  for (const [index, { title, features, benefits }] of data.listProducts("en").entries()) {
    const card = cards[index];
    expect(card?.querySelector("h3")?.text).toBe(title);
    const details = card?.querySelector("details[name=product]");
    const inDetails = textsOf(details?.querySelectorAll("li"));
    // Lists in pictures are not counted.
    const items = card?.querySelectorAll("li").filter((item) => !item.closest("figure"));
    expect(textsOf(items)).toEqual([...features.slice(0, 3), ...benefits.slice(0, 2), ...inDetails]);
    expect(inDetails, title).toEqual([...features.slice(3), ...benefits.slice(2)]);
    const name = fill(catalogue.named, { action: catalogue.chat, product: title });
    const link = card?.querySelector(`a[aria-label="${name}"]`);
    const { host, searchParams } = new URL(link?.getAttribute("href") ?? "");
    expect([host, link?.getAttribute("target")], title).toEqual(["wa.me", "_blank"]);
    expect(searchParams.get("text")).toContain(title);
  }
});

test("each form is validated by the browser, and has an input for emails, a honeypot, and a consent text", () => {
  const found = new Set<string | undefined>();
  for (const locale of data.locales) {
    const { frame } = data.getWords(locale).leadForms.contact;
    for (const [path, page] of pagesIn(locale)) {
      for (const form of page.querySelectorAll(`form[action="${endpoint}"]`)) {
        const formName = form.querySelector("[name=formName]")?.getAttribute("value");
        found.add(formName);
        const place = `${formName} on ${path}`;
        expect(form.hasAttribute("novalidate"), place).toBe(false);
        expect(form.querySelector("[name=email]")?.getAttribute("type"), place).toBe("email");
        expect(form.querySelector(`[inert] [name=${honeypot}]`), place).toBeTruthy();
        const more = form.querySelector(`a[href="${localPath("/privacy", locale)}"][target=_blank]`);
        expect(more?.text, place).toBe(frame.privacy);
        const consent = oneLine(more?.parentNode?.text ?? "");
        expect(consent, place).toBe(fill(frame.consent, { link: frame.privacy }));
      }
    }
  }
  expect([...found].toSorted()).toEqual(formNames.toSorted());
});

test.each(data.locales)(
  "the quote form shows product names in the page's language (%s), and posts them in English",
  (locale) => {
    const options = pages
      .get(localPath("/products", locale))
      ?.querySelectorAll("select[name=product] option")
      .map((option) => [option.getAttribute("value"), option.text])
      .slice(1);
    const products = data
      .listProducts(locale)
      .map(({ id, title }) => [data.findProduct(id, "en")?.title, title]);
    expect(options).toEqual(products);
  },
);

test("the home page's chat link begins with the greeting, and Watch Demo leads to the demo, if there is one", () => {
  const { home, chat } = data.getWords("en");
  const { demo, chat: label } = home.hero;
  const [shortcut] = pages.get("/")?.querySelectorAll("main a[href^='https://wa.me/']") ?? [];
  expect(oneLine(shortcut?.text ?? "")).toContain(label);
  expect(new URL(shortcut?.getAttribute("href") ?? "").searchParams.get("text")).toBe(chat.greeting);
  const tool = data.findTool("ai-mpesa-analyzer", "en");
  const links = pages
    .get("/")
    ?.querySelectorAll("main a")
    .filter(({ text }) => oneLine(text) === demo);
  const paths = tool && data.hasDemo(tool.id, "en") ? [`${tool.path}#try`] : [];
  expect(links?.map((link) => link.getAttribute("href"))).toEqual(paths);
});

test("the table of products shows for each its buyers, price and weeks, and links to its card", () => {
  const page = pages.get("/products");
  const rows = page?.querySelectorAll("main table tbody tr") ?? [];
  const products = data.listProducts("en");
  expect(rows).toHaveLength(products.length);
  for (const button of page?.querySelectorAll("main table button") ?? [])
    expect(button.classNames).toContain("noscript:hidden");
  for (const [index, { id, title, category, suits = category, pricing, timeline }] of products.entries()) {
    const row = rows[index];
    for (const text of [title, suits, data.formatMoney(pricing), data.formatWeeks(timeline, "en")])
      expect(oneLine(row?.text ?? "")).toContain(text);
    expect(row?.querySelector("a")?.getAttribute("href")).toBe(`#${id}`);
    expect(page?.getElementById(id)?.querySelector("h3")?.text).toBe(title);
  }
});

test.each(formAnswers)("%s is excluded from search engines", (path) => {
  for (const locale of data.locales) {
    const head = pages.get(localPath(path, locale))?.querySelector("head");
    expect(head?.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
    expect(head?.querySelector("link[rel=canonical]")).toBeNull();
  }
});

test.each(data.locales)("the thank-you page offers the call in the words of the home page (%s)", (locale) => {
  const main = pages.get(localPath("/thank-you", locale))?.querySelector("main");
  const { common, getStarted, home } = data.getWords(locale);
  for (const text of [getStarted.thanks.withoutCall.text, common.offer.title, home.hero.promise])
    expect(oneLine(main?.text ?? "")).toContain(text);
});

test.each(data.locales)("the sitemap page lists every page (%s)", (locale) => {
  const links = pages.get(localPath("/sitemap", locale))?.querySelectorAll("main a") ?? [];
  const listed = links.map((link) => link.getAttribute("href"));
  const missing = pagesIn(locale)
    .map(([path]) => path)
    .filter((path) => !listed.includes(path));
  expect(missing.sort()).toEqual([...formAnswers, "/sitemap"].sort().map((path) => localPath(path, locale)));
});

test("no page shows an unfilled placeholder", () => {
  for (const [path, page] of pages) {
    // Articles contain templates to copy, which have placeholders of their own.
    const placeholder = path.includes("/blog/") ? /\{company\.\w+\}/ : /\{[\w.]+\}/;
    const shown = page.querySelector("body")?.clone() as typeof page;
    for (const part of shown.querySelectorAll("script, pre")) part.remove();
    expect(placeholder.exec(shown.text)?.[0], path).toBeUndefined();
  }
});

test("every page has one h1, headings without skipped levels, and unique ids", () => {
  for (const [path, page] of pages) {
    // The contents of a template are not part of the page until a script shows them.
    const all = (selector: string) =>
      page.querySelectorAll(selector).filter((each) => !each.closest("template"));
    const levels = all("h1, h2, h3, h4, h5, h6").map(({ tagName }) => Number(tagName[1]));
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, path).toEqual([]);
    const ids = all("[id]").map(({ id }) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      path,
    ).toEqual([]);
  }
});

test("every table has a name", () => {
  for (const [path, page] of pages)
    for (const table of page.querySelectorAll("table")) {
      const id = table.getAttribute("aria-labelledby");
      const label = id ? page.getElementById(id) : table.querySelector("caption");
      expect((table.getAttribute("aria-label") ?? label?.text ?? "").trim(), path).not.toBe("");
    }
});

test("every page has a title and a description of its own, with a length that search engines show", () => {
  // An owner's record may have a short text.
  const records = data.listPaths();
  const seen = new Map<string, string>();
  for (const [path, page] of pages) {
    const title = page.querySelector("title")?.text ?? "";
    const description = page.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
    expect(title.endsWith(` | ${data.getCompany("en").name}`), `${path}: ${title}`).toBe(true);
    const least = records.includes(withoutLocale(path)) ? 1 : 50;
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(least);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(165);
    for (const text of [title, description]) {
      expect(seen.get(text), `${path} repeats`).toBeUndefined();
      seen.set(text, path);
    }
  }
});
