/** The kinds that are a sheet with rows: alone, or with what its rows come from or lead to. */
import * as v from "valibot";
import { icon, id, list, optionalList, text } from "../common.ts";
import { common, detail, figure, row, state, title } from "./parts.ts";
import { addsUp, isAscending, isSame, secondsOf, totalOf } from "./sums.ts";

const sheet = { title, detail };
const rows = list(row, 2, 9);
const time = v.pipe(v.string(), v.regex(/^\d{1,2}(:\d\d){1,2}$/, "a time such as 12:04"));
const addsUpRule = "a row with = is what the rows above come to";

/** Lines of a source that run into accounts. */
export const flow = v.pipe(
  v.strictObject({
    ...common,
    ...sheet,
    kind: v.literal("flow"),
    look: v.picklist(["phone", "sheet", "hub"]),
    lines: list(v.strictObject({ label: title, detail, amount: figure, to: id }), 3, 6),
    /** `asks`: what a person has to decide. */
    targets: list(
      v.strictObject({ id, label: text(24), detail, amount: figure, asks: v.optional(v.literal(true)) }),
      2,
      4,
    ),
    /** That all lines are accounted for. */
    check: v.optional(title),
    /** Who sorts them. */
    by: v.optional(text(12)),
  }),
  v.check(
    ({ lines, targets }) => lines.every(({ to }) => targets.some((target) => target.id === to)),
    "every line goes to a target",
  ),
  v.check(
    ({ lines, targets }) =>
      targets.every((target) => {
        const amounts = lines.filter(({ to }) => to === target.id).map(({ amount }) => amount);
        return isSame(Math.abs(totalOf(amounts)), target.amount);
      }),
    "a target's amount is the sum of its lines",
  ),
);

/** Papers that become rows. */
export const paper = v.pipe(
  v.strictObject({
    ...common,
    ...sheet,
    kind: v.literal("paper"),
    /**
     * One paper with its readings in boxes, each in the colour of the row at its place, or a pile of which the uppermost
     * is read.
     */
    look: v.picklist(["ticket", "pile"]),
    paper: v.strictObject({ ...sheet, lines: list(row, 3, 6) }),
    rows,
  }),
  v.check(({ rows }) => addsUp(rows), addsUpRule),
  v.check(
    ({ look, paper: { lines }, rows }) => look !== "ticket" || lines.length === rows.length,
    "each line of a ticket is read into the row at its place",
  ),
);

/** A table by date, in which some rows carry a note, with a total. */
export const table = v.pipe(
  v.strictObject({
    ...common,
    ...sheet,
    kind: v.literal("table"),
    rows: list(v.strictObject({ ...row.entries, date: v.optional(text(8)) }), 4, 7),
  }),
  v.check(({ rows }) => addsUp(rows), addsUpRule),
);

/** A calculation or a report, with amounts in time and what follows. */
export const sum = v.pipe(
  v.strictObject({
    ...common,
    ...sheet,
    kind: v.literal("sum"),
    rows,
    /** Amounts in time, above and below nothing. */
    /** How many pages were read: the brief picture shows them in place of the bars. */
    pages: v.optional(v.picklist([4, 6, 8])),
    bars: v.strictObject({
      ...sheet,
      items: list(v.strictObject({ label: text(6), amount: figure }), 4, 10),
    }),
    /** A part of a whole, in per cent, and the most that it may be. */
    gauge: v.optional(
      v.strictObject({
        label: title,
        part: figure,
        whole: figure,
        share: figure,
        limit: figure,
        limitLabel: title,
      }),
    ),
    result: v.strictObject({ label: title, text: title }),
  }),
  v.check(({ rows }) => addsUp(rows), addsUpRule),
  v.check(
    ({ gauge }) => !gauge || isSame(Math.round((gauge.part / gauge.whole) * 100), gauge.share),
    "the gauge's share is its part of the whole",
  ),
);

/** A conversation, and beside it what became of it. */
export const chat = v.strictObject({
  ...common,
  ...sheet,
  kind: v.literal("chat"),
  messages: list(
    v.strictObject({ from: v.picklist(["them", "us", "note"]), text: text(150), time: v.optional(time) }),
    1,
    5,
  ),
  /** With the button that a person presses next. */
  panel: v.strictObject({ ...sheet, rows, action: text(28) }),
});

/** A list in the order of its scores, each with its reasons. */
export const ranking = v.pipe(
  v.strictObject({
    ...common,
    ...sheet,
    kind: v.literal("ranking"),
    rows: list(
      v.strictObject({
        ...row.entries,
        /** The channel that it came by. */
        icon: v.optional(icon),
        /** The score, of 100, or nothing where the list is in the order of the next step. */
        score: v.optional(v.pipe(figure, v.maxValue(100))),
        reasons: optionalList(v.strictObject({ text: text(26), points: figure }), 4),
      }),
      3,
      5,
    ),
  }),
  v.check(
    ({ rows }) =>
      rows.every(
        ({ score, reasons }) =>
          score === undefined || isSame(score, totalOf(reasons.map(({ points }) => points))),
      ),
    "a score is the sum of its reasons",
  ),
  v.check(({ rows }) => isAscending(rows.map(({ score = 0 }) => -score)), "the highest score comes first"),
);

/** A recording with its lines in time. */
export const transcript = v.pipe(
  v.strictObject({
    ...common,
    ...sheet,
    kind: v.literal("transcript"),
    /** How long it is, and how far it has played. */
    length: time,
    at: time,
    caption: text(60),
    rows: list(
      v.strictObject({
        ...row.entries,
        label: text(80),
        time,
        /** A word of the label that is uncertain. */
        unsure: v.optional(text(20)),
        state,
      }),
      3,
      5,
    ),
    foot: text(50),
  }),
  v.check(
    ({ at, rows, length }) =>
      isAscending([...rows.map(({ time }) => secondsOf(time)), secondsOf(length)]) &&
      secondsOf(at) <= secondsOf(length),
    "times follow one another, up to the length",
  ),
  v.check(
    ({ rows }) => rows.every(({ label, unsure = "" }) => label.includes(unsure)),
    "unsure is in the label",
  ),
);
