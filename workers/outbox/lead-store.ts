import type { Lead } from "#app/contract/lead.ts";
import type { Failure } from "./delivery";
import { type DueLead, type LeadRecord, readRecords } from "./lead-records";
import { createLeadTable, type RowOf } from "./lead-table";
import type { LoggedLead } from "./log";
import type { Mail } from "./mail";
import type { MailEvent } from "./mail-events";

/** The outbox's table of leads. Times are milliseconds since the epoch. */
export class LeadStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    createLeadTable(sql);
  }

  /**
   * Keeps a lead and its mail, due at once. A known id changes nothing and returns false.
   * @param origin of the site whose page marks the lead as answered, where its mail has a link to it
   */
  insert(lead: Lead, mail: Mail, origin?: string): boolean {
    const { id, formName, formData, visit, suspicions, isConfirmed, receivedAt } = lead;
    const texts = [formData, { visit, suspicions, isConfirmed }, mail].map((value) => JSON.stringify(value));
    const { rowsWritten } = this.#sql.exec(
      `INSERT OR IGNORE INTO leads (id, form_name, received_at, next_at, origin, form_data, context, mail)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      formName,
      receivedAt,
      Date.now(),
      origin ?? null,
      ...texts,
    );
    return rowsWritten > 0;
  }

  /** The lead as it was accepted. */
  get(id: string): Lead {
    const [record] = readRecords(this.#sql, { prefix: id, limit: 1 });
    if (!record) throw new Error(`There is no lead ${id}`);
    return record;
  }

  /** True when this id stands for the same form with the same words. */
  has({ id, formName, formData }: Lead): boolean {
    const sql = "SELECT 1 FROM leads WHERE id = ? AND form_name = ? AND form_data = ?";
    return this.#sql.exec(sql, id, formName, JSON.stringify(formData)).toArray().length > 0;
  }

  /**
   * Claims the lead that has been due for longest: nobody else gets it until the lease ends. From now on its mail may
   * have left, until {@link postpone} knows better; not so for a bounced lead, which does not go through Resend.
   * @param receivedBy only leads that came in by then
   */
  claimNextDue(leaseEnd: number, receivedBy = Number.MAX_SAFE_INTEGER): DueLead | undefined {
    const [row] = this.#sql
      .exec<RowOf<DueLead, "mail", "isPlain" | "mayHaveLeft">>(
        `SELECT id, form_name AS formName, received_at AS receivedAt, mail, attempts, generation,
                is_plain AS isPlain, may_have_left AS mayHaveLeft, bounced
         FROM leads WHERE next_at <= ? AND received_at <= ? ORDER BY next_at LIMIT 1`,
        Date.now(),
        receivedBy,
      )
      .toArray();
    if (!row) return undefined;
    const sql =
      "UPDATE leads SET next_at = ?, is_claimed = 1, may_have_left = (bounced IS NULL) WHERE id = ?";
    this.#sql.exec(sql, leaseEnd, row.id);
    return {
      ...row,
      mail: JSON.parse(row.mail),
      isPlain: Boolean(row.isPlain),
      mayHaveLeft: Boolean(row.mayHaveLeft),
    };
  }

  /** Ends the claims of a process that is gone: its leads are due again at the given time. */
  releaseClaims(dueAt: number): void {
    this.#sql.exec("UPDATE leads SET is_claimed = 0, next_at = ? WHERE is_claimed = 1", dueAt);
  }

  /** Notes that the mail is out, and under which id of the provider. The lead is not due any more. */
  markSent(id: string, sentBy: LeadRecord["sentBy"], mailId: string): void {
    this.#sql.exec(
      `UPDATE leads SET next_at = NULL, sent_at = ?, sent_by = ?, mail_id = ?, attempts = attempts + 1,
                        last_error = NULL, is_claimed = 0, may_have_left = 0, bounced = NULL, bounced_at = NULL
       WHERE id = ?`,
      Date.now(),
      sentBy,
      mailId,
      id,
    );
  }

  /**
   * A mail has not arrived: its lead waits again, and its next mail has another key.
   * @param nextAt when it may leave by the fallback; null where a person has to decide
   * @returns the lead, if the mail is that of one
   */
  markBounced({ mailId, type, happenedAt }: MailEvent, nextAt: number | null): LoggedLead | undefined {
    const sql = `UPDATE leads SET sent_at = NULL, sent_by = NULL, mail_id = NULL, generation = generation + 1, next_at = ?,
                                  last_error = ?, bounced = ?, bounced_at = ?
                 WHERE mail_id = ? RETURNING id, form_name AS formName`;
    const [lead] = this.#sql.exec<LoggedLead>(sql, nextAt, type, type, happenedAt, mailId).toArray();
    return lead;
  }

  /** The lead that a mail is about, once the mail's id is known. */
  findByMail(mailId: string): LoggedLead | undefined {
    const sql = "SELECT id, form_name AS formName FROM leads WHERE mail_id = ?";
    return this.#sql.exec<LoggedLead>(sql, mailId).toArray()[0];
  }

  /**
   * Notes a failure. A pause is not the lead's own, so it does not count as an attempt. Whether the mail may have left
   * stays as it was before the attempt, unless the attempt leaves it open.
   */
  postpone({ id, mayHaveLeft }: DueLead, nextAt: number, { outcome, error }: Failure): void {
    this.#sql.exec(
      `UPDATE leads SET next_at = ?, last_error = ?, may_have_left = ?, attempts = attempts + ?, is_claimed = 0
       WHERE id = ? AND sent_at IS NULL`,
      nextAt,
      error,
      Number(mayHaveLeft || outcome === "failed"),
      outcome === "paused" ? 0 : 1,
      id,
    );
  }

  /** Starts a new idempotency key, optionally with a new body. Only for a mail that cannot have left. */
  nextGeneration(id: string, mail?: Mail, isPlain = false): void {
    this.#sql.exec(
      "UPDATE leads SET generation = generation + 1, mail = ifnull(?, mail), is_plain = max(is_plain, ?) WHERE id = ?",
      mail ? JSON.stringify(mail) : null,
      Number(isPlain),
      id,
    );
  }

  /**
   * Makes waiting leads due now, those that bounced too: someone has mended what was wrong.
   * @param id one lead's, or all that wait
   * @returns how many
   */
  makeDue(id?: string): number {
    const sql = `UPDATE leads SET next_at = ?, bounced = NULL, bounced_at = NULL
                 WHERE sent_at IS NULL AND id = ifnull(?, id) RETURNING id`;
    return this.#sql.exec(sql, Date.now(), id ?? null).toArray().length;
  }

  /**
   * Makes a waiting lead due now under a new idempotency key, although its mail may have left.
   * @returns false when it is sent, or being sent
   */
  sendAgain(id: string): boolean {
    const sql = `UPDATE leads SET generation = generation + 1, may_have_left = 0, next_at = ?,
                                  bounced = NULL, bounced_at = NULL
                 WHERE id = ? AND sent_at IS NULL AND is_claimed = 0 RETURNING id`;
    return this.#sql.exec(sql, Date.now(), id).toArray().length > 0;
  }

  /** How many leads are not sent yet, due or not. */
  countWaiting(): number {
    const sql = "SELECT count(*) AS waiting FROM leads WHERE sent_at IS NULL";
    return this.#sql.exec<{ waiting: number }>(sql).one().waiting;
  }

  /** When the next lead is due, or null when none waits. */
  nextDueAt(): number | null {
    return this.#earliest("next_at");
  }

  /** When the next lead is due and has been here for so many milliseconds, or null when none waits. */
  nextDueAtAge(ageMs: number): number | null {
    return this.#earliest("max(next_at, received_at + ?)", ageMs);
  }

  #earliest(time: string, ...bindings: number[]): number | null {
    const sql = `SELECT min(${time}) AS time FROM leads WHERE next_at IS NOT NULL`;
    return this.#sql.exec<{ time: number | null }>(sql, ...bindings).one().time;
  }

  /** Deletes a lead, its mail, and what Resend has said of that; false where there is none. */
  erase(id: string): boolean {
    this.#sql.exec("DELETE FROM mail_events WHERE mail_id = (SELECT mail_id FROM leads WHERE id = ?)", id);
    return this.#sql.exec("DELETE FROM leads WHERE id = ? RETURNING id", id).toArray().length > 0;
  }

  /** Deletes what was sent before a time, payload and all. */
  purgeSentBefore(time: number): void {
    this.#sql.exec("DELETE FROM leads WHERE sent_at < ?", time);
  }
}
