/** Holds no content, so scripts in the browser may import it. */

/** Whether an address is one of some, or below one. @param path may have a query and an anchor */
export function isBelow(path: string, addresses: readonly string[]): boolean {
  const [page] = path.split(/[?#]/);
  return addresses.some((address) => `${page}/`.startsWith(`${address}/`));
}
