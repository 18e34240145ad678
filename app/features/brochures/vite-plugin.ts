import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";
import { withoutLocale } from "#app/url/locale-paths.ts";
import { brochurePath } from "./brochure-path.ts";
import type { Brochure } from "./brochures";

const virtual = { id: "virtual:brochure-sizes", resolved: "\0virtual:brochure-sizes" };
const pathOf = ({ id, locale }: Brochure) => brochurePath(id, locale).slice(1);

/**
 * Makes the PDFs before the pages of a build, because the pages show their sizes (`virtual:brochure-sizes`). The dev
 * server serves the PDFs too, and makes them again after an edit.
 */
export default function brochuresPlugin(): Plugin {
  let made: Promise<Brochure[]> | undefined;
  const brochures = () => {
    made ??= make();
    return made;
  };
  return {
    name: "brochures",
    sharedDuringBuild: true,
    resolveId: (source) => (source === virtual.id ? virtual.resolved : undefined),
    async load(id) {
      if (id !== virtual.resolved) return;
      // The dev server also starts if data/ has an error, because the pages show the error.
      const known = this.environment.mode === "dev" ? brochures().catch(() => []) : brochures();
      const sizes = (await known).map((brochure) => [`/${pathOf(brochure)}`, brochure.pdf.length]);
      return `export default ${JSON.stringify(Object.fromEntries(sizes))}`;
    },
    // Before all bundles, so that an error in data/ is printed as it is. From a later hook, Rolldown would print it with the
    // plugin's name and a stack.
    buildApp: { order: "pre", handler: async () => void (await brochures()) },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const brochure of await brochures())
        this.emitFile({ type: "asset", fileName: pathOf(brochure), source: brochure.pdf });
    },
    hotUpdate() {
      made = undefined;
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url }, response, next) => {
        if (!url || !withoutLocale(url).startsWith("/brochures/")) return next();
        const known = await brochures().catch(next);
        const asked = known?.find((brochure) => url === `/${pathOf(brochure)}`);
        if (!asked) return known && next();
        response.setHeader("Content-Type", "application/pdf").end(asked.pdf);
      });
    },
  };
}

/** Loads the module with Vite, because data/ uses `import.meta.glob`. */
async function make(): Promise<Brochure[]> {
  const { module } = await runnerImport<typeof import("./brochures")>(
    fileURLToPath(new URL("./brochures.ts", import.meta.url)),
  );
  const brochures = await module.makeBrochures();
  const drawn = brochures.filter(({ isNew }) => isNew).length;
  process.stdout.write(`Brochures: ${brochures.length}, of which ${drawn} made anew\n`);
  return brochures;
}
