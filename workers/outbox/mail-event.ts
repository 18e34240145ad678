/** What Resend's webhook can say of a mail, by how much it says: of two events the one that says more counts. */
export const mailEventRanks = {
  "email.delivery_delayed": 1,
  "email.delivered": 2,
  // Marked as spam by whoever received it.
  "email.complained": 3,
  // A mail to several inboxes may be delivered to one and refused by another: a second mail is better than none.
  "email.bounced": 4,
  "email.failed": 4,
  "email.suppressed": 4,
} as const;

export type MailEventType = keyof typeof mailEventRanks;

/** An event of one mail. */
export interface MailEvent {
  /** Resend's id of the mail. */
  mailId: string;
  type: MailEventType;
  /** Milliseconds since the epoch. */
  happenedAt: number;
}

export const mailEventTypes = Object.keys(mailEventRanks) as MailEventType[];

/** True for {@link mailEventTypes}. */
export function isMailEventType(type: string): type is MailEventType {
  return Object.hasOwn(mailEventRanks, type);
}

/** True when the mail will not arrive. */
export function isFinalFailure(type: MailEventType): boolean {
  return mailEventRanks[type] === mailEventRanks["email.bounced"];
}
