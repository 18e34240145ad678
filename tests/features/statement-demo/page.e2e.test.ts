import { readFileSync } from "node:fs";
import type { Download, Locator, Page } from "@playwright/test";
import { formatWhole } from "#app/features/statement-demo/reader/format.ts";
import { groups, maxPages } from "#app/features/statement-demo/reader/statement.ts";
import { sampleStatement } from "#data/features/statement-demo/sample.ts";
import { fill } from "#data/load/fill.ts";
import { expectAccessible } from "#tests/e2e/axe.ts";
import { changes, expectSameTextsIfTranslated } from "#tests/e2e/change-html.ts";
import { data } from "#tests/e2e/data.ts";
import {
  entry,
  expect,
  hold,
  hydrate,
  hydrated,
  idle,
  scriptRequests,
  setFontSize,
  test,
} from "#tests/e2e/test.ts";
import { longCsv } from "./fakes/long-csv.ts";
import { makeXlsx } from "./fakes/make-xlsx.ts";
import { packedPdf, pdfOfPages } from "./fakes/packed-pdf.ts";
import { personalPdf, tillPdf } from "./fakes/pdf-statements.ts";

const path = "/tools/ai-mpesa-analyzer";
const { statementDemo: copy } = data.getWords("en");
const { own, result, failures } = copy;

/** The highest number of A4 pages for a statement of 50 lines, with the text of the tool's page, which needs 6. */
const mostSheets = 11;

const section = (page: Page) => page.locator("#try");
const input = (page: Page) => section(page).locator("input[type=file]");
const addsUp = (fitting: number, total = fitting) =>
  fill(result.addsUp, { fitting: formatWhole(fitting), total: formatWhole(total) });
const ownTitle = (page: Page, name: string) =>
  section(page).getByRole("heading", { name: fill(result.own, { name }) });

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
const upload = (name: string, buffer: Buffer | string, mimeType = ""): Upload => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer as string),
});
const fake = (name: string) => upload(name, readFileSync(`tests/features/statement-demo/fakes/${name}`));

const textMessage = "QK12AB34CD Confirmed. Ksh1,200.00 received from JANE WANJIKU on 3/10/26 at 4:12 PM";

/** Opens the page. Resolves when its island is live. */
async function open(page: Page): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the sample is sorted, summed up and drawn; its lists unfold and do not scroll inside the page", async ({
    page,
  }) => {
    await page.goto(`${path}#try`);
    const demo = section(page);
    await expect(demo).toContainText(result.sampleLabel);
    const count = sampleStatement.trim().split("\n").length - 1;
    await expect(demo).toContainText(addsUp(count - 1));
    for (const group of groups)
      await expect(demo.getByRole("table").first()).toContainText(result.groups[group]);
    await expect(demo.getByRole("img")).toBeVisible();
    await expect(demo.getByRole("listitem").filter({ hasText: "Jane W." }).first()).toBeVisible();
    // Controls that need script are hidden.
    await expect(demo.locator(":is(input, select, textarea, button):visible")).toHaveCount(0);
    const all = demo.getByRole("region", { name: result.all.title });
    await expect(all).toBeHidden();
    await demo.locator("summary", { hasText: result.all.title }).click();
    await expect(all.getByRole("listitem")).toHaveCount(6);
    await all.locator("summary").click();
    await expect(all.getByRole("listitem")).toHaveCount(22);
    const scrolled = await demo.locator("*").evaluateAll((parts) =>
      parts.filter(
        (part) =>
          part.scrollHeight > part.clientHeight + 1 &&
          part.clientHeight > 99 &&
          // The letters of a heading may reach out of its box.
          getComputedStyle(part).overflowY !== "visible",
      ),
    );
    expect(scrolled).toEqual([]);
  });
});

