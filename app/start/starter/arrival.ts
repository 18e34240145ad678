import { inTabStorage } from "./tab-storage";

/** Where it is noted how the visit began: the first URL, a space, and the URL that led there. */
const key = "arrival";

/**
 * Notes how a visitor came to the site, for the enquiry that may follow: every page is a document of its own, which
 * forgets it.
 */
export function noteArrival(): void {
  inTabStorage((notes) => {
    notes[key] ??= `${location.href} ${document.referrer}`;
  });
}

/** How the visit began; how this page was reached where that was not noted. */
export function readArrival(): { url: string; referrer: string } {
  const arrival: string | undefined = inTabStorage((notes) => notes[key]);
  const [url = location.href, referrer = document.referrer] = arrival?.split(" ") ?? [];
  return { url, referrer };
}
