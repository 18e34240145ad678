/** Where sessionStorage holds how the visit began: the first URL, a space, and the URL that led there. */
const key = "arrival";

/**
 * Notes how a visitor came to the site, for the enquiry that may follow: pages are left and entered by full loads,
 * which forget it.
 */
export function noteArrival(): void {
  try {
    sessionStorage[key] ??= `${location.href} ${document.referrer}`;
  } catch {
    // A visitor may have blocked storage: then nothing is noted.
  }
}

/** How the visit began; how this page was reached where that was not noted. */
export function readArrival(): { url: string; referrer: string } {
  const [url = location.href, referrer = document.referrer] = read()?.split(" ") ?? [];
  return { url, referrer };
}

function read(): string | undefined {
  try {
    return sessionStorage[key];
  } catch {
    // Storage is blocked.
  }
}
