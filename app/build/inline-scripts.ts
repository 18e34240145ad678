import { build, type Plugin, type Rolldown } from "vite";

const query = "?script";
const prefix = "\0inline-script:";

/**
 * Offers `<file>?script`: a file bundled into one classic script, as text for the HTML. Vite's `?raw` does not bundle, and
 * `?url` gives a module that costs a request.
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
      // Inside a document a script ends at the first `</script`, wherever that is.
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
      // It must be understood by browsers that get no other script.
      target: "es2021",
      modulePreload: false,
      rolldownOptions: { input: file, optimization: { inlineConst: true }, output: { format: "iife" } },
    },
  });
  // Vite answers with one output, or with a list of them.
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output[0];
}
