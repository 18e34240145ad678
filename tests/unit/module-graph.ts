import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { parseSync } from "vite";

interface Import {
  /** The text in the import: `./fill`, `#data/index.ts`. */
  specifier: string;
  /** The imported file, relative to the project's folder. */
  target: string;
  /** Whether the import has only types, so that it is removed from the compiled code. */
  isType: boolean;
}

/**
 * The imports of each module from other modules of the project, including types. Paths are relative to the project's
 * folder.
 */
export type ModuleGraph = ReadonlyMap<string, readonly Import[]>;

/** Reads the imports of all TypeScript files in some folders. Packages, styles and generated types are left out. */
export function readModuleGraph(folders: readonly string[]): ModuleGraph {
  const files = globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`)).map((file) =>
    file.replaceAll("\\", "/"),
  );
  return new Map(
    files.map((file) => [
      file,
      importsOf(file, readFileSync(file, "utf8")).flatMap(({ specifier, isType }) => {
        const target = resolve(file, specifier);
        return target ? [{ specifier, target, isType }] : [];
      }),
    ]),
  );
}

/** Returns every import, re-export, `import()` and type `import()` in a module. */
function importsOf(file: string, source: string): Pick<Import, "specifier" | "isType">[] {
  const { staticImports, staticExports } = parseSync(file, source).module;
  const later = [...source.matchAll(/(?<!\.glob)(\btypeof\s+)?\bimport\(\s*"([^"]+)"/g)];
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [],
      ),
    ),
    ...later.map(([, isType, specifier = ""]) => ({ specifier, isType: Boolean(isType) })),
  ];
}

/** Returns the file of the project that is imported; undefined for packages and for other kinds of files. */
function resolve(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, "");
  const target = path.startsWith("#")
    ? path.slice(1)
    : path.startsWith(".")
      ? posix.join(posix.dirname(from), path)
      : undefined;
  if (target === undefined) return;
  return ["", ".ts", ".tsx", "/index.ts"]
    .map((ending) => target + ending)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** Finds import cycles. Each list contains the modules of one cycle. */
export function findCircles(graph: ReadonlyMap<string, readonly { target: string }[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  function visit(file: string): void {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const { target } of graph.get(file) ?? []) visit(target);
    path.pop();
    done.add(file);
  }
  for (const file of graph.keys()) visit(file);
  return circles;
}
