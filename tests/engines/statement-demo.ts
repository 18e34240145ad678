import { getWords } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { personalPdf } from "../fakes/statement-demo/pdf-statements.ts";
import type { Visitor } from "./visitor.ts";

/** A visitor sorts a statement of her own, which asks for its password, in home's picture, and sees all of it on the tool's page. */
export async function sortsLockedStatement(visitor: Visitor): Promise<void> {
  const { home, statementDemo } = getWords("en");
  const { result, failures } = statementDemo;
  const { file } = await personalPdf({ password: "12345678" });
  await visitor.go("/");
  await visitor.run(() => {
    document.querySelector("#own-statement")?.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
  });
  await visitor.has(() => document.documentElement.matches("[data-hydrated]"));
  await visitor.run((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const files = new DataTransfer();
    files.items.add(new File([bytes], "locked.pdf", { type: "application/pdf" }));
    const input = document.querySelector<HTMLInputElement>("#own-statement");
    if (!input) return;
    input.files = files.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, Buffer.from(file).toString("base64"));
  await visitor.sees(failures.passwordNeeded);
  await visitor.type("12345678\uE007");
  await visitor.press("link", start(home.hero.own.seeAll));
  await visitor.has(() => location.hash === "#try");
  await visitor.sees(fill(result.own, { name: "locked.pdf" }));
}

/** What a text says before its first number. */
const start = (text: string) => text.split("{")[0]?.trim() ?? "";
