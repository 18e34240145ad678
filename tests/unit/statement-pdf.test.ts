import { describe, expect, test } from "vitest";
import { type PlacedText, tableOf } from "#app/demos/statement/pdf-table.ts";
import { sortStatement } from "#app/demos/statement/sort-statement.ts";
import { personalPdf, tillPdf } from "../fakes/statements/pdf-statements.ts";

/** The placed texts of a PDF, as the demo's source reads them in a browser. */
async function textsOf(file: Buffer, password?: string): Promise<PlacedText[][]> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const pdf = await getDocument({
    data: new Uint8Array(file),
    ...(password && { password }),
    verbosity: 0,
    useWasm: false,
    disableFontFace: true,
  }).promise;
  const pages: PlacedText[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) =>
        "str" in item
          ? {
              text: item.str,
              x: item.transform[4],
              y: item.transform[5],
              width: item.width,
              height: item.height,
            }
          : [],
      ),
    );
  }
  return pages;
}

describe("a personal statement of several pages", () => {
  test.each([true, false])("is read whole; headings on each page: %s", async (repeatHeadings) => {
    const { file, receipts } = await personalPdf({ repeatHeadings });
    const { lines, problems, check } = sortStatement(tableOf(await textsOf(file)));
    expect(problems).toEqual([]);
    expect(lines.map(({ receipt }) => receipt)).toEqual(receipts);
    expect(check).toEqual({ fitting: receipts.length, total: receipts.length, misfits: [] });
    expect(lines[0]?.page).toBe(1);
    expect(lines.at(-1)?.page).toBeGreaterThan(1);
  });

  test("keeps details that are broken over lines together, without the foot of the page", async () => {
    const { file, details } = await personalPdf({});
    const { lines } = sortStatement(tableOf(await textsOf(file)));
    expect(lines.map((line) => line.details)).toEqual(details);
  });

  test("is opened with its password", async () => {
    const { file, receipts } = await personalPdf({ password: "12345678" });
    const { lines } = sortStatement(tableOf(await textsOf(file, "12345678")));
    expect(lines).toHaveLength(receipts.length);
    await expect(textsOf(file, "wrong")).rejects.toMatchObject({ name: "PasswordException" });
  });
});

test("a till's statement with its type and other party is read too", async () => {
  const { file, names } = await tillPdf();
  const { lines, problems, check } = sortStatement(tableOf(await textsOf(file)));
  expect(problems).toEqual([]);
  expect(check.fitting).toBe(names.length);
  expect(lines.map(({ name }) => name)).toEqual(names);
});

test("a PDF without a statement's headings has no table", () => {
  const text = { text: "Dear customer", x: 20, y: 700, width: 60, height: 8 };
  expect(tableOf([[text], []])).toEqual([]);
});
