/** Resolves to undefined after a time. */
export const wait = (durationMs: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, durationMs));
