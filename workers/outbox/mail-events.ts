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

/** How long an event of an unknown mail is kept: 7 days. The mail's id becomes known while its key lives, or never. */
const unknownForMs = 7 * 24 * 3_600_000;

/**
 * What Resend's webhook has said of each mail: the event that says most. Events may come twice, in any order, for mails
 * of others, and before the outbox knows the mail's id; which order they come in makes no difference.
 */
export class MailEvents {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`
      CREATE TABLE IF NOT EXISTS mail_events (
        mail_id TEXT PRIMARY KEY,
        type TEXT NOT NULL,
        rank INTEGER NOT NULL,
        happened_at INTEGER NOT NULL,
        noted_at INTEGER NOT NULL
      );
    `);
  }

  /** Notes an event, unless the mail's last one says as much. */
  note({ mailId, type, happenedAt }: MailEvent): void {
    this.#sql.exec(
      `INSERT INTO mail_events (mail_id, type, rank, happened_at, noted_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (mail_id) DO UPDATE SET type = excluded.type, rank = excluded.rank, happened_at = excluded.happened_at
       WHERE excluded.rank > rank`,
      mailId,
      type,
      mailEventRanks[type],
      happenedAt,
      Date.now(),
    );
  }

  /** The event that says that a mail will not arrive, if one has come. */
  failureOf(mailId: string): MailEvent | undefined {
    const [row] = this.#sql
      .exec<{ type: MailEventType; happenedAt: number }>(
        "SELECT type, happened_at AS happenedAt FROM mail_events WHERE mail_id = ?",
        mailId,
      )
      .toArray();
    return row && isFinalFailure(row.type) ? { mailId, ...row } : undefined;
  }

  /** Deletes the events of mails that are neither a lead's nor a follow-up's. A mail whose id is not known yet has time to become one. */
  purge(): void {
    const sql = `DELETE FROM mail_events WHERE noted_at < ? AND NOT EXISTS
                 (SELECT 1 FROM leads WHERE leads.mail_id = mail_events.mail_id
                  UNION ALL SELECT 1 FROM follow_ups WHERE follow_ups.mail_id = mail_events.mail_id)`;
    this.#sql.exec(sql, Date.now() - unknownForMs);
  }
}
