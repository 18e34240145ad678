import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { listPostItems } from "#app/content/post-items.server.ts";
import { localPath } from "#app/url/locale-paths.ts";
import type { Words } from "#data/index.ts";
import { postChoices } from "./blog-page.server";
import { postsPerPage } from "./paging";
import { PostCards } from "./post-card";

/** The cards of the articles after the list's first page, hidden until a filter shows them. */
export function drawOlderCards(words: Words): string {
  const items = listPostItems(words).slice(postsPerPage);
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[localPath("/blog", words.locale)]}>
      <PostCards items={items} choices={postChoices(words)} isHidden={() => true} />
    </MemoryRouter>,
  );
}
