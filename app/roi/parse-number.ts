/** Why a text is no number that can be worked with. */
export type NumberFault = "empty" | "noNumber" | "twoWays";

/** What people write around a number: shillings before or behind it, their stroke, a per cent sign. */
const shillings = "(?:(?:k\\.?)?shs?\\.?|k?sh\\.s\\.?|kes\\.?)?";
const shape = new RegExp(
  `^${shillings}\\s*([+\\-\\u2212]?)\\s*${shillings}\\s*([\\d.,'\\u2019\\s]*\\d\\.?)\\s*(?:${shillings}|bob|/[=-]?|%)$`,
  "i",
);

/** Spaces or apostrophes between groups of three digits. */
const spacedGroups = /^\d{1,3}(?:[\s'\u2019]\d{3})+(?=[.,]|$)/;

interface NumberOptions {
  /** Of the currency, where it is another one than a shilling. */
  symbol?: string | undefined;
  /** A whole amount is expected: in it a comma can only group, so that `12,50` is not taken for 12.50. */
  isWhole?: boolean | undefined;
}

/**
 * Reads a number as people type and paste it: `12,500`, `KSh 380`, `380/=`, `0,5`, `1 250 000`, `75%`. A comma before
 * three digits groups them, as in English; before one or two digits it is the decimal sign. Whatever could be read in two
 * ways or in none is no number: nothing is guessed.
 */
export function parseNumber(
  text: string,
  { symbol = "", isWhole }: NumberOptions = {},
): number | NumberFault {
  const trimmed = text.trim();
  if (trimmed === "") return "empty";
  const [, sign = "", written = ""] = shape.exec(trimmed) ?? shape.exec(withoutSymbol(trimmed, symbol)) ?? [];
  const joined = written.replace(spacedGroups, (groups) => groups.replace(/\D/g, ""));
  if (isAmbiguous(joined) || (isWhole && decimalComma.test(joined))) return "twoWays";
  const digits = plainDigits(joined);
  if (digits === undefined) return "noNumber";
  return /[-\u2212]/.test(sign) ? -Number(digits) : Number(digits);
}

function withoutSymbol(text: string, symbol: string): string {
  if (symbol === "") return text;
  if (text.startsWith(symbol)) return text.slice(symbol.length).trim();
  return text.endsWith(symbol) ? text.slice(0, -symbol.length).trim() : text;
}

/** Decimals behind a comma: one or two, or any number of them behind a zero, which begins no group. */
const decimalComma = /^(?:\d+,\d{1,2}|0,\d+)$/;

/** `60.800` is sixty thousand to one reader and sixty to another; `60,8000` may be either with a slip. */
function isAmbiguous(text: string): boolean {
  return (
    /^[1-9]\d{0,2}\.\d{3}$|^\d+,\d+$/.test(text) && !decimalComma.test(text) && !groupedByCommas.test(text)
  );
}

/** 12,500 and 1,250,000.75, but not 0,500. */
const groupedByCommas = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;

/** The digits with a point for the decimals, or undefined. */
function plainDigits(text: string): string | undefined {
  if (/^(?:\d+\.?|\d*\.\d+)$/.test(text)) return text;
  if (groupedByCommas.test(text)) return text.replaceAll(",", "");
  // 1.250.000 and 1.250,75: points twice, or before a comma, can only group.
  if (/^[1-9]\d{0,2}(?:\.\d{3})+,\d+$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(text))
    return text.replaceAll(".", "").replace(",", ".");
  return decimalComma.test(text) ? text.replace(",", ".") : undefined;
}
