import * as v from "valibot";
import { bead, icon, id, list, text } from "./common.ts";
import { addsUp, isAscending, isSame, secondsOf, signs, totalOf } from "./specimen-sums.ts";

/*
 * A specimen: a small true picture of what a tool, a product or a solution does, drawn by app/specimens/. Every number
 * in it is a figure that is written as numbers are in the company's country; everything else that is shown is words.
 */

const figure = v.number();
const title = text(34);
const detail = v.optional(text(44));
const time = v.pipe(v.string(), v.regex(/^\d{1,2}(:\d\d){1,2}$/, "a time such as 12:04"));
/** How a line is judged: by its colour, and by words beside it. */
const state = v.picklist(["good", "wait", "alert", "still"]);
/** Drawings of app/specimens/drawings.tsx: things stand alone, scenes fill a picture that is as wide as a film. */
const things = ["sandal", "cake", "dress"] as const;
const scenes = ["speaker", "bottle"] as const;
export type DrawingName = (typeof things | typeof scenes)[number];
const sumLine = { sign: v.optional(v.picklist(signs)), amount: v.optional(figure) };
const common = {
  id,
  /** What the picture shows, in a sentence: all that a screen reader says of it. */
  name: text(200),
};

/** Lines of a source that run into accounts. */
const flow = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("flow"),
    look: v.picklist(["phone", "sheet", "hub"]),
    title,
    detail,
    lines: list(v.strictObject({ text: title, detail, amount: figure, to: id }), 3, 6),
    targets: list(v.strictObject({ id, label: text(24), detail, amount: figure, bead }), 2, 4),
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

/** Papers that become fields or rows. */
const paper = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("paper"),
    /**
     * One paper with its readings in boxes, each in the colour of the row at its place, or a pile of which the uppermost
     * is read.
     */
    look: v.picklist(["ticket", "pile"]),
    paper: v.strictObject({
      title,
      detail,
      lines: list(
        v.strictObject({ label: title, text: v.optional(title), amount: v.optional(figure) }),
        3,
        6,
      ),
    }),
    title,
    detail,
    rows: list(
      v.strictObject({
        label: title,
        detail,
        text: v.optional(text(20)),
        ...sumLine,
        /** How sure the reading is, where it is on the paper, or what is wrong with it. */
        note: text(22),
        state,
      }),
      3,
      6,
    ),
  }),
  v.check(({ rows }) => addsUp(rows), "a row with = is what the rows above come to"),
  v.check(
    ({ look, paper: { lines }, rows }) => look !== "ticket" || lines.length === rows.length,
    "each line of a ticket is read into the row at its place",
  ),
);

/** A table in which some rows carry a remark, with a running balance or a total. */
const table = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("table"),
    title,
    detail,
    columns: v.strictTuple([text(12), text(20), text(12)]),
    /** The balance before the first row; without it the table ends in a total. */
    opening: v.optional(figure),
    rows: list(
      v.strictObject({
        date: text(8),
        text: title,
        detail,
        amount: figure,
        balance: v.optional(figure),
        flag: v.optional(v.strictObject({ state, text: text(48) })),
      }),
      4,
      6,
    ),
    result: v.strictObject({ label: title, amount: figure }),
  }),
  v.check(({ opening = 0, rows, result }) => {
    let balance = opening;
    const isRight = rows.every((row) => {
      balance += row.amount;
      return row.balance === undefined || isSame(row.balance, balance);
    });
    return isRight && isSame(result.amount, balance);
  }, "balances and the result follow from the amounts"),
);

/** A conversation, and beside it what became of it. */
const chat = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("chat"),
    channel: v.picklist(["whatsapp", "sms"]),
    title,
    detail,
    messages: list(
      v.strictObject({ from: v.picklist(["them", "us", "note"]), text: text(150), time: v.optional(time) }),
      1,
      5,
    ),
    panel: v.strictObject({
      title,
      detail,
      rows: list(
        v.strictObject({ label: title, text: v.optional(text(34)), ...sumLine, state: v.optional(state) }),
        2,
        6,
      ),
      /** The button that a person presses next. */
      action: text(28),
    }),
  }),
  v.check(({ panel }) => addsUp(panel.rows), "a row with = is what the rows above come to"),
);

/** A list in the order of its scores, each with its reasons. */
const ranking = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("ranking"),
    title,
    detail,
    rows: list(
      v.strictObject({
        label: title,
        detail,
        /** The channel that it came by. */
        icon: v.optional(icon),
        /** The score, of 100, or nothing where the list is in the order of the next step. */
        score: v.optional(v.pipe(figure, v.maxValue(100))),
        reasons: v.optional(list(v.strictObject({ text: text(26), points: figure }), 1, 4)),
        next: v.strictObject({ text: text(24), state }),
      }),
      3,
      5,
    ),
  }),
  v.check(
    ({ rows }) =>
      rows.every(
        ({ score, reasons = [] }) =>
          score === undefined || isSame(score, totalOf(reasons.map(({ points }) => points))),
      ),
    "a score is the sum of its reasons",
  ),
  v.check(({ rows }) => isAscending(rows.map(({ score = 0 }) => -score)), "the highest score comes first"),
);