/** Expects the sample on the first screen of the demo, directly below the bars, and a link there to the visitor's own file. */
async function expectSampleFirst(page: Page, bars: Locator): Promise<void> {
  await expect(section(page).getByRole("heading", { name: result.sample })).toBeInViewport({ ratio: 1 });
  const [demo, bar] = [await section(page).boundingBox(), await bars.boundingBox()];
  // Nothing of the section above remains visible, and no word of this one is covered.
  const covered = (bar?.y ?? NaN) + (bar?.height ?? NaN) - (demo?.y ?? NaN);
  expect(covered).toBeGreaterThanOrEqual(0);
  expect(covered).toBeLessThan(8);
  const link = section(page).getByRole("link", { name: copy.tryIt, exact: true });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page.getByRole("heading", { name: own.title, exact: true })).toBeInViewport({ ratio: 1 });
}

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test.describe(`in a window ${width} px wide`, () => {
    test.use({ viewport: { width, height }, reducedMotion: "reduce" });

    const demoLink = (page: Page) =>
      page.getByRole("link", { name: data.getWords("en").tools.detail.hero.demo, exact: true });

    test("the demo begins with the sorted sample, and a link leads to the form for a file", async ({
      page,
    }) => {
      await page.goto(path);
      await demoLink(page).click();
      const bar = page.locator(".price-bar");
      await expect(bar).toBeVisible();
      await expectSampleFirst(page, width > 1000 ? bar : page.getByRole("banner"));
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("the demo begins with the sorted sample, and a link leads to the reason why there is no form", async ({
        page,
      }) => {
        await page.goto(path);
        await demoLink(page).click();
        await expectSampleFirst(page, page.getByRole("banner"));
        await expect(section(page).getByText(own.noScript)).toBeInViewport();
      });
    });
  });
}

test("in a wide window the button of the price bar leads to the form for a file", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await page.locator("#faq").evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await page.locator(".price-bar").getByRole("link", { name: copy.tryIt, exact: true }).click();
  await expect(page.getByRole("heading", { name: own.title, exact: true })).toBeInViewport();
});

test("on a phone the password is folded until a file turns out to be locked", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const password = section(page).getByRole("textbox", { name: own.password });
  await expect(password).toBeHidden();
  const { file } = await personalPdf({ password: "12345678" });
  await input(page).setInputFiles(upload("locked.pdf", file));
  await expect(section(page).getByRole("alert")).toHaveText(failures.passwordNeeded);
  await expect(password).toBeFocused();
  await expect(password).toBeInViewport({ ratio: 1 });
  await password.fill("12345678");
  await section(page).getByRole("button", { name: own.open }).click();
  await expect(ownTitle(page, "locked.pdf")).toBeFocused();
  await expect(ownTitle(page, "locked.pdf")).toBeInViewport({ ratio: 1 });
});

test("choosing a CSV file loads the island and the CSV reader; the result begins with the lines that need a person, and reports unreadable lines and the first wrong balance", async ({
  page,
}) => {
  const scripts = scriptRequests(page);
  await page.goto(path);
  await input(page).dispatchEvent("input");
  await hydrated(page);
  const heavy = /statement-worker|answer-request|\/csv-|xlsx-|pdf/;
  expect(scripts.filter((url) => heavy.test(url))).toEqual([]);
  await input(page).setInputFiles(fake("till.csv"));
  await expect(ownTitle(page, "till.csv")).toBeFocused();
  expect(scripts.filter((url) => /xlsx-|pdf/.test(url))).toEqual([]);
  await expect(section(page)).toContainText(addsUp(7));
  await expect(section(page)).toContainText(fill(result.setAside, { count: 1 }));
  const first = section(page).getByRole("region", { name: result.exceptions.title });
  await expect(first.getByRole("listitem")).toHaveCount(2);
  await expect(first).toContainText(result.exceptions.reasons.unsorted);
  await expect(first).toContainText(result.exceptions.reasons.reversal);

  await input(page).setInputFiles(fake("faulty.tsv"));
  await expect(section(page)).toContainText(fill(result.problems, { count: 7 }));
  // One readable line has no balance before it.
  await expect(section(page)).toContainText(result.noBalance);
  await expect(section(page)).toContainText(result.exceptions.noneRead);
  const where = { place: fill(result.line, { line: 4 }), column: copy.columns.paidIn };
  await expect(section(page)).toContainText(
    fill(result.problem, { ...where, expected: copy.expected.amount, found: "“1.234,00”" }),
  );

  const wrong = readFileSync("tests/features/statement-demo/fakes/till.csv", "utf8").replace(
    '"10,396.50"',
    '"10,000.50"',
  );
  await input(page).setInputFiles(upload("wrong.csv", wrong));
  await expect(section(page)).toContainText(addsUp(6, 7));
  const place = fill(result.line, { line: 10 });
  await expect(section(page)).toContainText(
    fill(result.misfit, { place, found: "10,000.50", expected: "10,396.50" }),
  );
});

