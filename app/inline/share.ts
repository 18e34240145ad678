/* Share links of an article. They share the URL in the browser's address bar, not the one in the HTML. */
import "./copy";

const popupFeatures = "width=600,height=400";

addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-share]");
  if (link) openPopup(link, event);
});

/** Opens the link in a popup. If popups are blocked, or the visitor asks for a new tab, the browser follows the link. */
function openPopup(link: HTMLAnchorElement, event: MouseEvent) {
  const { share = "" } = link.dataset;
  const url = location.href.replace(/#.*/, "");
  link.href = link.href.replace(encodeURIComponent(share), encodeURIComponent(url));
  link.dataset.share = url;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const popup = open(link.href, "_blank", popupFeatures);
  if (!popup) return;
  event.preventDefault();
  // Same effect as `rel=noopener`. With `noopener` in the features, `open` would always return null.
  popup.opener = null;
}
