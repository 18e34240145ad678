import { globSync, readFileSync, writeFileSync } from "node:fs";
import { hashOf, policyHeader } from "#app/security/headers.ts";
import { moveLargeProps } from "./island-props";
import { loadPageFont, pageFont } from "./page-font";
import { symbolsOf, withOwnIcons } from "./page-icons";
import { pageStyles } from "./page-styles";

const styleElement = /<style>(.*?)<\/style>/s;
const allStyles = new RegExp(styleElement, "gs");
const inlineScript = /<script>(.*?)<\/script>/gs;

/**
 * Reduces the inline styles of each prerendered page to those that it uses, adds the icons and the characters of the display
 * font that it uses, moves large props of islands into files, and adds a policy with the hashes of the styles.
 * @returns the inline scripts of all pages, and the HTML of one page
 */
export async function finishPages(folder: string): Promise<{ scripts: Set<string>; anyPage: string }> {
  const scripts = new Set([loadPageFont]);
  const displayFont = readFileSync("app/display-font.woff2");
  const icons = symbolsOf(readFileSync(`${folder}/icons.svg`, "utf8"));
  let anyPage = "";
  for (const file of globSync(`${folder}/**/index.html`)) {
    // Remove nonces: a nonce is valid for one response of the Worker, not for a file.
    const { html: page, modules } = moveLargeProps(readFileSync(file, "utf8").replace(/ nonce="[^"]*"/g, ""));
    for (const [url, module] of Object.entries(modules)) writeFileSync(folder + url, module);
    const html = withOwnIcons(page, icons);
    anyPage = html;
    for (const [, script = ""] of html.matchAll(inlineScript)) scripts.add(script);
    const [wholeElement = "", whole = ""] = styleElement.exec(html) ?? [];
    const rules = pageStyles(whole, html.replace(wholeElement, ""));
    const styles = `<style>${rules}${await pageFont(displayFont, html, rules)}</style>`;
    const styledPage = html.replace(wholeElement, () => styles);
    const hashes = await Promise.all(
      Array.from(styledPage.matchAll(allStyles), ([, style = ""]) => hashOf(style)),
    );
    const policy = `<meta http-equiv="${policyHeader}" content="style-src 'self' ${hashes.join(" ")}"/>`;
    writeFileSync(
      file,
      styledPage.replace(styles, () => `${policy}${styles}<script>${loadPageFont}</script>`),
    );
  }
  return { scripts, anyPage };
}
