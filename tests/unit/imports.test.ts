import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findCircles, readModuleGraph } from "./module-graph.ts";

/** The top-level folders with code. Each may import only from those after it. */
const rooms = ["workers", "app", "data"];

/**
 * The folders of app/ in their order. A folder may import only from folders in later lines, so not from others in its
 * own line.
 */
const floors = [
  ["publish"],
  ["root"],
  ["routes"],
  ["the plug of features"],
  ["features"],
  ["layout"],
  ["islands"],
  ["sections"],
  ["leads"],
  ["roi"],
  ["content"],
  ["markdown", "search", "seo", "illustrations"],
  ["security"],
  ["ui"],
  ["build"],
  ["inline"],
  ["contract", "url"],
];

/** The table of routes counts as part of the folder routes/. */
const routeTable = "app/routes.ts";

/** The only files that import features. */
const plugs = ["app/features.ts", "data/features.ts"];

/** The feature to which a file belongs. */
const featureOf = (file: string) => /^(?:app|data)\/features\/([\w-]+)\//.exec(file)?.[1];

const graph = readModuleGraph(rooms);
const imports = [...graph].flatMap(([file, list]) => list.map((entry) => ({ file, ...entry })));
const roomOf = (file: string) => file.slice(0, file.indexOf("/"));
const written = (list: typeof imports) => list.map(({ file, target }) => `${file} imports ${target}`);

test("this test finds imports, including imports of types", () => {
  expect(graph.size).toBeGreaterThan(200);
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.some(({ isType }) => isType)).toBe(true);
});

test("imports go from workers to app to data, never back", () => {
  const back = imports.filter(({ file, target }) => {
    const to = rooms.indexOf(roomOf(target));
    return to < rooms.indexOf(roomOf(file));
  });
  expect(written(back)).toEqual([]);
});

test("imports inside app/ go only to later folders, so no two folders import each other", () => {
  const folderOf = (file: string) => {
    if (file === routeTable) return "routes";
    if (plugs.includes(file)) return "the plug of features";
    return /^app\/(\w+)\//.exec(file)?.[1] ?? "root";
  };
  const floorOf = (file: string) => floors.findIndex((folders) => folders.includes(folderOf(file)));
  const within = imports.filter(({ file, target }) => roomOf(file) === "app" && roomOf(target) === "app");
  expect(within.filter(({ file }) => floorOf(file) === -1).map(({ file }) => file)).toEqual([]);
  const up = within.filter(
    ({ file, target }) => folderOf(file) !== folderOf(target) && floorOf(target) <= floorOf(file),
  );
  expect(written(up)).toEqual([]);
});

test("relative imports go up one folder at most; others begin with #app, #data or #workers", () => {
  const climbing = imports.filter(({ specifier }) => specifier.startsWith("../../"));
  expect(climbing.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
});

test("there are no import cycles, not even of types", () => {
  expect(findCircles(graph).map((circle) => circle.join(" → "))).toEqual([]);
});

test("only the two features.ts import a feature", () => {
  const others = imports.filter(
    ({ file, target }) => featureOf(target) && featureOf(target) !== featureOf(file) && !plugs.includes(file),
  );
  expect(written(others)).toEqual([]);
});

test("only the build's configuration imports app/publish/", () => {
  const publish = "app/publish/";
  const others = imports.filter(
    ({ file, target }) => target.startsWith(publish) && !file.startsWith(publish),
  );
  expect(written(others)).toEqual([]);
});

/** Modules of data/ that contain no content. */
const withoutContent = [
  "data/load/english-marks.ts",
  "data/load/fill.ts",
  "data/load/is-below.ts",
  "data/load/number-format.ts",
  "data/load/vat.ts",
];

/** The company's record, its schema, and the names of weekdays for its opening hours. */
const companySources = ["data/company.ts", "data/schemas/company.ts", "data/load/format.ts"];

describe("imports of app/ and workers/ from data/:", () => {
  const taken = imports.filter(
    ({ file, target }) =>
      roomOf(file) !== "data" &&
      roomOf(target) === "data" &&
      // Tools read the table of routes, and they cannot load all of data/.
      !(file === routeTable && target === "data/company.ts") &&
      // `npm run setup` writes the company's record and validates it first.
      !(file.startsWith("workers/local/setup") && companySources.includes(target)) &&
      // A feature may import its own folder in data/features/.
      !(featureOf(file) && featureOf(file) === featureOf(target)),
  );
  const sources = ["data/index.ts", "data/schemas/accents.ts", ...withoutContent];

  test("values come from data/index.ts or from a module without content", () => {
    const values = taken.filter(({ isType }) => !isType);
    expect(values.length).toBeGreaterThan(50);
    expect(written(values.filter(({ target }) => !sources.includes(target)))).toEqual([]);
  });

  test("types come from data/index.ts or data/schemas/", () => {
    const types = taken.filter(({ isType }) => isType);
    expect(types.length).toBeGreaterThan(20);
    const others = types.filter(
      ({ target }) => !sources.includes(target) && !target.startsWith("data/schemas/"),
    );
    expect(written(others)).toEqual([]);
  });
});

describe("scripts for the browser, with all of their imports,", () => {
  const scripts = [...graph.keys()].filter((file) =>
    /^app\/((features\/[^/]+\/)?islands\/[^/]+|inline\/[^/]+|entry\.client)\.tsx?$/.test(file),
  );
  const reached = new Set<string>();
  const reach = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { target, isType } of graph.get(file) ?? []) if (!isType) reach(target);
  };
  for (const file of scripts) reach(file);

  test("contain only modules of data/ without content", () => {
    expect(scripts.length).toBeGreaterThan(10);
    const held = [...reached].filter((file) => roomOf(file) === "data");
    expect(held.toSorted()).toEqual(withoutContent);
    for (const file of withoutContent) expect(graph.get(file)).toEqual([]);
  });

  test("contain no router, no page and no view model", () => {
    const rooms = new Set([...reached].map((file) => /^app\/(\w+)\//.exec(file)?.[1] ?? "root"));
    for (const room of ["routes", "layout", "content", "seo", "security", "publish"])
      expect(rooms).not.toContain(room);
    const users = [...reached].filter((file) => /from "react-router"/.test(readFileSync(file, "utf8")));
    expect(users).toEqual([]);
  });
});
