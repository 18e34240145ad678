import { type KeyboardEvent, useEffect, useRef } from "react";
import { findExceptions } from "#app/demos/statement-demo/exceptions.ts";
import { formatCents, formatDay, formatWhole } from "#app/demos/statement-demo/format.ts";
import type { SortedStatement } from "#app/demos/statement-demo/statement.ts";
import { sumUp } from "#app/demos/statement-demo/sum.ts";
import { Flow, type FlowDrawing } from "#app/illustrations/flow.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { describeBalances } from "./problem-text";
import type { TryCopy } from "./try-page.server";
import { keepStatement, ownStatementPath, useStatement } from "./use-statement";
import { FailureNote, WorkProgress } from "./work-progress";

export type OwnStatementProps = { file: File; own: Words["home"]["hero"]["own"]; reader: TryCopy };

/** A visitor's statement, drawn like the hero's picture and in its place: first lines, totals, lines to check. */
export function OwnStatement({ file, own: words, reader }: OwnStatementProps) {
  const statement = useStatement();
  const { take, retry, failure, isLocked, own } = statement;
  const frame = useRef<HTMLDivElement>(null);
  const password = () => frame.current?.querySelector("input")?.value ?? "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => void take(file, file.name, ""), [file]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where something new is said
  useEffect(() => frame.current?.querySelector<HTMLElement>("input, h2")?.focus(), [own, failure]);

  const isShown = own && !statement.work && !failure && !statement.isStopped;
  return (
    <div ref={frame}>
      <WorkProgress {...statement} copy={reader} className="empty:hidden" />
      {failure && (
        <div className="content-start">
          {isLocked && (
            <div className="flex flex-wrap items-end gap-3">
              <TextField
                label={reader.own.password}
                type="password"
                autoComplete="off"
                errorId="own-failure"
                onKeyDown={({ key }: KeyboardEvent) => key === "Enter" && retry(password())}
              />
              <Button onClick={() => retry(password())}>{reader.own.open}</Button>
            </div>
          )}
          <FailureNote id="own-failure" failure={failure} copy={reader} />
        </div>
      )}
      {isShown && <Sorted statement={own.statement} name={own.name} words={words} reader={reader} />}
    </div>
  );
}

interface SortedProps {
  statement: SortedStatement;
  name: string;
  words: OwnStatementProps["own"];
  reader: TryCopy;
}

function Sorted({ statement, name, words, reader: { result, ...reader } }: SortedProps) {
  const { isWhole, addsUp } = describeBalances(statement, { result });
  return (
    <>
      <h2 tabIndex={-1} className="sr-only">
        {`${fill(result.own, { name })}. ${addsUp}`}
      </h2>
      <Flow illustration={drawingOf(statement, name, words, { result, ...reader })} format={formatCents}>
        <p className="il-more">
          <span className={`il-tag is-${isWhole ? "good" : "alert"}`}>{addsUp}</span>
          <ButtonLink
            to={ownStatementPath}
            className="text-base max-sm:px-4"
            onClick={() => keepStatement({ name, statement })}
          >
            {fill(words.seeAll, { count: formatWhole(statement.lines.length) })}
          </ButtonLink>
        </p>
      </Flow>
    </>
  );
}

/** How many lines the frame has room for, and how many of these are questions at most. */
const [shownLines, shownQuestions] = [5, 2];

/** The first lines and the largest questions, with the total of each group that there is. */
function drawingOf(
  { lines, check }: SortedStatement,
  title: string,
  words: SortedProps["words"],
  { result, months }: TryCopy,
): FlowDrawing {
  const { firstDay, lastDay, groups } = sumUp(lines);
  const exceptions = findExceptions(lines, check);
  const reasons = new Map(exceptions.map(({ index, reasons: [reason] }) => [index, reason]));
  const questions = exceptions.slice(0, shownQuestions).map(({ index }) => index);
  const first = [...lines.keys()].filter((index) => !questions.includes(index));
  const ask = {
    id: "ask",
    label: words.toAsk,
    detail: fill(words.asked, { count: formatWhole(exceptions.length), total: formatWhole(lines.length) }),
    amount: exceptions.reduce((sum, { index }) => sum + Math.abs(amountOf(lines[index])), 0),
    asks: true,
  };
  return {
    look: "sheet",
    title,
    detail: `${formatDay(firstDay, months)} – ${formatDay(lastDay, months)}`,
    lines: [...first.slice(0, shownLines - questions.length), ...questions].flatMap((index) => {
      const line = lines[index];
      const reason = reasons.get(index);
      return line
        ? {
            label: line.name || line.kind,
            detail: reason && result.exceptions.reasons[reason],
            amount: amountOf(line),
            to: reason ? ask.id : line.group,
          }
        : [];
    }),
    targets: [
      ...groups
        .filter(({ group, count }) => count > 0 && group !== "unsorted")
        .map(({ group, paidIn, withdrawn }) => ({
          id: group,
          label: result.groups[group],
          amount: paidIn - withdrawn,
        })),
      ...(exceptions.length > 0 ? [ask] : []),
    ],
  };
}

const amountOf = (line: { paidIn: number; withdrawn: number } | undefined) =>
  line ? line.paidIn - line.withdrawn : 0;
