import { type ComponentProps, useState } from "react";
import { useIsHydrated } from "#app/hooks/use-is-hydrated.ts";

/**
 * A `<div>` whose content an inline script changes: what it hides, moves or adds. React draws it on the server, and
 * leaves it as it finds it when it hydrates the page: nothing in it has a handler, or starts the page's script. Only
 * where React has to draw the page anew does it draw this, too; and under `npm run dev`, so that edits show.
 */
export function Static({ children, ...props }: ComponentProps<"div">) {
  const isHydrated = useIsHydrated();
  const [isFound] = useState(!isHydrated && !import.meta.env.SSR && !import.meta.hot);
  // Nothing is set: the element keeps what it has.
  const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };
  return <div {...props} data-script="never" {...(isFound ? kept : { children })} />;
}
