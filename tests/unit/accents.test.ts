import { expect, test } from "vitest";
import {
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

test("a case study has the colour of the solution that shows it", () => {
  for (const { id } of listCaseStudies("en")) {
    const solution = listSolutions("en").find(({ caseStudy }) => caseStudy === id);
    expect(accentOfCaseStudy(id), id).toBe(accentOfSolution({ solution: solution?.id }));
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
