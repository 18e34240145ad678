import { globSync } from "node:fs";
import { build, type Plugin, type Rolldown } from "vite";

const folder = new URL("./starter/", import.meta.url).pathname;
const id = "\0virtual:starter";

/** Offers the starter, bundled into one script, as the text of `virtual:starter`. */
export function starterPlugin(): Plugin {
  return {
    name: "starter",
    resolveId: (source) => (source === "virtual:starter" ? id : undefined),
    async load(asked) {
      if (asked !== id) return;
      for (const file of globSync(`${folder}*.ts`)) this.addWatchFile(file);
      return `export default ${JSON.stringify(await bundle())}`;
    },
  };
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      // It must be understood by browsers that get no other script.
      target: "es2021",
      modulePreload: false,
      rolldownOptions: {
        input: `${folder}starter.ts`,
        optimization: { inlineConst: true },
        output: { format: "iife" },
      },
    },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  // Inside a document a script ends at the first `</script`, wherever that is.
  return output[0].code.trim().replaceAll("</script", "<\\/script");
}
