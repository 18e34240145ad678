import { expect } from "vitest";
import type { Engine } from "./programs.ts";

type Role = "button" | "link" | "field";
const selectors: Record<Role, string> = {
  button: "button, summary",
  link: "a[href]",
  field: "input:not([type=hidden]), textarea, select",
};

/** Performs a visitor's actions in any of the browsers, and waits for their results. */
export class Visitor {
  #browser: Engine | undefined;
  #siteUrl = "";

  open(browser: Engine, siteUrl: string): void {
    this.#browser = browser;
    this.#siteUrl = siteUrl;
  }

  async close(): Promise<void> {
    await this.#browser?.close();
  }

  get #engine(): Engine {
    if (!this.#browser) throw new Error("The browser has not started.");
    return this.#browser;
  }

  resize(size: { width: number; height: number }): Promise<void> {
    return this.#engine.resize(size);
  }

  go(path: string): Promise<void> {
    return this.#engine.go(this.#siteUrl + path);
  }

  /** Presses the first visible control with this name, or the first one whose name contains it. @param times default: 1 */
  async press(role: Role, name: string, times = 1): Promise<void> {
    let place: [number, number] | null = null;
    // Wait until the control is at the same place twice, because the page may still move.
    await this.until(`${role} “${name}”`, async () => {
      const before = String(place);
      place = await this.#engine.evaluate(placeOf, selectors[role], name);
      return place && String(place) === before;
    });
    const [x = 0, y = 0] = place ?? [];
    const presses = Array.from({ length: times }, () => [
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
    const moves = [{ type: "pointerMove", x, y, duration: 0 }, ...presses.flat()];
    await this.#engine.perform([{ type: "pointer", id: "mouse", actions: moves }]);
  }

  async type(text: string): Promise<void> {
    const keys = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.#engine.perform([{ type: "key", id: "keyboard", actions: keys }]);
  }

  async fill(label: string, text: string): Promise<void> {
    await this.press("field", label);
    await this.type(text);
  }

  /** Waits until the page shows a text. Spaces and case are ignored, because styles may change both. */
  sees(text: string): Promise<void> {
    const bare = (shown: string) => shown.replace(/\s/g, "").toLowerCase();
    return this.until(`“${text}”`, async () =>
      // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
      bare(await this.#engine.evaluate(() => document.body.innerText)).includes(bare(text)),
    );
  }

  /** Waits until a function returns true in the page. */
  has<Args extends unknown[]>(run: (...args: Args) => boolean | undefined, ...args: Args): Promise<void> {
    return this.until(`${run} of ${args}`, () => this.#engine.evaluate(run, ...args));
  }

  run<Args extends unknown[]>(run: (...args: Args) => void, ...args: Args): Promise<void> {
    return this.#engine.evaluate(run, ...args);
  }

  /** Runs a function in the page, and returns its result. */
  ask<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.#engine.evaluate(run, ...args);
  }

  /** Retries until a test succeeds. A page that is being left throws errors, which count as "not yet". */
  async until(what: string, test: () => Promise<unknown>): Promise<void> {
    const ask = async () => Boolean(await test().catch(() => false));
    await expect.poll(ask, { timeout: 20_000, message: `waits for ${what}` }).toBe(true);
  }
}

/**
 * Runs in the page: scrolls a control into view.
 * @returns the point to press; null if there is no such control
 */
function placeOf(selector: string, name: string): [number, number] | null {
  const nameOf = (control: Element) => {
    const labels = [...((control as HTMLInputElement).labels ?? [])];
    const text = control.getAttribute("aria-label") ?? (labels[0] ?? control).textContent;
    return text.replace(/\s+/g, " ").trim();
  };
  const room = document.querySelector("dialog:modal") ?? document;
  const controls = [...room.querySelectorAll(selector)].filter((control) => control.checkVisibility());
  const named =
    controls.find((control) => nameOf(control) === name) ??
    controls.find((control) => nameOf(control).includes(name));
  if (!named || (named as HTMLButtonElement).disabled) return null;
  named.scrollIntoView({ block: "center", behavior: "instant" });
  // A hidden checkbox is pressed by its label.
  for (const part of [named, ...((named as HTMLInputElement).labels ?? [])]) {
    const [box] = part.getClientRects();
    if (!box) continue;
    const point: [number, number] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    if (part.contains(document.elementFromPoint(...point))) return point;
  }
  return null;
}
