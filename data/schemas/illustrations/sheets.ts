/** The kinds of illustrations that show a sheet with rows, some with the source or the result of the rows. */
import * as v from "valibot";
import { icon, id, list, optionalList, text } from "../common.ts";
import { mustBe } from "../must-be.ts";
import { common, detail, figure, row, state, title } from "./parts.ts";
import { addsUp, describeWrongResult, isAscending, isSame, secondsOf, totalOf } from "./sums.ts";

const sheet = { title, detail };
const rows = list(row, 2, 9);
const time = v.pipe(v.string(), v.regex(/^\d{1,2}(:\d\d){1,2}$/, mustBe("a time such as 12:04")));

/** Lines of a source, each assigned to an account. */
export const flow = v.pipe(
  v.strictObject({
    ...common,
    ...sheet,
    kind: v.literal("flow"),
    look: v.picklist(["phone", "sheet", "hub"]),
    lines: list(v.strictObject({ label: title, detail, amount: figure, to: id }), 3, 6),
    /** `asks` marks the target whose lines a person has to decide, `waits` one whose lines a person has to approve. */
    targets: list(
      v.strictObject({
        ...{ id, label: text(24), detail, amount: figure },
        asks: v.optional(v.literal(true)),
        waits: v.optional(v.literal(true)),
      }),
      2,
      4,
    ),
    /** The statement that all lines are accounted for. */
    check: v.optional(title),
    /** The name of the program that sorts the lines. */
    by: v.optional(text(12)),
  }),
  v.check(
    ({ lines, targets }) => lines.every(({ to }) => targets.some((target) => target.id === to)),
    ({ input: { lines, targets } }) =>
      `"to" of each line must be the id of a target (${targets.map(({ id }) => id).join(", ")}), ` +
      `but is ${lines.map(({ to }) => to).join(", ")}`,
  ),
  v.check(
    ({ lines, targets }) => targets.every((target) => isSame(sumOfLines(lines, target.id), target.amount)),
    ({ input: { lines, targets } }) => {
      const wrong = targets.filter((target) => !isSame(sumOfLines(lines, target.id), target.amount));
      const faults = wrong.map(({ id, amount }) => `${sumOfLines(lines, id)} for ${id}, but is ${amount}`);
      return `the amount of a target must be the sum of its lines: ${faults.join("; ")}`;
    },
  ),
);

function sumOfLines(lines: { to: string; amount: number }[], target: string): number {
  return Math.abs(totalOf(lines.filter(({ to }) => to === target).map(({ amount }) => amount)));
}

/** Paper forms that are read into rows. */
export const paper = v.pipe(
  v.strictObject({
    ...common,
    ...sheet,
    kind: v.literal("paper"),
    /**
     * "ticket": one paper with a box around each line, in the colour of the row with the same index. "pile": a pile of
     * papers, of which the top one is read.
     */
    look: v.picklist(["ticket", "pile"]),
    paper: v.strictObject({ ...sheet, lines: list(row, 3, 6) }),
    rows,
  }),
  v.check(
    ({ rows }) => addsUp(rows),
    ({ input }) => describeWrongResult(input.rows),
  ),
  v.check(
    ({ look, paper: { lines }, rows }) => look !== "ticket" || lines.length === rows.length,
    ({ input: { paper, rows } }) =>
      "a ticket must have as many rows as lines, because each line is read into one row, " +
      `but has ${rows.length} rows and ${paper.lines.length} lines`,
  ),
);

/** A table by date with a total. Some rows have a note. */
export const table = v.pipe(
  v.strictObject({
    ...common,
    ...sheet,
    kind: v.literal("table"),
    rows: list(v.strictObject({ ...row.entries, date: v.optional(text(8)) }), 4, 7),
  }),
  v.check(
    ({ rows }) => addsUp(rows),
    ({ input }) => describeWrongResult(input.rows),
  ),
);

