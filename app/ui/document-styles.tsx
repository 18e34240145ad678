import styles from "#app/app.css?inline";
import stylesheet from "#app/app.css?url";

/**
 * The styles of a document, as a `<style>` element, so that no request delays the first paint. The build keeps only the styles
 * of the classes that a prerendered page uses (publish/page-styles.ts). The first hydrated island loads all styles, because
 * it may add classes. The dev server uses a `<link>`, which hot module replacement needs.
 */
export function DocumentStyles() {
  if (import.meta.env.DEV) return <link rel="stylesheet" href={stylesheet} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
  return <style dangerouslySetInnerHTML={{ __html: styles }} />;
}
