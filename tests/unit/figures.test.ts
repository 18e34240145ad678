import * as v from "valibot";
import { expect, test } from "vitest";
import { describeFigure } from "#app/illustrations/draw-figure.tsx";
import { listPosts } from "#data/index.ts";
import { figureSchema } from "#data/schemas/figure.ts";

const drawnPosts = listPosts("en").flatMap(({ id, body, figure }) => (figure ? [{ id, body, figure }] : []));

/** The numbers in a text, without signs, thousands separators and trailing zeros: 7,712.00 is 7712. */
function numbersIn(text: string): number[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(",", "")));
}

test.each(drawnPosts.map((post) => [post.id, post] as const))(
  "%s: every number of its figure is in its text",
  (_, { figure, body }) => {
    const told = new Set(numbersIn(body));
    const drawn = numbersIn(describeFigure(figure));
    expect(drawn.filter((number) => !told.has(number))).toEqual([]);
  },
);

test("the parts of a figure add up to the total that it states", () => {
  const splits = drawnPosts.flatMap(({ figure }) => (figure.kind === "split" ? figure.rows : []));
  expect(splits.length).toBeGreaterThan(0);
  for (const { label, values } of splits)
    expect(numbersIn(label)).toEqual([values.reduce((sum, value) => sum + value, 0)]);
});

test("no two posts have the same figure", () => {
  const figures = drawnPosts.map(({ figure }) => describeFigure(figure));
  expect(new Set(figures).size).toBe(figures.length);
});

test("a figure's accessible name contains all its texts", () => {
  const record = v.parse(figureSchema, {
    kind: "bars",
    caption: "A shortage",
    items: [
      { label: "One", value: -2400 },
      { label: "Two", value: 900 },
    ],
  });
  expect(describeFigure(record)).toBe("A shortage: One, −2,400; Two, +900");
});

test("a part without a value, a long caption and an unknown kind are refused", () => {
  const split = { kind: "split", caption: "Parts", parts: ["A", "B"], rows: [{ label: "All", values: [1] }] };
  const number = { kind: "number", caption: "A".repeat(61), value: "7", label: "days" };
  for (const wrong of [split, number, { kind: "pie", caption: "Parts" }])
    expect(v.safeParse(figureSchema, wrong).success).toBe(false);
});
