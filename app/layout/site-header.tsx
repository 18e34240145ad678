import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link, NavLink } from "#app/ui/link.tsx";
import { Mark } from "#app/ui/mark.tsx";
import { fill } from "#data/load/fill.ts";
import type { SiteLayout } from "./layout";

type NavigationItem = SiteLayout["header"]["navigation"][number];

/**
 * Sticks to the top of the window. Inline scripts set `data-scrolled` and close the menus (inline/scroll.ts,
 * inline/menus.ts).
 */
export function SiteHeader({ navigation, menuLinks, language, ...labels }: SiteLayout["header"]) {
  return (
    <header className="site-header sticky top-0 z-40 bg-paper in-data-scrolled:shadow-bar-scrolled shadow-bar">
      {/* The padding reserves room for the absolutely positioned controls, so
          nothing shifts while the header is still arriving. */}
      <div
        className={`measure relative flex min-h-16 items-center gap-6 lg:min-h-20 ${language ? "pe-46 lg:pe-18" : "pe-28 lg:pe-0"}`}
      >
        <Wordmark name={labels.name} home={labels.home} />
        <nav aria-label={labels.navigationLabel} className="hidden grow min-[34rem]:block lg:ms-6">
          <ul className="flex items-center gap-1">
            {navigation.map((item) => (
              <DesktopItem key={item.path} item={item} submenu={labels.submenu} />
            ))}
          </ul>
        </nav>
        <div className="absolute end-0 flex flex-row-reverse items-center gap-1">
          <button
            type="button"
            popoverTarget="site-menu"
            className="-me-3 inline-flex min-h-11 min-w-24 items-center gap-2 rounded-control px-3 font-semibold hover:bg-sunk lg:hidden"
          >
            <Icon name="menu" /> <span>{labels.menu}</span>
          </button>
          {language && <LanguageToggle {...language} />}
        </div>
      </div>
      <MobileMenu {...labels} navigation={navigation} menuLinks={menuLinks} language={language} />
    </header>
  );
}

const itemClasses = "inline-flex min-h-11 items-center rounded-control -outline-offset-3 px-3 font-semibold";

/** A link, or a link with a menu of its subpages. From 34rem to `lg` only the main action is shown. */
function DesktopItem({ item, submenu }: { item: NavigationItem; submenu: string }) {
  const { label, path, lang, isAction, children } = item;
  if (isAction)
    return (
      <li className="ms-auto">
        <ButtonLink to={path} lang={lang}>
          {label}
        </ButtonLink>
      </li>
    );
  const link = (
    <NavLink to={path} lang={lang} className={itemClasses}>
      {label}
    </NavLink>
  );
  if (!children) return <li className="rounded-control hover:bg-sunk max-lg:hidden">{link}</li>;
  const menuId = `menu${path.replaceAll("/", "-")}`;
  return (
    <li data-menu className="flex items-center rounded-control hover:bg-sunk max-lg:hidden">
      {link}
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={fill(submenu, { label })}
        className="-ms-2 inline-flex min-h-11 items-center px-2 rounded-control -outline-offset-3"
      >
        <Icon name="chevron-down" className="size-4" />
      </button>
      <div
        id={menuId}
        popover="auto"
        tabIndex={-1}
        className="site-menu inset-x-0 top-20 measure my-0 overflow-visible card p-3 text-ink shadow-card before:absolute before:inset-x-0 before:-top-4 before:h-4"
      >
        <ul className="grid grid-cols-4 gap-1">
          {children.map((child) => (
            <li key={child.id}>
              <NavLink
                to={child.path}
                lang={child.lang}
                className={`accent-${child.accent} flex gap-3.5 rounded-control p-3 hover:bg-sunk`}
              >
                <span className="mt-1 size-4 shrink-0 rounded-full border-4 border-(--accent) bg-night" />
                <span>
                  <span className="block font-semibold">{child.title}</span>
                  <span className="block text-sm text-soft">{child.description}</span>
                </span>
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/**
 * Its bar repeats the header's, so that the logo and the languages stay in their places. The main action comes first. An open menu stays open when the window becomes wide:
 * otherwise the focus would be lost with it.
 */
function MobileMenu({ language, ...props }: SiteLayout["header"]) {
  const actions = props.navigation.filter(({ isAction }) => isAction);
  const pages = props.navigation.filter(({ isAction }) => !isAction);
  return (
    <div
      id="site-menu"
      popover="auto"
      tabIndex={-1}
      className="site-menu inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper px-(--gutter) pb-10 text-ink"
    >
      <div className="sticky top-0 flex min-h-16 flex-wrap items-center justify-between bg-paper shadow-bar">
        <Wordmark name={props.name} home={props.home} />
        <div className="flex flex-row-reverse items-center gap-1">
          <button
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            className="-me-3 inline-flex min-h-11 min-w-24 items-center gap-2 rounded-control px-3 font-semibold hover:bg-sunk"
          >
            <Icon name="x" /> {props.closeMenu}
          </button>
          {language && <LanguageToggle {...language} />}
        </div>
      </div>
      <nav aria-label={props.navigationLabel}>
        <ul>
          {actions.map(({ label, path, lang }) => (
            <li key={path} className="grid py-3">
              <ButtonLink to={path} lang={lang}>
                {label}
              </ButtonLink>
            </li>
          ))}
          {pages.map(({ label, path, lang, children }) => (
            <li key={path} className="border-line border-b py-1">
              <NavLink
                to={path}
                lang={lang}
                className="flex min-h-12 items-center font-bold font-display text-2xl"
              >
                {label}
              </NavLink>
              {children && (
                <ul className="mb-3">
                  {children.map((child) => (
                    <li key={child.id}>
                      <NavLink
                        to={child.path}
                        lang={child.lang}
                        className={`accent-${child.accent} flex min-h-11 items-center gap-3`}
                      >
                        <span className="size-3.5 shrink-0 rounded-full border-3 border-(--accent) bg-night" />
                        {child.title}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
          {props.menuLinks.map(({ label, path, lang }) => (
            <li key={path}>
              <NavLink to={path} lang={lang} className="flex min-h-12 items-center font-semibold">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** A link to the same page in the other language. inline/menus.ts adds the current query and hash to it. */
function LanguageToggle({ label, languages, other }: NonNullable<SiteLayout["header"]["language"]>) {
  return (
    <a
      href={other.path}
      hrefLang={other.locale}
      lang={other.locale}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 lg:-me-2 text-sm text-soft hover:bg-sunk"
    >
      {languages.map(({ locale, isShown }) => (
        <span key={locale} className={isShown ? "font-bold text-ink" : "underline underline-offset-4"}>
          {locale.toUpperCase()}
        </span>
      ))}
      <span className="sr-only">{label}</span>
    </a>
  );
}

/**
 * The mark and the company's name, as a link to the home page. In the narrowest windows the name is smaller, to leave
 * room for the language link.
 */
export function Wordmark({ name, home }: { name: string; home: string }) {
  return (
    <Link to="/" aria-label={home} className="inline-flex min-h-11 items-center gap-2.5">
      <svg viewBox="0 0 40 28" className="h-7 w-10" aria-hidden="true">
        <Mark />
      </svg>
      <span className="font-bold font-display text-[min(1.6rem,6vw)] leading-none tracking-tight">
        {name}
      </span>
    </Link>
  );
}
