import type { Page } from "@playwright/test";
import { ownParameter } from "#app/url/statement-demo-parameter.ts";
import { fill } from "#data/load/fill.ts";
import { expectAccessible } from "./axe.ts";
import { data } from "./data.ts";
import { entry, expect, hold, hydrated, scriptRequests, test } from "./test.ts";

const { home, statementDemo } = data.getWords("en");
const { own } = home.hero;
const { result, failures } = statementDemo;

const till = "tests/fakes/statement-demo/till.csv";
const input = (page: Page) => page.getByLabel(own.choose);
const frame = (page: Page) => page.locator(".il-own");
const picture = (page: Page) => page.locator("figure").first();
const seeAll = (page: Page) =>
  frame(page).getByRole("link", { name: fill(own.seeAll, { count: 8 }), exact: true });
const addsUp = fill(result.addsUp, { fitting: 7, total: 7 });

/** Drags a file over the page as a browser does, and leaves it over the headline. */
async function drag(page: Page) {
  const client = await page.context().newCDPSession(page);
  const box = await page.getByRole("heading", { level: 1 }).boundingBox();
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  const dragged = { items: [], files: [`${process.cwd()}/${till}`], dragOperationsMask: 1 };
  const send = (type: "dragEnter" | "dragOver" | "drop") =>
    client.send("Input.dispatchDragEvent", { type, ...at, data: dragged });
  await send("dragEnter");
  await expect(page.getByText(own.drop)).toBeVisible();
  return { drop: () => send("dragOver").then(() => send("drop")) };
}

test("a statement that is dropped on home is sorted in the frame of its picture, and whole on the analyzer’s page", async ({
  page,
  context,
}) => {
  const scripts = scriptRequests(page);
  const bodies: (string | null)[] = [];
  context.on("request", (request) => bodies.push(request.url(), request.postData()));
  await page.goto("/");
  const { height } = (await picture(page).boundingBox()) ?? {};
  const { drop } = await drag(page);
  expect(scripts).toEqual([]);
  await drop();
  await expect(page).toHaveURL("/");
  const heading = frame(page).getByRole("heading", { name: fill(result.own, { name: "till.csv" }) });
  await expect(heading).toBeFocused();
  await expect(heading).toContainText(addsUp);
  await expect(page.getByText(own.drop)).toBeHidden();
  await expect(frame(page)).toContainText("Business Pay Bill Charge");
  await expect(frame(page)).toContainText(result.exceptions.reasons.unsorted);
  const totals = frame(page).getByRole("listitem");
  await expect(totals.filter({ hasText: result.groups.income })).toContainText("13,950.00");
  await expect(totals.filter({ hasText: own.toAsk })).toContainText(fill(own.asked, { count: 2, total: 8 }));
  // The frame keeps its size: nothing moves, and all of it is in sight.
  expect((await frame(page).boundingBox())?.height).toBe(height);
  expect(await frame(page).evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain("KILIMO");

  await seeAll(page).click();
  await expect(page).toHaveURL("/tools/ai-mpesa-analyzer#try");
  const demo = page.locator("#try");
  await expect(demo.getByRole("heading", { name: fill(result.own, { name: "till.csv" }) })).toBeFocused();
  await expect(demo).toContainText(addsUp);
  await expect(demo.getByRole("table").first()).toContainText("+13,950.00");
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain("KILIMO");
  await page.reload();
  await expect(demo).toContainText(result.sampleLabel);
  expect(bodies.filter((text) => text && /KILIMO|TKA1|13950|till\.csv/.test(text))).toEqual([]);
});

test("by keyboard alone: chosen, refused by name, sorted, seen whole", async ({ page }) => {
  await page.goto("/");
  await input(page).focus();
  await hydrated(page);
  const choose = async (file: Parameters<ReturnType<typeof input>["setInputFiles"]>[0]) => {
    const chooser = page.waitForEvent("filechooser");
    await input(page).press("Enter");
    await (await chooser).setFiles(file);
  };
  await choose({ name: "letter.csv", mimeType: "", buffer: Buffer.from("Dear customer") });
  await expect(frame(page).getByRole("alert")).toHaveText(failures.noHeader);
  await choose(till);
  const heading = { name: fill(result.own, { name: "till.csv" }) };
  await expect(frame(page).getByRole("heading", heading)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#try").getByRole("heading", heading)).toBeFocused();
});

test("a statement that cannot be brought along is asked for again", async ({ page }) => {
  await page.goto(`/tools/ai-mpesa-analyzer?${ownParameter}=1#try`);
  await expect(page.locator("#try").getByRole("alert")).toHaveText(failures.notBrought);
  await expect(page.locator("#try")).toContainText(result.sampleLabel);
});

test("a file that is chosen before the script is there is sorted once it is; the frame with everything in it passes axe, and fits", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const gate = await hold(page, entry);
  await page.goto("/");
  await input(page).setInputFiles("tests/fakes/statement-demo/personal.csv");
  gate.letThrough();
  await expect(frame(page).getByRole("link")).toBeVisible();
  await expectAccessible(page, ".il-own");
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await frame(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the picture leads to the analyzer’s page, and no field is offered", async ({ page }) => {
    await page.goto("/");
    await expect(input(page)).toBeHidden();
    await expect(page.getByText(own.choose)).toBeHidden();
    await picture(page).click({ force: true });
    await expect(page).toHaveURL("/tools/ai-mpesa-analyzer#try");
  });
});
