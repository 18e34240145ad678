import type { Page } from "@playwright/test";
import { data } from "./data.ts";
import { expect, hydrate, test } from "./test.ts";

const { layout } = data.getWords("en");
const company = data.getCompany("en");

test("the skip link is the first stop and leads to the main content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: layout.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("the header holds the six links in their order", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const links = page.getByRole("banner").getByRole("navigation").locator(":scope > ul > li > a");
  await expect(links).toHaveText(data.getNavigation("en").main.map(({ label }) => label));
});

test.describe("under a finger", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  for (const [name, path, links] of [
    ["the contents of a legal page", "/privacy", "main nav li a"],
    ["the table of tools", "/docs", "main td > a:only-child"],
  ] as const) {
    test(`links are at least 44 px high: ${name}`, async ({ page }) => {
      await page.goto(path);
      const heights = await page
        .locator(links)
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(5);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    });
  }
});

test("a listing whose lines go on to the right has an edge that says so", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/api-docs");
  const listing = page.locator("main section:has(> pre)").first();
  expect(await listing.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(
    0,
  );
  await expect(listing).toHaveCSS("background-image", /linear-gradient.*linear-gradient/);
  await expect(listing).toHaveCSS("background-attachment", "local, scroll");
});

test("the footer holds 6 tools, 8 products, the mailto, the hours and the certifications", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const linksOf = (label: string) =>
    footer.getByRole("navigation", { name: label, exact: true }).getByRole("link");
  await expect(linksOf(layout.footer.tools)).toHaveText(
    data
      .listTools("en")
      .slice(0, 6)
      .map(({ title }) => title),
  );
  const products = data.listProducts("en").slice(0, 8);
  await expect(linksOf(layout.footer.products)).toHaveText(products.map(({ title }) => title));
  await expect(linksOf(layout.footer.products).first()).toHaveAttribute(
    "href",
    `/products#${products[0]?.id}`,
  );
  await expect(footer.getByRole("link", { name: company.email })).toHaveAttribute(
    "href",
    `mailto:${company.email}`,
  );
  for (const text of [...company.hours.short, ...company.certifications])
    await expect(footer).toContainText(text);
});

test.describe("the footer's groups of links", () => {
  const [group] = data.getNavigation("en").footer;
  const link = (page: Page) =>
    page
      .getByRole("contentinfo")
      .getByRole("navigation", { name: group?.label ?? "?", exact: true })
      .getByRole("link", { name: group?.links[0]?.label ?? "?", exact: true });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled });

      test("are folded on a phone until one is opened", async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 780 });
        await page.goto("/about");
        const name = page.getByRole("contentinfo").locator("summary", { hasText: group?.label ?? "?" });
        await expect(link(page)).toBeHidden();
        expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await name.click();
        await expect(link(page)).toBeVisible();
      });

      test("are open in a wide window, and their names are no buttons", async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto("/about");
        await expect(link(page)).toBeVisible();
        await expect(page.getByRole("contentinfo").locator("summary").first()).toBeHidden();
        await expect(
          page
            .getByRole("contentinfo")
            .getByText(group?.label ?? "?", { exact: true })
            .first(),
        ).toBeVisible();
      });
    });
  }
});

for (const [path, width, most] of [
  ["/", 360, 9_500],
  ["/solutions", 360, 7_000],
  ["/case-studies", 360, 8_000],
  ["/tools/ai-mpesa-analyzer", 360, 13_000],
  ["/tools/roi-calculator", 360, 11_000],
  ["/tools", 1440, 5_000],
  ["/tools/ai-mpesa-analyzer", 1440, 9_000],
  ["/tools/roi-calculator", 1440, 7_500],
  ["/products", 1440, 6_500],
] as const) {
  test(`${path} is read within ${most} px in a window ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  });
}

for (const path of ["/", "/solutions", "/tools", "/products"]) {
  test(`${path} cuts no sentence off`, async ({ page }) => {
    await page.goto(path);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("main p, main li")]
        .filter(
          (text) => getComputedStyle(text).overflow === "hidden" && text.scrollHeight > text.clientHeight,
        )
        .map((text) => text.textContent),
    );
    expect(cut).toEqual([]);
  });
}

test("the calculator's first figures are on its page's first screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/tools/roi-calculator");
  await expect(page.locator("#try [name=runs]")).toBeInViewport({ ratio: 1 });
});

for (const path of ["/products", "/tools", "/services"]) {
  test(`${path} shows on a phone's first screen what is sold`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    await expect(page.locator("[aria-labelledby=page-title] .illustration").first()).toBeInViewport({
      ratio: 0.9,
    });
  });
}

for (const width of [1024, 1280, 1440]) {
  test(`the chat button is beside the text, ${width} px wide, and above the bar of a tool`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/tools/ai-mpesa-analyzer");
    const button = page.getByRole("button", { name: data.getWords("en").chat.widget.open });
    const box = await button.boundingBox();
    const text = await page.locator("h1").boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(text?.x ?? 0);
    await page.locator(".price-bar").evaluate((bar) => {
      scrollBy({ top: bar.getBoundingClientRect().bottom - innerHeight + 10, behavior: "instant" });
    });
    await button.click();
    await expect(page.locator("#chat")).toBeVisible();
  });
}

/** A phone, and a window at 200%. */
const smallWindows = [
  { width: 360, height: 640 },
  { width: 640, height: 400 },
];

for (const path of [
  "/",
  "/products",
  "/solutions",
  "/industries/retail",
  "/services/workflow-design",
  "/sitemap",
  "/sw/products",
  "/tools/ocr-extractor",
]) {
  test(`the chat button lies over no link on the first screen of ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const viewport of smallWindows) {
      await page.setViewportSize(viewport);
      expect.soft(await page.evaluate(linksBelowChat), `${viewport.width} px wide`).toEqual([]);
    }
  });
}

/** Runs in the browser. */
function linksBelowChat(): (string | null)[] {
  const button = document.querySelector("[popovertarget=chat]") as HTMLElement;
  const chat = button.getBoundingClientRect();
  const isOver = (element: Element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return right > chat.left && left < chat.right && bottom > chat.top && top < chat.bottom;
  };
  const links = [...document.querySelectorAll("main :is(a, button, summary, input, select)")];
  return getComputedStyle(button).pointerEvents === "none"
    ? []
    : links.filter((link) => link.checkVisibility() && isOver(link)).map((link) => link.textContent);
}

for (const [name, arrive] of [
  ["a full load", (page: Page, hash: string) => page.goto(`/products${hash}`)],
  [
    "a full load that React has taken over",
    async (page: Page, hash: string) => {
      await page.goto(`/products${hash}`);
      await hydrate(page);
    },
  ],
  [
    "a link in the page, before React",
    async (page: Page, hash: string) => {
      await page.goto("/products");
      await page.locator(`footer a[href="/products${hash}"]`).press("Enter");
    },
  ],
] as const) {
  test(`Tab goes on from the part that an address names, after ${name}`, async ({ page }) => {
    const hash = `#${data.listProducts("en")[2]?.id}`;
    await arrive(page, hash);
    await expect(page).toHaveURL(`/products${hash}`);
    await page.keyboard.press("Tab");
    await expect(page.locator(`${hash} :focus`)).toHaveCount(1);
  });
}

test.describe("an address that does not exist", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("is a 404 inside the layout, with a way home", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(`${layout.notFound.documentTitle} | ${data.getCompany("en").name}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(layout.notFound.title);
    await expect(page.getByRole("banner")).toBeVisible();
    await page.getByRole("link", { name: layout.notFound.home }).click();
    await expect(page).toHaveURL("/");
  });
});
