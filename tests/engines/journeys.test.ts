import { test } from "vitest";
import { getNavigation, getWords, listProducts, listSolutions, listTools } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { inEachEngine } from "./in-each-engine.ts";

/**
 * The most frequent journeys of visitors, in Firefox and WebKit: `npm run test:engines`. The other browser tests run
 * in Chromium.
 */

const words = getWords("en");
const { contact, notSent } = words.leadForms;
const { fieldNames, messages } = contact.frame;
const { quote, catalogue } = words.products;
const [tool] = listTools("en");
const [product] = listProducts("en");

inEachEngine("engines", (visitor) => {
  async function fillContactForm(company: string) {
    await visitor.fill(contact.fields.name.label, "Wanjiku");
    await visitor.fill(contact.fields.email.label, "wanjiku@duka.example");
    await visitor.fill(contact.fields.company.label, company);
    await visitor.fill(contact.fields.useCase.label, "Statements");
  }

  test("the contact form is sent, and empty after a reload", async () => {
    await visitor.go("/");
    await fillContactForm("Duka");
    await visitor.press("button", contact.submit);
    await visitor.sees(contact.thanks.title);
    // Firefox restores a form's fields after a reload.
    await visitor.run(() => {
      location.hash = "sent";
      location.reload();
    });
    await visitor.has(() => document.querySelector<HTMLInputElement>("main [name=name]")?.value === "");
  });

  test("what was typed before the script is loaded is kept after a reload and in the other language", async () => {
    const text = "Statements of three tills";
    const isKept = (wanted: string) =>
      document.querySelector<HTMLTextAreaElement>("main [name=useCase]")?.value === wanted;
    await visitor.go("/support/contact");
    await visitor.run((typed) => {
      // Set the value without an event, because an event would load the form's island.
      const field = document.querySelector<HTMLTextAreaElement>("main [name=useCase]");
      if (field) field.value = typed;
      Object.assign(window, { isOldDocument: true });
      location.reload();
    }, text);
    await visitor.has(() => !("isOldDocument" in window));
    await visitor.has(isKept, text);
    await visitor.has(() => !document.querySelector("[data-island=loading],[data-island=live]"));
    await visitor.press("link", "SW");
    await visitor.has(() => document.documentElement.lang === "sw");
    await visitor.has(isKept, text);
  });

  test("an empty form names the first wrong field and focuses it", async () => {
    await visitor.go("/");
    await visitor.press("button", contact.submit);
    await visitor.sees(fill(messages.required, { field: fieldNames.name }));
    await visitor.has(() => document.activeElement?.matches("[name=name]"));
  });

  test("on a phone the message does not cover the wrong field", async () => {
    await visitor.resize({ width: 360, height: 740 });
    await visitor.has(() => innerWidth === 360);
    await visitor.go("/support/contact");
    await visitor.press("button", contact.submit);
    await visitor.has(() => {
      const field = document.querySelector("[name=name]");
      const { x = 0, y = 0, width = 0, height = 0 } = field?.getBoundingClientRect() ?? {};
      return (
        document.activeElement === field && document.elementFromPoint(x + width / 2, y + height / 2) === field
      );
    });
    await visitor.resize({ width: 1280, height: 800 });
  });

  test("the table of products is sorted, and each row leads to its own product", async () => {
    const [, second] = listProducts("en");
    await visitor.go("/products");
    await visitor.press("button", words.products.glance.columns.price);
    await visitor.has(() => document.querySelector("[aria-sort=ascending]") !== null);
    await visitor.press("link", second?.title ?? "");
    await visitor.has((id) => location.hash === `#${id}`, second?.id ?? "");
  });

  test("a form without script is refused with the reason; Back shows the entries, which can be corrected and sent", async () => {
    const { label } = contact.fields.company;
    await visitor.go("/");
    await fillContactForm("");
    await visitor.run(() => {
      // Disable the draft of the script, so that only the browser itself can restore the text.
      Storage.prototype.setItem = () => {};
      sessionStorage.clear();
      document.querySelector<HTMLFormElement>("form[action='/api/send-email']")?.submit();
    });
    await visitor.sees(notSent.title);
    await visitor.sees(fill(messages.required, { field: fieldNames.company }));
    await visitor.run(() => history.back());
    await visitor.has(
      () => document.querySelector<HTMLTextAreaElement>("main [name=useCase]")?.value === "Statements",
    );
    await visitor.fill(label, "Sacco");
    await visitor.press("button", contact.submit);
    await visitor.sees(contact.thanks.title);
  });

  test("a form that is left before the response arrives is sent after Back", async () => {
    await visitor.go("/");
    await fillContactForm("Matatu");
    await visitor.run(() => {
      window.fetch = () => {
        location.href = "/about";
        return new Promise(() => {});
      };
    });
    await visitor.press("button", contact.submit);
    await visitor.has(() => location.pathname === "/about" && document.readyState === "complete");
    await visitor.run(() => history.back());
    await visitor.sees(contact.thanks.title);
  });

  test("after a press on a menu's button, Tab leads into its menu", async () => {
    const tab = "\uE004";
    await visitor.resize({ width: 600, height: 800 });
    await visitor.go("/about");
    await visitor.press("button", words.layout.header.menu);
    await visitor.has(() => document.querySelector("#site-menu:popover-open") !== null);
    await visitor.type(tab);
    await visitor.has(() => document.activeElement?.matches("#site-menu a"));
    await visitor.resize({ width: 1200, height: 900 });
    await visitor.go("/about");
    const label = getNavigation("en").main.find(({ path }) => path === "/solutions")?.label ?? "";
    await visitor.press("button", fill(words.layout.header.submenu, { label }));
    await visitor.has(() => document.querySelector("#menu-solutions:popover-open") !== null);
    await visitor.type(tab);
    await visitor.has(() => document.activeElement?.matches("#menu-solutions a"));
  });

  test("in a narrow window the menu leads to the blog", async () => {
    await visitor.resize({ width: 600, height: 800 });
    await visitor.go("/");
    await visitor.press("button", words.layout.header.menu);
    const blog = getNavigation("en").main.find(({ path }) => path === "/blog");
    await visitor.press("link", blog?.label ?? "");
    await visitor.sees(words.blog.list.hero.title);
    await visitor.resize({ width: 1200, height: 900 });
  });

  test("the chat opens, and asks for a name", async () => {
    const { widget } = words.chat;
    await visitor.go("/about");
    await visitor.press("button", widget.open);
    await visitor.sees(widget.title);
    await visitor.press("link", String(widget.options[0]));
    await visitor.has(() => document.activeElement?.matches("input"));
    await visitor.type("Amina");
    await visitor.press("button", widget.next);
    await visitor.sees(widget.handOff);
  });

  test("the quote dialog is sent by a double press, and thanks", async () => {
    await visitor.go("/products");
    const values = { action: catalogue.quote, product: product?.title ?? "" };
    await visitor.press("link", fill(catalogue.named, values));
    await visitor.has(() => document.querySelector("dialog:modal") !== null);
    await visitor.fill(quote.form.fields.name.label, "Njeri");
    await visitor.fill(quote.form.fields.email.label, "njeri@shop.example");
    await visitor.press("button", quote.form.submit, 2);
    await visitor.has(() => document.querySelector("#quote-thanks:popover-open") !== null);
    await visitor.has(() => document.querySelector("dialog:modal") === null);
  });

  test("the tools are filtered, and Back from one keeps the filter", async () => {
    const titles = listTools("en").filter(({ category }) => category === tool?.category);
    const shows = (count: number) =>
      [...document.querySelectorAll("main article")].filter((card) => card.checkVisibility()).length ===
      count;
    await visitor.go("/tools");
    await visitor.press("field", tool?.category ?? "");
    await visitor.has(shows, titles.length);
    const title = tool?.title ?? "";
    await visitor.fill(words.tools.catalogue.results.search, title);
    await visitor.has(shows, 1);
    await visitor.press("link", title);
    await visitor.sees(tool?.tagline ?? "");
    await visitor.run(() => history.back());
    await visitor.has(shows, 1);
    await visitor.has(
      (text: string) => document.querySelector<HTMLInputElement>("main [type=search]")?.value === text,
      title,
    );
  });

  test("two solutions are chosen, their sum is shown, and the form names them", async () => {
    const { choice } = words.solutions.overview;
    const [first, second] = listSolutions("en");
    await visitor.go("/solutions");
    await visitor.press("field", first?.title ?? "");
    await visitor.press("field", second?.title ?? "");
    await visitor.sees(choice.sum.split("{")[0] ?? "");
    await visitor.press("button", choice.ask);
    await visitor.sees(words.getStarted.form.fields.useCase.label);
    const titles = `${first?.title}, ${second?.title}`;
    await visitor.has(
      (wanted) => document.querySelector<HTMLTextAreaElement>("[name=useCase]")?.value.includes(wanted),
      titles,
    );
  });
});
