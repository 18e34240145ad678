/**
 * A script that runs where it stands in the HTML, without React: small, and needed by this page only.
 * @param code the text of a file imported with `?script`
 */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, allowed by its hash
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
