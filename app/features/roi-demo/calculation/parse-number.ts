/** The reason why a text cannot be read as a number. `twoWays`: it has two possible values. */
export type NumberFault = "empty" | "noNumber" | "twoWays";

/** The highest number of characters of a text that is read as a number. */
export const longestNumber = 40;

/** Common spellings of Kenyan shillings. */
const shillings = "(?:k\\.?)?shs?\\.?|k?sh\\.s\\.?|kes\\.?";

/**
 * Matches a number: a sign, digits (ungrouped or in groups of three), a decimal separator with digits, and a full stop at
 * the end. Only the digits are required.
 */
const notation =
  /^(?<sign>[-+\u2212]?) ?(?=\.?\d)(?<whole>[1-9]\d{0,2}(?<group>[ '\u2019,.])\d{3}(?:\k<group>\d{3})*|\d*)(?:(?<point>[.,])(?<part>\d+))?\.?$/;

interface NumberOptions {
  /** The symbol of the company's currency, if it is not the shilling. */
  symbol?: string | undefined;
  /** Whether a whole amount is expected. A comma then only groups thousands, so `12,50` is not read as 12.50. */
  isWhole?: boolean | undefined;
  /** Whether a percentage is expected. It may end in a per cent sign, and has no currency. */
  isPercent?: boolean | undefined;
}

/**
 * Reads a number as people type it: `12,500`, `KSh 380`, `380/=`, `0,5`. A text with two possible values is not read.
 */
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
  // 60.800 can mean 60,800 or 60.8. With a second point, or a comma after it, the point can only group thousands.
  if (group === "." && !point && whole.indexOf(".") === whole.lastIndexOf(".")) return "twoWays";
  // In 12,50 and 0,125 the comma is a decimal separator, because a group has three digits and none follows a zero. In
  // 60,8000 a typing error is possible with either meaning.
  const isDecimalComma = group === "." || (!isWhole && (whole === "0" || part.length < 3));
  if (point === "," && !isDecimalComma) return "twoWays";
  const value = Number(`${whole.replace(/\D/g, "")}.${part}`);
  return sign === "-" || sign === "\u2212" ? -value : value;
}

/** Removes a currency before the digits (also after a sign) and after the digits. */
function withoutCurrency(text: string, symbol = ""): string {
  const names = symbol ? `${shillings}|${symbol.replace(/\W/g, "\\$&")}` : shillings;
  return text
    .replace(new RegExp(`^([-+\\u2212]?) ?(?:${names}) ?`, "i"), "$1")
    .replace(new RegExp(` ?(?:${names}|bob|/[=-]?)$`, "i"), "");
}
