/** A script in the HTML, which runs where it stands. @param code the text of a file of app/inline/, imported with `?script` */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, allowed by its hash
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
