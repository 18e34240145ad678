import PDFDocument from "pdfkit";

interface PdfStatement {
  headings: readonly string[];
  /** The left edge and the width of each column, in points. */
  columns: readonly (readonly [x: number, width: number])[];
  /** Indexes of columns that are aligned right. */
  right: readonly number[];
  rows: readonly (readonly string[])[];
  /** The text above the table on the first page. */
  title: string;
  /** The password that opens the file. */
  password?: string;
  /** Whether pages after the first one repeat the headings. */
  repeatHeadings?: boolean;
  /** Whether headings are centred in their columns, independently of the cells. */
  isCentred?: boolean;
  /** Whether each cell is centred vertically in its row. */
  isMiddle?: boolean;
  /** Rows above the headings on the first page, in the columns of the table. */
  summary?: readonly (readonly string[])[];
  rowsPerPage?: number;
}

/** Makes a statement as PDF. Long details wrap, and the table continues on further pages. */
export async function makePdf(statement: PdfStatement): Promise<Buffer> {
  const { title, password, rows, summary = [], rowsPerPage = 10, repeatHeadings = true } = statement;
  const pdf = new PDFDocument({
    size: "A4",
    layout: "landscape",
    margin: 20,
    autoFirstPage: false,
    info: { Title: title },
    ...(password && {
      userPassword: password,
      ownerPassword: `${password}-owner`,
      pdfVersion: "1.7" as const,
    }),
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on("end", resolve));
  for (let start = 0; start < rows.length || start === 0; start += rowsPerPage) {
    pdf.addPage();
    pdf.font("Helvetica").fontSize(8);
    let y = 30;
    if (start === 0) pdf.text(title, 20, y);
    y += 30;
    for (const row of start === 0 ? summary : []) y += writeRow(pdf, statement, row, y) + 6;
    if (start === 0 || repeatHeadings)
      y += writeRow(pdf, statement, statement.headings, y, statement.isCentred) + 6;
    for (const row of rows.slice(start, start + rowsPerPage)) y += writeRow(pdf, statement, row, y) + 6;
    pdf.text(`Page ${start / rowsPerPage + 1} of ${Math.ceil(rows.length / rowsPerPage)}`, 700, 560, {
      lineBreak: false,
    });
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** @returns the height of the row */
function writeRow(
  pdf: PDFKit.PDFDocument,
  { columns, right, isMiddle = false }: PdfStatement,
  cells: readonly string[],
  y: number,
  isCentred = false,
): number {
  const placed = cells.map((cell, index) => {
    const [x, width] = columns[index] ?? [0, 50];
    const side = right.includes(index) ? "right" : "left";
    const options = { width, align: isCentred ? ("center" as const) : (side as "right" | "left") };
    return { cell, x, options, height: pdf.heightOfString(cell, options) };
  });
  const rowHeight = Math.max(10, ...placed.map(({ height }) => height));
  for (const { cell, x, options, height } of placed)
    pdf.text(cell, x, y + (isMiddle ? (rowHeight - height) / 2 : 0), options);
  return rowHeight;
}
