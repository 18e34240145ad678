/**
 * The beginning of a formula: at the start of a cell, or after a character at which another program may split the cell.
 * Some spreadsheets accept full-width and small signs, and invisible characters before a sign.
 */
const formula = /([;|\t\r\n]|^)(?=[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@%＝＋－＠﹦﹢﹣﹫])/gu;

/** Prevents a spreadsheet from running a text of a CSV file as a formula: puts an apostrophe before it. */
export const spreadsheetText = (text: string): string => text.replace(formula, "$1'");
