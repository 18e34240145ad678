import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

/**
 * A stand-in for a Durable Object's storage: SQLite, key-value pairs and one alarm. It is independent of the object,
 * so a test can end one object and start another with the same storage.
 */
export class FakeStorage {
  /** The time of the alarm, in milliseconds since the epoch. */
  alarm: number | null = null;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #values = new Map<string, unknown>();

  /** @param path of a database file. Default: a database in memory */
  constructor(path = ":memory:") {
    this.#database = new DatabaseSync(path);
  }

  readonly kv = {
    get: (key: string) => structuredClone(this.#values.get(key)),
    put: (key: string, value: unknown) => void this.#values.set(key, structuredClone(value)),
    delete: (key: string) => this.#values.delete(key),
  };

  readonly sql = {
    exec: (sql: string, ...bindings: SQLInputValue[]) => {
      // Refuse LIKE and GLOB: a Durable Object limits their patterns to 50 bytes, and node:sqlite does not.
      if (/\b(LIKE|GLOB)\b/i.test(sql)) throw new Error(`Compare with substr instead: ${sql}`);
      if (bindings.length === 0 && sql.includes(";")) {
        this.#database.exec(sql);
        return cursor([], 0);
      }
      const before = this.#changes;
      const rows = this.#prepared(sql).all(...bindings);
      return cursor(rows, this.#changes - before);
    },
  };

  async getAlarm() {
    return this.alarm;
  }

  async setAlarm(time: number) {
    this.alarm = time;
  }

  async deleteAlarm() {
    this.alarm = null;
  }

  async sync() {}

  get #changes(): number {
    return Number(this.#prepared("SELECT total_changes() AS changes").get()?.changes);
  }

  /** Caches prepared statements, because preparing one takes longer than running it. */
  #prepared(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

function cursor(rows: unknown[], rowsWritten: number) {
  return { toArray: () => rows, one: () => rows[0], rowsWritten };
}

/** The state that a Durable Object's constructor gets. `ready` resolves when its `blockConcurrencyWhile` ends. */
export class FakeState {
  ready: Promise<unknown> = Promise.resolve();
  readonly storage: FakeStorage;

  constructor(storage: FakeStorage) {
    this.storage = storage;
  }

  blockConcurrencyWhile(start: () => Promise<unknown>) {
    this.ready = start();
    return this.ready;
  }
}
