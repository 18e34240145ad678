import { type HTMLElement, parse } from "node-html-parser";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { GenericSchema, InferOutput } from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toolPage } from "#app/content/tool-page.ts";
import { caseStudiesPage } from "#app/routes/case-studies/case-studies-page.ts";
import CaseStudies from "#app/routes/case-studies/route.tsx";
import { industryPage } from "#app/routes/industry/industry-page.ts";
import Industry from "#app/routes/industry/route.tsx";
import { postPage } from "#app/routes/post/post-page.ts";
import Post from "#app/routes/post/route.tsx";
import { productsPage } from "#app/routes/products/products-page.ts";
import Products from "#app/routes/products/route.tsx";
import Service from "#app/routes/service/route.tsx";
import { servicePage } from "#app/routes/service/service-page.ts";
import Services from "#app/routes/services/route.tsx";
import { servicesPage } from "#app/routes/services/services-page.ts";
import Solution from "#app/routes/solution/route.tsx";
import { solutionPage } from "#app/routes/solution/solution-page.ts";
import { ToolSections } from "#app/routes/tool/tool-sections.tsx";
import Tools from "#app/routes/tools/route.tsx";
import { toolsPage } from "#app/routes/tools/tools-page.ts";
import * as data from "#data/index.ts";
import { withRelatedPosts, withRelatedTools, withTools } from "#data/load/defaults.ts";
import { checkRecord } from "#data/schemas/check.ts";
import { industrySchema } from "#data/schemas/industry.ts";
import { postFrontMatterSchema } from "#data/schemas/post.ts";
import { productSchema } from "#data/schemas/product.ts";
import { caseStudySchema } from "#data/schemas/proof.ts";
import { serviceSchema } from "#data/schemas/service.ts";
import { solutionSchema } from "#data/schemas/solution.ts";
import { toolSchema } from "#data/schemas/tool.ts";

/** Tests of records with only the required fields: pages leave out the missing parts. */

const words = data.getWords("en");

const least = <Schema extends GenericSchema>(schema: Schema, record: object): InferOutput<Schema> =>
  checkRecord("least.ts", schema, record);

const common = {
  id: "least",
  title: "Receipt Reader",
  description: "Reads what a till has printed, and puts it into rows for you.",
  icon: "scan-text",
};
const paragraph = { tagline: "Receipts in rows.", overview: ["It reads receipts."] };
const features = ["Reads", "Checks", "Exports"];

const toolRecord = { ...common, ...paragraph, features, category: "Finance & Ops", status: "Available" };
const unpricedTool = least(toolSchema, toolRecord);
const tool = least(toolSchema, { ...toolRecord, pricing: [{ tier: "Only", price: 900, period: "month" }] });
const service = least(serviceSchema, { ...common, ...paragraph, price: 90_000 });
const product = least(productSchema, {
  ...common,
  ...{ features, pricing: 90_000, timeline: [1, 2], category: "Retail" },
});
const solution = least(solutionSchema, {
  ...common,
  id: "finance-ops",
  accent: 1,
  overview: paragraph.overview,
});
const industry = least(industrySchema, {
  ...{ id: "least", title: "Tailors", heading: "Seams on time.", description: common.description.repeat(2) },
  intro: "For tailors.",
});
const caseStudy = least(caseStudySchema, {
  ...{ id: "least", company: "Sample Ltd", industry: "Tailor, Thika", challenge: "Lost slips." },
  ...{ solution: "Slips are read.", result: "No slip is lost." },
});
const post = {
  ...least(postFrontMatterSchema, {
    ...{ title: "Two slips", excerpt: "What they say.", category: "Automation", date: "2026-01-02" },
    author: data.listTeam("en")[0]?.id,
  }),
  ...{ id: "least", path: "/blog/least", readTime: "1 min read", body: "One paragraph.\n\nAnother one.\n" },
};

/** The lists of data/ to which the records are added, so that pages find them by id. */
const added: [{ id: string }[], { id: string }][] = [
  [data.listTools("en"), tool],
  [data.listServices("en"), service],
  [data.listProducts("en"), product],
  [data.listIndustries("en"), industry],
  [data.listCaseStudies("en"), caseStudy],
];
beforeAll(() => {
  for (const [list, record] of added) list.push(record);
});
afterAll(() => {
  for (const [list] of added) list.pop();
});

/** Renders a page without its layout. */
function draw<Page>(route: ComponentType<never>, loaderData: Page): HTMLElement {
  const page = createElement(route as ComponentType<{ loaderData: Page }>, { loaderData });
  return parse(renderToStaticMarkup(page).replace(/<script>.*?<\/script>/gs, ""));
}

