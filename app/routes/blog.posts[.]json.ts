import { wordsFor } from "~/content.server";
import type { Route } from "./+types/blog.posts[.]json";
import { listPostItems } from "./blog/post-items.server";

/** All articles as the blog list shows them: for searching, and for the list past its first page. */
export function loader({ request }: Route.LoaderArgs) {
  return Response.json(listPostItems(wordsFor(request).common.sample));
}
