import PDFDocument from "pdfkit";

interface PdfStatement {
  headings: readonly string[];
  /** Where each column begins, and how wide it is, in points. */
  columns: readonly (readonly [x: number, width: number])[];
  /** Those whose text is set to the right. */
  right: readonly number[];
  rows: readonly (readonly string[])[];
  /** Words above the table of the first page. */
  title: string;
  /** Nobody opens it without. */
  password?: string;
  /** Whether pages after the first have headings too. */
  repeatHeadings?: boolean;
  /** Whether headings are set to the middle of their columns, whatever their texts are. */
  isCentred?: boolean;
  /** Whether each cell is in the middle between the top and the bottom of its row. */
  isMiddle?: boolean;
  /** Rows above the headings of the first page, in the table's columns. */
  summary?: readonly (readonly string[])[];
  rowsPerPage?: number;
}

/** A statement as a PDF sets it: long details are broken into lines, and pages continue. */
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

/** @returns its height */
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