test("an unusable PDF is refused with a reason and the sample stays; a locked PDF asks for its password, reports a wrong one, and opens with the right one", async ({
  page,
}) => {
  await open(page);
  await input(page).evaluate((field: HTMLInputElement) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(10 * 1024 * 1024 + 1)], "big.csv"));
    field.files = files.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
  const alert = section(page).getByRole("alert");
  await expect(alert).toHaveText(fill(failures.tooBig, { found: 10.1, limit: 10 }));
  await input(page).setInputFiles(upload("damaged.pdf", "%PDF-1.7 and no more"));
  await expect(alert).toHaveText(failures.damaged);
  await input(page).setInputFiles(upload("long.pdf", pdfOfPages(maxPages + 1)));
  const pages = { found: formatWhole(maxPages + 1), limit: formatWhole(maxPages) };
  await expect(alert).toHaveText(fill(failures.tooManyPages, pages));
  const quote = "BT /F1 12 Tf 50 700 Td (Quote for a workflow) Tj ET";
  await input(page).setInputFiles(upload("quote.pdf", packedPdf(quote)));
  await expect(alert).toHaveText(failures.noStatement);
  await input(page).setInputFiles(upload("text.PDF", "Not found"));
  await expect(alert).toHaveText(failures.damaged);
  await expect(section(page)).toContainText(result.sampleLabel);
  const { file, receipts } = await personalPdf({ password: "12345678" });
  const password = section(page).getByRole("textbox", { name: own.password });
  await input(page).setInputFiles(upload("locked.pdf", file));
  await expect(section(page).getByRole("alert")).toHaveText(failures.passwordNeeded);
  await expect(password).toBeFocused();
  await password.fill("87654321");
  await section(page).getByRole("button", { name: own.open }).click();
  await expect(section(page).getByRole("alert")).toHaveText(failures.passwordWrong);
  await section(page).getByText(own.paste).click();
  const pasted = section(page).getByRole("textbox", { name: own.pasted });
  await pasted.pressSequentially("R");
  await expect(pasted).toBeFocused();
  // Copied from a message, with a space. The error goes away while the password is corrected.
  await password.fill("12345678 ");
  await expect(section(page).getByRole("alert")).toHaveText(failures.passwordNeeded);
  await password.press("Enter");
  await expect(ownTitle(page, "locked.pdf")).toBeFocused();
  await expect(section(page)).toContainText(addsUp(receipts.length - 1));
});

test("a small PDF that unpacks to too many texts, or to hundreds of megabytes, is refused within seconds, and the next file is read", async ({
  page,
}) => {
  test.slow();
  await open(page);
  const alert = section(page).getByRole("alert");
  for (const content of [
    "BT /F1 10 Tf 50 700 Td (UJ14000001) Tj ET\n".repeat(50_000),
    Buffer.alloc(400e6, "q Q\n"),
  ]) {
    await input(page).setInputFiles(upload("huge.pdf", packedPdf(content)));
    await expect(alert).toHaveText(failures.tooMuch, { timeout: 20_000 });
    await expect(section(page)).toContainText(result.sampleLabel);
    const { file } = await personalPdf({});
    await input(page).setInputFiles(upload("next.pdf", file));
    await expect(ownTitle(page, "next.pdf")).toBeFocused();
    await section(page).getByRole("button", { name: result.remove }).click();
  }
});

