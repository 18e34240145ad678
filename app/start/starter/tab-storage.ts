/** Reads or writes sessionStorage, which is this tab's alone; undefined where a visitor has blocked it. */
export function inTabStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // Then nothing is noted.
  }
}
