import { listPostItems } from "~/content/post-items.server";
import { wordsFor } from "~/content/words.server";
import type { Route } from "./+types/blog.posts[.]json";

/** All articles as the blog list shows them: for searching, and for the list past its first page. */
export function loader({ request }: Route.LoaderArgs) {
  return Response.json(listPostItems(wordsFor(request)));
}
