/** Why a text is no number that can be worked with. */
export type NumberFault = "empty" | "noNumber" | "twoWays";

/** The most characters that a number is read from. */
export const longestNumber = 40;

/** Kenya's shillings as people write them. */
const shillings = "(?:k\\.?)?shs?\\.?|k?sh\\.s\\.?|kes\\.?";

/** The ways in which digits are grouped, each with its decimal sign; the first that fits counts. */
const notations: readonly [shape: RegExp, decimal: "." | "," | "either"][] = [
  // 60.800 is sixty thousand to one reader and sixty to another.
  [/^[1-9]\d{0,2}\.\d{3}$/, "either"],
  // 12500, 12,500.75, .5
  [/^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.\d+)?$/, "."],
  // 12,50 and 0,125: no group has one or two digits, or begins with a zero.
  [/^(?:\d+,\d{1,2}|0,\d+)$/, ","],
  // 1.250.000 and 1.250,75: points twice, or before a comma, can only group.
  [/^[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:\.\d{3})+,\d+)$/, ","],
  // 60,8000 may be either with a slip.
  [/^\d+,\d+$/, "either"],
];

interface NumberOptions {
  /** Of the currency, where it is another one than a shilling. */
  symbol?: string | undefined;
  /** A whole amount is expected: in it a comma can only group, so that `12,50` is not taken for 12.50. */
  isWhole?: boolean | undefined;
  /** A share is expected: a per cent sign may follow, and no currency. */
  isPercent?: boolean | undefined;
}

/**
 * Reads a number as people type and paste it: `12,500`, `KSh 380`, `380/=`, `0,5`, `1 250 000`. Whatever could be read
 * in two ways or in none is no number: nothing is guessed.
 */
export function parseNumber(
  text: string,
  { symbol, isWhole, isPercent }: NumberOptions = {},
): number | NumberFault {
  const spaced = text.replace(/\s+/g, " ").trim();
  if (spaced === "") return "empty";
  if (spaced.length > longestNumber) return "noNumber";
  const bare = isPercent ? spaced.replace(/ ?%$/, "") : withoutCurrency(spaced, symbol);
  const digits = bare
    .replace(/^[-+\u2212] ?/, "")
    .replace(/(\d)\.$/, "$1")
    .replace(/^\d{1,3}(?:[ '\u2019]\d{3})+(?=[.,]|$)/, (groups) => groups.replace(/\D/g, ""));
  const decimal = notations.find(([shape]) => digits !== "" && shape.test(digits))?.[1];
  if (!decimal) return "noNumber";
  if (decimal === "either" || (isWhole && /^\d+,\d+$/.test(digits) && decimal === ",")) return "twoWays";
  const value = Number(
    decimal === "." ? digits.replaceAll(",", "") : digits.replaceAll(".", "").replace(",", "."),
  );
  return /^[-\u2212]/.test(bare) ? -value : value;
}

/** Takes off what stands before the digits, behind a sign too, and behind them. */
function withoutCurrency(text: string, symbol = ""): string {
  const names = symbol ? `${shillings}|${symbol.replace(/\W/g, "\\$&")}` : shillings;
  return text
    .replace(new RegExp(`^([-+\\u2212]?) ?(?:${names}) ?`, "i"), "$1")
    .replace(new RegExp(` ?(?:${names}|bob|/[=-]?)$`, "i"), "");
}
