import type { Plugin } from "vite";

const virtual = { id: "virtual:brochure-sizes", resolved: "\0virtual:brochure-sizes" };

/** A stand-in for app/features/brochures/vite-plugin.ts, because unit tests make no brochures. */
export default function brochuresPlugin(): Plugin {
  return {
    name: "brochures",
    resolveId: (source) => (source === virtual.id ? virtual.resolved : undefined),
    load: (id) => (id === virtual.resolved ? "export default {}" : undefined),
  };
}
