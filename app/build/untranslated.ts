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
      let said: string | undefined;
      let saying = Promise.resolve();

      async function say() {
        const data = await runnerImport<typeof import("#data/index.ts")>("./data/index.ts", { root });
        const text = data.module.describeUntranslated();
        if (text !== said) logger.info(`\n${text ?? "All texts are in Swahili."}\n`);
        said = text;
      }
      // If data/ has a mistake, print nothing, because the pages show the mistake.
      const sayNext = () => (saying = saying.then(say).catch(() => {}));

      httpServer?.once("listening", sayNext);
      watcher.on("all", (_event, file) => file.startsWith(`${root}/data/`) && sayNext());
    },
  };
}
