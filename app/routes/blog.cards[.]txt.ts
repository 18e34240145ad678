import { wordsFor } from "#app/content/words.server.ts";
import type { Route } from "./+types/blog.cards[.]txt";
import { drawOlderCards } from "./blog/draw-cards.server";

/** The articles after the blog list's first page, as markup: a search looks through them, too. */
export function loader({ request }: Route.LoaderArgs) {
  return new Response(drawOlderCards(wordsFor(request)), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
