import { Icon } from "./icon";

/** The mark of a success message: a colourful bead with a tick. */
export const SentBead = () => (
  <Icon name="check" className="size-16 rounded-full border-8 border-accent-7 bg-accent-3 p-2 text-night" />
);
