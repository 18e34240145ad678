import { Link, NavLink } from "react-router";

interface SiteHeaderProps {
  name: string;
  home: string;
  navigationLabel: string;
  navigation: { label: string; path: string }[];
  language: { label: string; options: { code: string; name: string }[] };
}

export function SiteHeader({ name, home, navigationLabel, navigation, language }: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-40 bg-paper shadow-bar">
      <div className="measure flex flex-wrap items-center gap-x-6 py-3">
        <Link to="/" aria-label={home} className="font-bold text-xl tracking-tight">
          {name}
        </Link>
        <nav aria-label={navigationLabel} className="order-last w-full md:order-none md:ms-auto md:w-auto">
          <ul className="flex flex-wrap gap-x-5">
            {navigation.map(({ label, path }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === "/"}
                  className="block py-2.5 font-medium text-soft hover:text-ink aria-[current=page]:text-action"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="ms-auto text-sm text-soft md:ms-0">
          <span className="sr-only">{language.label}: </span>
          {language.options.map(({ code, name }) => (
            <abbr
              key={code}
              title={name}
              className="px-1 no-underline first-of-type:font-bold first-of-type:text-ink"
            >
              {code}
            </abbr>
          ))}
        </p>
      </div>
    </header>
  );
}