test("the keyboard changes a line's group, and the totals and the downloaded file follow; only the new total is spoken", async ({
  page,
}) => {
  await open(page);
  const evil = readFileSync("tests/features/statement-demo/fakes/till.csv", "utf8").replace(
    "Promo adjustment 7",
    "=1+2",
  );
  await input(page).setInputFiles(upload("till.csv", evil));
  await expect(ownTitle(page, "till.csv")).toBeFocused();
  const totals = section(page).getByRole("table").first();
  const row = (group: keyof typeof result.groups) =>
    totals.getByRole("row").filter({ hasText: result.groups[group] });
  await expect(row("unsorted")).toContainText("+123.45");
  const field = section(page)
    .getByRole("combobox", { name: fill(result.all.groupOf, { details: "=1+2" }) })
    .first();
  const spoken = await recordTexts(
    section(page).getByRole("region", { name: result.groupsTitle }).getByRole("status"),
  );
  await field.focus();
  await page.keyboard.press("Home");
  await expect(field).toHaveValue("income");
  await expect(row("unsorted")).toContainText("0.00");
  await expect(row("income")).toContainText("+14,073.45");
  expect(await spoken.jsonValue()).toEqual([`${result.groups.income}: +14,073.45`]);
  await page.clock.install();
  await page.evaluate(() => {
    URL.revokeObjectURL = () => Object.assign(window, { isRevoked: true });
  });
  const downloading = page.waitForEvent("download");
  await section(page).getByRole("button", { name: result.all.download }).click();
  const text = await contentOf(await downloading);
  expect(text.split("\r\n")).toHaveLength(10);
  expect(text).toContain(`'=1+2,,${result.groups.income},123.45,0.00,4619.95,,2026-10`);
  // Safari may begin to read the file much later, so its URL must still work.
  await page.clock.fastForward(50_000);
  expect(await page.evaluate(() => "isRevoked" in window)).toBe(false);
  await page.clock.fastForward(10_000);
  expect(await page.evaluate(() => "isRevoked" in window)).toBe(true);
});

test("name, period and sums of the next file appear together, and the focus moves to them then", async ({
  page,
}) => {
  await open(page);
  const head = section(page).locator("h3").first().locator("xpath=../..");
  const texts = await recordTexts(head);
  const focused = await head.evaluateHandle((element) => {
    const seen: string[] = [];
    element.addEventListener("focusin", () => seen.push(element.textContent));
    return seen;
  });
  const files = [fake("till.csv"), fake("personal.csv")];
  for (const file of files) {
    await input(page).focus();
    await input(page).setInputFiles(file);
    await expect(ownTitle(page, file.name)).toBeFocused();
  }
  await idle(page);
  // With each file the part changes once, and its text is then complete.
  const shown = await texts.jsonValue();
  expect(shown).toHaveLength(files.length);
  expect(await focused.jsonValue()).toEqual(shown);
});

test("a group that is chosen in the filter while the script is loading is shown as soon as the script is there", async ({
  page,
}) => {
  const scripts = await hold(page, /\/assets\/.*\.js$/);
  await page.goto(path);
  await section(page).getByText(result.all.title).first().click();
  await section(page).getByRole("combobox", { name: result.all.filter }).selectOption("income");
  scripts.letThrough();
  await hydrated(page);
  const lines = section(page).getByRole("region", { name: result.all.title });
  const groups = () => lines.locator("option:checked").allTextContents();
  await expect.poll(async () => [...new Set(await groups())]).toEqual([result.groups.income]);
});

test("a file that is chosen while the script is loading is answered at once", async ({ page }) => {
  const scripts = await hold(page, /\/assets\/.*\.js$/);
  await page.goto(path);
  const loading = section(page).getByRole("status").getByText(own.loading, { exact: true });
  await input(page).focus();
  await expect(loading).toBeHidden();
  await expect(input(page)).toHaveAttribute("aria-invalid", "false");
  await input(page).setInputFiles(fake("till.csv"));
  await expect(loading).toBeInViewport({ ratio: 1 });
  scripts.letThrough();
  await expect(ownTitle(page, "till.csv")).toBeFocused();
  await expect(loading).toBeHidden();
});

/** Records the text of an element after each change of the page. */
function recordTexts(element: Locator) {
  return element.evaluateHandle((target) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(target.textContent)).observe(target, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return texts;
  });
}

async function contentOf(download: Download): Promise<string> {
  expect(download.suggestedFilename()).toBe(result.all.file);
  return readFileSync(await download.path(), "utf8");
}

