/** Uses this tab's sessionStorage; undefined where it is blocked, or a note cannot be read: an earlier release's, say. */
export function inTabStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // Then nothing is noted.
  }
}

/**
 * Notes how the visit began, its first URL, a space, and the URL that led there, for the enquiry that may follow: every page
 * is a document of its own, which forgets it.
 */
export function noteArrival(): void {
  inTabStorage((notes) => {
    notes.arrival ??= `${location.href} ${document.referrer}`;
  });
}

/** How the visit began; how this page was reached where that was not noted. */
export function readArrival(): { url: string; referrer: string } {
  const arrival: string | undefined = inTabStorage((notes) => notes.arrival);
  const [url = location.href, referrer = document.referrer] = arrival?.split(" ") ?? [];
  return { url, referrer };
}
