import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { type Browser, chromium, type Page } from "@playwright/test";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { company } from "#data/company.ts";
import { getCompany, getWords, listPosts, listProducts, locales, toolCategories } from "#data/index.ts";
import { findOrInstallChromium } from "../e2e/browser.ts";
import { FakeTurnstile } from "../fakes/turnstile.ts";
import { expectBrochures } from "./brochures.ts";
import { filledForm, post } from "./harness.ts";
import { ProjectCopy } from "./project-copy.ts";
import { freePort } from "./site-process.ts";

/** `npm start` as an owner runs it, in a copy of the project with Turnstile's keys and a provider for its newsletter; and how npm's scripts end. */

const [product] = listProducts("en");
/** An icon of Lucide's that nothing in the project names. */
const newIcon = "tractor";
const siteKey = "1x00000000000000000000AA";
const secretKey = "1x0000000000000000000000000000000AA";
let project: ProjectCopy;
let turnstile: FakeTurnstile;

beforeAll(async () => {
  turnstile = await FakeTurnstile.start();
  project = await ProjectCopy.create();
  await project.edit("wrangler.toml", /^# (TURNSTILE_SITE_KEY = )""/m, `TURNSTILE_SITE_KEY = "${siteKey}"`);
  // Uncomments the example.
  await project.edit("data/company.ts", /^ {2}\/\/ (?=newsletter: )/m, "  ");
  // Half of the pages to build.
  if (company.languages.length > 1)
    await project.edit("data/company.ts", /languages: \[.*\]/, 'languages: ["en"]');
  await project.edit("data/products.ts", `icon: "${product?.icon}"`, `icon: "${newIcon}"`);
});

afterAll(async () => {
  for (const npm of started) npm.kill("SIGTERM");
  await turnstile.close();
  await project.remove();
});

const started: ChildProcess[] = [];

/** Runs an npm script in a folder until it has printed where the site is. */
async function runScript(script: string, cwd: string) {
  const [port, mailboxPort] = [await freePort(), await freePort()];
  const npm = spawn("npm", ["run", script, "--", "--port", `${port}`, "--mailbox-port", `${mailboxPort}`], {
    cwd,
    stdio: ["ignore", "pipe", "inherit"],
    // A process group of its own, as a terminal makes for each command.
    detached: true,
    env: {
      ...process.env,
      RESEND_API_KEY: "",
      RESEND_BASE_URL: "",
      TURNSTILE_SECRET_KEY: secretKey,
      TURNSTILE_VERIFY_URL: turnstile.url,
    },
  });
  started.push(npm);
  let printed = "";
  for await (const chunk of npm.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk;
    if (printed.includes("Mailbox ")) break;
  }
  npm.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  expect(printed).toContain(`Site     http://localhost:${port}\n`);
  return { npm, url: `http://localhost:${port}`, printed: () => printed };
}

/** Ends npm; resolves when all processes that npm has started, and theirs, have ended too. */
async function endWith(npm: ChildProcess, end: (pid: number) => void): Promise<void> {
  const family = descendantsOf(npm.pid ?? 0).map(nameOf);
  expect(family.join("\n")).toContain("workerd");
  end(npm.pid ?? 0);
  await once(npm, "exit");
  const left = () =>
    processes()
      .map(nameOf)
      .filter((name) => family.includes(name));
  await expect.poll(left, { timeout: 15_000 }).toEqual([]);
}

const nameOf = ({ pid, args }: ReturnType<typeof processes>[number]) => `${pid} ${args}`;

function descendantsOf(pid: number): ReturnType<typeof processes> {
  const all = processes();
  const children = (parent: number): typeof all =>
    all.filter(({ ppid }) => ppid === parent).flatMap((child) => [child, ...children(child.pid)]);
  return children(pid);
}

function processes() {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args=", "-ww"], { encoding: "utf8" }).split("\n");
  return lines.map((line) => {
    const [, pid, ppid, args = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return { pid: Number(pid), ppid: Number(ppid), args };
  });
}

describe("npm start", () => {
  let site: Awaited<ReturnType<typeof runScript>>;

  beforeAll(async () => {
    site = await runScript("start", project.folder);
  }, 120_000);

  test("builds pages that carry the site key, under a policy that allows Turnstile", async () => {
    for (const [path, status] of [["/", 200] as const, ["/about", 200] as const, ["/x", 404] as const]) {
      const response = await fetch(site.url + path);
      expect(response.status).toBe(status);
      expect(await response.text()).toContain(`<meta name="turnstile-site-key" content="${siteKey}"/>`);
      const policy = response.headers.get("Content-Security-Policy");
      for (const directive of ["script-src", "frame-src"]) {
        expect(policy).toMatch(new RegExp(`${directive} [^;]*https://challenges\\.cloudflare\\.com`));
      }
    }
  });

  test("asks Turnstile about what is sent with a token", async () => {
    const send = () =>
      fetch(`${site.url}/api/send-email`, post({ ...filledForm, turnstileToken: "from the widget" }));
    expect((await send()).status).toBe(200);
    expect(turnstile.questions).toEqual([
      expect.objectContaining({ secret: secretKey, response: "from the widget" }),
    ]);
    turnstile.verdict = { body: '{"success":false,"error-codes":["invalid-input-response"]}' };
    expect((await send()).status).toBe(403);
  });

  test("builds newsletter boxes that post to the provider, under a policy and a privacy text that know it", async () => {
    const [article] = listPosts("en");
    for (const path of ["/", "/about", "/blog", article?.path ?? "", "/x"]) {
      const response = await fetch(site.url + path);
      expect(response.headers.get("Content-Security-Policy"), path).toContain(
        "form-action 'self' https://buttondown.com;",
      );
      const boxes = parse(await response.text()).querySelectorAll('form[action^="https://buttondown.com/"]');
      expect(boxes, path).toHaveLength(1);
      expect(boxes[0]?.getAttribute("target"), path).toBe("_blank");
      expect(boxes[0]?.querySelector("input")?.getAttribute("name"), path).toBe("email");
      expect(boxes[0]?.textContent, path).toContain(getWords("en").common.newsletter.on);
    }
    expect(await (await fetch(`${site.url}/privacy`)).text()).toContain('id="the-newsletter"');
  });

  test("builds a sprite with an icon that a record has just named", async () => {
    expect(await (await fetch(`${site.url}/products`)).text()).toContain(`/icons.svg#${newIcon}"`);
    expect(await (await fetch(`${site.url}/icons.svg`)).text()).toContain(`id="${newIcon}"`);
  });

  test("ends with npm, and so does everything that it has started", { timeout: 30_000 }, async () => {
    await endWith(site.npm, (pid) => process.kill(pid, "SIGTERM"));
  });
});

describe("npm run dev", { timeout: 60_000 }, () => {
  const [{ name: category }] = toolCategories;
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
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
    await copy.remove();
  });

  /** Opens a page and waits until it is hydrated and connected: before that it does not hear of an edit. */
  async function openHydrated(path: string) {
    const connected = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
    await page.goto(site.url + path);
    await page.locator("html[data-hydrated]").waitFor();
    await connected;
  }

  test("starts with a wrong record, and its pages say file, id and field until it is mended", async () => {
    await openHydrated("/tools");
    const mistake = page.getByText(
      new RegExp(`data/products\\.ts \\(${product?.id}\\) does not fit its schema:\\s+pricing: `),
    );
    await mistake.waitFor();
    await copy.edit("data/products.ts", "pricing: -", "pricing: ");
    await page.getByRole("heading", { name: results.title }).waitFor();
  });

  test("shows a mistake in the company's record, and the page again once it is mended", async () => {
    await openHydrated("/tools");
    const { email } = getCompany("en");
    await copy.edit("data/company.ts", `email: "${email}"`, 'email: "nobody"');
    await page.getByText(/data\/company\.ts does not fit its schema:\s+email: /).waitFor();
    await copy.edit("data/company.ts", 'email: "nobody"', `email: "${email}"`);
    await page.getByRole("heading", { name: results.title }).waitFor();
  });

  test("draws an icon that a record has just named", async () => {
    await openHydrated("/products");
    await copy.edit("data/products.ts", `icon: "${product?.icon}"`, `icon: "${newIcon}"`);
    const icon = page.locator(`use[href="/icons.svg#${newIcon}"]`);
    await icon.waitFor({ state: "attached" });
    const width = () => icon.evaluate((use: SVGUseElement) => use.getBoundingClientRect().width);
    await expect.poll(width).toBeGreaterThan(0);
  });

  test("hydrates its pages, and edits of a component and of a text show by themselves", async () => {
    await openHydrated("/tools");
    const window = await page.evaluateHandle("window");
    const hidden = page.locator("[data-list] > :not([data-category='1'])").first();
    await page.getByRole("radio", { name: category, exact: true }).check();
    await hidden.waitFor({ state: "hidden" });
    await copy.edit("app/search/filter-panel.tsx", "/>} {label}", "/>} {label} (edited)");
    await page.getByRole("radio", { name: `${category} (edited)` }).waitFor();
    await copy.edit("data/pages/tools.ts", `title: "${results.title}"`, 'title: "Edited"');
    await page.getByRole("heading", { name: "Edited" }).waitFor();
    // The same document still: it was not loaded again.
    expect(await window.evaluate((before) => before === globalThis)).toBe(true);
  });

  if (locales.includes("sw"))
    test("names a word that an edit leaves without Swahili, and says when it is mended", async () => {
      await copy.edit("data/pages/chat.ts", "widget: {", 'widget: { more: "More",');
      await expect.poll(site.printed).toContain("In English on Swahili pages: pages/chat.ts widget.more");
      await copy.edit("data/pages/chat.ts", ' more: "More",', "");
      await expect.poll(site.printed).toContain("All is in Swahili.");
    });

  test("draws the sitemap, which names every page, and links no file that is not there", async () => {
    const response = await fetch(`${site.url}/sitemap`);
    expect(response.status).toBe(200);
    const links = parse(await response.text()).querySelectorAll("head link");
    expect(links.map((link) => link.getAttribute("rel"))).toContain("icon");
    for (const link of links) {
      const { href } = new URL(link.getAttribute("href") ?? "", site.url);
      if (href.startsWith(site.url)) expect((await fetch(href)).status, href).toBe(200);
    }
  });

  test("sends the brochures of each language", () => expectBrochures((path) => fetch(site.url + path)));

  test("ends by Ctrl+C, which a terminal sends to npm and its programs, with everything that it has started", async () => {
    await endWith(site.npm, (pid) => process.kill(-pid, "SIGINT"));
  });
});
