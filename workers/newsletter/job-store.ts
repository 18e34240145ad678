import type { Mail } from "../outbox/mail";

/** What is to be done for an email address: mail it the link that confirms it, or change the segment. */
export type JobKind = "confirm" | "join" | "leave";

export interface Job {
  id: string;
  kind: JobKind;
  email: string;
  /** For `confirm` only. */
  mail: Mail | undefined;
  /** Milliseconds since the epoch. */
  createdAt: number;
  attempts: number;
  /** Counts the requests under one id: when an older one is done, a newer one still waits. */
  revision: number;
}

/** The newsletter's table of jobs. Times are milliseconds since the epoch; a job whose `next_at` is null is done. */
export class JobStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`
      CREATE TABLE IF NOT EXISTS jobs (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        email TEXT NOT NULL,
        mail TEXT,
        created_at INTEGER NOT NULL,
        next_at INTEGER,
        attempts INTEGER NOT NULL DEFAULT 0,
        revision INTEGER NOT NULL DEFAULT 1
      );
      CREATE INDEX IF NOT EXISTS due ON jobs (next_at) WHERE next_at IS NOT NULL;
    `);
  }

  /** Keeps a mail; one under a known id changes nothing and returns false. */
  insertMail(id: string, email: string, mail: Mail): boolean {
    const sql = `INSERT OR IGNORE INTO jobs (id, kind, email, mail, created_at, next_at)
                 VALUES (?, 'confirm', ?, ?, ?, ?) RETURNING id`;
    const now = Date.now();
    return this.#sql.exec(sql, id, email, JSON.stringify(mail), now, now).toArray().length > 0;
  }

  /** Stores whether an address is to join or to leave the segment: the last request counts. */
  putRequest(id: string, kind: Exclude<JobKind, "confirm">, email: string): void {
    const now = Date.now();
    this.#sql.exec(
      `INSERT INTO jobs (id, kind, email, created_at, next_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, email = excluded.email, created_at = excluded.created_at,
                                      next_at = excluded.next_at, attempts = 0, revision = revision + 1`,
      id,
      kind,
      email,
      now,
      now,
    );
  }

  /** The job that has been due for longest; undefined when none is due. It stays due until it is postponed or done. */
  nextDue(): Job | undefined {
    const [row] = this.#sql
      .exec<Record<keyof Job, never>>(
        `SELECT id, kind, email, mail, created_at AS createdAt, attempts, revision FROM jobs
         WHERE next_at <= ? ORDER BY next_at LIMIT 1`,
        Date.now(),
      )
      .toArray();
    return row && { ...row, mail: row.mail ? JSON.parse(row.mail) : undefined };
  }

  /** Counts a failed attempt; the next one is due at a time. Changes nothing once a newer request has replaced the job. */
  postpone({ id, revision }: Job, nextAt: number): void {
    const sql = "UPDATE jobs SET next_at = ?, attempts = attempts + 1 WHERE id = ? AND revision = ?";
    this.#sql.exec(sql, nextAt, id, revision);
  }

  /** Ends a mail's job. Its id is kept, so that it is not asked for again the same day; the email address is not. */
  endMail({ id }: Job): void {
    this.#sql.exec("UPDATE jobs SET next_at = NULL, email = '', mail = NULL WHERE id = ?", id);
  }

  /** Deletes a request of {@link putRequest} that is done, unless a newer one has replaced it. */
  endRequest({ id, revision }: Job): void {
    this.#sql.exec("DELETE FROM jobs WHERE id = ? AND revision = ?", id, revision);
  }

  /** When the next job is due, or null when none waits. */
  nextDueAt(): number | null {
    const sql = "SELECT min(next_at) AS time FROM jobs";
    return this.#sql.exec<{ time: number | null }>(sql).one().time;
  }

  /** The kinds of jobs that wait for an address. */
  waiting(ids: string): JobKind[] {
    const sql = "SELECT kind FROM jobs WHERE id GLOB ? AND next_at IS NOT NULL";
    return this.#sql
      .exec<{ kind: JobKind }>(sql, ids)
      .toArray()
      .map(({ kind }) => kind);
  }

  /** @returns how many jobs there were under these ids, done or not */
  erase(ids: string): number {
    return this.#sql.exec("DELETE FROM jobs WHERE id GLOB ? RETURNING id", ids).toArray().length;
  }

  /** Deletes mails that were made before a time, sent or not. */
  purgeMailsBefore(time: number): void {
    this.#sql.exec("DELETE FROM jobs WHERE kind = 'confirm' AND created_at < ?", time);
  }
}
