import { expect, test } from "vitest";
import {
  accentByTurn,
  accentOfCaseStudy,
  accentOfSolution,
  accentOfTool,
  lookOfPost,
} from "#app/content/accents.server.ts";
import {
  listCaseStudies,
  listPosts,
  listProducts,
  listSolutions,
  listTools,
  toolCategories,
} from "#data/index.ts";
import { accents } from "#data/schemas/accents.ts";

test("what belongs to no solution has the seven colours in turn, along its list", () => {
  const records = "abcdefgh".split("").map((id) => ({ id }));
  expect(records.map(({ id }) => accentByTurn(records, id))).toEqual([...accents, 1]);
  expect(() => accentByTurn(records, "x")).toThrow("no record x");
});

test("a case study has the colour of the solution that shows it, or that of its turn", () => {
  const studies = listCaseStudies("en");
  for (const { id } of studies) {
    const solution = listSolutions("en").find(({ caseStudy }) => caseStudy === id);
    expect(accentOfCaseStudy(id), id).toBe(solution?.accent ?? accentByTurn(studies, id));
  }
});

test("a tool has the colour of a solution, which its category names", () => {
  for (const tool of listTools("en")) {
    const category = toolCategories.find(({ name }) => name === tool.category);
    const solution = listSolutions("en").find(({ id }) => id === category?.solution);
    expect(accentOfTool(tool), tool.id).toBe(solution?.accent);
  }
});

test("a product and a post have the colour of the solution that they name, or that of integrations", () => {
  const colourOf = (solution = "integrations-consulting") =>
    listSolutions("en").find(({ id }) => id === solution)?.accent;
  for (const product of listProducts("en"))
    expect(accentOfSolution(product), product.id).toBe(colourOf(product.solution));
  for (const post of listPosts("en")) expect(lookOfPost(post).accent, post.id).toBe(colourOf(post.solution));
  expect(accentOfSolution({})).toBe(colourOf());
});
