import { type ComponentProps, useState } from "react";
import { useIsHydrated } from "#app/hooks/use-is-hydrated.ts";

/**
 * A `<div>` in which an inline script hides, moves or adds elements. React renders it on the server and leaves it
 * untouched when it hydrates: nothing in it has a handler, or starts the page's script. It is rendered again only where
 * React renders the whole page anew, and under `npm run dev`, so that edits show.
 */
export function Static({ children, ...props }: ComponentProps<"div">) {
  const isHydrated = useIsHydrated();
  const [isFound] = useState(!isHydrated && !import.meta.env.SSR && !import.meta.hot);
  // Nothing is set: the element keeps what it has.
  const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };
  return <div {...props} data-script="never" {...(isFound ? kept : { children })} />;
}
