import { acknowledgement } from "./acknowledgement";
import type { FollowUpKind } from "./kind";
import { reminder } from "./reminder";
import { webhook } from "./webhook";

/** Every kind of follow-up. Those in front are sent first. */
export const kinds: readonly FollowUpKind[] = [acknowledgement, reminder, webhook];
