/**
 * A `<script>` in the HTML. It runs when the parser reaches it.
 * @param code a file of app/inline/, imported with `?script`
 */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, allowed by its hash
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
