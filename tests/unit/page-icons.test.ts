import { expect, test } from "vitest";
import { symbolsOf, withOwnIcons } from "#app/publish/page-icons.ts";

const icons = symbolsOf(
  '<svg display="none"><symbol id="star"><path d="M1 1"/></symbol><symbol id="arrow-up"><path d="M2 2"/></symbol></svg>',
);
const star = '<symbol id="icon-star"><path d="M1 1"/></symbol>';

test("a page contains an icon once, and uses it from there", () => {
  const use = '<svg><use href="/icons.svg#star"></use></svg>';
  const own = use.replace("/icons.svg#", "#icon-");
  expect(withOwnIcons(`<main><h2 id="star">A</h2>${use}</main>${use}`, icons)).toBe(
    `<main><h2 id="star">A</h2>${own}</main><svg hidden>${star}</svg>${own}`,
  );
});

test("the build fails if the sprite lacks an icon of a page", () => {
  expect(() => withOwnIcons('<main><use href="/icons.svg#moon"></use></main>', icons)).toThrow("moon");
});
