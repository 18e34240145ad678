/** Uses this tab's sessionStorage. Returns undefined if it is blocked, or if `use` throws, for example on old data. */
export function inTabStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // Storage is optional: continue without it.
  }
}

/** Stores a text in this tab's sessionStorage, if it is not blocked. */
export function storeInTab(key: string, text: string): void {
  inTabStorage((storage) => {
    storage[key] = text;
  });
}

/**
 * Stores the first URL of the visit and its referrer, separated by a space, so that a later enquiry can contain them. Each
 * page is a new document, so variables do not survive.
 */
export function storeArrival(): void {
  inTabStorage((storage) => {
    storage.arrival ??= `${location.href} ${document.referrer}`;
  });
}

/** The first URL of the visit and its referrer; those of this page if none are stored. */
export function readArrival(): { url: string; referrer: string } {
  const arrival: string | undefined = inTabStorage((storage) => storage.arrival);
  const [url = location.href, referrer = document.referrer] = arrival?.split(" ") ?? [];
  return { url, referrer };
}