/** A recording with its lines in time, or a course with its units. */
const transcript = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("transcript"),
    look: v.picklist(["video", "course"]),
    /** What it shows. */
    drawing: v.picklist(scenes),
    title,
    /** How long it is, and how far it has played. */
    length: time,
    at: time,
    caption: text(60),
    lines: list(
      v.strictObject({
        time,
        text: text(80),
        /** A word of the text that is uncertain. */
        unsure: v.optional(text(20)),
        tag: text(14),
        state,
      }),
      3,
      5,
    ),
    note: text(50),
  }),
  v.check(
    ({ at, lines, length }) =>
      isAscending([...lines.map((line) => secondsOf(line.time)), secondsOf(length)]) &&
      secondsOf(at) <= secondsOf(length),
    "times follow one another, up to the length",
  ),
  v.check(
    ({ lines }) => lines.every((line) => line.text.includes(line.unsure ?? "")),
    "unsure is in the text",
  ),
);

/** What each look of the formats below is drawn with: nothing where the look itself says it. */
const drawnWith: Readonly<Record<string, readonly DrawingName[] | undefined>> = {
  picture: things,
  posters: things,
  clips: scenes,
};

/** One source in several formats. */
const formats = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("formats"),
    look: v.picklist(["picture", "logo", "slides", "clips", "pieces", "posters"]),
    /** What a picture, the posters or the clips show. */
    drawing: v.optional(v.picklist([...things, ...scenes])),
    source: v.strictObject({ title, detail, lines: v.optional(list(text(90), 1, 4)) }),
    frames: list(
      v.strictObject({
        label: text(24),
        title: v.optional(text(60)),
        text: v.optional(text(90)),
        amount: v.optional(figure),
        /** The price before an offer. */
        before: v.optional(figure),
      }),
      3,
      5,
    ),
  }),
  v.check(
    ({ look, drawing }) => (drawing ? drawnWith[look]?.includes(drawing) === true : !drawnWith[look]),
    "a picture and posters have the drawing of a thing, clips that of a scene, and other looks none",
  ),
);

/** A sum with its lines and its result: a calculation, a report, a slip. */
const sum = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("sum"),
    look: v.picklist(["sheet", "report", "slip"]),
    title,
    detail,
    lines: list(v.strictObject({ label: title, detail, ...sumLine, unit: v.optional(text(12)) }), 3, 9),
    /** Amounts in time, above and below nothing. */
    bars: v.optional(
      v.strictObject({
        title,
        detail,
        items: list(v.strictObject({ label: text(6), amount: figure }), 4, 10),
      }),
    ),
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
  v.check(({ lines }) => addsUp(lines), "a line with = is what the lines above come to"),
  v.check(
    ({ gauge }) => !gauge || isSame(Math.round((gauge.part / gauge.whole) * 100), gauge.share),
    "the gauge's share is its part of the whole",
  ),
);

/** What is sold, at a counter or on a phone, and how it is paid. */
const till = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("till"),
    look: v.picklist(["counter", "shop"]),
    /** What a shop sells. */
    drawing: v.optional(v.picklist(things)),
    title,
    detail,
    tiles: list(v.strictObject({ text: text(18), amount: figure }), 1, 9),
    lines: list(v.strictObject({ text: title, detail, count: figure, each: figure, amount: figure }), 1, 4),
    total: v.strictObject({ label: text(16), amount: figure }),
    payments: list(v.strictObject({ label: text(20), amount: figure, state }), 1, 3),
    notice: text(70),
  }),
  v.check(
    ({ look, drawing }) => (look === "shop") === (drawing !== undefined),
    "a shop has the drawing of what it sells, and a counter none",
  ),
  v.check(
    ({ lines }) => lines.every(({ count, each, amount }) => isSame(count * each, amount)),
    "a line is its count times its price",
  ),
  v.check(
    ({ lines, total, payments }) =>
      [lines, payments].every((items) => isSame(totalOf(items.map(({ amount }) => amount)), total.amount)),
    "lines and payments come to the total",
  ),
);

/** Columns of cells: hours of a day, units of a building, stages of a sale, rooms of a hospital. */
const grid = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("grid"),
    look: v.picklist(["hours", "block", "stages", "queue"]),
    title,
    detail,
    /** The words at the side of the rows. */
    rows: v.array(text(8)),
    columns: list(
      v.strictObject({
        title: text(16),
        detail,
        amount: v.optional(figure),
        cells: list(
          v.strictObject({
            title: text(20),
            detail: v.optional(text(22)),
            amount: v.optional(figure),
            state,
            /** How many rows it takes. */
            span: v.optional(v.picklist([1, 2, 3]), 1),
          }),
          1,
          6,
        ),
      }),
      3,
      5,
    ),
    /** What the cells come to, or how many there are of each state. */
    facts: list(v.strictObject({ label: text(24), amount: figure, state: v.optional(state) }), 1, 3),
  }),
  v.check(
    ({ columns }) =>
      columns.every(
        ({ amount, cells }) =>
          amount === undefined || isSame(amount, totalOf(cells.map((cell) => cell.amount ?? 0))),
      ),
    "a column's amount is the sum of its cells",
  ),
  v.check(({ columns, facts }) => {
    const cells = columns.flatMap((column) => column.cells);
    return facts.every((fact) => {
      const counted = fact.state ? cells.filter((cell) => cell.state === fact.state) : cells;
      const amounts = counted.flatMap(({ amount }) => amount ?? []);
      return isSame(fact.amount, amounts.length > 0 ? totalOf(amounts) : counted.length);
    });
  }, "a fact counts the cells of its state, or adds up their amounts"),
);

export const specimenSchema = v.variant("kind", [
  flow,
  paper,
  table,
  chat,
  ranking,
  transcript,
  formats,
  sum,
  till,
  grid,
]);

export type SpecimenRecord = v.InferInput<typeof specimenSchema>;
export type Specimen = v.InferOutput<typeof specimenSchema>;
