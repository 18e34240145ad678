import { readFileSync } from "node:fs";
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { describeBalances, failureText, restText } from "#app/features/statement-demo/problem-text.ts";
import { decodeText, kindOfFile } from "#app/features/statement-demo/reader/answer-request.ts";
import { sortStatement } from "#app/features/statement-demo/reader/sort.ts";
import { rowsOfCsv } from "#app/features/statement-demo/reader/sources/csv.ts";
import { rowsOfXlsx } from "#app/features/statement-demo/reader/sources/xlsx.ts";
import { StatementError } from "#app/features/statement-demo/reader/statement.ts";
import { tryCopy } from "#app/features/statement-demo/try-page.ts";
import { getWords } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { type Cell, makeXlsx } from "./fakes/make-xlsx.ts";

const fake = (name: string) => readFileSync(`tests/features/statement-demo/fakes/${name}`);
const sortCsv = (name: string) => sortStatement(rowsOfCsv(decodeText(fake(name))), 2026);

/** Returns the failure that a function throws. */
function failureOf(read: () => unknown) {
  try {
    read();
  } catch (error) {
    if (error instanceof StatementError) return error.failure;
  }
  throw new Error("It did not fail");
}

describe("a till's statement as CSV", () => {
  const { lines, check, problems, setAside } = sortCsv("till.csv");

  test("is read below the text above its headings, and its balances are correct from the newest line on", () => {
    expect(problems).toEqual([]);
    expect(check).toEqual({ fitting: 7, total: 7, misfits: [] });
    expect(setAside).toEqual([{ line: 13, status: "Failed" }]);
    expect(lines.at(-1)).toMatchObject({ line: 15, paidIn: 145_000, time: "2026-10-01 08:14:05" });
  });

  test("is sorted: a charge with its payment's receipt, a reversal with the payment that it reverses", () => {
    expect(lines.map(({ receipt, group, name }) => [receipt, group, name]).reverse()).toEqual([
      ["TKA1B2C3D4", "income", "JANE WANJIRU"],
      ["TKA1B2C3D5", "income", "PETER OTIENO"],
      ["TKA1B2C3D7", "suppliers", "KILIMO FEEDS, LTD"],
      ["TKA1B2C3D7", "charges", ""],
      ["TKA1B2C3D8", "income", "JANE WANJIRU"],
      ["TKA1B2C3D9", "income", "JANE WANJIRU"],
      ["TKA1B2C3E1", "own", "Organization Settlement Account"],
      ["TKA1B2C3E2", "unsorted", ""],
    ]);
  });
});

test("a personal statement with semicolons and swapped Fuliza columns has correct balances", () => {
  const { lines, check, problems } = sortCsv("personal.csv");
  expect(problems).toEqual([]);
  expect(check).toEqual({ fitting: 11, total: 11, misfits: [] });
  expect(lines.map(({ group }) => group).join(" ")).toBe(
    "income transfers charges suppliers own charges suppliers loans suppliers own loans own",
  );
  expect(
    lines.filter(({ isSwapped }) => isSwapped).map(({ paidIn, withdrawn }) => [paidIn, withdrawn]),
  ).toEqual([
    [130_200, 0],
    [0, 200_000],
  ]);
});

test("unreadable cells are reported with line, column and expected value", () => {
  const { lines, problems, check } = sortCsv("faulty.tsv");
  expect(lines.map(({ line }) => line)).toEqual([2]);
  expect(check.total).toBe(0);
  expect(problems.map(({ line, column, expected, found }) => [line, column, expected, found])).toEqual([
    [3, "completed", "time", "31-02-2026 08:00:00"],
    [4, "paidIn", "amount", "1.234,00"],
    [5, "receipt", "receipt", "not a receipt"],
    [6, "paidIn", "direction", ""],
    [7, "status", "status", "Perhaps"],
    [8, "withdrawn", "direction", "50.00"],
    [9, "balance", "balance", ""],
  ]);
});

