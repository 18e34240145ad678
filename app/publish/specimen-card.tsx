import type { ReactNode } from "react";
import type { Bead } from "#data/schemas/beads.ts";
import type { Specimen } from "#data/schemas/specimen.ts";

/** A line of the card: words, a figure or a few words beside them, and a colour token for its dot. */
interface Row {
  text: string;
  value: string;
  colour: string;
}

/** The card of a sharing picture is this wide, in pixels, and has so many lines at most. */
export const cardWidth = 404;
const mostRows = 5;

/** Formats of which the title says more than the label, which is a number or a time. */
const titled = ["slides", "clips", "pieces"];

/** A glance is one drawing: nothing to list. */
type Listed = Exclude<Specimen, { kind: "glance" }>;

type Write = (amount: number) => string;

/** What a specimen says at a glance, for a picture that is drawn without style sheets. */
function rowsOf(specimen: Listed, bead: Bead, write: Write): Row[] {
  const own = `bead-${bead}`;
  const row = (text: string, value: string | number = "", colour = "line"): Row => ({
    text,
    value: typeof value === "number" ? write(value) : value,
    colour,
  });
  switch (specimen.kind) {
    case "flow":
      return specimen.targets.map(({ label, amount, bead }) => row(label, amount, `bead-${bead}`));
    case "paper":
      return specimen.rows.map(({ label, text, amount, state }) => row(label, text ?? amount, state));
    case "table":
      return specimen.rows.map(({ text, amount, flag }) => row(text, amount, flag?.state));
    case "chat":
      return specimen.panel.rows.map(({ label, text, amount, state = own }) =>
        row(label, text ?? amount, state),
      );
    case "ranking":
      return specimen.rows.map(({ label, score, next }) => row(label, score, next.state));
    case "transcript":
      return specimen.lines.map(({ text, state }) => row(text, "", state));
    case "formats":
      return specimen.frames.map(({ label, title = label, amount }) =>
        row(titled.includes(specimen.look) ? title : label, amount, own),
      );
    case "sum":
      return specimen.lines.map(({ label, sign, amount }) =>
        row(label, amount, sign === "=" ? own : undefined),
      );
  }
}

function titleOf(specimen: Listed): string {
  if (specimen.kind === "chat") return specimen.panel.title;
  return specimen.kind === "formats" ? specimen.source.title : specimen.title;
}

/**
 * A specimen's main figures as a card for a sharing picture, in the elements and styles that satori knows.
 * @param colour gives the value of a colour token
 * @returns undefined for a kind that has no card
 */
export function specimenCard(
  specimen: Specimen,
  { bead, write, colour }: { bead: Bead; write: Write; colour: (token: string) => string | undefined },
): ReactNode {
  if (specimen.kind === "glance") return undefined;
  const line = `2px solid ${colour("line")}`;
  return (
    <div style={{ display: "flex", alignItems: "center", width: "100%", height: "100%" }}>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          width: "100%",
          overflow: "hidden",
          borderRadius: 24,
          border: `6px solid ${colour("night")}`,
          fontFamily: "display",
          fontSize: 25,
          backgroundColor: colour("card"),
          color: colour("ink"),
          lineHeight: 1.15,
        }}
      >
        <div
          style={{
            display: "flex",
            padding: "18px 22px",
            fontSize: 27,
            backgroundColor: colour("night"),
            color: colour("on-night"),
          }}
        >
          {titleOf(specimen)}
        </div>
        {rowsOf(specimen, bead, write)
          .slice(0, mostRows)
          .map((row, index) => (
            <div
              key={`${row.text} ${row.value}`}
              style={{
                display: "flex",
                alignItems: "center",
                padding: "17px 22px",
                borderTop: index > 0 ? line : "none",
              }}
            >
              <div
                style={{
                  display: "flex",
                  flexShrink: 0,
                  width: 18,
                  height: 18,
                  marginRight: 16,
                  borderRadius: 9,
                  backgroundColor: colour(row.colour),
                }}
              />
              <div style={{ display: "flex", flexGrow: 1, flexShrink: 1 }}>{row.text}</div>
              {row.value && (
                <div style={{ display: "flex", flexShrink: 0, paddingLeft: 12 }}>{row.value}</div>
              )}
            </div>
          ))}
      </div>
    </div>
  );
}
