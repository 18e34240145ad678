import { checkGoals, ratio } from "./goals.ts";
import type { Compared, PageCost } from "./page-cost.ts";
import type { PressCost } from "./presses.ts";

/** A column: its heading, and what is in it. */
type Column<Row> = [heading: string, cell: (row: Row) => string | number];

const kib = (bytes: number) => (bytes / 1024).toFixed(1);
const ms = (value: number) => value.toFixed(0);
const paint = (compared: Compared) => `${(compared.ms / 1000).toFixed(2)}, ${ratio(compared).toFixed(2)}`;
const page: Column<PageCost> = ["page", ({ path }) => path];

const weightColumns: Column<PageCost>[] = [
  page,
  ["HTML to `</main>`, bytes", ({ contentBytes }) => contentBytes],
  ["KiB until intent", ({ weight }) => kib(weight.readingBytes)],
  ["requests until intent", ({ weight }) => weight.readingRequests],
  ["of these script files", ({ weight }) => weight.readingScripts],
  ["of these answered by the Worker", ({ weight }) => weight.workerRequests],
  ["script files after intent", ({ weight }) => weight.intentScripts],
  ["script after intent, KiB", ({ weight }) => kib(weight.intentScriptBytes)],
  ["of these asked for late", ({ weight }) => weight.lateScripts],
];

const speedColumns: Column<PageCost>[] = [
  page,
  ["scores", ({ scores }) => scores.join(" ")],
  ["FCP, ratio", ({ simulated }) => paint(simulated.first)],
  ["LCP, ratio", ({ simulated }) => paint(simulated.largest)],
  ["FCP applied, ratio", ({ applied }) => paint(applied.first)],
  ["LCP applied, ratio", ({ applied }) => paint(applied.largest)],
  ["blocked, ms", ({ blocked }) => ms(blocked.ms)],
  ["blocked without script, ms", ({ blocked }) => ms(blocked.withoutScript)],
  ["main thread, ms", ({ mainThread }) => ms(mainThread.ms)],
  ["main thread without script, ms", ({ mainThread }) => ms(mainThread.withoutScript)],
];

const pressColumns: Column<PressCost>[] = [
  ["press, and what it shows", ({ name }) => name],
  ["ms", (press) => ms(press.ms)],
  ["script files", ({ scripts }) => `${scripts}`],
];

/** Everything about the pages: two tables. */
export function pageTables(costs: PageCost[]): string {
  return `What a visitor fetches

${table(weightColumns, costs)}

How fast a phone shows it

${table(speedColumns, costs)}
`;
}

export function pressTable(costs: PressCost[]): string {
  return `How fast it answers\n\n${table(pressColumns, costs)}\n`;
}

/** A line for each goal. */
export function goalList(costs: PageCost[]): { text: string; areAllMet: boolean } {
  const results = checkGoals(costs);
  return {
    text: `Goals\n\n${results.map(({ line }) => line).join("\n")}\n`,
    areAllMet: results.every(({ isMet }) => isMet),
  };
}

function table<Row>(columns: Column<Row>[], rows: Row[]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [
    line(columns.map(([heading]) => heading)),
    line(columns.map((_, index) => (index === 0 ? "---" : "--:"))),
    ...rows.map((row) => line(columns.map(([, cell]) => cell(row)))),
  ].join("\n");
}
