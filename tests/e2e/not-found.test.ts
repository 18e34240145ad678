import { expect, navigateInside, test } from "./test.ts";

/** The error catalogue's four Not Found states (spec, section 8), to the letter, and the industries' of the same kind. */
const states = [
  {
    path: "/solutions/no-such-thing",
    title: "Solution Not Found",
    text: "The solution you're looking for doesn't exist.",
    back: "← Back to Solutions",
    list: "/solutions",
  },
  {
    path: "/tools/no-such-thing",
    title: "Tool Not Found",
    text: "The tool you're looking for doesn't exist.",
    back: "← Back to Tools",
    list: "/tools",
  },
  {
    path: "/services/no-such-thing",
    title: "Service Not Found",
    text: "The service you're looking for doesn't exist.",
    back: "← Back to Services",
    list: "/services",
  },
  {
    path: "/blog/no-such-thing",
    title: "Post Not Found",
    text: "The blog post you're looking for doesn't exist.",
    back: "← Back to Blog",
    list: "/blog",
  },
  {
    path: "/industries/no-such-thing",
    title: "Industry Not Found",
    text: "The industry you're looking for doesn't exist.",
    back: "← Back to Solutions",
    list: "/solutions",
  },
];

test.use({ expectedErrors: [/status of 404/] });

for (const { path, title, text, back, list } of states) {
  for (const way of ["directly", "from inside the site"] as const) {
    test(`${path} is "${title}" when reached ${way}`, async ({ page }) => {
      if (way === "directly") {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
      } else {
        await page.goto("/");
        await navigateInside(page, path);
      }
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("main").getByText(text, { exact: true })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await page.getByRole("link", { name: back }).click();
      await expect(page).toHaveURL(list);
    });
  }
}