test("pasted text is sorted; showing the sample again deletes text and file, and nothing is stored", async ({
  page,
}) => {
  await open(page);
  const password = section(page).getByRole("textbox", { name: own.password });
  await password.fill("12345678");
  await section(page).getByText(own.paste).click();
  const pasted = section(page).getByRole("textbox", { name: own.pasted });
  await pasted.fill(" ");
  await section(page).getByRole("button", { name: own.sortPasted }).click();
  await expect(section(page).getByRole("alert")).toHaveText(failures.nothingPasted);
  await expect(pasted).toHaveAccessibleDescription(new RegExp(`^${failures.nothingPasted}`));
  await pasted.fill("Lines without headings");
  await section(page).getByRole("button", { name: own.sortPasted }).click();
  await expect(section(page).getByRole("alert")).toHaveText(failures.noHeader);
  await pasted.fill(readFileSync("tests/features/statement-demo/fakes/personal.csv", "utf8"));
  await expect(section(page).getByRole("alert")).toHaveCount(0);
  await section(page).getByRole("button", { name: own.sortPasted }).click();
  await expect(ownTitle(page, result.pasted)).toBeFocused();
  await expect(section(page)).toContainText(addsUp(11));
  await input(page).setInputFiles(fake("till.csv"));
  await expect(ownTitle(page, "till.csv")).toBeFocused();
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.values(sessionStorage).filter((value) => value.includes("TKA1")),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
  ]);
  expect(stored).toEqual([]);
  await section(page).getByRole("button", { name: result.remove }).click();
  await expect(section(page)).toContainText(result.sampleLabel);
  await expect(section(page)).not.toContainText("KILIMO");
  await expect(section(page).getByRole("heading", { name: result.sample })).toBeFocused();
  await expect(password).toHaveValue("");
  await expect(pasted).toHaveValue("");
});

test.describe("if a translation or an extension changes the HTML", () => {
  test.use({ expectedErrors: [/React error #418/] });

  test("all texts are those of the visitor's statement, before and after a change of a group", async ({
    page,
  }) => {
    const choose = (file: Upload) => async () => {
      await input(page).setInputFiles(file);
      await expect(section(page).locator("h3").first()).toContainText(file.name);
      await expect(section(page).locator("h3").first()).toBeFocused();
    };
    const wrong = readFileSync("tests/features/statement-demo/fakes/till.csv", "utf8").replace(
      '"10,396.50"',
      '"10,000.50"',
    );
    await expectSameTextsIfTranslated(section(page), [
      async () => void (await page.goto(path)),
      async () => {
        await input(page).dispatchEvent("input");
        await hydrated(page);
      },
      choose(upload("wrong.csv", wrong)),
      async () => void (await section(page).locator("li select").first().selectOption({ index: 2 })),
      async () => void (await section(page).locator("label + select").first().selectOption({ index: 1 })),
      choose(fake("faulty.tsv")),
      async () => {
        await input(page).setInputFiles(upload("damaged.pdf", "%PDF-1.7 and no more"));
        await expect(section(page).getByRole("alert")).toBeVisible();
      },
      choose(fake("personal.csv")),
      async () => {
        await section(page).locator("h3 + button").click();
        await expect(section(page).locator("h3").first()).toBeFocused();
      },
    ]);
  });

  for (const change of changes) {
    test(`by ${change.name} before hydration, the open fold for pasted lines stays open, and keeps text and focus`, async ({
      page,
    }) => {
      const script = await hold(page, entry);
      await page.goto(path);
      await page.evaluate(change);
      const pasted = section(page).locator("[name=pasted]");
      await section(page).locator("summary", { hasText: own.paste }).click();
      await pasted.pressSequentially("Receipt");
      script.letThrough();
      await hydrated(page);
      await page.keyboard.type(" No.");
      await expect(pasted).toBeVisible();
      await expect(pasted).toBeFocused();
      await expect(pasted).toHaveValue("Receipt No.");
    });
  }
});

test("on a phone the answer to pasted text messages is beside the button, describes the field, and has a link to the way to a statement", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await section(page).getByText(own.paste).click();
  const pasted = section(page).getByRole("textbox", { name: own.pasted });
  await pasted.fill(`${textMessage}\n`.repeat(10));
  const button = section(page).getByRole("button", { name: own.sortPasted });
  await button.click();
  const alert = section(page).getByRole("alert");
  await expect(alert).toContainText(failures.textMessages);
  await expect(alert).toBeInViewport({ ratio: 1 });
  // Ten messages are higher than the window.
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(pasted).toHaveAttribute("aria-invalid", "true");
  await expect(pasted).toHaveAccessibleDescription(new RegExp(`^${failures.textMessages}`));
  await expect(alert.getByRole("link", { name: own.help.label })).toHaveAttribute("href", own.help.path);
  // The failure of a file is at the field for files.
  await input(page).setInputFiles(upload("damaged.pdf", "%PDF-1.7 and no more"));
  await expect(alert).toHaveText(failures.damaged);
  await expect(pasted).not.toHaveAttribute("aria-invalid");
});

test("the answer to lines with other headings has a link to the way to a statement", async ({ page }) => {
  await open(page);
  await section(page).getByText(own.paste).click();
  await section(page)
    .getByRole("textbox", { name: own.pasted })
    .fill("Receipt No.,Completion Time,Sum\nQK12AB34CD,2026-10-31 18:05:00,100");
  await section(page).getByRole("button", { name: own.sortPasted }).click();
  const link = section(page).getByRole("alert").getByRole("link", { name: own.help.label });
  await expect(link).toHaveAttribute("href", own.help.path);
});

test("on a phone with a slow line the progress is beside the button for pasted lines, which is busy until they are sorted, and a second press does not begin again", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const gate = Promise.withResolvers<void>();
  await context.route(/\/assets\/csv-/, async (route) => {
    await gate.promise;
    await route.continue().catch(() => undefined);
  });
  let workers = 0;
  page.on("worker", () => workers++);
  await section(page).getByText(own.paste).click();
  const pasted = section(page).getByRole("textbox", { name: own.pasted });
  await pasted.fill(readFileSync("tests/features/statement-demo/fakes/personal.csv", "utf8"));
  const button = section(page).getByRole("button", { name: own.sortPasted });
  await button.click();
  await expect(section(page).getByRole("progressbar")).toBeInViewport({ ratio: 1 });
  await expect(button).toBeInViewport({ ratio: 1 });
  // A screen reader announces each step once.
  await expect(section(page).locator("[aria-live=polite]:not(:empty)")).toHaveCount(1);
  await expect(button).toHaveAttribute("aria-busy", "true");
  await button.click();
  gate.resolve();
  await expect(ownTitle(page, result.pasted)).toBeFocused();
  expect(workers).toBe(1);
  await expect(button).not.toHaveAttribute("aria-busy", "true");
});

test("a visitor who leaves the page and comes back by Back sees the sample and empty fields", async ({
  page,
}) => {
  await open(page);
  await input(page).setInputFiles(fake("till.csv"));
  await expect(ownTitle(page, "till.csv")).toBeFocused();
  const password = section(page).getByRole("textbox", { name: own.password });
  await section(page).getByText(own.paste).click();
  const pasted = section(page).getByRole("textbox", { name: own.pasted });
  await pasted.fill("Receipt No.");
  await password.fill("12345678");
  // The browser fires `pagehide` when it keeps the page for Back. It keeps the page as it is after this event.
  const kept = await section(page).evaluate((element) => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    return element.textContent;
  });
  expect(kept).toContain(result.sampleLabel);
  expect(kept).not.toContain("till.csv");
  await expect(password).toHaveValue("");
  await expect(pasted).toHaveValue("");
  await expect(section(page).getByRole("heading", { name: result.sample })).not.toBeFocused();
  await input(page).setInputFiles(fake("till.csv"));
  await expect(ownTitle(page, "till.csv")).toBeFocused();
});

