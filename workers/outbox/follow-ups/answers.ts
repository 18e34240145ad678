import type { LoggedLead } from "../log";
import { isAnswerKey } from "./answer-link";

/** How many leads with the same reference a key is compared with. By chance there are never two. */
const maxCandidates = 50;

/** Reads and sets which leads are answered: the column `answered_at` in the table of leads. */
export class Answers {
  readonly #sql: SqlStorage;
  readonly #secret: string;

  /** @param secret ANSWER_SECRET */
  constructor(sql: SqlStorage, secret = "") {
    this.#sql = sql;
    this.#secret = secret;
  }

  /** Finds the lead of a "Mark as answered" link. @returns the lead's id; undefined for a wrong key or reference */
  async find(reference: string, key: string): Promise<string | undefined> {
    for (const id of this.#idsOf(reference)) if (await isAnswerKey(key, id, this.#secret)) return id;
    return undefined;
  }

  /**
   * The ids that begin with a reference, the oldest first. Usually it is one, but a sender can choose ids with the same
   * beginning. The limit keeps the work for a request small, and later leads do not displace an earlier one.
   */
  #idsOf(reference: string): string[] {
    // The next character of an id is a hyphen, a digit or a letter from a to f, so every such id sorts before `g`.
    const sql = "SELECT id FROM leads WHERE id >= ? AND id < ? ORDER BY received_at LIMIT ?";
    const rows = this.#sql.exec<{ id: string }>(sql, reference, `${reference}g`, maxCandidates).toArray();
    return rows.map(({ id }) => id);
  }

  /** Whether a lead is marked as answered. */
  has(id: string): boolean {
    const sql = "SELECT 1 FROM leads WHERE id = ? AND answered_at IS NOT NULL";
    return this.#sql.exec(sql, id).toArray().length > 0;
  }

  /**
   * Marks a lead as answered, or removes the mark. Marking a lead twice keeps the first time.
   * @returns the lead; undefined if nothing has changed
   */
  set(id: string, isAnswered: boolean): LoggedLead | undefined {
    const sql = `UPDATE leads SET answered_at = ? WHERE id = ? AND (answered_at IS NULL) = ?
                 RETURNING id, form_name AS formName`;
    const time = isAnswered ? Date.now() : null;
    return this.#sql.exec<LoggedLead>(sql, time, id, Number(isAnswered)).toArray()[0];
  }
}
