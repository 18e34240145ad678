import type { ComponentProps } from "react";
import { Link } from "react-router";

const look =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-control bg-action px-6 py-3 font-semibold text-on-action transition-colors hover:bg-action-strong disabled:cursor-progress disabled:bg-edge";

export function Button(props: ComponentProps<"button">) {
  return <button type="button" {...props} className={`${look} ${props.className ?? ""}`} />;
}

/** A link that looks like a button: it goes somewhere, a button does something. */
export function ButtonLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className={`${look} ${props.className ?? ""}`} />;
}
