import { type ComponentProps, useState } from "react";
import { useIsHydrated } from "#app/hooks/use-is-hydrated.ts";

/**
 * A `<div>` in which an inline script hides, moves or adds elements. React renders it on the server and leaves it
 * untouched when it hydrates: nothing in it has a handler. It is rendered again only where React renders the whole page
 * anew, and under `npm run dev`, so that edits show.
 */
export function Static({ children, ...props }: ComponentProps<"div">) {
  const isHydrated = useIsHydrated();
  const [isFound] = useState(!isHydrated && !import.meta.env.SSR && !import.meta.hot);
  if (!isFound) return <div {...props}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the element keeps what it has
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
