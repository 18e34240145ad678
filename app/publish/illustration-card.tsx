import type { ReactNode } from "react";
import type { Accent } from "#data/schemas/accents.ts";
import type { Illustration } from "#data/schemas/illustration.ts";

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
type Listed = Exclude<Illustration, { kind: "glance" }>;

type Write = (amount: number) => string;

/** What an illustration says at a glance, for a picture that is drawn without style sheets. */
function rowsOf(illustration: Listed, accent: Accent, write: Write): Row[] {
  const own = `accent-${accent}`;
  const row = (text: string, value: string | number = "", colour = "line"): Row => ({
    text,
    value: typeof value === "number" ? write(value) : value,
    colour,
  });
  switch (illustration.kind) {
    case "flow":
      return illustration.targets.map(({ label, amount, accent }) => row(label, amount, `accent-${accent}`));
    case "paper":
      return illustration.rows.map(({ label, text, amount, state }) => row(label, text ?? amount, state));
    case "table":
      return illustration.rows.map(({ text, amount, flag }) => row(text, amount, flag?.state));
    case "chat":
      return illustration.panel.rows.map(({ label, text, amount, state = own }) =>
        row(label, text ?? amount, state),
      );
    case "ranking":
      return illustration.rows.map(({ label, score, next }) => row(label, score, next.state));
    case "transcript":
      return illustration.lines.map(({ text, state }) => row(text, "", state));
    case "formats":
      return illustration.frames.map(({ label, title = label, amount }) =>
        row(titled.includes(illustration.look) ? title : label, amount, own),
      );
    case "sum":
      return illustration.lines.map(({ label, sign, amount }) =>
        row(label, amount, sign === "=" ? own : undefined),
      );
  }
}

function titleOf(illustration: Listed): string {
  if (illustration.kind === "chat") return illustration.panel.title;
  return illustration.kind === "formats" ? illustration.source.title : illustration.title;
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
  if (illustration.kind === "glance") return undefined;
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
          {titleOf(illustration)}
        </div>
        {rowsOf(illustration, accent, write)
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
