import type { FormName } from "~/leads/contract/forms";
import type { Suspicion } from "~/leads/contract/suspicions";
import type { Visit } from "~/leads/contract/visit";
import type { Lead } from "~/leads/intake/lead-intake";
import type { Failure } from "./delivery";
import type { Mail } from "./mail";

/** A lead that is about to be sent. */
export interface DueLead {
  id: string;
  formName: FormName;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  mail: Mail;
  /** How many attempts have failed so far. */
  attempts: number;
  /** Counts the bodies sent for this lead: each has an idempotency key of its own. */
  generation: number;
  /** True once the mail was cut down to what no provider should refuse. */
  isPlain: boolean;
  /** What Resend last made of the mail; null while it has never looked at it, "unknown" when an attempt broke off. */
  lastOutcome: Failure["outcome"] | "unknown" | null;
}

/** A lead as its owner reads it; all times are milliseconds since the epoch. */
export interface LeadRecord {
  id: string;
  formName: FormName;
  formData: Record<string, string>;
  visit: Visit;
  suspicions: Suspicion[];
  receivedAt: number;
  /** When its mail went out; null while it waits. */
  sentAt: number | null;
  sentBy: "resend" | "fallback" | null;
  attempts: number;
  /** When it is tried next; null once it is sent. */
  nextAt: number | null;
  lastError: string | null;
}

/**
 * The outbox's table of leads. A row whose `next_at` is a number waits to be sent at that time; null means sent.
 * Times are milliseconds since the epoch.
 */