test("a file that was chosen before hydration is gone when the visitor leaves the page, so that Back or a reload does not read it", async ({
  page,
}) => {
  // By its path: Chromium restores no file without one.
  const choose = () => input(page).setInputFiles("tests/features/statement-demo/fakes/till.csv");
  await page.goto(path);
  const gate = await hold(page, /statement-demo-/);
  await choose();
  await page.locator("footer").getByRole("link").first().click();
  await expect(page).not.toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL(path);
  const files = () => input(page).evaluate((field: HTMLInputElement) => field.files?.length);
  expect(await files()).toBe(0);
  await choose();
  expect(await files()).toBe(1);
  await page.reload();
  expect(await files()).toBe(0);
  await choose();
  // The browser fires `pagehide` when it keeps the page for Back.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  expect(await files()).toBe(0);
  gate.letThrough();
  await hydrate(page);
  await expect(section(page)).toContainText(result.sampleLabel);
});

async function scrollToEnd(list: Locator) {
  await list.locator("summary").click();
  // The box has a name only after the list is unfolded, so that this waits for it.
  await list
    .getByRole("group", { name: fill(result.all.rest.several, { count: 494 }), exact: true })
    .evaluate((box) => box.scrollTo({ top: box.scrollHeight, behavior: "instant" }));
}

