/* Sharing an article, and copying from it. The URL is the browser's, not the one in the HTML. */
import "./copy";

const popupFeatures = "width=600,height=400";

addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-share]");
  if (link) openPopup(link, event);
});

/** Opens the link in a popup; where that is blocked, or the visitor asks for a tab, the browser follows the link. */
function openPopup(link: HTMLAnchorElement, event: MouseEvent) {
  const { share = "" } = link.dataset;
  const url = location.href.replace(/#.*/, "");
  link.href = link.href.replace(encodeURIComponent(share), encodeURIComponent(url));
  link.dataset.share = url;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const popup = open(link.href, "_blank", popupFeatures);
  if (!popup) return;
  event.preventDefault();
  // What `rel=noopener` does for the link; asking for it in the features would hide whether the popup opened.
  popup.opener = null;
}
