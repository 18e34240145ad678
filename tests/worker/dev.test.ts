import { type Browser, chromium, type Page } from "@playwright/test";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCompany, getWords, listProducts, locales } from "#data/index.ts";
import { findOrInstallChromium } from "../e2e/browser.ts";
import { fillRequired } from "../e2e/fill-required.ts";
import { endScripts, endWith, runScript } from "./npm-script.ts";
import { ProjectCopy } from "./project-copy.ts";

const [product] = listProducts("en");
/** A Lucide icon that the project does not use. */
const newIcon = "tractor";

describe("npm run dev", { timeout: 180_000 }, () => {
  const { results } = getWords("en").tools.catalogue;
  let copy: ProjectCopy;
  let site: Awaited<ReturnType<typeof runScript>>;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    copy = await ProjectCopy.create();
    await copy.edit("data/products.ts", "pricing: ", "pricing: -");
    site = await runScript("dev", copy.folder);
    browser = await chromium.launch({ executablePath: findOrInstallChromium() });
    page = await browser.newPage();
    // While other tests use the machine, the dev server may need more than Playwright's 30 s for the first request.
    page.setDefaultTimeout(120_000);
  }, 180_000);

  afterAll(async () => {
    endScripts();
    await browser?.close();
    await copy.remove();
  });

  /** Resolves when the page is connected to the dev server. Edits before that do not reach the page. */
  const connected = () => page.waitForEvent("console", (message) => message.text() === "[vite] connected.");

  async function open(path: string) {
    const isConnected = connected();
    await page.goto(site.url + path);
    await isConnected;
  }

  /** Edits a source file of the page, and waits until the page has reloaded. */
  async function edit(...change: Parameters<ProjectCopy["edit"]>) {
    const isConnected = connected();
    await copy.edit(...change);
    await isConnected;
  }

  test("starts with a wrong record, and its pages show file, id and field until it is corrected", async () => {
    await open("/tools");
    const mistake = page.getByText(new RegExp(`data/products\\.ts \\(${product?.id}\\):\\s+pricing: `));
    await mistake.waitFor();
    await edit("data/products.ts", "pricing: -", "pricing: ");
    await page.getByRole("heading", { name: results.title }).waitFor();
  });

  test("shows a mistake in the company's record, and the page again after it is corrected", async () => {
    await open("/tools");
    const { email } = getCompany("en");
    await edit("data/company.ts", `email: "${email}"`, 'email: "nobody"');
    await page.getByText(/data\/company\.ts:\s+email: /).waitFor();
    await edit("data/company.ts", 'email: "nobody"', `email: "${email}"`);
    await page.getByRole("heading", { name: results.title }).waitFor();
  });

  test("draws an icon that a record has just named", async () => {
    await open("/products");
    await edit("data/products.ts", `icon: "${product?.icon}"`, `icon: "${newIcon}"`);
    // A product may have its icon twice. Only one is visible at this width.
    const icons = page.locator(`use[href="/icons.svg#${newIcon}"]`);
    const width = () =>
      icons.evaluateAll((uses) => Math.max(0, ...uses.map((use) => use.getBoundingClientRect().width)));
    await expect.poll(width).toBeGreaterThan(0);
  });

  test("sends a form without a reload, because the packages of all islands are prepared at the start", async () => {
    const { contact } = getWords("en").leadForms;
    await open("/support/contact");
    await page.locator("main form [name=email]").fill("wanjiku@example.com");
    await fillRequired(page, "Contact Form");
    await page.locator("main [type=submit]").click();
    await page.getByRole("heading", { name: contact.thanks.title }).waitFor();
    expect(site.printed()).not.toMatch(/dependenc(?:y|ies) optimized|optimized dependencies changed/);
  });

  test("hydrates a form without warnings, although the button was pressed before its script was loaded", async () => {
    const mistakes: string[] = [];
    page.on("console", (message) => message.type() === "error" && mistakes.push(message.text()));
    await open("/support/contact");
    await page.locator("main [type=submit]").click();
    await page.locator("main [role=alert]:not([data-unsent])").waitFor();
    expect(mistakes).toEqual([]);
  });

  test("shows edits of a text, a component and an island, and keeps scroll position and entries", async () => {
    const { title } = getWords("en").support.contact.form;
    await open("/support/contact");
    const name = page.locator("main [name=name]");
    await name.fill("Wanjiku");
    await page.locator("[data-island=live]").first().waitFor({ state: "attached" });
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    await edit("data/pages/support.ts", `"${title}"`, '"Edited text"');
    await page.getByRole("heading", { name: "Edited text" }).waitFor();
    // The position is restored after the text appears, when the styles are loaded.
    const keepsPosition = () => expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await keepsPosition();
    await edit(
      "app/sections/info-header.tsx",
      "<h1",
      '<b className="tracking-widest">Edited component</b><h1',
    );
    await page.getByText("Edited component").waitFor();
    await keepsPosition();
    await edit("app/leads/forms/lead-form.tsx", "<Consent {...copy.frame} />", "<p>Edited island</p>");
    await page.getByText("Edited island").waitFor();
    expect(await name.inputValue()).toBe("Wanjiku");
    await keepsPosition();
    await name.focus();
    await page.locator("[data-island=live]").first().waitFor({ state: "attached" });
    await page.getByText("Edited island").waitFor();
  });

  test("shows an edit of a style without a reload", async () => {
    await open("/support/contact");
    const loaded = await page.evaluateHandle("document");
    await copy.edit("app/app.css", "@layer base {", "@layer base { h1 { scroll-margin-left: 7px }");
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector("h1") as Element).scrollMarginLeft === "7px",
    );
    // The style sheet was replaced without a reload, so it is the same document.
    expect(await loaded.evaluate((before) => before === document)).toBe(true);
  });

  if (locales.includes("sw"))
    test("reports a word without a translation after an edit, and says when it is translated", async () => {
      await copy.edit("data/pages/chat.ts", "widget: {", 'widget: { more: "More",');
      const word = "pages/chat.ts widget.more";
      const end = "To list all of these texts";
      await expect
        .poll(site.printed)
        .toMatch(new RegExp(`In English on Swahili pages:[^]*${word}[^]*${end}`));
      const printedBefore = site.printed().length;
      const report = () => site.printed().slice(printedBefore);
      await copy.edit("data/pages/chat.ts", ' more: "More",', "");
      // Other texts may still be in English only, such as a new record.
      await expect.poll(report).toMatch(new RegExp(`${end}|All texts are in Swahili`));
      expect(report()).not.toContain(word);
    });

  test("renders the sitemap with every page, and links only to files that exist", async () => {
    const response = await fetch(`${site.url}/sitemap`);
    expect(response.status).toBe(200);
    const links = parse(await response.text()).querySelectorAll("head link");
    expect(links.map((link) => link.getAttribute("rel"))).toContain("icon");
    for (const link of links) {
      const { href } = new URL(link.getAttribute("href") ?? "", site.url);
      if (href.startsWith(site.url)) expect((await fetch(href)).status, href).toBe(200);
    }
  });

  test("ends after Ctrl+C, which a terminal sends to npm and its programs, with all processes that it has started", async () => {
    await endWith(site.npm, (pid) => process.kill(-pid, "SIGINT"));
  });
});
