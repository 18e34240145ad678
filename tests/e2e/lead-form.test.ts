import { data, linkTo } from "./data.ts";
import { mailsOf, newVisitor } from "./mailbox.ts";
import { expect, hydrate, navigateInside, test } from "./test.ts";

const { contact } = data.getWords("en").leadForms;
const [first, second] = data.listSolutions("en");

test("a page's lead form says in the mail where it came from, and the next page has a fresh one", async ({
  page,
}) => {
  await page.goto(String(first?.path));
  await hydrate(page);
  const visitor = newVisitor();
  const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  await field(contact.fields.name.label).fill("Wanjiku");
  await field(contact.fields.email.label).fill(visitor);
  await field(contact.fields.company.label).fill("Duka");
  await field(contact.fields.useCase.label).fill("Statements");
  await page.getByRole("button", { name: contact.submit }).click();
  await expect(page.getByText(contact.thanks.text)).toBeVisible();
  await expect.poll(() => mailsOf(visitor)).toHaveLength(1);
  expect((await mailsOf(visitor))[0]?.text).toContain(first?.title);

  await navigateInside(page, String(second?.path));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(second?.title));
  await expect(field(contact.fields.useCase.label)).toHaveValue("");
  await expect(page.locator("input[name=subject]")).toHaveValue(new RegExp(String(second?.title)));
});

test("what was typed is there again after a step inside the site and Back, until it is sent", async ({
  page,
}) => {
  const { form, thanks } = data.getWords("en").getStarted;
  await page.goto("/get-started");
  await hydrate(page);
  const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  const useCase = field(form.fields.useCase.label);
  await useCase.fill("Statements of three tills");
  await page.getByRole("combobox", { name: form.fields.budget.label }).selectOption({ index: 2 });
  const visitor = newVisitor();
  const leaveAndReturn = async () => {
    await navigateInside(page, "/how-buying-works");
    await expect(useCase).toBeHidden();
    await page.goBack();
  };
  await leaveAndReturn();
  await expect(useCase).toHaveValue("Statements of three tills");
  await expect(page.getByRole("combobox", { name: form.fields.budget.label })).not.toHaveValue("");

  await field(form.fields.name.label).fill("Wanjiku");
  await field(form.fields.email.label).fill(visitor);
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(thanks.title)).toBeVisible();
  await expect.poll(() => mailsOf(visitor)).toHaveLength(1);
  await leaveAndReturn();
  await expect(useCase).toHaveValue("");
});

test("the focus stays in the form while it is sent", async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route("/api/send-email", async (route) => {
    await answer.promise;
    await route.fulfill({ json: { success: false, message: contact.thanks.text } });
  });
  await page.goto("/");
  await hydrate(page);
  for (const { label } of Object.values(contact.fields)) {
    await page.getByRole("textbox", { name: label, exact: true }).fill("wanjiku@duka.example");
  }
  await page.getByRole("button", { name: contact.submit }).press("Enter");
  await expect(page.getByRole("button", { name: contact.submitting })).toBeDisabled();
  await expect(page.locator("form[action]").first()).toBeFocused();
  answer.resolve();
  await expect(page.getByRole("alert").filter({ hasText: contact.thanks.text })).toBeFocused();
});

test.describe("when a page's data can't be had", () => {
  test.use({ expectedErrors: [/Failed to load resource|status of 500|Unable to decode|"out of order"/] });

  test("the error page stands inside the layout, with a way on", async ({ page }) => {
    const { failure } = data.getWords("en").layout;
    await page.goto("/");
    await hydrate(page);
    await page.route(/\.data/, (route) => route.fulfill({ status: 500, body: "out of order" }));
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: linkTo("/about"), exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(failure.title);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("link", { name: failure.home })).toBeVisible();
  });
});
