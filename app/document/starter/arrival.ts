/** Where sessionStorage holds how the visit began, as JSON: the first address, and what led there. */
const key = "arrival";

/**
 * Notes how a visitor came to the site, for the enquiry that may follow: pages are left and entered by full loads,
 * which forget it. A page that was reached from this site says nothing new.
 */
export function noteArrival(): void {
  const { referrer } = document;
  if (referrer.startsWith(`${location.origin}/`)) return;
  try {
    sessionStorage.setItem(key, JSON.stringify([location.href, referrer]));
  } catch {
    // A visitor may have blocked storage: then nothing is noted.
  }
}

/** How the visit began; how this page was reached where that was not noted. */
export function readArrival(): { address: string; referrer: string } {
  try {
    const [address, referrer] = JSON.parse(sessionStorage.getItem(key) ?? "");
    if (URL.canParse(address)) return { address, referrer: String(referrer) };
  } catch {
    // Nothing was noted, or storage is blocked.
  }
  return { address: location.href, referrer: document.referrer };
}
