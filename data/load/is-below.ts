/** This file has no content, so scripts in the browser may import it. */

/** Whether a path is one of the addresses or below one of them. @param path may have a query and a hash */
export function isBelow(path: string, addresses: readonly string[]): boolean {
  const [page] = path.split(/[?#]/);
  return addresses.some((address) => `${page}/`.startsWith(`${address}/`));
}
