import { data } from "./data.ts";
import { expect, test } from "./test.ts";

const { submit, done, email } = data.getWords("en").layout.footer.newsletter;
const { off } = data.getWords("en").common.newsletter;

test("the newsletter box confirms for 3000 ms, clears its field, changes back, and sends nothing", async ({
  page,
}) => {
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  const field = footer.getByLabel(email);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (["fetch", "xhr", "document", "script", "ping"].includes(request.resourceType()))
      requests.push(request.url());
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);

  await expect(footer.getByText(off)).toBeVisible();
  await field.fill("not an address");
  await footer.getByRole("button", { name: submit }).click();
  await expect(footer.getByRole("button", { name: done })).toHaveCount(0);

  await field.fill("wanjiku@duka.example");
  await footer.getByRole("button", { name: submit }).click();
  await expect(footer.getByRole("button", { name: done })).toBeVisible();
  await expect(field).toHaveValue("");
  await page.clock.runFor(2999);
  await expect(footer.getByRole("button", { name: done })).toBeVisible();
  await page.clock.runFor(1);
  await expect(footer.getByRole("button", { name: submit })).toBeVisible();
  expect(requests).toEqual([]);
});

test("a second press while the newsletter box confirms asks for no address", async ({ page }) => {
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  const field = footer.getByLabel(email);
  // A browser that asks for an entry moves the focus to its field.
  const press = () => footer.locator("form button").click();
  await press();
  await expect(field).toBeFocused();
  await field.fill("wanjiku@duka.example");
  await press();
  await press();
  await expect(footer.locator("form button")).toBeFocused();
});

test("the blog's newsletter box says what happens to an address, and its button does nothing", async ({
  page,
}) => {
  await page.goto("/blog");
  // The note precedes the field, so that a visitor reads it first.
  const note = await page.getByRole("main").getByText(off).boundingBox();
  const field = await page.getByRole("main").getByRole("textbox").last().boundingBox();
  expect(note?.y).toBeLessThan(field?.y ?? 0);
  const { submit } = data.getWords("en").blog.list.newsletter;
  const button = page.getByRole("main").getByRole("button", { name: submit });
  await button.click();
  await expect(button).toHaveText(submit);
  await expect(page).toHaveURL("/blog");
});
