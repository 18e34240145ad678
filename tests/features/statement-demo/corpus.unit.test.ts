import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { findExceptions } from "#app/features/statement-demo/reader/exceptions.ts";
import { sortStatement } from "#app/features/statement-demo/reader/sort.ts";
import { rowsOfCsv } from "#app/features/statement-demo/reader/sources/csv.ts";
import { rowsOfXlsx } from "#app/features/statement-demo/reader/sources/xlsx.ts";
import type { Row, SortedStatement } from "#app/features/statement-demo/reader/statement.ts";
import { maxPeriods, sumUp } from "#app/features/statement-demo/reader/sum.ts";
import { type Cell, makeXlsx } from "./fakes/make-xlsx.ts";

/** Statements in layouts that were seen, or that people make themselves. Every line is read correctly or reported. */

const header = "Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance";
const otherOrder = "Receipt No.,Completion Time,Details,Transaction Status,Withdrawn,Paid In,Balance";

/** A line of October 2026 with money paid in or out. */
function line(day: number, amounts: string, details = "Merchant Payment from 2547******118 - JANE"): string {
  const date = `2026-10-${String(day).padStart(2, "0")}`;
  return `TJA000${String(day).padStart(4, "0")},${date} 08:00:00,${details},Completed,${amounts}`;
}
const dated = (time: string, day: number, balance = day) =>
  line(day, `1.00,,${balance}.00`).replace(/2026-10-\d\d \d\d:\d\d:\d\d/, time);

/** A statement with one line of one shilling for each time. */
const at = (...times: string[]) => [header, ...times.map((time, index) => dated(time, index + 1))];

interface Expected {
  in: number;
  out?: number;
  /** How many balances do not follow from the previous one. Default: none. */
  misfits?: number;
  /** The unreadable lines, each with the column at fault. */
  problems?: [number, string][];
  doubled?: number[];
  /** The days of the lines, if a test checks them. */
  days?: string;
  /** A date whose order of day and month was guessed, and the day as which it was read. */
  guessed?: string | undefined;
  /** The lines whose time does not fit. */
  odd?: number[];
}

function summary(statement: SortedStatement): Required<Expected> {
  const { lines, check, problems, doubled, guessedDate } = statement;
  const sum = sumUp(lines);
  const odd = findExceptions(lines, check).filter(({ reasons }) => reasons.includes("time"));
  return {
    in: sum.paidIn / 100,
    out: sum.withdrawn / 100,
    misfits: check.misfits.length,
    problems: problems.map((problem) => [problem.line, problem.column]),
    doubled: doubled.map((place) => place.line),
    days: lines.map(({ time }) => time.slice(0, 10)).join(" "),
    guessed: guessedDate && `${guessedDate.text}: ${guessedDate.time.slice(0, 10)}`,
    odd: odd.map(({ index }) => lines[index]?.line ?? 0),
  };
}

function expectStatement(rows: readonly Row[], { days, ...expected }: Expected): void {
  const { days: found, ...read } = summary(sortStatement(rows, 2026));
  expect(read).toEqual({
    out: 0,
    misfits: 0,
    problems: [],
    doubled: [],
    guessed: undefined,
    odd: [],
    ...expected,
  });
  if (days) expect(found).toBe(days);
}

const three = [line(1, "100.00,,100.00"), line(2, "300.00,,400.00"), line(3, "100.00,,500.00")];
const october = "2026-10-01 2026-10-02 2026-10-03";

