import type { MouseEvent } from "react";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { CopyLinkButton } from "./copy-link-button";

export interface ShareLinksProps {
  title: string;
  url: string;
  networks: { id: string; name: string; label: string; address: string }[];
  copy: string;
  copied: string;
}

/** The popup that a network's sharing page opens in. */
const popupFeatures = "width=600,height=400";

/** Plain links to the networks' own pages, so nothing of theirs runs on ours. */
export function ShareLinks({ title, url, networks, copy, copied }: ShareLinksProps) {
  return (
    <div data-print="hidden">
      <p id="share" className="font-semibold">
        {title}
      </p>
      <ul aria-labelledby="share" className="mt-3 flex flex-wrap gap-2">
        {networks.map(({ id, name, label, address }) => (
          <li key={id}>
            <ExternalButtonLink
              variant="quiet"
              href={address}
              aria-label={label}
              data-script="start"
              onClick={(event) => openPopup(event, url)}
            >
              {name}
            </ExternalButtonLink>
          </li>
        ))}
        <li className="noscript:hidden">
          <CopyLinkButton address={currentAddress} label={copy} done={copied} />
        </li>
      </ul>
    </div>
  );
}

/** The address that the visitor is at; the prerendered links carry the page's own on the company's site. */
function currentAddress(): string {
  return window.location.href.replace(/#.*/, "");
}

/** Opens the link in a popup. Where that is blocked, or the visitor asks for a tab, the link is just a link. */
function openPopup(event: MouseEvent<HTMLAnchorElement>, url: string) {
  const link = event.currentTarget;
  link.href = link.href.replace(encodeURIComponent(url), encodeURIComponent(currentAddress()));
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const popup = window.open(link.href, "_blank", popupFeatures);
  if (!popup) return;
  event.preventDefault();
  // What `rel=noopener` does for the link; asking for it in the features would hide whether the popup opened.
  popup.opener = null;
}
