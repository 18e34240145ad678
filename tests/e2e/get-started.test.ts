import type { Page } from "@playwright/test";
import { localPath } from "#app/url/locale-paths.ts";
import { fill as fillIn } from "#data/load/fill.ts";
import { data } from "./data.ts";
import { fillRequired } from "./fill-required.ts";
import { mailOf, newVisitor } from "./mailbox.ts";
import { entry, expect, hold, hydrate, hydrated, test } from "./test.ts";

const { form, thanks } = data.getWords("en").getStarted;

const field = (page: Page, name: keyof typeof form.fields) =>
  page.getByRole("main").getByLabel(form.fields[name].label);
const submit = (page: Page) => page.getByRole("button", { name: form.submit });

async function fill(page: Page) {
  const visitor = newVisitor();
  await field(page, "name").fill("Wanjiku Kamau");
  await field(page, "email").fill(visitor);
  await field(page, "useCase").fill("Payroll");
  await fillRequired(page, "Get Started");
  return visitor;
}

async function open(page: Page) {
  await page.goto("/get-started");
  await hydrate(page);
}

test("a phone number must look like one; the lead is sent while Submitting... is shown for 2000 ms, and the success screen cannot be left with a button", async ({
  page,
}) => {
  await open(page);
  const visitor = await fill(page);
  await field(page, "phone").fill("12");
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText("Please enter a valid phone number");
  await expect(field(page, "phone")).toBeFocused();
  await field(page, "phone").fill("+254 700 000 009");
  await field(page, "budget").selectOption("100k-250k");
  await field(page, "timeline").selectOption("asap");
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3000);
  const answered = page.waitForResponse("/api/send-email");
  await submit(page).click();
  await (await answered).finished();
  await page.clock.runFor(1999);
  await expect(page.getByRole("button", { name: form.submitting })).toBeDisabled();
  await field(page, "budget").focus();
  await expect(field(page, "budget"), "its change would be lost").not.toBeFocused();
  await page.clock.runFor(1);
  await expect(page.getByRole("heading", { name: thanks.title })).toBeVisible();
  await expect(page.locator("form[action]")).toHaveCount(0);
  const mail = await mailOf(visitor);
  expect(mail.subject).toMatch(/^Get Started: Wanjiku Kamau/);
});

test("the field names the subject in the URL, errors are in the page's language, and the mail is in English and names that language", async ({
  page,
}) => {
  const locale = data.locales.at(-1) ?? "en";
  // The page is in English if its words are not translated.
  const shownIn = data.pageLanguage("/get-started", locale);
  const product = data.listProducts(shownIn)[1];
  await page.goto(localPath(`/get-started?about=product.${product?.id}`, locale));
  const words = data.getWords(shownIn).getStarted.form;
  const useCase = page.getByRole("main").getByLabel(words.fields.useCase.label);
  await expect(useCase).toHaveValue(fillIn(words.about, { title: product?.title ?? "?" }));
  await page.getByRole("button", { name: words.submit }).click();
  await expect(page.getByRole("alert")).toHaveText(
    fillIn(words.frame.messages.required, { field: words.fields.name.label }),
  );
  const visitor = newVisitor();
  await page.getByRole("main").getByLabel(words.fields.name.label).fill("Wanjiku Kamau");
  await page.getByRole("main").getByLabel(words.fields.email.label).fill(visitor);
  await useCase.fill("Payroll");
  await fillRequired(page, "Get Started");
  await page.getByRole("button", { name: words.submit }).click();
  const mail = await mailOf(visitor);
  expect(mail.text).toContain(`Enquiry about\n${data.listProducts("en")[1]?.title}\n`);
  if (shownIn === "sw") expect(mail.text).toContain("Swahili");
});

test("for a plan of a tool that is open, the text asks for the free trial; for a plan without a price it does not", async ({
  page,
}) => {
  const { choose, ask } = data.getWords("en").tools.detail.pricing;
  const tools = data.listTools("en").filter(({ status }) => status === "Available");
  for (const isPriced of [true, false]) {
    const hasPrice = ({ price }: { price: number | null }) => (price !== null) === isPriced;
    const tool = tools.find(({ pricing }) => pricing.some(hasPrice));
    // A company may have no such plan.
    if (!tool) continue;
    const tier = tool.pricing.find(hasPrice)?.tier ?? "?";
    await page.goto(tool.path);
    await page.getByRole("link", { name: fillIn(isPriced ? choose : ask, { tier }) }).click();
    const about = isPriced ? form.aboutTrial : form.about;
    await expect(field(page, "useCase")).toHaveValue(fillIn(about, { title: `${tool.title}: ${tier}` }));
  }
});

test.describe("if sending fails on a phone", () => {
  test.use({ expectedErrors: [/Failed to load resource/], viewport: { width: 360, height: 740 } });

  test("the message has the focus, and does not stay over the fields when the page is scrolled", async ({
    page,
  }) => {
    await page.route("/api/send-email", (route) => route.abort());
    await open(page);
    await fill(page);
    await submit(page).click();
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toBeFocused();
    await expect(alert).toBeInViewport({ ratio: 1 });
    await submit(page).scrollIntoViewIfNeeded();
    await expect(alert).not.toBeInViewport();
  });
});

test("a text in the URL fills the field, whatever subject the URL names", async ({ page }) => {
  await page.goto(
    `/get-started?about=tool.ocr-extractor&${new URLSearchParams({ text: "Payroll\nMonthly" })}`,
  );
  await expect(field(page, "useCase")).toHaveValue("Payroll\nMonthly");
});

test("a text in the URL is added to a draft once; not after a reload", async ({ page }) => {
  const text = new URLSearchParams({ text: "Payroll" });
  await page.goto("/get-started");
  await field(page, "useCase").fill("Three shops");
  await page.goto(`/get-started?${text}`);
  await expect(field(page, "useCase")).toHaveValue("Three shops\n\nPayroll");
  await field(page, "useCase").fill("Three shops and pay slips");
  await page.reload();
  await hydrated(page);
  await expect(field(page, "useCase")).toHaveValue("Three shops and pay slips");
});

test("a URL with an unknown subject leaves the field empty, and what was typed before the script is loaded is kept", async ({
  page,
}) => {
  await page.goto("/get-started?about=constructor");
  await hydrated(page);
  await expect(field(page, "useCase")).toHaveValue("");

  const script = await hold(page, entry);
  await page.goto("/get-started?about=tool.ocr-extractor");
  await field(page, "useCase").fill("Payroll");
  script.letThrough();
  await hydrated(page);
  await expect(field(page, "useCase")).toHaveValue("Payroll");
});
