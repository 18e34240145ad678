/** The sharing addresses of three social networks. */
export const shareNetworks = ["x", "facebook", "linkedIn"] as const;
type ShareNetwork = (typeof shareNetworks)[number];

/**
 * Where a network lets a visitor share a page.
 * @param url the page's full address
 * @param title goes along to X, which takes the words of the post from it; the others read them from the page
 */
export function shareAddress(network: ShareNetwork, url: string, title: string): string {
  switch (network) {
    case "x":
      return `https://x.com/intent/post?${new URLSearchParams({ url, text: title })}`;
    case "facebook":
      return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`;
    case "linkedIn":
      return `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`;
  }
}
