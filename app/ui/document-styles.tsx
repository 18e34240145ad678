import styles from "#app/app.css?inline";
import stylesheet from "#app/app.css?url";

/**
 * The styles of a document, in it: no request delays the first paint. The build leaves each prerendered page the styles of its
 * own classes (publish/page-styles.ts); the first live island loads all, for the classes that it may add. The dev server links them, to exchange them.
 */
export function DocumentStyles() {
  if (import.meta.env.DEV) return <link rel="stylesheet" href={stylesheet} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
  return <style dangerouslySetInnerHTML={{ __html: styles }} />;
}