const files: [string, string[], Expected][] = [
  [
    "a cell with text after its closing quote",
    [header, line(1, '100.00,,"100.00"', '"MAMA" SHOP payment'), ...three.slice(1)],
    { in: 500 },
  ],
  [
    "a stray quote before lines with quoted cells",
    [header, line(1, '"100.00",,100.00', '"Merchant Payment'), line(2, '"300.00",,"400.00"')],
    { in: 400 },
  ],
  [
    "a cell over two lines",
    [
      header,
      line(1, "100.00,,100.00", '"Merchant Payment from\n2547***118 - JANE"'),
      line(2, "300.00,,400.00"),
    ],
    { in: 400 },
  ],
  ["the same export twice", [header, ...three, header, ...three], { in: 500, doubled: [6, 7, 8] }],
  [
    "two exports with their columns in another order",
    [header, ...three, otherOrder, line(4, "50.00,,450.00"), line(5, ",500.00,950.00")],
    { in: 1000, out: 50 },
  ],
  [
    "two exports, the newer first, with text above the headings",
    [
      header,
      line(3, "100.00,,500.00"),
      "Short Code,174379",
      "Opening Balance,0.00",
      header,
      ...three.slice(0, 2),
    ],
    { in: 500 },
  ],
  [
    "lines above the first known headings",
    ["Code,Time,Sum", "TJA0000009,2026-10-01 08:00:00,700.00", header, ...three],
    { in: 500, problems: [[2, "receipt"]] },
  ],
  [
    "totals and text below the lines",
    [header, ...three, "Total,,,,500.00,0.00,", "This record is for your own use", "Closing Balance,500.00"],
    { in: 500 },
  ],
  [
    "an incomplete line, and a line with another delimiter",
    [header, ...three, "TJA1", line(5, ";1;2").replaceAll(",", ";")],
    {
      in: 500,
      problems: [
        [5, "receipt"],
        [6, "receipt"],
      ],
    },
  ],
  [
    "receipt numbers without a digit, one of them after a stray quote",
    [
      header,
      line(1, "100.00,,100.00").replace("TJA0000001", "UKMQWAXODW"),
      line(2, '"300.00",,400.00', '"Merchant Payment').replace("TJA0000002", "UJMJFSPUUM"),
      line(3, '100.00,,"500.00"').replace("TJA0000003", "UKMQWAXODX"),
    ],
    { in: 500 },
  ],
  [
    "words as long as a receipt number, above, between and below the lines",
    [
      "TYPE,PAID IN,PAID OUT",
      "WITHDRAWAL,0.00,200",
      header,
      line(1, "100.00,,100.00", '"Merchant Payment from\nSETTLEMENT, JANE"'),
      "Withdrawal,2026-10-01 08:00:00,Pay Bill,Completed,7.00,,107.00",
      "SETTLEMENTS,2026-10-01 08:00:00,Pay Bill,Completed,7.00,,107.00",
      "Total,,SETTLEMENT,,100.00,,",
    ],
    {
      in: 100,
      problems: [
        [6, "receipt"],
        [7, "receipt"],
      ],
    },
  ],
  [
    "dates with the month first, shown by one of them",
    at("10/11/2026 8:00", "10/12/2026 9:00 PM", "10/13/2026 8:00 AM"),
    { in: 3, days: "2026-10-11 2026-10-12 2026-10-13" },
  ],
  [
    "dates with the month first, not shown by any",
    at("10/1/2026 8:00", "10/2/2026 8:00", "10/3/2026 8:00"),
    { in: 3, days: october, guessed: "10/1/2026: 2026-10-01" },
  ],
  [
    "dates with the day first, not shown by any",
    at("01/10/2026 8:00", "02/10/2026 8:00", "03/10/2026 8:00"),
    { in: 3, days: october, guessed: "01/10/2026: 2026-10-01" },
  ],
  [
    "dates with hyphens, whose day is first",
    at("10-01-2026 8:00", "10-02-2026 8:00", "10-03-2026 8:00"),
    { in: 3, days: "2026-01-10 2026-02-10 2026-03-10" },
  ],
  [
    "dates with the day first that Excel has read with the month first, where possible",
    at("2026-11-10 08:00", "2026-12-10 08:00", "13/10/2026 08:00"),
    { in: 3, days: "2026-10-11 2026-10-12 2026-10-13", guessed: "2026-11-10: 2026-10-11" },
  ],
  [
    "dates with slashes, of which the first is the same in both orders",
    at("10/10/2026 8:00", '"11/10/2026, 8:00"', "12/10/2026 8:00"),
    { in: 3, days: "2026-10-10 2026-10-11 2026-10-12", guessed: "11/10/2026: 2026-10-11" },
  ],
  [
    "dates with names of months, and with points",
    at("1 Oct 2026 08:00", "02-October-2026 08:00", "03.10.2026 08:00"),
    { in: 3, days: october },
  ],
  [
    "an amount split by a comma, with an empty column after the last heading",
    [`${header},`, `${line(1, "1500.00,,1500.00")},`, `${line(2, ",1,200.00,300.00")},`],
    { in: 1500, problems: [[3, "balance"]] },
  ],
  [
    "balances from new to old, times from old to new",
    [header, line(1, "100.00,,500.00"), line(2, "50.00,,400.00")],
    { in: 150, misfits: 1 },
  ],
  [
    "an unreadable line before the headings of a second export",
    [
      header,
      ...three.slice(0, 2),
      line(3, "much,,more").replace("2026-10", "2026-14"),
      header,
      three[2] ?? "",
    ],
    { in: 500, problems: [[4, "completed"]] },
  ],
  [
    "a sentence about currency above the headings",
    ["All amounts are in local currency unless stated otherwise", header, ...three],
    { in: 500 },
  ],
  [
    "Withdrawal and currencies in headings",
    [
      "Receipt No.,Completion Time,Details,Transaction Status,Paid In (KES),Withdrawal (KSh),Balance",
      line(1, ",200.00,300.00"),
    ],
    { in: 0, out: 200 },
  ],
  [
    "one amount column with signs, as the app exports it",
    [
      "Date,Transaction,Details,Status,Amount,Balance",
      "2026-10-01 08:00:00,TJA0000001,Funds received,Completed,100.00,100.00",
      "2026-10-02 08:00:00,TJA0000002,Airtime Purchase,Completed,-30.00,70.00",
    ],
    { in: 100, out: 30 },
  ],
  [
    "a bank's headings, and dashes for empty amounts",
    [
      "Receipt No.,Date,Description,Debit,Credit,Running Balance",
      "TJA0000001,2026-10-01 08:00:00,Funds received,–,100.00,100.00",
      "TJA0000002,2026-10-02 08:00:00,Airtime Purchase,30.00,—,70.00",
    ],
    { in: 100, out: 30 },
  ],
  [
    "an impossible year",
    [header, three[0] ?? "", dated("0206-10-02 08:00:00", 2), dated("9999-10-02 08:00:00", 3)],
    {
      in: 100,
      problems: [
        [3, "completed"],
        [4, "completed"],
      ],
    },
  ],
  [
    "a possible year that does not fit",
    at(...["2026-10-01", "2026-10-02", "2016-10-03", "2026-10-04"].map((day) => `${day} 08:00:00`)),
    { in: 4, odd: [4] },
  ],
  [
    "times in UTC, which are on the next day in Nairobi",
    [header, dated("2026-09-30T22:30:00Z", 1)],
    { in: 1, days: "2026-10-01" },
  ],
  [
    "twenty payments with the same second in another order",
    [
      header,
      dated("2026-10-01 07:00:00", 1, 100),
      ...Array.from({ length: 20 }, (_, place) => ((place * 7) % 20) + 2).map((number) =>
        dated("2026-10-01 08:00:00", number, 99 + number),
      ),
    ],
    { in: 21 },
  ],
  [
    "a column in cedis",
    [`${header},Currency`, `${three[0]},KES`, `${three[1]},GHS`],
    { in: 100, problems: [[3, "currency"]] },
  ],
];