test("after scrolling a long list, the next statement shows its lines, print has all of them, and all lines of a kind can be put into a group at once", async ({
  page,
}) => {
  await open(page);
  const settle = (count: number) => longCsv(count).replaceAll("Merchant Payment from", "Promo");
  await input(page).setInputFiles(upload("long.csv", settle(500)));
  await expect(ownTitle(page, "long.csv")).toBeFocused();
  const lists = [result.exceptions.title, result.all.title].map((name) =>
    section(page).getByRole("region", { name }),
  );
  for (const list of lists) {
    await scrollToEnd(list);
    await expect(list).toContainText(fill(result.line, { line: 501 }));
    // Only lines near the visible area are drawn.
    expect(await list.getByRole("listitem").count()).toBeLessThan(200);
  }
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  for (const list of lists) await expect(list.getByRole("listitem")).toHaveCount(500);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await input(page).setInputFiles(upload("short.csv", settle(3)));
  await expect(ownTitle(page, "short.csv")).toBeFocused();
  for (const list of lists) await expect(list.getByRole("listitem")).toHaveCount(3);

  await input(page).setInputFiles(
    upload("promo.csv", longCsv(5).replaceAll("Merchant Payment from", "Promo")),
  );
  await expect(ownTitle(page, "promo.csv")).toBeFocused();
  await section(page).getByRole("checkbox", { name: result.all.together }).check();
  await section(page).getByRole("combobox").first().selectOption("income");
  const totals = section(page).getByRole("table", { name: result.groupsTitle });
  await expect(totals.getByRole("row").filter({ hasText: result.groups.income })).toContainText("+50.00");
});