/** A calculation or a report, with a bar chart of amounts over time and a result. */
export const sum = v.pipe(
  v.strictObject({
    ...common,
    ...sheet,
    kind: v.literal("sum"),
    rows,
    /** The number of pages that were read. The small picture shows them instead of the bars. */
    pages: v.optional(v.picklist([4, 6, 8])),
    /** Amounts over time. They may be negative. */
    bars: v.strictObject({
      ...sheet,
      items: list(v.strictObject({ label: text(6), amount: figure }), 4, 10),
    }),
    /** A share in per cent (`part` of `whole`), and its upper limit. */
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
  v.check(
    ({ rows }) => addsUp(rows),
    ({ input }) => describeWrongResult(input.rows),
  ),
  v.check(
    ({ gauge }) => !gauge || isSame(percentOf(gauge), gauge.share),
    ({ input: { gauge } }) =>
      `gauge.share must be gauge.part in per cent of gauge.whole, ${gauge && percentOf(gauge)}, but is ${gauge?.share}`,
  ),
);

function percentOf({ part, whole }: { part: number; whole: number }): number {
  return Math.round((part / whole) * 100);
}

/** A conversation, and next to it a panel with its result. */
export const chat = v.strictObject({
  ...common,
  ...sheet,
  kind: v.literal("chat"),
  messages: list(
    v.strictObject({ from: v.picklist(["them", "us", "note"]), text: text(150), time: v.optional(time) }),
    1,
    5,
  ),
  /** The result, with the button that a person presses next. */
  panel: v.strictObject({ ...sheet, rows, action: text(28) }),
});

/**
 * The screen of a till with a sale: the goods with their stock after the sale, the payment, and the takings of the shift. The
 * drawing calculates the amounts and the total, so no figure can contradict another.
 */
export const till = v.strictObject({
  ...common,
  ...sheet,
  kind: v.literal("till"),
  items: list(
    v.strictObject({
      ...{ label: title, count: figure, each: figure },
      stock: text(16),
      /** Marks a low stock. */
      state: v.optional(state),
    }),
    2,
    4,
  ),
  /** The label of the total. */
  total: text(16),
  payment: v.strictObject({ label: title, detail: title, note: text(28) }),
  shift: v.strictObject({
    title,
    items: list(v.strictObject({ label: title, amount: figure }), 2, 3),
  }),
});

/** A list sorted by score. Each score has its reasons. */
export const ranking = v.pipe(
  v.strictObject({
    ...common,
    ...sheet,
    kind: v.literal("ranking"),
    rows: list(
      v.strictObject({
        ...row.entries,
        /** The channel of the enquiry: mail, phone and so on. */
        icon: v.optional(icon),
        /** The score from 0 to 100. Left out in a list that is sorted by the next step. */
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
    ({ input: { rows } }) =>
      `score must be the sum of its reasons' points: ${rows
        .map(
          ({ label, score, reasons }) =>
            `"${label}" has ${score} and ${totalOf(reasons.map(({ points }) => points))}`,
        )
        .join(", ")}`,
  ),
  v.check(
    ({ rows }) => isAscending(rows.map(({ score = 0 }) => -score)),
    ({ input: { rows } }) =>
      `rows must be sorted by score, the highest first, but the scores are ${rows.map(({ score }) => score).join(", ")}`,
  ),
);

/** The summary of a month, and the payment that a person has to decide, with its likely payers. */
export const review = v.pipe(
  v.strictObject({
    ...common,
    ...sheet,
    kind: v.literal("review"),
    rows: list(v.strictObject({ ...row.entries, amount: figure }), 3, 5),
    /** The statement that all other payments are sorted. */
    check: title,
    question: v.strictObject({
      ...sheet,
      payment: v.strictObject({ label: title, detail, amount: figure }),
      choices: list(v.strictObject({ label: title, detail }), 2, 3),
    }),
  }),
  v.check(
    ({ rows, question }) => rows.at(-1)?.amount === question.payment.amount,
    ({ input: { rows, question } }) =>
      `the last row must be the payment in question, ${question.payment.amount}, but is ${rows.at(-1)?.amount}`,
  ),
);

/** A recording with its lines and their times. */
export const transcript = v.pipe(
  v.strictObject({
    ...common,
    ...sheet,
    kind: v.literal("transcript"),
    /** The length of the recording, and the time up to which it has been played. */
    length: time,
    at: time,
    caption: text(60),
    rows: list(
      v.strictObject({
        ...row.entries,
        label: text(80),
        time,
        /** A part of the label that the transcription is not sure of. */
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
    ({ input: { at, rows, length } }) =>
      `the times of rows must ascend, and neither they nor "at" may be later than the length ${length}, ` +
      `but the rows have ${rows.map(({ time }) => time).join(", ")}, and "at" is ${at}`,
  ),
  v.check(
    ({ rows }) => rows.every(({ label, unsure = "" }) => label.includes(unsure)),
    ({ input: { rows } }) => {
      const wrong = rows.find(({ label, unsure = "" }) => !label.includes(unsure));
      return `unsure must be a part of the row's label, but "${wrong?.unsure}" is not in "${wrong?.label}"`;
    },
  ),
);