test.each(files)("%s", (_, lines, expected) => expectStatement(rowsOfCsv(lines.join("\n")), expected));

test("a statement that names another currency above its headings is refused", () => {
  const read = () => sortStatement(rowsOfCsv(["Currency: GHS", header, ...three].join("\n")), 2026);
  expect(read).toThrow(expect.objectContaining({ failure: expect.objectContaining({ reason: "noneRead" }) }));
});

test("an amount without a sign in a single column is neither paid in nor paid out", () => {
  const text =
    "Date,Transaction,Details,Status,Amount,Balance\n2026-10-01 08:00:00,TJA0000001,Airtime,Completed,10.00,90.00";
  const first = expect.objectContaining({ column: "withdrawn", expected: "direction" });
  expect(() => sortStatement(rowsOfCsv(text), 2026)).toThrow(
    expect.objectContaining({ failure: { reason: "noneRead", count: 1, first } }),
  );
});

describe("a workbook", () => {
  const cells = (...lines: string[]) => lines.map((text) => text.split(","));
  const summarySheet = cells("TRANSACTION TYPE,PAID IN,PAID OUT", "SEND MONEY,0.00,200.00");
  const read = async (sheets: Parameters<typeof makeXlsx>[0]) => {
    const rows = await rowsOfXlsx(new Uint8Array(makeXlsx(sheets)).buffer);
    return sortStatement(rows, 2026);
  };

  test("with one sheet per month after a summary is read completely, without its hidden sheets", async () => {
    const statement = await read([
      { name: "Old", isHidden: true, rows: cells(header, line(9, "7.00,,7.00")) },
      { name: "Summary", rows: summarySheet },
      { name: "First", rows: cells(header, ...three) },
      { name: "Second", rows: cells(otherOrder, line(4, "50.00,,450.00"), line(5, "x,,450.00")) },
    ]);
    expect(summary(statement)).toMatchObject({ in: 500, out: 50, misfits: 0, problems: [[3, "withdrawn"]] });
    expect(statement.problems[0]?.sheet).toBe("Second");
  });

  test("with lines on a sheet without headings reports them", async () => {
    const { problems } = await read([
      { name: "First", rows: cells(header, ...three) },
      { name: "Second", rows: cells(line(4, "50.00,,550.00")) },
    ]);
    expect(problems).toMatchObject([{ sheet: "Second", line: 1, expected: "headings" }]);
  });

  test.each([[{ row: 1_048_576, column: 0 }], [{ row: 1, column: 16_383 }]])(
    "with a cell far outside the table is refused before it is read: %j",
    async ({ row, column }) => {
      const rows: Cell[][] = cells(header, ...three);
      const far = { row, column, text: "x" };
      await expect(read([{ name: "Far", rows, far }])).rejects.toMatchObject({
        failure: { reason: "farCell" },
      });
    },
  );

  test("with a far cell on a sheet in another folder is refused too", async () => {
    const far = { row: 1_048_576, column: 0, text: "x" };
    const files = unzipSync(makeXlsx([{ name: "Far", rows: cells(header, ...three), far }]));
    const moved = Object.entries(files).map(([name, bytes]): [string, Uint8Array] => [
      name.replace("xl/worksheets/sheet1.xml", "xl/other/one.xml"),
      name.endsWith(".rels")
        ? strToU8(strFromU8(bytes).replace("worksheets/sheet1.xml", "other/one.xml"))
        : bytes,
    ]);
    const file = zipSync(Object.fromEntries(moved)).buffer as ArrayBuffer;
    await expect(rowsOfXlsx(file)).rejects.toMatchObject({ failure: { reason: "farCell" } });
  });

  /** Reads a workbook after a change of its first sheet's XML. */
  const readChanged = (change: (sheet: string) => string) => {
    const files = unzipSync(makeXlsx([{ name: "Changed", rows: cells(header, ...three) }]));
    const name = "xl/worksheets/sheet1.xml";
    files[name] = strToU8(change(strFromU8(files[name] ?? new Uint8Array())));
    return rowsOfXlsx(zipSync(files).buffer as ArrayBuffer);
  };

  const cell = (position: string) => `<c r="${position}" t="b"><v>1</v></c>`;
  test.each([
    [`<row r="3e4">${cell("A9")}</row>`, "damaged"],
    [`<row r='3e4'>${cell("A9")}</row>`, "damaged"],
    [`<row r="0x7530">${cell("A9")}</row>`, "damaged"],
    [`<row r=" 30000">${cell("A9")}</row>`, "damaged"],
    [`<row r="&#51;0000">${cell("A9")}</row>`, "damaged"],
    [`<row x:r="3e4">${cell("A9")}</row>`, "damaged"],
    [`<row r="9" x:r="3e4">${cell("A9")}</row>`, "damaged"],
    [`<row\tr="3e4">${cell("A9")}</row>`, "damaged"],
    [`<row spans=">" r="3e4">${cell("A9")}</row>`, "damaged"],
    [`<row spans='">' r="3e4">${cell("A9")}</row>`, "damaged"],
    [`<x:row r="3e4">${cell("A9")}</x:row>`, "damaged"],
    [`<row>${cell("A3e4")}</row>`, "damaged"],
    [`<row r="9">${cell("ａ9")}</row>`, "damaged"],
    [`<row r="9">${cell("zz9")}</row>`, "damaged"],
    [`</sheetData><sheetData><row r="9">${cell("A9")}</row>`, "damaged"],
    [`<row r="30000">${cell("A9")}</row>`, "farCell"],
    [`<row>${cell("A30000")}</row>`, "farCell"],
    [`<row r="9">${cell("CW9")}</row>`, "farCell"],
  ])("whose sheet has %s is refused", async (elements, reason) => {
    const read = readChanged((sheet) => sheet.replace("</sheetData>", `${elements}</sheetData>`));
    await expect(read).rejects.toMatchObject({ failure: { reason } });
  });

  test.each(["<row></row>", "<x:row/>"])("whose sheet has too many of %s is refused", async (row) => {
    const read = readChanged((sheet) => sheet.replace("</sheetData>", `${row.repeat(20_200)}</sheetData>`));
    await expect(read).rejects.toMatchObject({ failure: { reason: "farCell" } });
  });

  test("with positions as other programs write them is read", async () => {
    const rows = await readChanged((sheet) =>
      sheet
        .replace(/<row r="2">/, "<row r='2' spans=\"1:7\" x14ac:dyDescent='0.2' >")
        .replace(/<row r="3">/, "<row>")
        .replace("</sheetData>", '<row r="20200"><c r="CV20200" t="str"><v>end</v></c></row></sheetData>'),
    );
    expect(rows.length).toBe(20_200);
    expect(rows.at(-1)?.cells.at(-1)).toBe("end");
    expect(rows[2]?.cells[6]).toBe("400.00");
  });

  test("of many sheets that are each within the limits is refused if they are too large together", async () => {
    const far = { row: 20_200, column: 49, text: "x" };
    const sheets = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ name: `${index}`, rows: cells(header), far }));
    await expect(rowsOfXlsx(new Uint8Array(makeXlsx(sheets(2))).buffer)).resolves.toHaveLength(40_400);
    await expect(rowsOfXlsx(new Uint8Array(makeXlsx(sheets(3))).buffer)).rejects.toMatchObject({
      failure: { reason: "farCell" },
    });
  });
});

