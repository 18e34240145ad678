import { Button, ExternalButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { Static } from "#app/ui/static.tsx";
import type { PostPage } from "./post-page.server";
import sharePost from "./share-post.ts?script";

/** Plain links to the networks' own pages, so nothing of theirs runs on ours; with script they open in a popup. */
export function ShareLinks({ title, url, networks, copy, copied }: PostPage["colophon"]["share"]) {
  return (
    <Static data-print="hidden">
      <p id="share" className="font-semibold">
        {title}
      </p>
      <ul aria-labelledby="share" className="mt-3 flex flex-wrap gap-2">
        {networks.map(({ id, name, label, address }) => (
          <li key={id}>
            <ExternalButtonLink variant="quiet" href={address} aria-label={label} data-share={url}>
              {name}
            </ExternalButtonLink>
          </li>
        ))}
        <li className="noscript:hidden">
          <Button variant="quiet" data-copied={copied}>
            <Icon name="link" /> <span aria-live="polite">{copy}</span>
          </Button>
        </li>
      </ul>
      <InlineScript code={sharePost} />
    </Static>
  );
}
