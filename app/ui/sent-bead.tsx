import { Icon } from "./icon";

/** The mark of a success message: a bead with a tick. */
export const SentBead = () => (
  <span className="grid size-14 shrink-0 place-items-center rounded-full border-8 border-good bg-night text-on-night">
    <Icon name="check" />
  </span>
);
