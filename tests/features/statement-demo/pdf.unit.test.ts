import { describe, expect, test } from "vitest";
import type { PlacedText } from "#app/features/statement-demo/reader/pdf-lines.ts";
import { tableOf } from "#app/features/statement-demo/reader/pdf-table.ts";
import { sortStatement } from "#app/features/statement-demo/reader/sort.ts";
import { personalPdf, tillPdf } from "./fakes/pdf-statements.ts";

/** The texts of a PDF with their positions, read as the demo does in a browser. */
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
  test.each([
    { repeatHeadings: true },
    { repeatHeadings: false },
    { isUpright: true },
    { isUpright: true, repeatHeadings: false },
    { isMiddle: true },
    { isMiddle: true, isUpright: true },
    { isMiddle: true, isUpright: true, repeatHeadings: false },
  ])("is read completely: %o", async (form) => {
    const { file, receipts, times } = await personalPdf(form);
    const { lines, problems, check } = sortStatement(tableOf(await textsOf(file)), 2026);
    expect(problems).toEqual([]);
    expect(lines.map(({ receipt }) => receipt)).toEqual(receipts);
    expect(lines.map(({ time }) => time)).toEqual(times);
    expect(check).toEqual({ fitting: receipts.length - 1, total: receipts.length - 1, misfits: [] });
    expect(lines[0]?.page).toBe(1);
    expect(lines.at(-1)?.page).toBeGreaterThan(1);
  });

  test.each([
    { isUpright: false },
    { isUpright: true },
    { isMiddle: true },
    { isMiddle: true, isUpright: true },
    { isMiddle: true, isUpright: true, repeatHeadings: false },
  ])("joins details on several lines, without the page's footer: %o", async (form) => {
    const { file, details } = await personalPdf(form);
    const { lines } = sortStatement(tableOf(await textsOf(file)), 2026);
    expect(lines.map((line) => line.details)).toEqual(details);
  });

  test("is opened with its password", async () => {
    const { file, receipts } = await personalPdf({ password: "12345678" });
    const { lines } = sortStatement(tableOf(await textsOf(file, "12345678")), 2026);
    expect(lines).toHaveLength(receipts.length);
    await expect(textsOf(file, "wrong")).rejects.toMatchObject({ name: "PasswordException" });
  });
});

test.each([false, true])(
  "a till's statement with columns for type and other party is read; narrow: %s",
  async (isNarrow) => {
    const { file, names } = await tillPdf({ isNarrow });
    const { lines, problems, check } = sortStatement(tableOf(await textsOf(file)), 2026);
    expect(problems).toEqual([]);
    expect(check.misfits).toEqual([]);
    expect(lines.map(({ name }) => name)).toEqual(names);
  },
);

/** A line of a page: its texts by their left edge or, with `isRight`, by their right edge. */
const placed = (y: number, pieces: Record<number, string>, isRight = false): PlacedText[] =>
  Object.entries(pieces).map(([x, text]) => {
    const width = 4 * text.length;
    return { text, x: Number(x) - (isRight ? width : 0), y, width, height: 8 };
  });
const headings = placed(700, {
  20: "Receipt No.",
  80: "Completion Time",
  180: "Details",
  300: "Paid In",
  400: "Withdrawn",
  500: "Balance",
});
const row = (y: number, receipt: string, ...amounts: string[]) => [
  ...placed(y, { 20: receipt, 80: "2026-10-01 08:00:00", 180: "Pay Bill" }),
  ...amounts.flatMap((amount, index) => (amount ? placed(y, { [380 + 100 * index]: amount }, true) : [])),
];

test("small amounts that are nearer to the next heading than to their own stay in their column", () => {
  const page = [
    ...headings,
    ...row(680, "TKT0000001", "5.00", "", "5.00"),
    ...row(660, "TKT0000002", "7.00", "", "12.00"),
    ...row(640, "TKT0000003", "", "2.00", "10.00"),
  ];
  const { lines, check } = sortStatement(tableOf([page]), 2026);
  expect(lines.map(({ paidIn, withdrawn }) => paidIn - withdrawn)).toEqual([500, 700, -200]);
  expect(check.misfits).toEqual([]);
});

