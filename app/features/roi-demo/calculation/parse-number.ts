/** Why a text is no number that can be worked with. */
export type NumberFault = "empty" | "noNumber" | "twoWays";

/** The most characters that a number is read from. */
export const longestNumber = 40;

/** Kenya's shillings as people write them. */
const shillings = "(?:k\\.?)?shs?\\.?|k?sh\\.s\\.?|kes\\.?";

/** A sign, digits alone or in groups of three, a decimal sign and digits behind it, and the full stop of a sentence. */
const notation =
  /^(?<sign>[-+\u2212]?) ?(?=\.?\d)(?<whole>[1-9]\d{0,2}(?<group>[ '\u2019,.])\d{3}(?:\k<group>\d{3})*|\d*)(?:(?<point>[.,])(?<part>\d+))?\.?$/;

interface NumberOptions {
  /** Of the currency, where it is another one than a shilling. */
  symbol?: string | undefined;
  /** A whole amount is expected: in it a comma can only group, so that `12,50` is not taken for 12.50. */
  isWhole?: boolean | undefined;
  /** A share is expected: a per cent sign may follow, and no currency. */
  isPercent?: boolean | undefined;
}

/** Reads a number as people type it: `12,500`, `KSh 380`, `380/=`, `0,5`. What could be read in two ways is no number. */
export function parseNumber(
  text: string,
  { symbol, isWhole, isPercent }: NumberOptions = {},
): number | NumberFault {
  const spaced = text.replace(/\s+/g, " ").trim();
  if (spaced === "") return "empty";
  if (spaced.length > longestNumber) return "noNumber";
  const bare = isPercent ? spaced.replace(/ ?%$/, "") : withoutCurrency(spaced, symbol);
  const { sign, whole, group, point, part = "0" } = notation.exec(bare)?.groups ?? {};
  if (whole === undefined || (point && point === group)) return "noNumber";
  // 60.800 can mean 60,800 or 60.8. With a second point, or a comma behind it, the point groups thousands.
  if (group === "." && !point && whole.indexOf(".") === whole.lastIndexOf(".")) return "twoWays";
  // In 12,50 and 0,125 the comma is a decimal sign: a group has three digits, and none follows a zero. 60,8000 can be a slip in either.
  const isDecimalComma = group === "." || (!isWhole && (whole === "0" || part.length < 3));
  if (point === "," && !isDecimalComma) return "twoWays";
  const value = Number(`${whole.replace(/\D/g, "")}.${part}`);
  return sign === "-" || sign === "\u2212" ? -value : value;
}

/** Removes the currency before the digits (also behind a sign) and after them. */
function withoutCurrency(text: string, symbol = ""): string {
  const names = symbol ? `${shillings}|${symbol.replace(/\W/g, "\\$&")}` : shillings;
  return text
    .replace(new RegExp(`^([-+\\u2212]?) ?(?:${names}) ?`, "i"), "$1")
    .replace(new RegExp(` ?(?:${names}|bob|/[=-]?)$`, "i"), "");
}
