/** The events of Resend's webhook, with their ranks. Of two events about a mail, the one with the higher rank is kept. */
export const mailEventRanks = {
  "email.delivery_delayed": 1,
  "email.delivered": 2,
  // The recipient has marked the mail as spam.
  "email.complained": 3,
  // A failure outranks a delivery: a mail to several inboxes may reach one and bounce at another, and a duplicate is better
  // than a missing mail.
  "email.bounced": 4,
  "email.failed": 4,
  "email.suppressed": 4,
} as const;

export type MailEventType = keyof typeof mailEventRanks;

/** An event about one mail. */
export interface MailEvent {
  /** Resend's id of the mail. */
  mailId: string;
  type: MailEventType;
  /** Milliseconds since the epoch. */
  happenedAt: number;
}

export const mailEventTypes = Object.keys(mailEventRanks) as MailEventType[];

/** Whether an event means that the mail will not arrive. */
export function isFinalFailure(type: MailEventType): boolean {
  return mailEventRanks[type] === mailEventRanks["email.bounced"];
}

/**
 * How long an event about an unknown mail is kept: 7 days. The outbox learns a mail's id while its idempotency key is valid
 * (24 hours), or never.
 */
const unknownForMs = 7 * 24 * 3_600_000;

/**
 * Stores the highest-ranked event about each mail. Events may arrive twice, in any order, for mails that the outbox did not
 * send, and before the outbox knows the mail's id. The result does not depend on their order.
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

  /** Stores an event if its rank is higher than that of the mail's stored event. */
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

  /** The stored event if it means that the mail will not arrive; otherwise undefined. */
  failureOf(mailId: string): MailEvent | undefined {
    const [row] = this.#sql
      .exec<{ type: MailEventType; happenedAt: number }>(
        "SELECT type, happened_at AS happenedAt FROM mail_events WHERE mail_id = ?",
        mailId,
      )
      .toArray();
    return row && isFinalFailure(row.type) ? { mailId, ...row } : undefined;
  }

  /** Deletes events older than 7 days whose mail belongs to no lead and no follow-up. */
  purge(): void {
    const sql = `DELETE FROM mail_events WHERE noted_at < ? AND NOT EXISTS
                 (SELECT 1 FROM leads WHERE leads.mail_id = mail_events.mail_id
                  UNION ALL SELECT 1 FROM follow_ups WHERE follow_ups.mail_id = mail_events.mail_id)`;
    this.#sql.exec(sql, Date.now() - unknownForMs);
  }
}