test("the balance shows the column of a single small amount that is nearer to the next heading", () => {
  const page = [...headings, ...row(680, "TKT0000001", "5.00", "", "5.00")];
  const { lines } = sortStatement(tableOf([page]), 2026);
  expect(lines).toMatchObject([{ paidIn: 500, withdrawn: 0 }]);
});

test("a receipt without a digit begins a row, but a word of ten capital letters beside an amount does not", () => {
  const page = [
    ...headings,
    ...row(680, "UKMQWAXODW", "5.00", "", "5.00"),
    ...row(660, "UKMQWAXO", "7.00", "", "12.00"),
    ...placed(651, { 20: "DX" }),
    ...placed(600, { 20: "WITHDRAWAL", 180: "none" }),
    ...placed(600, { 580: "12.00" }, true),
  ];
  const { lines, problems } = sortStatement(
    tableOf([row(720, "UKMQWAXODV", "1.00", "", "1.00"), page]),
    2026,
  );
  expect(lines.map(({ receipt, paidIn }) => [receipt, paidIn])).toEqual([
    ["UKMQWAXODW", 500],
    ["UKMQWAXODX", 700],
  ]);
  expect(problems.map(({ found }) => found.slice(0, 10))).toEqual(["UKMQWAXODV"]);
});

test("every row of a PDF is read or reported", () => {
  const lost = row(600, "not one", "5.00", "", "15.00");
  const pages = [
    row(680, "TKT0000001", "5.00", "", "5.00"),
    [
      ...row(720, "TKT0000002", "5.00", "", "10.00"),
      ...headings,
      ...row(680, "TKT0000003", "5.00", "", "10.00"),
      ...lost,
    ],
  ];
  const { lines, problems } = sortStatement(tableOf(pages), 2026);
  expect(lines.map(({ receipt }) => receipt)).toEqual(["TKT0000003"]);
  expect(problems.map(({ found }) => found.slice(0, 10))).toEqual(["TKT0000001", "TKT0000002", "not one"]);
});

test("a row of centred cells without a receipt is reported, and gets no text of the rows around it", () => {
  const centred = (y: number, receipt: string, balance: string) => [
    ...placed(y + 5, { 80: "2026-10-01", 180: "Pay Bill" }),
    ...placed(y, { 20: receipt }),
    ...placed(y, { 380: "5.00", 580: balance }, true),
    ...placed(y - 5, { 80: "08:00:00", 180: "Online" }),
  ];
  const page = [
    ...headings,
    ...centred(680, "TKT0000001", "5.00"),
    ...centred(660, "not one", "10.00"),
    ...centred(640, "TKT0000003", "15.00"),
    ...centred(620, "TKT0000004", "20.00"),
  ];
  const { lines, problems } = sortStatement(tableOf([page]), 2026);
  expect(lines.map(({ details }) => details)).toEqual(Array(3).fill("Pay Bill Online"));
  expect(problems).toMatchObject([{ column: "receipt", found: "not one" }]);
});

test("a receipt on two lines is one receipt", () => {
  const page = [...headings, ...row(680, "TKT00000", "5.00", "", "5.00"), ...placed(671, { 20: "01" })];
  expect(sortStatement(tableOf([page]), 2026).lines.map(({ receipt }) => receipt)).toEqual(["TKT0000001"]);
});

test("text similar to a receipt and the page number are not part of the table", () => {
  const rest = [...placed(671, { 180: "Page 1 of 1" }), ...placed(600, { 20: "AB12CD34" })];
  const page = [...headings, ...row(680, "TKT0000001", "5.00", "", "5.00"), ...rest];
  const { lines, problems } = sortStatement(tableOf([page]), 2026);
  expect([lines.map(({ details }) => details), problems]).toEqual([["Pay Bill"], []]);
});

test("a PDF that names another currency above its table is refused", () => {
  const page = [
    ...placed(720, { 20: "Currency: GHS" }),
    ...headings,
    ...row(680, "TKT0000001", "5.00", "", "5.00"),
  ];
  expect(() => sortStatement(tableOf([page]), 2026)).toThrow();
});

test("a PDF without a statement's headings has no table", () => {
  const text = { text: "Dear customer", x: 20, y: 700, width: 60, height: 8 };
  expect(tableOf([[text], []])).toEqual([]);
});
