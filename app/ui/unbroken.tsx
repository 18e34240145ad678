import type { ReactNode } from "react";

/** Names, and amounts after an abbreviation (KSh, UGX), that lose their sense when a line ends inside them. */
export const unbreakable = /(\b(?:M-Pesa|money-back)\b|\b[A-Z]\w?[A-Z]\w? [\d.,]*\d(?:-[\d.,]*\d)?)/;

/** A text in which these stay in one line. A no-break space or hyphen would do, but could not be searched or copied. */
export function unbroken(text: string, kept = unbreakable): ReactNode {
  return text.split(kept).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and no state
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
