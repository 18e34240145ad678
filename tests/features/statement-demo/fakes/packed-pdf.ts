import { deflateSync } from "node:zlib";

/** Makes a PDF with one page, whose drawing commands are compressed. */
export function packedPdf(commands: string | Buffer): Buffer {
  const packed = deflateSync(commands);
  const before = `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >> endobj
4 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
5 0 obj << /Length ${packed.length} /Filter /FlateDecode >>
stream
`;
  const after = `
endstream endobj
trailer << /Root 1 0 R >>
`;
  return Buffer.concat([Buffer.from(before), packed, Buffer.from(after)]);
}

/** Makes a PDF with this number of empty pages. */
export function pdfOfPages(count: number): Buffer {
  const ids = Array.from({ length: count }, (_, index) => index + 3);
  return Buffer.from(`%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [${ids.map((id) => `${id} 0 R`).join(" ")}] /Count ${count} >> endobj
${ids.map((id) => `${id} 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj`).join("\n")}
trailer << /Root 1 0 R >>
`);
}
