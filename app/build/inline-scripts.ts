import { build, type Plugin, type Rolldown } from "vite";

const query = "?script";
const prefix = "\0inline-script:";

/**
 * Handles imports of `<file>?script`: bundles the file into one classic script and exports it as text for the HTML. Vite's
 * `?raw` does not bundle, and `?url` would need a request.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return;
      const file = await this.resolve(source.slice(0, -query.length), importer);
      return file && prefix + file.id;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return;
      const { code, moduleIds } = await bundle(id.slice(prefix.length));
      for (const file of moduleIds) this.addWatchFile(file);
      // In HTML, a script ends at the first `</script`, even inside of a string, so escape it.
      return `export default ${JSON.stringify(code.trim().replaceAll("</script", "<\\/script"))}`;
    },
  };
}

async function bundle(file: string): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      // Browsers that are too old for islands still run inline scripts.
      target: "es2021",
      modulePreload: false,
      rolldownOptions: { input: file, optimization: { inlineConst: true }, output: { format: "iife" } },
    },
  });
  // Vite returns one output or an array of outputs.
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output[0];
}