test.each(["en", "sw"] as const)("no balance that could not be checked is said to add up: %s", (locale) => {
  const { result } = getWords(locale).statementDemo;
  const none = { isWhole: false, addsUp: result.noBalance, explanation: result.addsUpHow };
  expect(describeBalances(sortCsv("faulty.tsv"), { result })).toEqual(none);
  const [first, second] = sortCsv("faulty.tsv").problems;
  const problems = first && second ? [first, second] : [];
  const partly = { ...sortCsv("till.csv"), problems, check: { fitting: 3, total: 3, misfits: [] } };
  expect(describeBalances(partly, { result })).toEqual({
    isWhole: false,
    addsUp: fill(result.addsUp, { fitting: "3", total: "5" }),
    explanation: result.addsUpRead,
  });
});

test("the same statement in a workbook, with times and amounts as numbers, has the same result", async () => {
  // Blank lines of the file become empty rows of the sheet.
  const rows: Cell[][] = [];
  for (const { line, cells } of rowsOfCsv(decodeText(fake("till.csv")))) {
    while (rows.length < line - 1) rows.push([]);
    rows.push(
      cells.map((cell, index) => {
        if (index === 1 && /^\d\d-\d\d-\d{4} \S+$/.test(cell)) {
          const [, day, month, year, time] = /^(\d\d)-(\d\d)-(\d{4}) (.*)$/.exec(cell) ?? [];
          return new Date(`${year}-${month}-${day}T${time}Z`);
        }
        return index >= 5 && index <= 7 && /^-?[\d,]+\.\d\d$/.test(cell)
          ? Number(cell.replaceAll(",", ""))
          : cell;
      }),
    );
  }
  const file = makeXlsx(rows);
  const read = sortStatement(await rowsOfXlsx(new Uint8Array(file).buffer), 2026);
  expect(read).toEqual(sortCsv("till.csv"));
});

test("a damaged workbook is refused", async () => {
  const damaged = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]).buffer;
  await expect(rowsOfXlsx(damaged)).rejects.toMatchObject({ failure: { reason: "damaged" } });
});

test("a small workbook that unpacks to more than 50 MB is refused before it is unpacked", async () => {
  const packed = zipSync({ "xl/workbook.xml": [new Uint8Array(51 * 1024 * 1024), { level: 1 }] });
  await expect(rowsOfXlsx(packed.buffer as ArrayBuffer)).rejects.toMatchObject({
    failure: { reason: "tooMuch" },
  });
});

describe("the kind of a file is recognised by its first bytes, not by its name", () => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
  test.each([
    ["%PDF-1.7", "pdf"],
    ["PK\x03\x04", "xlsx"],
    ["Receipt No.,Completion Time", "csv"],
    ["\xFF\xFER\x00e\x00", "csv"],
  ])("%j", (text, kind) => expect(kindOfFile(bytes(text))).toBe(kind));

  test.each([
    ["", "empty"],
    ["\xFF\xD8\xFF\xE0 a photo", "picture"],
    ["\x00\x00\x00\x18ftypheic", "picture"],
    ["\xD0\xCF\x11\xE0 an old workbook", "oldExcel"],
    ["\r\n<html><table><tr><td>Receipt No.", "otherSheet"],
    ["MZ\x00\x00\x01", "unknownKind"],
  ])("%j", (text, reason) => expect(failureOf(() => kindOfFile(bytes(text)))).toEqual({ reason }));
});

test("text is decoded as UTF-8, UTF-16 or Windows-1252", () => {
  expect(decodeText(Buffer.from("é", "utf8"))).toBe("é");
  expect(decodeText(Buffer.from("\uFEFFé", "utf16le"))).toBe("é");
  expect(decodeText(Buffer.from("é", "latin1"))).toBe("é");
});

