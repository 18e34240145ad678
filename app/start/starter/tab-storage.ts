/**
 * Reads or writes sessionStorage, which is this tab's alone; undefined where a visitor has blocked it, and where a note
 * cannot be read: it may be one of an earlier release.
 */
export function inTabStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // Then nothing is noted.
  }
}