describe("the details of a line", () => {
  const sortOne = (details: string, amounts: string, type = "", party = "") => {
    const text = `${header},Reason Type,Other Party Info\n${line(1, amounts, `"${details}"`)},${type},"${party}"`;
    const [found] = sortStatement(rowsOfCsv(text), 2026).lines;
    return [found?.group, found?.name, found?.isReversal ?? false];
  };
  const [paidIn, paidOut] = ["100.00,,100.00", ",100.00,100.00"];

  const known = `
    Pay Bill from 2547******377 - AMINA Acc. SCHOOL FEE | in | income | AMINA
    Pay Bill from 2547******377 - AMINA Acc. SERVICE CHARGE | in | income | AMINA
    Pay Bill to 522522 - MFANO SCHOOL Acc. SCHOOL FEE | out | suppliers | MFANO SCHOOL
    Pay Bill to 522522 - MFANO SCHOOL FEE | out | suppliers | MFANO SCHOOL FEE
    Pay Bill Charge | in | unsorted |
    Pay Bill from 2547******377 - AMINA Acc. HUSTLER FUND | in | income | AMINA
    Merchant Payment from 2547******377 - MOSES REVERSAL SHOP | in | income | MOSES REVERSAL SHOP
    Business Payment to Customer Charge | out | charges |
    Customer Payment to Small Business to - 254746***796 Oprah Roe | out | suppliers | Oprah Roe
    Customer Send Money to Micro SME Business with Fuliza MPesa to - 0746***796 Roe | out | suppliers | Roe
    Pay Utility with OD via STK | in | income |
    Pay Bill Online | in | income |
    Standing Order Pay Bill from 2547******377 - AMINA Acc. 4 | in | income | AMINA
    Recharge for Customer to 4093441MFANO BUNDLES by - 2547******915 Ian | out | suppliers | MFANO BUNDLES
    Organization Settle to Bank | out | own | Bank
    Utility Account to Organization Settlement Account | out | own | Organization Settlement Account
    Business Payment from 300600 - Mfano Bank via API | in | own | Mfano Bank
    Business Payment from 4089 - Mfano Mobile Loan | in | loans | Mfano Mobile Loan
    Pay Bill Online Fuliza M-Pesa to 888880 - KPLC | out | suppliers | KPLC
    Pay Bill to 888880 - KPLC PREPAID A/C 14101 | out | suppliers | KPLC PREPAID
    Pay Bill to 4444 - Branch International Ltd | out | loans | Branch International Ltd
    Pay Bill to 4444 - Branch International School | out | suppliers | Branch International School
    Business Payment from 4039 - Tala | in | loans | Tala
    Business Payment from 4039 - Tala Spices | in | income | Tala Spices
    Business Payment from 300600 - Equity Bulk Account via API. Original | in | own | Equity Bulk Account
    Business Payment from 5555 - Equity House School | in | income | Equity House School
    Funds received from JANE 254722***118 | in | income | JANE
  `;
  const rows = known.trim().split("\n");
  test.each(rows.map((row) => row.split("|").map((cell) => cell.trim())))(
    "%s",
    (details = "", way, group, name) => {
      expect(sortOne(details, way === "in" ? paidIn : paidOut)).toEqual([group, name, false]);
    },
  );

  test("without a counterparty are sorted by the type, which may be a reversal", () => {
    expect(sortOne("2547******377 - AMINA", paidIn, "Merchant Payment")).toEqual(["income", "AMINA", false]);
    expect(sortOne("2547******377 - AMINA", paidOut, "Reversal")).toEqual(["unsorted", "AMINA", true]);
  });

  test("whose other party is the shop itself name nobody", () => {
    const rows = ["JANE", "PETER", "AMINA"].map(
      (name, day) =>
        `${line(day + 1, `1.00,,${day + 1}.00`, `Merchant Payment from 2547******11${day} - ${name}`)},MFANO SHOP`,
    );
    const { lines } = sortStatement(rowsOfCsv([`${header},Other Party Info`, ...rows].join("\n")), 2026);
    expect(lines.map(({ name }) => name)).toEqual(["JANE", "PETER", "AMINA"]);
  });

  test("whose other party paid most lines keep that name", () => {
    const rows = [1, 2, 3].map(
      (day) => `${line(day, `1.00,,${day}.00`, "Merchant Payment")},2547******118 - JANE`,
    );
    const { lines } = sortStatement(rowsOfCsv([`${header},Opposite Party`, ...rows].join("\n")), 2026);
    expect(lines.map(({ name }) => name)).toEqual(["JANE", "JANE", "JANE"]);
  });

  test("with two payers of one name and different numbers are not reported as paid twice", () => {
    const from = (number: string) => `Merchant Payment from 2547******${number} - MATATU`;
    const { lines, check } = sortStatement(
      rowsOfCsv([header, line(1, "1.00,,1.00", from("118")), line(1, "1.00,,2.00", from("904"))].join("\n")),
      2026,
    );
    expect(findExceptions(lines, check)).toEqual([]);
  });
});

