import { expect, test } from "vitest";
import { type IslandsData, islandsDataId } from "#app/contract/islands.ts";
import { moveLargeProps } from "#app/publish/island-props.ts";

const page = (islands: IslandsData["islands"]) => {
  const data: IslandsData = { entry: "/entry.js", page: { path: "/", englishOnly: [] }, islands };
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<main></main><script type="application/json" id="${islandsDataId}">${json}</script>`;
};

test("large props of an island become a module of it, and small ones stay in the page", () => {
  const chat = { file: "islands/chat.tsx", modules: ["/chat.js"], props: { title: "</script>" } };
  const lines = Array(500).fill("</script> $& a line of a statement");
  const demo = { file: "islands/demo.tsx", modules: ["/demo.js"], props: { lines } };
  const { html, modules } = moveLargeProps(page({ chat, demo }));
  const [url = ""] = Object.keys(modules);
  expect(modules).toEqual({ [url]: `export default ${JSON.stringify(demo.props)};` });
  expect(html).toBe(page({ chat, demo: { file: demo.file, modules: ["/demo.js", url], propsModule: url } }));
});

test("a page without islands stays as it is", () => {
  expect(moveLargeProps("<main></main>")).toEqual({ html: "<main></main>", modules: {} });
});
