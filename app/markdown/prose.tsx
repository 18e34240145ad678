/** HTML that a loader has rendered from Markdown. Its elements have no classes; article.css styles them by element. */
export function Prose({ html, hasSideHeadings = false }: { html: string; hasSideHeadings?: boolean }) {
  return (
    <div
      className={hasSideHeadings ? "prose prose-beside" : "prose"}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own files in data/, not from anything sent to us
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
