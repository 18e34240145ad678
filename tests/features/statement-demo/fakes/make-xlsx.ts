import { strToU8, zipSync } from "fflate";

/** A cell: a text, a number, or a time. A workbook stores a time as days since 1900. */
export type Cell = string | number | Date | null;

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";

interface Sheet {
  name: string;
  rows: readonly (readonly Cell[])[];
  isHidden?: boolean;
  /** One additional cell, at any position. */
  far?: { row: number; column: number; text: string };
}

/** Makes the smallest workbook that Excel opens. */
export function makeXlsx(content: readonly Sheet[] | readonly (readonly Cell[])[]): Buffer {
  const sheets = isSheets(content) ? content : [{ name: "Statement", rows: content }];
  const numbers = sheets.map((_, index) => index + 1);
  const part = (name: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml`;
  const list = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ""} r:id="rId${index + 1}"/>`,
  );
  const files: Record<string, string> = {
    "[Content_Types].xml": `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${part("sheet.main")}"/>${numbers.map((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${part("worksheet")}"/>`).join("")}<Override PartName="/xl/styles.xml" ContentType="${part("styles")}"/></Types>`,
    "_rels/.rels": `${xml}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${list.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${xml}<Relationships xmlns="${packageRelations}">${numbers.map((number) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join("")}<Relationship Id="rIdStyles" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `${xml}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy-mm-dd hh:mm:ss"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)]),
    ),
  };
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  return Buffer.from(zipSync(bytes, { level: 0 }));
}

const isSheets = (content: readonly (Sheet | readonly Cell[])[]): content is readonly Sheet[] =>
  content.length > 0 && !Array.isArray(content[0]);

function sheetXml({ rows, far }: Sheet): string {
  const lines = rows.map(
    (cells, index) => `<row r="${index + 1}">${cells.map(cellXml(index + 1)).join("")}</row>`,
  );
  if (far) lines.push(`<row r="${far.row}">${cellXml(far.row)(far.text, far.column)}</row>`);
  return `${xml}<worksheet xmlns="${main}"><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

/** The letters of a column: A, …, Z, AA, …. */
function lettersOf(column: number): string {
  const before = Math.floor(column / 26);
  return (before > 0 ? lettersOf(before - 1) : "") + String.fromCharCode(65 + (column % 26));
}

const dayMs = 24 * 60 * 60 * 1000;
const firstDayMs = Date.UTC(1899, 11, 30);

const cellXml = (row: number) => (cell: Cell, index: number) => {
  const place = `r="${lettersOf(index)}${row}"`;
  if (cell === null || cell === "") return "";
  if (cell instanceof Date) return `<c ${place} s="1"><v>${(cell.getTime() - firstDayMs) / dayMs}</v></c>`;
  if (typeof cell === "number") return `<c ${place}><v>${cell}</v></c>`;
  const text = cell.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<c ${place} t="inlineStr"><is><t>${text}</t></is></c>`;
};
