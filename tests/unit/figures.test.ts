import * as v from "valibot";
import { expect, test } from "vitest";
import { describeFigure } from "#app/illustrations/draw-figure.tsx";
import { listPosts } from "#data/index.ts";
import { checkFigureNumbers, numbersIn } from "#data/load/figure-numbers.ts";
import { figureSchema } from "#data/schemas/figure.ts";

const drawnPosts = listPosts("en").flatMap(({ id, body, figure }) => (figure ? [{ id, body, figure }] : []));

test("a value of a figure that is not in the post's text is refused with the file, the key and the number", () => {
  const figure = v.parse(figureSchema, {
    kind: "bars",
    caption: "Minutes for 1 slip",
    items: [
      { label: "On the same day", value: 2 },
      { label: "Day 31", value: -1_100.5 },
    ],
  });
  const check = (body: string) => checkFigureNumbers("posts/two-slips-a-day.md", figure, body);
  check("A slip took 2 minutes, later 1,100.50.");
  expect(() => check("A slip took 2 minutes, later 1,100.")).toThrow(
    /data\/posts\/two-slips-a-day\.md:\n {2}figure: .* Missing: 1100\.5$/,
  );
});

/** The sample's posts in which the label of each row states its total: "640 payments". Other labels may have any numbers. */
const withTotals = ["mpesa-analyzer-paybill-reconciliation", "sacco-loan-appraisal-in-days"];

test("the parts of a figure add up to the total that it states", () => {
  const splits = drawnPosts.flatMap(({ id, figure }) =>
    withTotals.includes(id) && figure.kind === "split" ? figure.rows : [],
  );
  for (const { label, values } of splits)
    expect(numbersIn(label)).toEqual([values.reduce((sum, value) => sum + value, 0)]);
});

test("no two posts have the same figure", () => {
  const posts = Map.groupBy(drawnPosts, ({ figure }) => describeFigure(figure));
  const alike = [...posts.values()].filter(({ length }) => length > 1);
  expect(
    alike.map((same) => same.map(({ id }) => `data/posts/${id}.md`)),
    "these posts have the same figure",
  ).toEqual([]);
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
