import type { Lead } from "#app/contract/lead.ts";
import type { Failure } from "./delivery";
import { type DueLead, type LeadRecord, readRecords } from "./lead-records";
import { createLeadTable, type RowOf } from "./lead-table";
import type { LoggedLead } from "./log";
import type { Mail } from "./mail";
import type { MailEvent } from "./mail-events";

/** How long after a lead the same words are recognised as the same lead, if one of the two was posted without script. */
const repetitionMs = 3_600_000;

/** The outbox's table of leads. Times are milliseconds since the epoch. */
export class LeadStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    createLeadTable(sql);
  }

  /**
   * Stores a lead and its mail, due at once.
   * @param wordsHash a hash of the lead's form and words
   * @param origin the origin of the "Mark as answered" link in the mail, if it has one
   * @returns false if a lead with this id exists; nothing is changed then
   */
  insert(lead: Lead, mail: Mail, wordsHash: string, origin?: string): boolean {
    const { id, formName, formData, visit, suspicions, isConfirmed, isPlainPost, receivedAt } = lead;
    const context = { visit, suspicions, isConfirmed, isPlainPost };
    const { rowsWritten } = this.#sql.exec(
      `INSERT OR IGNORE INTO leads
         (id, form_name, received_at, next_at, origin, is_suspicious, words_hash, form_data, context, mail)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      formName,
      receivedAt,
      Date.now(),
      origin ?? null,
      Number(suspicions.length > 0),
      wordsHash,
      ...[formData, context, mail].map((value) => JSON.stringify(value)),
    );
    return rowsWritten > 0;
  }

  /**
   * Finds the id of the lead that this lead repeats: one with the same words in the hour before, if one of the two was
   * posted without script. A visitor reloads the page, or goes back and sends again, with or without script. Two leads
   * whose senders gave them different ids are two leads, whatever their words.
   */
  findRepeated({ isPlainPost, receivedAt }: Lead, wordsHash: string): string | undefined {
    const sql = `SELECT id FROM leads WHERE words_hash = ? AND received_at > ?
                 AND (? OR json_extract(context, '$.isPlainPost'))`;
    const [row] = this.#sql
      .exec<{ id: string }>(sql, wordsHash, receivedAt - repetitionMs, Number(isPlainPost ?? false))
      .toArray();
    return row?.id;
  }

  /** The lead as it was accepted. @throws Error if there is none */
  get(id: string): Lead {
    const [record] = readRecords(this.#sql, { prefix: id, limit: 1 });
    if (!record) throw new Error(`There is no lead ${id}`);
    return record;
  }

  /** Whether the stored lead with this id has the same form and the same words. */
  has({ id, formName, formData }: Lead): boolean {
    const sql = "SELECT 1 FROM leads WHERE id = ? AND form_name = ? AND form_data = ?";
    return this.#sql.exec(sql, id, formName, JSON.stringify(formData)).toArray().length > 0;
  }

  /**
   * Claims the lead that has been due for the longest time. Leads that may be spam come after all others, so that a flood
   * of spam delays no other lead. No other call gets the lead until the lease ends. From now on its mail counts as possibly
   * sent (`may_have_left`), until {@link postpone} stores another outcome. A bounced lead is the exception, because it is
   * not sent through Resend.
   * @param receivedBy only leads that were received by this time
   */
  claimNextDue(leaseEnd: number, receivedBy = Number.MAX_SAFE_INTEGER): DueLead | undefined {
    const row = this.#findNextDue(false, receivedBy) ?? this.#findNextDue(true, receivedBy);
    if (!row) return undefined;
    const sql =
      "UPDATE leads SET next_at = ?, is_claimed = 1, may_have_left = (bounced IS NULL) WHERE id = ?";
    this.#sql.exec(sql, leaseEnd, row.id);
    return {
      ...row,
      mail: JSON.parse(row.mail),
      isPlain: Boolean(row.isPlain),
      mayHaveLeft: Boolean(row.mayHaveLeft),
      isUndecided: Boolean(row.isUndecided),
    };
  }

  /** Two queries with one flag each use the index. One query for both would sort all leads that are due. */
  #findNextDue(isSuspicious: boolean, receivedBy: number) {
    const [row] = this.#sql
      .exec<RowOf<DueLead, "mail", "isPlain" | "mayHaveLeft" | "isUndecided">>(
        `SELECT id, form_name AS formName, received_at AS receivedAt, mail, attempts, generation,
                is_plain AS isPlain, may_have_left AS mayHaveLeft, is_undecided AS isUndecided, bounced
         FROM leads WHERE is_suspicious = ? AND next_at <= ? AND received_at <= ? ORDER BY next_at LIMIT 1`,
        Number(isSuspicious),
        Date.now(),
        receivedBy,
      )
      .toArray();
    return row;
  }

  /** Ends the claims of a process that has ended. Its leads are due again at the given time. */
  releaseClaims(dueAt: number): void {
    this.#sql.exec("UPDATE leads SET is_claimed = 0, next_at = ? WHERE is_claimed = 1", dueAt);
  }

  /** Marks a lead as sent, with the provider's id of its mail. It is no longer due. */
  markSent(id: string, sentBy: LeadRecord["sentBy"], mailId: string): void {
    this.#sql.exec(
      `UPDATE leads SET next_at = NULL, sent_at = ?, sent_by = ?, mail_id = ?, attempts = attempts + 1,
                        last_error = NULL, is_claimed = 0, may_have_left = 0, is_undecided = 0, bounced = NULL,
                        bounced_at = NULL
       WHERE id = ?`,
      Date.now(),
      sentBy,
      mailId,
      id,
    );
  }

  /**
   * Marks a mail as bounced. Its lead waits again, and the next mail gets a new key.
   * @param nextAt when the fallback may send the lead; null if a person has to decide
   * @returns the lead; undefined if the mail belongs to no lead
   */
  markBounced({ mailId, type, happenedAt }: MailEvent, nextAt: number | null): LoggedLead | undefined {
    const sql = `UPDATE leads SET sent_at = NULL, sent_by = NULL, mail_id = NULL, generation = generation + 1, next_at = ?,
                                  last_error = ?, bounced = ?, bounced_at = ?
                 WHERE mail_id = ? RETURNING id, form_name AS formName`;
    const [lead] = this.#sql.exec<LoggedLead>(sql, nextAt, type, type, happenedAt, mailId).toArray();
    return lead;
  }

  /** The lead with this mail id. */
  findByMail(mailId: string): LoggedLead | undefined {
    const sql = "SELECT id, form_name AS formName FROM leads WHERE mail_id = ?";
    return this.#sql.exec<LoggedLead>(sql, mailId).toArray()[0];
  }

  /**
   * Stores a failure. A pause does not count as an attempt, because the lead did not cause it. `may_have_left` gets the
   * value from before the attempt, unless the outcome is "failed": then the mail may have been sent. After a change of the
   * key it is 0, because no attempt has used the new key.
   */
  postpone({ id, mayHaveLeft, generation }: DueLead, nextAt: number, { outcome, error }: Failure): void {
    this.#sql.exec(
      `UPDATE leads SET next_at = ?, last_error = ?, may_have_left = (? AND generation = ?), attempts = attempts + ?,
                        is_claimed = 0
       WHERE id = ? AND sent_at IS NULL`,
      nextAt,
      error,
      Number(mayHaveLeft || outcome === "failed"),
      generation,
      outcome === "paused" ? 0 : 1,
      id,
    );
  }

  /** Stores that Resend has refused the mail after it may have been sent, so that a person has to decide. */
  markUndecided(id: string): void {
    this.#sql.exec("UPDATE leads SET is_undecided = 1 WHERE id = ?", id);
  }

  /**
   * Marks a waiting lead as sent, after a person has found its mail in the inbox.
   * @returns false if the lead is sent or is being sent
   */
  markArrived(id: string): boolean {
    const sql = `UPDATE leads SET next_at = NULL, sent_at = ?, sent_by = 'resend', last_error = NULL, may_have_left = 0,
                                  is_undecided = 0, bounced = NULL, bounced_at = NULL
                 WHERE id = ? AND sent_at IS NULL AND is_claimed = 0 RETURNING id`;
    return this.#sql.exec(sql, Date.now(), id).toArray().length > 0;
  }

  /**
   * Starts a new idempotency key, optionally with a new body. Only for a mail that cannot have been sent.
   */
  nextGeneration(id: string, mail?: Mail, isPlain = false): void {
    this.#sql.exec(
      "UPDATE leads SET generation = generation + 1, mail = ifnull(?, mail), is_plain = max(is_plain, ?) WHERE id = ?",
      mail ? JSON.stringify(mail) : null,
      Number(isPlain),
      id,
    );
  }

  /**
   * Makes waiting leads due now, including bounced ones. Called after somebody has fixed the cause.
   * @param id the lead's id; without it, all waiting leads
   * @returns the number of leads
   */
  makeDue(id?: string): number {
    const sql = `UPDATE leads SET next_at = ?, bounced = NULL, bounced_at = NULL
                 WHERE sent_at IS NULL AND id = ifnull(?, id) RETURNING id`;
    return this.#sql.exec(sql, Date.now(), id ?? null).toArray().length;
  }

  /**
   * Makes a waiting lead due now under a new idempotency key, even if its mail may have been sent.
   * @returns false if the lead is sent or is being sent
   */
  sendAgain(id: string): boolean {
    const sql = `UPDATE leads SET generation = generation + 1, may_have_left = 0, is_undecided = 0, next_at = ?,
                                  bounced = NULL, bounced_at = NULL
                 WHERE id = ? AND sent_at IS NULL AND is_claimed = 0 RETURNING id`;
    return this.#sql.exec(sql, Date.now(), id).toArray().length > 0;
  }

  /** The number of leads that are not sent yet. */
  countWaiting(): number {
    const sql = "SELECT count(*) AS waiting FROM leads WHERE sent_at IS NULL";
    return this.#sql.exec<{ waiting: number }>(sql).one().waiting;
  }

  /** The time at which the next lead is due; null if none waits. */
  nextDueAt(): number | null {
    return this.#earliest("next_at");
  }

  /** The time at which the next lead is due and was received at least `ageMs` ago; null if none waits. */
  nextDueAtAge(ageMs: number): number | null {
    return this.#earliest("max(next_at, received_at + ?)", ageMs);
  }

  #earliest(time: string, ...bindings: number[]): number | null {
    const sql = `SELECT min(${time}) AS time FROM leads WHERE next_at IS NOT NULL`;
    return this.#sql.exec<{ time: number | null }>(sql, ...bindings).one().time;
  }

  /** Deletes a lead, its mail and the mail's events. @returns false if there is no such lead */
  erase(id: string): boolean {
    this.#sql.exec("DELETE FROM mail_events WHERE mail_id = (SELECT mail_id FROM leads WHERE id = ?)", id);
    return this.#sql.exec("DELETE FROM leads WHERE id = ? RETURNING id", id).toArray().length > 0;
  }

  /** Deletes the leads that were sent before a time. */
  purgeSentBefore(time: number): void {
    this.#sql.exec("DELETE FROM leads WHERE sent_at < ?", time);
  }
}
