/** Where sessionStorage holds how the visit began, as JSON: the first address, and what led there. */
const key = "arrival";

/**
 * Notes how a visitor came to the site, for the enquiry that may follow: pages are left and entered by full loads,
 * which forget it.
 */
export function noteArrival(): void {
  try {
    sessionStorage[key] ??= JSON.stringify([location.href, document.referrer]);
  } catch {
    // A visitor may have blocked storage: then nothing is noted.
  }
}

/** How the visit began; how this page was reached where that was not noted. */
export function readArrival(): { address: string; referrer: string } {
  try {
    const [address, referrer] = JSON.parse(sessionStorage[key]);
    if (URL.canParse(address)) return { address, referrer: String(referrer) };
  } catch {
    // Nothing was noted, or storage is blocked.
  }
  return { address: location.href, referrer: document.referrer };
}
