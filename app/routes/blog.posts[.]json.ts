import { listPostItems } from "~/content/post-items.server";

/** All articles as the blog list shows them: for searching, and for the list past its first page. */
export function loader() {
  return Response.json(listPostItems());
}