describe("the work has limits", () => {
  test("a statement of twenty years has as many periods as fit into the chart", () => {
    const { lines } = sortStatement(
      rowsOfCsv([header, dated("2007-01-01 08:00:00", 1), dated("2026-12-31 08:00:00", 2)].join("\n")),
      2026,
    );
    expect(sumUp(lines).periods.length).toBeLessThanOrEqual(maxPeriods);
  });

  test("a quoted cell of many line breaks is read in one pass, and a longer one is refused", () => {
    const lineBreaks = "\n".repeat(2000);
    expect(rowsOfCsv(`${header}\n"${lineBreaks}",x\ny`).slice(1)).toEqual([
      { line: 2, cells: [lineBreaks, "x"] },
      { line: 2003, cells: ["y"] },
    ]);
    expect(() => rowsOfCsv(`${header}\n"${"\n".repeat(200_000)}"`)).toThrow("tooMuch");
  });

  test("blank lines are counted and not kept", () => {
    expect(rowsOfCsv(`${"\n".repeat(1_000_000)}a\n\n;,\n , \r\n\r\nb\n`)).toEqual([
      { line: 1_000_001, cells: ["a"] },
      { line: 1_000_003, cells: [";", ""] },
      { line: 1_000_006, cells: ["b"] },
    ]);
  });

  test("an unmatched quote is read once, up to the next quote", () => {
    const [, row] = rowsOfCsv(`${header}\n${'"a,'.repeat(200_000)}`);
    expect(row?.cells).toHaveLength(200_001);
  });
});