const drawTool = (record: typeof tool) =>
  parse(renderToStaticMarkup(<ToolSections {...toolPage(record, words)} />));

/** The empty parts of a page: lists, headings and texts without words, and links to nothing. */
function emptiesOf(page: HTMLElement): string[] {
  const empty = page
    .querySelectorAll("ul, ol, dl, dt, dd, h1, h2, h3, h4, p, figcaption, blockquote")
    .filter(
      (element) =>
        element.text.trim() === "" && !element.querySelector("svg, figure") && !element.getAttribute("role"),
    );
  const bare = page
    .querySelectorAll("section, article, nav")
    .filter((part) => part.text === part.querySelector("h2, h3")?.text);
  const dead = page
    .querySelectorAll("a[href^='#']")
    .filter((link) => !page.getElementById(link.getAttribute("href")?.slice(1) ?? ""));
  const unnamed = page
    .querySelectorAll("[aria-labelledby]")
    .filter((element) => !page.getElementById(element.getAttribute("aria-labelledby") ?? ""));
  return [...empty, ...bare, ...dead, ...unnamed].map(({ outerHTML }) => outerHTML);
}

const sections = (page: HTMLElement) =>
  page.querySelectorAll("section[aria-labelledby]").map((section) => section.getAttribute("aria-labelledby"));

describe("a record with only the required fields", () => {
  const cases: [string, () => HTMLElement, (string | undefined)[]?][] = [
    ["tool", () => drawTool(tool), ["page-title", "overview", "pricing", "closing"]],
    ["tool without a price", () => drawTool(unpricedTool), ["page-title", "overview", "closing"]],
    [
      "service",
      () => draw(Service, servicePage(service, words)),
      ["page-title", "overview", "pricing", "enquiry"],
    ],
    ["solution", () => draw(Solution, solutionPage(solution, words)), ["page-title", "overview", "enquiry"]],
    ["industry", () => draw(Industry, industryPage(industry, words)), ["page-title", "enquiry"]],
    ["post", () => draw(Post, postPage(post, words))],
    ["product", () => draw(Products, productsPage(words))],
    ["case study", () => draw(CaseStudies, caseStudiesPage(words))],
    ["tool in the catalogue", () => draw(Tools, toolsPage(words))],
    ["service in the overview", () => draw(Services, servicesPage(words))],
  ];

  test.each(cases)("%s: pages leave out the missing parts", (_, page, expected) => {
    const drawn = page();
    expect(emptiesOf(drawn)).toEqual([]);
    expect(drawn.text).not.toMatch(/undefined|null|NaN/);
    if (expected) expect(sections(drawn)).toEqual(expected);
  });
});

test("a tool and a product without a picture are shown with their icon", () => {
  const pages = [drawTool(tool), draw(Tools, toolsPage(words)), draw(Products, productsPage(words))];
  for (const page of pages)
    expect(page.querySelector(`figure use[href='/icons.svg#${common.icon}']`)).not.toBeNull();
});

describe("default references:", () => {
  test("a tool's related tools are others of its category", () => {
    const other = { ...tool, id: "other" };
    const [first] = withRelatedTools([
      tool,
      other,
      { ...tool, id: "far", category: "Integrations" as const },
    ]);
    expect(first?.relatedTools).toEqual(["other"]);
    expect(withRelatedTools([{ ...tool, relatedTools: ["far"] }, other])[0]?.relatedTools).toEqual(["far"]);
  });

  test("a solution's tools are those that it names, and the others of its category", () => {
    const tools = [tool, { ...tool, id: "far", category: "Integrations" as const }];
    expect(withTools([solution], tools)[0]?.tools).toEqual(["least"]);
    expect(withTools([{ ...solution, tools: ["far"] }], tools)[0]?.tools).toEqual(["far", "least"]);
  });

  test("a post's related posts are the newest of its category, then the newest of all", () => {
    const near = { ...post, id: "near" };
    const far = { ...post, id: "far", category: "AI Strategy" as const };
    expect(withRelatedPosts([far, post, near])[1]?.relatedPosts).toEqual(["near", "far"]);
  });
});

test("a tool that names a related tool twice is refused", () => {
  const record = { ...toolRecord, relatedTools: ["a", "b", "a"] };
  expect(() => least(toolSchema, record)).toThrow(
    /relatedTools: must not name an id twice, but names "[\w-]+" twice/,
  );
});