describe("a statement is refused with a reason", () => {
  const header = "Receipt No.,Completion Time,Details,Paid In,Withdrawn,Balance";
  const read = (text: string) => () => sortStatement(rowsOfCsv(text), 2026);
  const line = "TKC0000001,2026-10-01 08:00:00,Airtime Purchase,,1.00,9.00";
  test("without text, in a CSV file and in a workbook", async () => {
    for (const text of ["", " ", "\n ,\n"]) expect(failureOf(read(text))).toEqual({ reason: "empty" });
    const blank = rowsOfXlsx(new Uint8Array(makeXlsx([["", " "]])).buffer);
    await expect(blank).rejects.toMatchObject({ failure: { reason: "empty" } });
  });
  test("without headings, also below text in two cells", () => {
    for (const text of [line, `Account Name,JANE WANJIRU\n${line}`, "Lines without headings"])
      expect(failureOf(read(text))).toEqual({ reason: "noHeader" });
  });
  test("without a required column", () =>
    expect(failureOf(read("Receipt No.,Details,,Paid In\nX,Y,,1"))).toEqual({
      reason: "missingColumns",
      found: ["Receipt No.", "Details", "Paid In"],
      columns: ["completed", "balance"],
    }));
  test.each([",", ";", "\t"])("with other headings, divided by %j", (delimiter) => {
    const sales = "Date,Customer,Amount\n2026-10-01,JANE,1,200.00";
    expect(failureOf(read(sales.replaceAll(",", delimiter)))).toEqual({
      reason: "missingColumns",
      found: ["Date", "Customer", "Amount"],
      columns: ["receipt", "details", "balance"],
    });
    expect(failureOf(read(`Tarehe${delimiter}Kiasi`))).toMatchObject({ found: ["Tarehe", "Kiasi"] });
  });
  test("without a line", () => expect(failureOf(read(header))).toEqual({ reason: "noLines" }));
  test("with only a failed payment", () => {
    const withStatus = header.replace("Paid In", "Transaction Status,Paid In");
    const failed = "TKC0000001,2026-10-01 08:00:00,Airtime Purchase,Failed,,1.00,9.00";
    expect(failureOf(read(`${withStatus}\n${failed}`))).toEqual({ reason: "noLines" });
  });
  test("without a readable line", () => {
    const time = "31 October 08:00";
    const unread = line.replace("2026-10-01 08:00:00", time);
    expect(failureOf(read(`${header}\n${unread}\n${unread}`))).toEqual({
      reason: "noneRead",
      count: 2,
      first: { line: 2, column: "completed", expected: "time", found: time },
    });
    expect(failureOf(read(`${header.replaceAll(",", ";")}\n${line}`))).toMatchObject({
      reason: "noneRead",
      first: { column: "receipt", found: line },
    });
  });
  const messages = [
    "QK12AB34CD Confirmed.You have received Ksh1,200.00 from JANE WANJIKU 0700000000 on 3/10/26 at 4:12 PM  New M-PESA balance is Ksh3,450.00. Separate personal and business funds through Pochi la Biashara on *334#.",
    "QK12AB34CE Confirmed. on 3/10/26 at 4:12 PM Ksh500.00 received from 2547******12 JANE WANJIKU. New Account balance is Ksh12,500.00.",
    "QK12AB34CF Confirmed.on 3/10/26 at 4:12 PMWithdraw Ksh2,000.00 from 123456 - DUKA AGENCIES New M-PESA balance is Ksh1,450.00. Transaction cost, Ksh29.00.",
    "QK12AB34CG Confirmed. Fuliza M-PESA amount is Ksh 50.00. Access Fee charged Ksh 0.50. Total Fuliza M-PESA outstanding amount is Ksh55.00 due on 15/10/26.",
    "QK12AB34CH confirmed.You bought Ksh50.00 of airtime on 3/10/26 at 10:23 AM.",
    "[03/10/2026, 16:12] Wanjiku: QK12AB34CJ Confirmed. Ksh80.00 sent to DUKA LETU",
    "UKMQWAXODW confirmed.You bought Ksh50.00 of airtime on 22/11/26 at 10:23 AM.",
    "Failed. You do not have enough money. Your M-PESA balance is Ksh12.00.",
    "QK12AB34CK Imethibitishwa. Umepokea Ksh1,200.00 kutoka kwa JANE WANJIKU 0700000000 mnamo 3/10/26 saa 4:12 PM.",
    "Imethibitishwa. Baki yako mpya ya M-PESA ni Ksh3,450.00.",
  ];
  test.each(messages)("because it is the text message “%s”, with or without headings", (message) => {
    const missing = "Receipt No.,Completion Time,Details";
    for (const above of ["", "My messages\n", `${header}\n`, `${missing}\n`, "Receipt No. Completion Time\n"])
      expect(failureOf(read(`${above}${message}\n${message}`))).toEqual({ reason: "textMessages" });
  });
  test("without columns, as in text copied from a PDF", () => {
    const copied = "TKC0000001 2026-10-01 08:00:00 Airtime Purchase Completed 0.00 1.00 9.00";
    const text = (between: string) => [header, copied].join("\n").replace(/,| (?=\d)/g, between);
    for (const between of [" ", "\n"])
      expect(failureOf(read(`MPESA STATEMENT\n${text(between)}`))).toEqual({ reason: "noColumns" });
  });
  test("but a table whose status is “Confirmed” is no text message", () => {
    const row = line.replace("Airtime Purchase", "Confirmed");
    expect(failureOf(read(row))).toEqual({ reason: "noHeader" });
    expect(failureOf(read("TKC0000001,Confirmed,9.00"))).toEqual({ reason: "noHeader" });
  });
  test("with one line too many", () =>
    expect(failureOf(read(`${header}\n${`${line}\n`.repeat(20_001)}`))).toEqual({
      reason: "tooManyLines",
      limit: 20_000,
      found: 20_001,
    }));
  test("with 300,000 rows, of which only the first ones are kept", () =>
    expect(failureOf(() => rowsOfCsv(`${header}${"\na,".repeat(300_000)}`))).toEqual({
      reason: "tooManyLines",
      limit: 20_000,
      found: 300_001,
    }));
  test("with a cell of more than 2,000 characters, in a CSV file and in a workbook", async () => {
    const longest = "a".repeat(2000);
    const row = line.replace("Airtime Purchase", longest).split(",");
    const ofWorkbook = (cells: string[]) => rowsOfXlsx(new Uint8Array(makeXlsx([cells])).buffer);
    expect(rowsOfCsv(row.join(","))[0]?.cells[2]).toBe(longest);
    expect((await ofWorkbook(row))[0]?.cells[2]).toBe(longest);
    const tooLong = row.with(2, `${longest}a`);
    expect(failureOf(() => rowsOfCsv(tooLong.join(",")))).toEqual({ reason: "tooMuch" });
    await expect(ofWorkbook(tooLong)).rejects.toMatchObject({ failure: { reason: "tooMuch" } });
  });
  test("with a text that a workbook's reader would take minutes for", async () => {
    const huge = [" ".repeat(200_000).concat("a")];
    const file = new Uint8Array(makeXlsx([huge])).buffer;
    await expect(rowsOfXlsx(file)).rejects.toMatchObject({ failure: { reason: "tooMuch" } });
  });
  test("in words that contain its numbers, or its first wrong line", () => {
    const copy = tryCopy(getWords("en"));
    const { failures, result, columns, expected } = copy;
    expect(failureText({ reason: "tooManyLines", limit: 20_000, found: 20_001 }, copy)).toBe(
      fill(failures.tooManyLines, { found: "20,001", limit: "20,000" }),
    );
    expect(
      failureText(
        { reason: "missingColumns", found: ["Date", "Sum"], columns: ["receipt", "balance"] },
        copy,
      ),
    ).toBe(
      fill(failures.missingColumns, {
        found: "Date, Sum",
        columns: `${columns.receipt}, ${columns.balance}`,
      }),
    );
    const first = { line: 2, column: "completed", expected: "time", found: "31 October" } as const;
    const place = fill(result.line, { line: 2 });
    const found = "“31 October”";
    const problem = fill(result.problem, {
      place,
      column: columns.completed,
      expected: expected.time,
      found,
    });
    expect(failureText({ reason: "noneRead", count: 1_200, first }, copy)).toBe(
      fill(failures.noneRead, { count: "1,200", problem }),
    );
  });
});

test("the rest of a list is counted in the singular if it is one line", () => {
  const copy = tryCopy(getWords("en"));
  const { one, several } = copy.result.all.rest;
  expect([1, 2, 1_200].map((count) => restText(count, copy))).toEqual([
    one,
    fill(several, { count: "2" }),
    fill(several, { count: "1,200" }),
  ]);
});
