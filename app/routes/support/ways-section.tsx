import { ContactWays, type ContactWaysProps } from "#app/leads/forms/contact-ways.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

interface WaysSectionProps {
  title: string;
  note: string;
  contact: ContactWaysProps;
  which: {
    title: string;
    items: { icon: IconName; title: string; text: string; link: { label: string; path: string } }[];
  };
}

/** Phones and hours first, then which of them serves what. */
export function WaysSection({ title, note, contact, which }: WaysSectionProps) {
  return (
    <div className="measure grid gap-x-16 gap-y-14 py-12 lg:grid-cols-[1fr_1.2fr] lg:py-20">
      <section
        aria-labelledby="ways"
        className="self-start overflow-hidden rounded-card border-2 border-ink bg-card"
      >
        <div className="p-6 sm:p-8">
          <h2 id="ways" className="text-heading">
            {title}
          </h2>
          <ContactWays {...contact} />
        </div>
        <p className="bg-night p-6 text-on-night sm:px-8">{note}</p>
      </section>
      <section aria-labelledby="which">
        <h2 id="which" className="text-heading">
          {which.title}
        </h2>
        <ul className="mt-4 border-ink border-t-2">
          {which.items.map((item) => (
            <li key={item.title} className="grid grid-cols-[2.5rem_1fr] border-line border-b py-6">
              <Icon name={item.icon} className="mt-0.5 size-6 text-action" />
              <div>
                <h3 className="font-bold text-lg">{item.title}</h3>
                <p className="mt-1 text-soft">{item.text}</p>
                <Link to={item.link.path} className="text-link inline-flex min-h-11 items-center">
                  {item.link.label}
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
