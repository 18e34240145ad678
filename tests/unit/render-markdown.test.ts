import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { renderMarkdown } from "#app/markdown/render-markdown.ts";

const words = {
  table: "{section}, table {number}",
  listing: "Listing {number}: {section}",
  copyFormula: { copy: "Copy", copied: "Copied" },
};
/** Renders Markdown and parses the HTML, including the contents of `<pre>`. */
const render = (source: string) =>
  parse(renderMarkdown(source, "A title", words, "en").html, { blockTextElements: {} });

describe("a table", () => {
  const wide =
    '| Case | "Right" | Cost |\n| --- | --- | ---: |\n| Till A | 93 of the 100 receipts of the last month | 280 |';

  test("of three columns or more, with a long text, repeats the column's name in each cell but the heading of the row, for phones", () => {
    const table = render(wide);
    const cells = table.querySelectorAll("tbody td");
    expect(cells.map((cell) => cell.getAttribute("data-column"))).toEqual(['"Right"', "Cost"]);
    expect(cells.map((cell) => cell.text)).toEqual(["93 of the 100 receipts of the last month", "280"]);
    expect(table.querySelectorAll("tbody th[scope=row]").map(({ text }) => text)).toEqual(["Till A"]);
  });

  test("is named like the heading above it, and a second one below the same heading also has a number", () => {
    const article = render(
      `${wide}\n\n## Costs & gains\n\n${wide}\n\nThen:\n\n${wide}\n\n### Later\n\n${wide}`,
    );
    for (const named of ["section", "table"])
      expect(article.querySelectorAll(named).map((table) => table.getAttribute("aria-label"))).toEqual([
        "A title",
        "Costs & gains",
        "Costs & gains, table 2",
        "Later",
      ]);
    // No landmark: a part of the page may have the same name.
    const roles = article.querySelectorAll("section").map((table) => table.getAttribute("role"));
    expect(new Set(roles)).toEqual(new Set(["group"]));
  });

  test("does not repeat a note below a column's name in the cells", () => {
    const table = render(wide.replace("Cost", "Cost <small>a month</small>"));
    expect(table.querySelector("th:last-child")?.text).toBe("Cost a month");
    expect(table.querySelector("td:last-child")?.getAttribute("data-column")).toBe("Cost");
  });

  test("gives rows with an empty first cell one heading with the row above, if it has three columns or more", () => {
    const table = render(`${wide}\n|  | 95 | 300 |\n| Till B | 90 | 250 |`);
    const headings = table.querySelectorAll("tbody > tr:first-child > th[scope=rowgroup]");
    expect(headings.map(({ text, attributes }) => [text, attributes.rowspan])).toEqual([
      ["Till A", "2"],
      ["Till B", "1"],
    ]);
    const rows = table.querySelectorAll("tbody tr");
    expect(rows.map((row) => row.querySelectorAll("td").map(({ text }) => text))).toEqual([
      ["93 of the 100 receipts of the last month", "280"],
      ["95", "300"],
      ["90", "250"],
    ]);
  });

  test("of short cells is not stacked on phones, whatever the length of the names of its rows", () => {
    const name = "Till A, at the counter of the shop in Kisumu";
    const table = render(
      `| Case | Who | Hours | Cost |\n| --- | --- | ---: | ---: |\n| ${name} | Ruth | 93 | 280 |`,
    );
    expect(table.querySelector(".stacked-table, [data-column]")).toBeNull();
    expect(table.querySelector(".narrow-table")).toBeTruthy();
  });

  test("whose rows have links as their names is stacked on phones", () => {
    const table = render("| Case | Hours | Cost |\n| --- | ---: | ---: |\n| [Till A](/tools) | 93 | 280 |");
    expect(table.querySelector(".stacked-table")).toBeTruthy();
  });

  test("shows a figure below 0 with a minus, and a hyphen elsewhere as it is", () => {
    const table = render("| Day | KSh |\n| --- | ---: |\n| 1-2 | -500 |\n| All | **-700** |");
    expect(table.querySelectorAll("td").map(({ text }) => text)).toEqual(["1-2", "−500", "All", "−700"]);
  });

  test("of two columns has headings of rows if the second column has a long text", () => {
    const names = (source: string) =>
      render(source)
        .querySelectorAll("th[scope=row]")
        .map(({ text }) => text);
    const head = "| You ask | We answer |\n| --- | --- |\n| Who can open our files? |";
    expect(names(`${head} The people you invite, and our staff if you allow it. |`)).toEqual([
      "Who can open our files?",
    ]);
    expect(names(`${head} You. |`)).toEqual([]);
  });

  test("of two columns is not stacked on phones", () => {
    const table = render("| Line | KSh |\n| --- | ---: |\n| Paid in | 500 |");
    expect(table.querySelector(".stacked-table, [data-column]")).toBeNull();
  });

  test("of two columns is stacked on phones if a cell is as long as a paragraph", () => {
    const answer = "The people you invite. Our staff open a file only if you allow it. ".repeat(4);
    const table = render(`| You ask | We answer |\n| --- | --- |\n| Who can open our files? | ${answer} |`);
    expect(table.querySelector(".stacked-table")).toBeTruthy();
    // The question is the name of the answer.
    expect(table.querySelector("[data-column]")).toBeNull();
  });
});

test("a formula has a copy button; other code blocks, and articles for feed readers, have none", () => {
  const source = "```formula\n=SUM(A1:A9)\n```\n\n```text\nWANTS  delivery\n```";
  const button = render(source).querySelector("button");
  expect(button?.text).toBe("Copy");
  expect(button?.nextElementSibling?.text.trim()).toBe("=SUM(A1:A9)");
  expect(render(source).querySelectorAll("button")).toHaveLength(1);
  const { html } = renderMarkdown(source, "A title", { table: words.table, listing: words.listing }, "en");
  expect(html).not.toContain("button");
});

test("a line of a code block is not wrapped between its indentation and its first character", () => {
  const [line] = render('```text\nTotal\n   "=SUM(A1:A9)"\n```').querySelectorAll("pre span");
  expect(line?.text).toBe('   "');
});

test("a number stays on one line with the name in brackets after it, and a product with its result", () => {
  const kept = render("Vehicle 22 (Githurai): 60 passengers × 40 = 2,400.").querySelectorAll("span");
  expect(kept.map(({ text }) => text)).toEqual(["22 (Githurai)", "× 40 = 2,400"]);
});

test("short code stays in one line, and its characters are escaped", () => {
  const [short, long] = render(
    "`/api/send-email` `<a> & an address that is longer than a phone`",
  ).querySelectorAll("code");
  expect(short?.classNames).toBe("whitespace-nowrap");
  expect(long?.classNames).toBe("");
  expect(long?.innerHTML).toBe("&lt;a&gt; &amp; an address that is longer than a phone");
});
