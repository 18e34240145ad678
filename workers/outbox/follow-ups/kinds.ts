import { acknowledgement } from "./acknowledgement";
import type { FollowUpKind } from "./kind";
import { reminder } from "./reminder";
import { webhook } from "./webhook";

/** All kinds of follow-ups, in the order in which they are sent. */
export const kinds: readonly FollowUpKind[] = [acknowledgement, reminder, webhook];
