import type { ReactNode } from "react";
import type { Accent } from "#data/schemas/accents.ts";
import type { Illustration } from "#data/schemas/illustration.ts";

/** A line of the card: words, a figure or a few words beside them, and a colour token for its dot. */
interface Row {
  label: string;
  amount?: number | undefined;
  text?: string | undefined;
  colour?: string | undefined;
}

/** The card of a sharing picture is this wide, in pixels, and has so many lines at most. */
export const cardWidth = 404;
const mostRows = 5;

/** Formats of which the title says more than the label, which is a number or a time. */
const titled = ["slides", "clips", "pieces"];

type Write = (amount: number) => string;

/** What an illustration says at a glance, for a picture that is drawn without style sheets. A glance has nothing to list. */
function sheetOf(illustration: Illustration, own: string): { title: string; rows: Row[] } | undefined {
  switch (illustration.kind) {
    case "glance":
      return undefined;
    case "flow":
      return {
        title: illustration.title,
        rows: illustration.targets.map(({ asks, ...row }) => ({ ...row, colour: asks ? "ink" : own })),
      };
    case "formats":
      return {
        title: illustration.source.title,
        rows: illustration.frames.map(({ label, title = label, amount }) => ({
          label: titled.includes(illustration.look) ? title : label,
          amount,
          colour: own,
        })),
      };
    case "chat":
      return {
        title: illustration.panel.title,
        rows: illustration.panel.rows.map(({ note, state = own, ...row }) => ({
          ...row,
          text: row.text ?? note,
          colour: state,
        })),
      };
    default:
      return {
        title: illustration.title,
        rows: illustration.rows.map((row) => ({
          ...row,
          amount: "score" in row ? row.score : row.amount,
          colour: row.state ?? (row.sign === "=" ? own : undefined),
        })),
      };
  }
}

/**
 * An illustration's main figures as a card for a sharing picture, in the elements and styles that satori knows.
 * @param colour gives the value of a colour token
 * @returns undefined for a kind that has no card
 */
export function illustrationCard(
  illustration: Illustration,
  { accent, write, colour }: { accent: Accent; write: Write; colour: (token: string) => string | undefined },
): ReactNode {
  const sheet = sheetOf(illustration, `accent-${accent}`);
  if (!sheet) return undefined;
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
          {sheet.title}
        </div>
        {sheet.rows.slice(0, mostRows).map(({ label, amount, text, colour: dot = "line" }, index) => (
          <div
            key={`${label} ${amount}`}
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
                backgroundColor: colour(dot),
              }}
            />
            <div style={{ display: "flex", flexGrow: 1, flexShrink: 1 }}>{label}</div>
            {(text !== undefined || amount !== undefined) && (
              <div style={{ display: "flex", flexShrink: 0, paddingLeft: 12 }}>
                {text ?? write(amount ?? 0)}
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
