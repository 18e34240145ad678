import { globSync } from "node:fs";
import { type ConfigData, HtmlValidate } from "html-validate";
import { expect, test } from "vitest";

const config: ConfigData = {
  root: true,
  // What the HTML standard asks for; axe checks what it does not (tests/e2e).
  extends: ["html-validate:standard", "html-validate:document"],
  rules: {
    // Hashes are for what comes from elsewhere; nothing does.
    "require-sri": ["error", { target: "crossorigin" }],
  },
};

test("every page is valid HTML", { timeout: 60_000 }, async () => {
  const { results } = await new HtmlValidate(config).validateMultipleFiles(
    globSync("build/client/**/*.html"),
  );
  const faults = results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, selector }) => `${filePath}: ${ruleId}: ${message} (${selector})`),
  );
  expect(faults).toEqual([]);
});
