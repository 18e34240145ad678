import { test } from "vitest";
import { getWords } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { inEachEngine } from "#tests/engines/in-each-engine.ts";
import { personalPdf } from "./fakes/pdf-statements.ts";

inEachEngine("locked-statement", (visitor) => {
  test("a visitor sorts a statement with a password", async () => {
    const { statementDemo } = getWords("en");
    const { result, failures } = statementDemo;
    const { file } = await personalPdf({ password: "12345678" });
    await visitor.go("/tools/ai-mpesa-analyzer#try");
    // Choose the file before the island is live. It is sorted after hydration.
    await visitor.run((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([bytes], "locked.pdf", { type: "application/pdf" }));
      const input = document.querySelector<HTMLInputElement>("#try input[type=file]");
      if (!input) return;
      input.files = files.files;
      for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
    }, Buffer.from(file).toString("base64"));
    await visitor.sees(failures.passwordNeeded);
    await visitor.fill(statementDemo.own.password, "12345678\uE007");
    await visitor.sees(fill(result.own, { name: "locked.pdf" }));
  });
});
