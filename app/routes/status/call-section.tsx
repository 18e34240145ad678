import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface CallSectionProps {
  title: string;
  text: string;
  phone: string;
  /** That calls. */
  address: string;
  contact: string;
}

/** Whom to call. */
export function CallSection({ title, text, phone, address, contact }: CallSectionProps) {
  return (
    <section className="bg-night text-on-night" aria-labelledby="call">
      <div className="measure grid items-center gap-x-16 gap-y-8 py-16 lg:grid-cols-[1.5fr_1fr] lg:py-24">
        <div>
          <h2 id="call" className="text-title">
            {title}
          </h2>
          <p className="mt-4 max-w-prose text-intro text-night-soft">{text}</p>
        </div>
        <div className="grid gap-3">
          <ButtonLink to={address} className="whitespace-nowrap tabular-nums">
            <Icon name="phone" /> {phone}
          </ButtonLink>
          <ButtonLink to="/support/contact" variant="night">
            {contact}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
