import { type ComponentProps, useState, useSyncExternalStore } from "react";

/**
 * A `<div>` that inline scripts may change: React renders it on the server and leaves it untouched when it hydrates, unless it
 * renders the whole page anew, or under `npm run dev`, so that edits show.
 */
export function Static({ children, ...props }: ComponentProps<"div">) {
  const isHydrated = useIsHydrated();
  const [isFound] = useState(!isHydrated && !import.meta.env.SSR && !import.meta.hot);
  // Nothing is set: the element keeps what it has.
  const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };
  return <div {...props} data-script="never" {...(isFound ? kept : { children })} />;
}

/** False while the page is as it was prerendered, without a query: the first render in the browser has to be the same. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

/** A script that runs where it stands in the HTML, without React. @param code the text of a file imported with `?script` */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, allowed by its hash
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
