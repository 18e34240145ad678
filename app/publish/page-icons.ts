/** The reference of a `<use>` to an icon in the sprite. */
const reference = /(?<=<use href=")\/icons\.svg#([\w-]+)/g;

/**
 * Copies the icons that a page shows from the sprite into the page, so that they need no request. This adds about 1 KB to a page
 * and saves a visitor's first page 5 KB. They are behind `main`, because the title should be in the first 16 KiB. An island
 * that shows another icon later still loads the sprite.
 * @param icons the symbols of the sprite, by name
 * @throws Error if the sprite lacks an icon of the page
 */
export function withOwnIcons(html: string, icons: ReadonlyMap<string, string>): string {
  const names = new Set(Array.from(html.matchAll(reference), ([, name = ""]) => name));
  const symbols = [...names].map((name) => {
    const symbol = icons.get(name);
    if (!symbol) throw new Error(`The sprite has no icon "${name}"`);
    return symbol;
  });
  return html
    .replace(reference, "#icon-$1")
    .replace("</main>", () => `</main><svg hidden>${symbols.join("")}</svg>`);
}

/** The symbols of the sprite by name. Their ids begin with `icon-`, because the ids of a page's sections may be the names of icons. */
export function symbolsOf(sprite: string): Map<string, string> {
  const symbols = sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs);
  return new Map(
    Array.from(symbols, ([symbol, name = ""]) => [name, symbol.replace('id="', 'id="icon-')] as const),
  );
}
