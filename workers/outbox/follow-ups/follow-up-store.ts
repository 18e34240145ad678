import { type FollowUpName, type LeadRecord, readRecordsById } from "../lead-records";
import { addColumn } from "../lead-table";
import type { LoggedLead } from "../log";
import type { FollowUpBatch, FollowUpKind, FollowUpPlan } from "./kind";

/**
 * How long a repeated kind of follow-up keeps an idempotency key: 23 hours. Resend forgets a key after 24 hours, so a
 * later attempt under the same key could send the mail a second time.
 */
const keyLifeMs = 23 * 3_600_000;

/** The end of the key of a plain-text mail, which is sent after Resend has refused the first mail. */
const plainSuffix = "/plain";

/** The facts about a follow-up that may be logged. */
type LoggedFollowUp = LoggedLead & { kind: FollowUpName };

/** A follow-up that was dropped, because it was not sent before its end. */
type EndedFollowUp = LoggedFollowUp & Pick<LeadRecord, "answeredAt"> & { error: string };

/** The time and state that decide whether a follow-up may be sent now. */
interface Circumstances {
  now: number;
  /** Whether Resend is paused. If so, a follow-up planned as "accepted" does not wait for an attempt at its lead's mail. */
  isPaused: boolean;
}

/**
 * The outbox's table of follow-ups: a row for each lead and kind. Times are milliseconds since the epoch. `due_at` is null
 * after the last send or after the follow-up was dropped. Such a row stays until its lead is deleted.
 */
