import { type Plugin, runnerImport } from "vite";

/**
 * Prints the texts that are not translated into Swahili in the dev server's terminal: when it starts, and when an edit
 * changes the list.
 */
export function untranslated(): Plugin {
  return {
    name: "untranslated",
    apply: "serve",
    configureServer({ config: { root, logger }, httpServer, watcher }) {
      let printed: string | undefined;
      let printing = Promise.resolve();

      async function print() {
        const data = await runnerImport<typeof import("#data/index.ts")>("./data/index.ts", { root });
        const text = data.module.describeUntranslated();
        if (text !== printed) logger.info(`\n${text ?? "All texts are in Swahili."}\n`);
        printed = text;
      }
      // If data/ has a mistake, print nothing, because the pages show the mistake.
      const printNext = () => (printing = printing.then(print).catch(() => {}));

      httpServer?.once("listening", printNext);
      watcher.on("all", (_event, file) => file.startsWith(`${root}/data/`) && printNext());
    },
  };
}
