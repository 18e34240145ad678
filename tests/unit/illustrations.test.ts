import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { drawIllustration } from "#app/illustrations/draw-illustration.tsx";
import * as data from "#data/index.ts";
import { checkRecord } from "#data/schemas/check.ts";
import { type Illustration, illustrationSchema } from "#data/schemas/illustration.ts";
import { addsUp } from "#data/schemas/illustrations/sums.ts";

const illustrations = data.listIllustrations("en");

/**
 * Changes one value in a copy of an illustration. Returns the rule that this breaks; undefined if the illustration
 * has no such value.
 */
type Break = (copy: Illustration) => string | undefined;

const breaks: Record<string, Break> = {
  "a line of a flow": (copy) => {
    if (copy.kind !== "flow" || !copy.lines[0]) return undefined;
    copy.lines[0].amount += 1;
    return "sum of its lines";
  },
  "a row read from a paper": (copy) => {
    const row = copy.kind === "paper" && copy.rows.find(({ sign }) => sign === "+");
    if (!row) return undefined;
    row.amount = (row.amount ?? 0) + 1;
    return "rows above it";
  },
  "an amount of a table": (copy) => {
    if (copy.kind !== "table" || !copy.rows[0]) return undefined;
    copy.rows[0].amount = 1;
    return "rows above it";
  },
  "a reason of a score": (copy) => {
    const reason = copy.kind === "ranking" && copy.rows[0]?.reasons?.[0];
    if (!reason) return undefined;
    reason.points += 1;
    return "sum of its reasons";
  },
  "the share of a gauge": (copy) => {
    if (copy.kind !== "sum" || !copy.gauge) return undefined;
    copy.gauge.share += 1;
    return "in per cent of gauge.whole";
  },
  "a row of a screen": (copy) => {
    const row = copy.kind === "screen" && copy.rows.find(({ sign }) => sign === "+");
    if (!row) return undefined;
    row.amount = (row.amount ?? 0) + 1;
    return "rows above it";
  },
  "a slot of a calendar": (copy) => {
    if (copy.kind !== "screen" || !copy.calendar) return undefined;
    copy.calendar.columns[0]?.pop();
    return "4 hours of slots";
  },
  "what is taken off a pay": (copy) => {
    if (copy.kind !== "screen" || copy.shares.length === 0) return undefined;
    copy.shares[0] = (copy.shares[0] ?? 0) + 1;
    return "shares must add up";
  },
};

describe.each(Object.entries(breaks))("an illustration is refused if %s is changed", (_, breakIt) => {
  const broken = illustrations.flatMap((illustration) => {
    const copy = structuredClone(illustration);
    const rule = breakIt(copy);
    return rule ? [{ id: illustration.id, illustration, copy, rule }] : [];
  });

  test("the sample contains such an illustration", () => expect(broken.length).toBeGreaterThan(0));

  test.each(broken)("$id", ({ illustration, copy, rule }) => {
    expect(() => checkRecord("illustrations.ts", illustrationSchema, illustration)).not.toThrow();
    expect(() => checkRecord("illustrations.ts", illustrationSchema, copy)).toThrow(rule);
  });
});

test("a sum is calculated line by line, like on a pocket calculator", () => {
  const sum = [
    { sign: "+", amount: 812 },
    { sign: "×", amount: 0.5 },
    { amount: 99 },
    { sign: "-", amount: 6 },
    { sign: "÷", amount: 4 },
  ] as const;
  expect(addsUp([...sum, { sign: "=", amount: 100 }])).toBe(true);
  expect(addsUp([...sum, { sign: "=", amount: 101 }])).toBe(false);
});

test("every class in a picture has a CSS rule", async () => {
  const folder = "app/illustrations/";
  const styles = await Promise.all(
    (await readdir(folder)).flatMap((file) => (file.endsWith(".css") ? readFile(folder + file, "utf8") : [])),
  );
  const known = new Set(styles.join("").match(/(?<=\.)il-[\w-]+/g));
  const html = illustrations.map((illustration) =>
    (["full", "brief"] as const).map((size) => drawIllustration(illustration, String, size)).join(""),
  );
  const used =
    html
      .join("")
      .match(/(?<=class=")[^"]+/g)
      ?.flatMap((classes) => classes.split(" ")) ?? [];
  const strange = used.filter((name) => name.startsWith("il-") && !name.includes(":") && !known.has(name));
  expect(new Set(strange)).toEqual(new Set());
});