export class FollowUpStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`
      CREATE TABLE IF NOT EXISTS follow_ups (
        lead_id TEXT NOT NULL,
        kind TEXT NOT NULL,
        due_at INTEGER,
        ends_at INTEGER NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0,
        key TEXT,
        key_at INTEGER,
        address TEXT,
        sent_at INTEGER,
        mail_id TEXT,
        last_error TEXT,
        PRIMARY KEY (lead_id, kind)
      );
      CREATE INDEX IF NOT EXISTS follow_ups_due ON follow_ups (due_at) WHERE due_at IS NOT NULL;
      CREATE INDEX IF NOT EXISTS follow_ups_by_address ON follow_ups (address) WHERE address IS NOT NULL;
      CREATE INDEX IF NOT EXISTS follow_ups_by_mail ON follow_ups (mail_id) WHERE mail_id IS NOT NULL;
    `);
    addColumn(sql, "follow_ups", "key_at INTEGER");
  }

  /**
   * Plans a follow-up, unless another lead has one to the same address that ends after `cooldownStart`. If the lead already
   * has this follow-up and no attempt was made, its times are replaced: the lead's mail has bounced and was sent again.
   * Otherwise nothing changes.
   */
  insert(leadId: string, kind: FollowUpName, { dueAt, endsAt, address, cooldownStart }: FollowUpPlan): void {
    this.#sql.exec(
      `INSERT INTO follow_ups (lead_id, kind, due_at, ends_at, address)
       SELECT ?1, ?2, ?3, ?4, ?5
       WHERE NOT EXISTS (SELECT 1 FROM follow_ups
                         WHERE kind = ?2 AND address = ?5 AND ends_at > ?6 AND lead_id <> ?1)
       ON CONFLICT (lead_id, kind) DO UPDATE SET due_at = excluded.due_at, ends_at = excluded.ends_at
       WHERE follow_ups.sent_at IS NULL AND follow_ups.key IS NULL`,
      leadId,
      kind,
      dueAt,
      endsAt,
      address ?? null,
      cooldownStart ?? 0,
    );
  }

  /**
   * Claims the due follow-ups of a kind that may be sent together. No other call gets them until the lease ends. They are
   * either a batch that was tried before, or follow-ups without a key. The key is stored before the first attempt, so that
   * an attempt after a crash uses the same key.
   */
  claimNext(kind: FollowUpKind, leaseEnd: number, circumstances: Circumstances): FollowUpBatch | undefined {
    const due = dueOf(kind, circumstances);
    const [first] = this.#sql
      .exec<{ key: string | null; keyAt: number | null }>(
        `SELECT key, key_at AS keyAt ${due.from} ORDER BY due_at LIMIT 1`,
        ...due.bindings,
      )
      .toArray();
    if (!first) return undefined;
    const { now } = circumstances;
    let { key: triedKey } = first;
    if (triedKey !== null && kind.nextTime && now - (first.keyAt ?? 0) > keyLifeMs) {
      this.#forgetKey(triedKey);
      triedKey = null;
    }
    const key = triedKey ?? crypto.randomUUID();
    const rows = this.#sql
      .exec<{ leadId: string; attempts: number }>(
        `UPDATE follow_ups SET key = ?, key_at = ifnull(key_at, ?), due_at = ?, attempts = attempts + 1
         WHERE kind = ? AND lead_id IN (SELECT lead_id ${due.from} AND key IS ? ORDER BY due_at LIMIT ?)
         RETURNING lead_id AS leadId, attempts`,
        key,
        now,
        leaseEnd,
        kind.name,
        ...due.bindings,
        triedKey,
        kind.maxBatchSize,
      )
      .toArray();
    const ids = rows.map(({ leadId }) => leadId);
    const attempts = Math.max(...rows.map((row) => row.attempts));
    return { key, isPlain: key.endsWith(plainSuffix), leads: readRecordsById(this.#sql, ids), attempts };
  }

  #forgetKey(key: string): void {
    this.#sql.exec("UPDATE follow_ups SET key = NULL, key_at = NULL, attempts = 0 WHERE key = ?", key);
  }

  /** The time of the next follow-up of a kind, among those that may be sent; null if there is none. */
  nextDueAt(kind: FollowUpKind, circumstances: Omit<Circumstances, "now">): number | null {
    const due = dueOf(kind, { ...circumstances, now: Number.MAX_SAFE_INTEGER });
    const sql = `SELECT min(due_at) AS time ${due.from}`;
    return this.#sql.exec<{ time: number | null }>(sql, ...due.bindings).one().time;
  }

  /**
   * Marks a batch as sent.
   * @param mailId the provider's id of the mail; null if it is not a mail or the id is unknown
   * @param nextTime the time at which the same follow-ups are due again, under a new key, unless they end before that
   */
  markSent(key: string, mailId: string | null, nextTime?: number): void {
    this.#sql.exec(
      `UPDATE follow_ups SET sent_at = ?1, mail_id = ?2, last_error = NULL, attempts = 0, key = NULL,
                             key_at = NULL,
                             due_at = CASE WHEN ?3 < ends_at THEN ?3 END
       WHERE key = ?4`,
      Date.now(),
      mailId,
      nextTime ?? null,
      key,
    );
  }

  /** Stores a failure. The next attempt uses the same key. A follow-up that ends earlier is due at its end, to be dropped. */
  postpone(key: string, dueAt: number, error: string): void {
    const sql = "UPDATE follow_ups SET due_at = min(?, ends_at), last_error = ? WHERE key = ?";
    this.#sql.exec(sql, dueAt, error, key);
  }

  /** Stores that a mail was refused. The batch is due at once as plain text, under a new key. */
  makePlain(key: string, error: string): void {
    const sql = "UPDATE follow_ups SET key = ?, due_at = ?, last_error = ? WHERE key = ?";
    this.#sql.exec(sql, key + plainSuffix, Date.now(), error, key);
  }

  /** Stores a failure after which the next attempt is at the follow-ups' next regular time, under a new key. */
  postponeToNextTime(key: string, nextTime: number, error: string): void {
    this.#sql.exec("UPDATE follow_ups SET due_at = ?, last_error = ? WHERE key = ?", nextTime, error, key);
    this.#forgetKey(key);
  }

  /** Makes failed follow-ups due now. Called after somebody has fixed the cause. */
  makeDue(): void {
    const now = Date.now();
    this.#sql.exec("UPDATE follow_ups SET due_at = ? WHERE due_at > ? AND attempts > 0", now, now);
  }

  /** Drops follow-ups that are due and have reached their end. Follow-ups that are being sent are not due. */
  dropEnded(): EndedFollowUp[] {
    const sql = `UPDATE follow_ups SET due_at = NULL, last_error = ifnull(last_error, 'not_sent_in_time')
                 WHERE due_at <= ?1 AND ends_at <= ?1
                 RETURNING lead_id AS id, kind, last_error AS error,
                           (SELECT form_name FROM leads WHERE leads.id = lead_id) AS formName,
                           (SELECT answered_at FROM leads WHERE leads.id = lead_id) AS answeredAt`;
    return this.#sql.exec<EndedFollowUp>(sql, Date.now()).toArray();
  }

  /** The follow-up with this mail id. */
  findByMail(mailId: string): LoggedFollowUp | undefined {
    const sql = `SELECT leads.id, form_name AS formName, kind FROM follow_ups JOIN leads ON leads.id = lead_id
                 WHERE follow_ups.mail_id = ? LIMIT 1`;
    return this.#sql.exec<LoggedFollowUp>(sql, mailId).toArray()[0];
  }

  /** Deletes a lead's follow-ups and the events of their mails. */
  erase(leadId: string): void {
    const mails = "SELECT mail_id FROM follow_ups WHERE lead_id = ? AND mail_id IS NOT NULL";
    this.#sql.exec(`DELETE FROM mail_events WHERE mail_id IN (${mails})`, leadId);
    this.#sql.exec("DELETE FROM follow_ups WHERE lead_id = ?", leadId);
  }

  /** Deletes the follow-ups of leads that no longer exist. */
  purge(): void {
    this.#sql.exec("DELETE FROM follow_ups WHERE lead_id NOT IN (SELECT id FROM leads)");
  }
}

/** SQL that selects the rows of a kind that are due and may be sent, from the FROM clause on. */
function dueOf(
  { name, begins, endsWithAnswer }: FollowUpKind,
  { now, isPaused }: Circumstances,
): { from: string; bindings: [string, number] } {
  // The lead's own mail goes first, so wait until at least one attempt at it was made.
  const leadWasTried = "(leads.sent_at IS NOT NULL OR leads.last_error IS NOT NULL)";
  const conditions = [
    "kind = ? AND due_at <= ?",
    ...(begins === "sent" ? ["leads.sent_at IS NOT NULL"] : isPaused ? [] : [leadWasTried]),
    ...(endsWithAnswer ? ["answered_at IS NULL"] : []),
  ];
  return {
    from: `FROM follow_ups JOIN leads ON leads.id = lead_id WHERE ${conditions.join(" AND ")}`,
    bindings: [name, now],
  };
}
