import type { Browser, Locator, Page } from "@playwright/test";
import { median } from "./median.ts";
import { desktop, phone, type Visit, type Visitor, visitAs } from "./visitors.ts";

const runs = 5;

/** How long an interaction takes, as the median of several visits, in milliseconds. */
export interface InteractionTime {
  name: string;
  phone: number;
  desktop: number;
}

/** @param origin where the site is served */
export async function measureInteractions(browser: Browser, origin: string): Promise<InteractionTime[]> {
  const interactions = [
    { name: "Get Quote on /products, first touch of the page, to the open dialog", time: openQuote },
    { name: "Send on /support/contact, form filled, to the success panel", time: sendEnquiry },
  ];
  const times: InteractionTime[] = [];
  for (const { name, time } of interactions) {
    const medianFor = async (visitor: Visitor) => {
      const visits: number[] = [];
      while (visits.length < runs) {
        visits.push(await visitAs(browser, visitor, (visit) => time(visit, visitor, origin)));
      }
      return median(visits);
    };
    times.push({ name, phone: await medianFor(phone), desktop: await medianFor(desktop) });
  }
  return times;
}

async function openQuote({ page, requests }: Visit, visitor: Visitor, origin: string): Promise<number> {
  await page.goto(`${origin}/products`);
  await requests.quiet();
  return timeFromPress(page, "dialog:modal", () =>
    press(page.locator("main [aria-haspopup=dialog]").first(), visitor),
  );
}

/** Filling takes a visitor longer than the scripts take: they are there when Send is pressed. */
async function sendEnquiry({ page, requests }: Visit, visitor: Visitor, origin: string): Promise<number> {
  await page.goto(`${origin}/support/contact`);
  await requests.quiet();
  const form = page.locator("main form");
  await form.locator("[name=name]").fill("Wanjiku Kamau");
  await form.locator("[name=email]").fill("wanjiku@duka.example");
  await form.locator("[name=company]").fill("Duka Ltd");
  await form.locator("[name=useCase]").fill("Sort our M-Pesa statements");
  await requests.quiet();
  return timeFromPress(page, "main [role=status]", () => press(form.locator("[type=submit]"), visitor));
}

async function press(control: Locator, { device }: Visitor): Promise<void> {
  await (device.hasTouch ? control.tap() : control.click());
}

/** Milliseconds from the first `pointerdown` to the first frame in which something matches `selector`. */
async function timeFromPress(page: Page, selector: string, press: () => Promise<void>): Promise<number> {
  const clock = await page.evaluateHandle((awaited) => {
    if (document.querySelector(awaited)) throw new Error(`There is ${awaited} already`);
    const time = Promise.withResolvers<number>();
    let pressedAt = Number.NaN;
    const onPress = (event: Event) => {
      pressedAt = event.timeStamp;
    };
    addEventListener("pointerdown", onPress, { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (!document.querySelector(awaited)) return;
      observer.disconnect();
      requestAnimationFrame((now) => time.resolve(now - pressedAt));
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    return { time: time.promise };
  }, selector);
  await press();
  return clock.evaluate(({ time }) => time);
}