test.describe("if the script cannot be loaded", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

  test("a file that is dropped is answered by a message, and the next file is sorted when the connection is good again", async ({
    page,
  }) => {
    await page.route(entry, (route) => route.abort());
    await page.goto(path);
    await input(page).evaluate((field: HTMLInputElement) => {
      const files = new DataTransfer();
      files.items.add(new File(["Receipt No."], "dropped.csv"));
      field.files = files.files;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    const message = page.getByRole("alert").filter({ hasText: data.getWords("en").layout.scriptFailed });
    await expect(message).toBeVisible();
    await page.unroute(entry);
    await expect(async () => {
      await input(page).setInputFiles(fake("till.csv"));
      await expect(ownTitle(page, "till.csv")).toBeFocused({ timeout: 2000 });
    }).toPass();
    await expect(message).toBeHidden();
  });
});

test("a visitor's own result is printed as tables, without controls", async ({ page }) => {
  await open(page);
  await input(page).setInputFiles(upload("long.csv", longCsv(50)));
  await expect(ownTitle(page, "long.csv")).toBeFocused();
  const pdf = Buffer.from(await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(mostSheets);
  await page.emulateMedia({ media: "print" });
  await expect(section(page).locator(":is(input, select, textarea, button):visible")).toHaveCount(0);
  // A count and its amount, and the parts of a line, are beside each other.
  const payers = section(page).getByRole("region", { name: result.payers }).getByRole("listitem");
  await expect(payers.first()).toHaveCSS("display", "flex");
  const all = section(page).getByRole("region", { name: result.all.title });
  const line = all.getByRole("listitem").first();
  const isOneRow = await line.locator("p, span:visible").evaluateAll((parts) => {
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return Math.max(...boxes.map(({ top }) => top)) < Math.min(...boxes.map(({ bottom }) => bottom));
  });
  expect(isOneRow).toBe(true);
  await expect(all.getByRole("listitem").last()).toBeVisible();
});

test("with large letters on a phone no part of a line is cut off", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await setFontSize(page, 32);
  const cut = await section(page)
    .getByRole("region", { name: result.exceptions.title })
    .evaluate((list) => {
      const { right } = list.getBoundingClientRect();
      return [...list.querySelectorAll("li *")]
        .filter((part) => part.getBoundingClientRect().right > right)
        .map((part) => part.textContent);
    });
  expect(cut).toEqual([]);
});

test("long work can be stopped, and another file can be sorted afterwards", async ({ page }) => {
  await open(page);
  const gate = Promise.withResolvers<void>();
  await page.context().route(/\/assets\/csv-/, async (route) => {
    await gate.promise;
    await route.continue().catch(() => undefined);
  });
  await input(page).setInputFiles(fake("personal.csv"));
  await expect(section(page).getByRole("progressbar", { name: copy.work.progress })).toBeVisible();
  const stop = section(page).getByRole("button", { name: copy.work.stop });
  await stop.press("Enter");
  await expect(section(page)).toContainText(copy.work.stopped);
  // The focus returns to the control that began the work, or to the field for a file, if nothing had the focus.
  await expect(input(page)).toBeFocused();
  await section(page).getByText(own.paste).click();
  await section(page)
    .getByRole("textbox", { name: own.pasted })
    .fill(readFileSync("tests/features/statement-demo/fakes/personal.csv", "utf8"));
  const sortPasted = section(page).getByRole("button", { name: own.sortPasted });
  await sortPasted.press("Enter");
  await stop.press("Enter");
  await expect(sortPasted).toBeFocused();
  gate.resolve();
  await input(page).setInputFiles(fake("till.csv"));
  await expect(ownTitle(page, "till.csv")).toBeFocused();
});

test.describe("sorting statements sends no request", () => {
  test("after the reader for a kind of file is loaded, also without a network", async ({ page, context }) => {
    await open(page);
    const demo = section(page);
    for (const kind of ["csv", "xlsx", "pdf"] as const) {
      await demo.getByRole("button", { name: own.kinds[kind], exact: true }).click();
      await expect(demo.getByRole("status").filter({ hasText: own.kinds[kind] })).toBeVisible();
    }
    await context.setOffline(true);
    const requests: string[] = [];
    // This includes requests of the page's workers.
    context.on("request", (request) => requests.push(request.url()));
    const personal = await personalPdf({});
    const files = [
      // The title shows the file's name, here with characters that the page lacks.
      { ...fake("till.csv"), name: "„Żółć“ @ №7 & {QX}.csv" },
      upload(
        "statement.xlsx",
        makeXlsx(
          longCsv(50)
            .split("\n")
            .map((line) => line.split(",")),
        ),
      ),
      upload("personal.pdf", personal.file),
      upload("till.pdf", (await tillPdf()).file),
    ];
    for (const [index, file] of files.entries()) {
      await input(page).setInputFiles(file);
      await expect(ownTitle(page, file.name)).toBeFocused();
      await expect(demo).toContainText(addsUp([7, 49, personal.receipts.length - 1, 2][index] ?? NaN));
    }
    await demo.getByRole("combobox").last().selectOption("unsorted");
    await demo.getByRole("button", { name: result.all.download }).click();
    await demo.getByRole("button", { name: result.remove }).click();
    await expect(demo).toContainText(result.sampleLabel);
    expect(requests.filter((url) => !url.startsWith("blob:"))).toEqual([]);
    await context.setOffline(false);
  });

  test.describe("before the reader is loaded", () => {
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

    test("without a network a visitor sees which part is missing; a file that was moved after it was chosen can be chosen again", async ({
      page,
      context,
    }) => {
      await open(page);
      await context.setOffline(true);
      await input(page).setInputFiles(fake("till.csv"));
      await expect(section(page).getByRole("alert")).toHaveText(failures.notLoaded);
      await context.setOffline(false);
      await page.evaluate(() => {
        const read = Blob.prototype.arrayBuffer;
        // A browser throws this error for a file that has changed since it was chosen.
        Blob.prototype.arrayBuffer = () => {
          Blob.prototype.arrayBuffer = read;
          return Promise.reject(new DOMException("The file was changed", "NotReadableError"));
        };
      });
      await input(page).setInputFiles(fake("till.csv"));
      await expect(section(page).getByRole("alert")).toHaveText(failures.gone);
      await expect(section(page).getByRole("progressbar")).toHaveCount(0);
      await input(page).setInputFiles(fake("till.csv"));
      await expect(ownTitle(page, "till.csv")).toBeFocused();
    });
  });
});

test("a statement with all kinds of lines, and an answer to text messages, pass axe and fit", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const both = readFileSync("tests/features/statement-demo/fakes/till.csv", "utf8").replace(
    "02-10-2026 17:30:00",
    "yesterday",
  );
  await input(page).setInputFiles(upload("faulty.csv", both));
  await expect(ownTitle(page, "faulty.csv")).toBeFocused();
  await expect(section(page)).toContainText(fill(result.problems, { count: 1 }));
  await section(page).getByText(own.paste).click();
  await section(page).getByRole("textbox", { name: own.pasted }).fill(textMessage);
  await section(page).getByRole("button", { name: own.sortPasted }).click();
  await expect(section(page).getByRole("alert").getByRole("link")).toBeVisible();
  // At the top no floating button covers a control: axe would call that control too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expectAccessible(page, "#try");
});
