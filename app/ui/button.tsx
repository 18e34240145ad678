import type { ComponentProps } from "react";
import { Link } from "./link";

const base =
  "inline-flex min-h-12 items-center justify-center gap-2.5 rounded-control py-3 text-center font-semibold leading-tight";

const variants = {
  /** The main action of a page. */
  action:
    "border-2 border-transparent px-6 bg-action text-on-action hover:bg-action-strong disabled:cursor-default disabled:bg-still-ground disabled:text-still",
  /** A second action, beside the main one. */
  quiet: "border-2 px-6 border-ink hover:bg-ink hover:text-paper",
  /** A third action. */
  plain: "-outline-offset-3 px-2 hover:underline underline-offset-4",
  /** For sections with a dark background. */
  night: "border-2 px-6 border-night-soft text-on-night hover:bg-on-night hover:text-night",
};

type ButtonStyle = { variant?: keyof typeof variants };

const classes = (variant: keyof typeof variants, extra = "") =>
  `${base} ${variants[variant]} ${extra}`.trimEnd();

/**
 * A button. If a visitor presses it before hydration, the boot script sets `aria-busy`. React would warn of this difference, so
 * the warning is suppressed.
 */
export function Button({ variant = "action", className, ...button }: ButtonStyle & ComponentProps<"button">) {
  return (
    <button type="button" suppressHydrationWarning {...button} className={classes(variant, className)} />
  );
}

/** A link that looks like a button. It opens a page; use `Button` for an action in this page. */
export function ButtonLink({
  variant = "action",
  className,
  ...link
}: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link {...link} className={classes(variant, className)} />;
}

/** A plain `<a>` that looks like a button, for a link to a place in this page or to a download. */
export function JumpLink({ variant = "action", className, ...anchor }: ButtonStyle & ComponentProps<"a">) {
  return <a {...anchor} className={classes(variant, className)} />;
}

/** A link to another site, in a new tab. */
export const ExternalButtonLink = (link: ComponentProps<typeof JumpLink>) => (
  <JumpLink {...link} target="_blank" rel="noopener" />
);
