import { type Plugin, runnerImport } from "vite";

/**
 * Says in the dev server's terminal what is not in Swahili: when it starts, and when an edit changes that. Only data/ itself
 * knows what is missing.
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
      // With a mistake in data/ nothing can be said: the pages name it, until it is mended.
      const sayNext = () => (saying = saying.then(say).catch(() => {}));

      httpServer?.once("listening", sayNext);
      watcher.on("all", (_event, file) => file.startsWith(`${root}/data/`) && sayNext());
    },
  };
}
