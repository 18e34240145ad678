import type { LoggedLead } from "../log";
import { isAnswerKey } from "./answer-link";

/** Which leads are answered: a column of the outbox's table of leads. */
export class Answers {
  readonly #sql: SqlStorage;
  readonly #secret: string;

  /** @param secret ANSWER_SECRET */
  constructor(sql: SqlStorage, secret = "") {
    this.#sql = sql;
    this.#secret = secret;
  }

  /** Finds the lead that a "Mark as answered" link is about. @returns its id; undefined for a wrong key or reference */
  async find(reference: string, key: string): Promise<string | undefined> {
    for (const id of this.#idsOf(reference)) if (await isAnswerKey(key, id, this.#secret)) return id;
    return undefined;
  }

  /** The ids that begin with a reference: more than one only by chance, or because somebody chose them so. */
  #idsOf(reference: string): string[] {
    // Any id with this beginning is followed by a digit, a letter up to f or a hyphen.
    const sql = "SELECT id FROM leads WHERE id >= ? AND id < ?";
    const rows = this.#sql.exec<{ id: string }>(sql, reference, `${reference}g`).toArray();
    return rows.map(({ id }) => id);
  }

  /** Whether a lead is marked as answered. */
  has(id: string): boolean {
    const sql = "SELECT 1 FROM leads WHERE id = ? AND answered_at IS NOT NULL";
    return this.#sql.exec(sql, id).toArray().length > 0;
  }

  /**
   * Marks a lead as answered, or takes the mark back. A lead that is marked keeps its first time.
   * @returns the lead, if that has changed anything
   */
  set(id: string, isAnswered: boolean): LoggedLead | undefined {
    const sql = `UPDATE leads SET answered_at = ? WHERE id = ? AND (answered_at IS NULL) = ?
                 RETURNING id, form_name AS formName`;
    const time = isAnswered ? Date.now() : null;
    return this.#sql.exec<LoggedLead>(sql, time, id, Number(isAnswered)).toArray()[0];
  }
}