export class LeadStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`
      CREATE TABLE IF NOT EXISTS leads (
        id TEXT PRIMARY KEY,
        form_name TEXT NOT NULL,
        form_data TEXT NOT NULL,
        received_at INTEGER NOT NULL,
        mail TEXT NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0,
        next_at INTEGER,
        sent_at INTEGER,
        mail_id TEXT,
        last_error TEXT
      );
      CREATE INDEX IF NOT EXISTS due ON leads (next_at) WHERE next_at IS NOT NULL;
    `);
    this.#addColumn("generation INTEGER NOT NULL DEFAULT 1");
    this.#addColumn("is_plain INTEGER NOT NULL DEFAULT 0");
    this.#addColumn('context TEXT NOT NULL DEFAULT \'{"visit":{},"suspicions":[]}\'');
    this.#addColumn("last_outcome TEXT");
    this.#addColumn("sent_by TEXT");
  }

  /** Keeps a lead and its mail, due at once. A known id changes nothing and returns false. */
  insert({ id, formName, formData, visit, suspicions, receivedAt }: Lead, mail: Mail): boolean {
    const texts = [formData, { visit, suspicions }, mail].map((value) => JSON.stringify(value));
    const { rowsWritten } = this.#sql.exec(
      `INSERT OR IGNORE INTO leads (id, form_name, received_at, next_at, form_data, context, mail)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      ...[id, formName, receivedAt, Date.now(), ...texts],
    );
    return rowsWritten > 0;
  }

  /** True when this id stands for the same form with the same words. */
  has({ id, formName, formData }: Lead): boolean {
    const sql = "SELECT 1 FROM leads WHERE id = ? AND form_name = ? AND form_data = ?";
    return this.#sql.exec(sql, id, formName, JSON.stringify(formData)).toArray().length > 0;
  }

  /**
   * Takes the lead that has been due for longest, and puts it off until the lease ends, so that nobody else takes it.
   * Should the process die meanwhile, what became of the mail is unknown.
   * @param receivedBy only leads that came in by then, where that matters
   */
  claimNextDue(leaseEnd: number, receivedBy = Number.MAX_SAFE_INTEGER): DueLead | undefined {
    const [row] = this.#sql
      .exec<Record<keyof DueLead, never>>(
        `SELECT id, form_name AS formName, received_at AS receivedAt, mail, attempts, generation,
                is_plain AS isPlain, last_outcome AS lastOutcome
         FROM leads WHERE next_at <= ? AND received_at <= ? ORDER BY next_at LIMIT 1`,
        ...[Date.now(), receivedBy],
      )
      .toArray();
    if (!row) return undefined;
    this.#sql.exec("UPDATE leads SET next_at = ?, last_outcome = 'unknown' WHERE id = ?", leaseEnd, row.id);
    return { ...row, mail: JSON.parse(row.mail), isPlain: Boolean(row.isPlain) };
  }

  /** Notes that the mail is out, and under which id of the provider. The lead is not due any more. */
  markSent(id: string, sentBy: LeadRecord["sentBy"], mailId: string): void {
    this.#sql.exec(
      `UPDATE leads SET next_at = NULL, sent_at = ?, sent_by = ?, mail_id = ?, attempts = attempts + 1,
                        last_error = NULL, last_outcome = NULL
       WHERE id = ?`,
      ...[Date.now(), sentBy, mailId, id],
    );
  }

  /**
   * Notes a failure. A pause is not the lead's own, so it does not count as an attempt; and where a key is missing or
   * wrong nobody has looked at the mail, so what was known of it before still holds.
   */
  postpone({ id, lastOutcome }: DueLead, nextAt: number, { outcome, error }: Failure): void {
    this.#sql.exec(
      `UPDATE leads SET next_at = ?, last_error = ?, last_outcome = ?, attempts = attempts + ?
       WHERE id = ? AND sent_at IS NULL`,
      ...[
        nextAt,
        error,
        outcome === "unauthorized" ? lastOutcome : outcome,
        outcome === "paused" ? 0 : 1,
        id,
      ],
    );
  }

  /** Gives a lead another body, or only another key (no mail given): what was sent before is a matter of the past. */
  nextGeneration(id: string, mail?: Mail, isPlain = false): void {
    this.#sql.exec(
      "UPDATE leads SET generation = generation + 1, mail = ifnull(?, mail), is_plain = max(is_plain, ?) WHERE id = ?",
      ...[mail ? JSON.stringify(mail) : null, Number(isPlain), id],
    );
  }

  /**
   * Makes waiting leads due now.
   * @param id one lead's, or all that wait
   * @returns how many
   */
  makeDue(id?: string): number {
    const sql = "UPDATE leads SET next_at = ? WHERE sent_at IS NULL AND id = ifnull(?, id) RETURNING id";
    return this.#sql.exec(sql, Date.now(), id ?? null).toArray().length;
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
  nextDueAtAge(age: number): number | null {
    return this.#earliest("max(next_at, received_at + ?)", age);
  }

  #earliest(time: string, ...bindings: number[]): number | null {
    const sql = `SELECT min(${time}) AS time FROM leads WHERE next_at IS NOT NULL`;
    return this.#sql.exec<{ time: number | null }>(sql, ...bindings).one().time;
  }

  /** Forgets what was sent before a time, payload and all. */
  purgeSentBefore(time: number): void {
    this.#sql.exec("DELETE FROM leads WHERE sent_at < ?", time);
  }

  /**
   * Reads leads for their owner, in the order of their ids.
   * @param after the last id of the page before
   * @param prefix the beginning of the ids to find: a mail's reference, say
   */
  records({ after = "", prefix = "", limit = 500 } = {}): LeadRecord[] {
    return this.#sql
      .exec<Record<keyof LeadRecord | "context", never>>(
        `SELECT id, form_name AS formName, form_data AS formData, context, received_at AS receivedAt, sent_at AS sentAt,
                sent_by AS sentBy, attempts, next_at AS nextAt, last_error AS lastError
         FROM leads WHERE id > ? AND substr(id, 1, ?) = ? ORDER BY id LIMIT ?`,
        ...[after, prefix.length, prefix, limit],
      )
      .toArray()
      .map(({ context, ...row }) => ({ ...row, ...JSON.parse(context), formData: JSON.parse(row.formData) }));
  }

  /** Brings a table of an earlier release up to date: its rows are leads, and leads are never lost. */
  #addColumn(definition: string): void {
    const [name] = definition.split(" ");
    const known = this.#sql.exec("SELECT 1 FROM pragma_table_info('leads') WHERE name = ?", name).toArray();
    if (known.length === 0) this.#sql.exec(`ALTER TABLE leads ADD COLUMN ${definition}`);
  }
}
