import { expect, test, vi } from "vitest";
import { copy } from "#data/copy.ts";
import * as swahili from "#data/load/swahili.ts";
import { factKeys } from "#data/load/translation.ts";

test("a label that lacks Swahili puts into English the pages that show it, and no others", async () => {
  const words = JSON.parse(JSON.stringify(copy), (key, value) =>
    factKeys.includes(key) ? undefined : value,
  );
  delete words.getStarted.form.fields.phone.label;
  vi.resetModules();
  vi.doMock("#data/load/swahili.ts", () => ({ ...swahili, swahiliModule: () => words }));
  const { untranslatedCopy } = await import("#data/load/words.ts");
  vi.doUnmock("#data/load/swahili.ts");
  vi.resetModules();
  expect(untranslatedCopy).toEqual([
    { file: "pages/get-started.ts", paths: ["/get-started", "/support", "/api-docs"] },
  ]);
});
