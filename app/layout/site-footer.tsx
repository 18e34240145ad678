import { Link } from "react-router";

interface SiteFooterProps {
  name: string;
  about: string;
  contact: string;
  email: string;
  hoursLabel: string;
  hours: string[];
  explore: string;
  navigation: { label: string; path: string }[];
  city: string;
}

export function SiteFooter(props: SiteFooterProps) {
  return (
    <footer className="mt-24 border-line border-t bg-sunk">
      <div className="measure grid gap-10 py-14 sm:grid-cols-3">
        <div>
          <p className="font-bold text-xl tracking-tight">{props.name}</p>
          <p className="mt-2 max-w-xs text-soft">{props.about}</p>
          <p className="mt-2 text-soft">{props.city}</p>
        </div>
        <nav aria-label={props.explore}>
          <p className="font-semibold">{props.explore}</p>
          <ul className="mt-1">
            {props.navigation.map(({ label, path }) => (
              <li key={path}>
                <Link to={path} className="inline-block py-1.5 text-soft hover:text-ink hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <p className="font-semibold">{props.contact}</p>
          <a
            href={`mailto:${props.email}`}
            className="inline-block py-1.5 text-action underline underline-offset-4"
          >
            {props.email}
          </a>
          <p className="mt-3 font-semibold">{props.hoursLabel}</p>
          <ul className="mt-1 text-soft tabular-nums">
            {props.hours.map((hours) => (
              <li key={hours}>{hours}</li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
