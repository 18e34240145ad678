import { listPostItems } from "#app/content/post-items.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import type { Route } from "./+types/blog.posts[.]json";

/** All articles as the blog list shows them: for searching, and for the list past its first page. */
export function loader({ request }: Route.LoaderArgs) {
  return Response.json(listPostItems(wordsFor(request)));
}
