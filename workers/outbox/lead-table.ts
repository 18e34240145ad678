/** A row as SQLite returns it: the `Json` columns are JSON text, the `Flag` columns are 0 or 1. */
export type RowOf<Value, Json extends keyof Value, Flag extends keyof Value> = {
  [Key in keyof Value]: Key extends Json ? string : Key extends Flag ? number : Value[Key];
};

/**
 * Creates the table of leads, or adds the columns that the table of an earlier release lacks, and keeps its rows.
 * `next_at` is the time of a lead's next attempt. Null means that the lead is sent, or that its mail has bounced and a
 * person has to decide.
 */
export function createLeadTable(sql: SqlStorage): void {
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
    CREATE INDEX IF NOT EXISTS by_mail ON leads (mail_id) WHERE mail_id IS NOT NULL;
  `);
  addColumn(sql, "leads", "generation INTEGER NOT NULL DEFAULT 1");
  addColumn(sql, "leads", "is_plain INTEGER NOT NULL DEFAULT 0");
  addColumn(sql, "leads", 'context TEXT NOT NULL DEFAULT \'{"visit":{},"suspicions":[]}\'');
  addColumn(sql, "leads", "sent_by TEXT");
  addColumn(sql, "leads", "is_claimed INTEGER NOT NULL DEFAULT 0");
  addColumn(sql, "leads", "bounced TEXT");
  addColumn(sql, "leads", "bounced_at INTEGER");
  addColumn(sql, "leads", "origin TEXT");
  addColumn(sql, "leads", "answered_at INTEGER");
  const isNew = addColumn(sql, "leads", "may_have_left INTEGER NOT NULL DEFAULT 0");
  // Earlier releases stored only the outcome of the last attempt. A lead with two attempts may have been delivered by the
  // first one.
  if (isNew && hasColumn(sql, "leads", "last_outcome")) {
    sql.exec(`UPDATE leads SET may_have_left = 1 WHERE sent_at IS NULL AND
      (last_outcome IN ('failed', 'unknown') OR (last_outcome IS NOT NULL AND attempts > 1))`);
  }
  if (addColumn(sql, "leads", "is_suspicious INTEGER NOT NULL DEFAULT 0"))
    sql.exec("UPDATE leads SET is_suspicious = (json_array_length(context, '$.suspicions') > 0)");
  addColumn(sql, "leads", "is_undecided INTEGER NOT NULL DEFAULT 0");
  addColumn(sql, "leads", "words_hash TEXT");
  sql.exec("CREATE INDEX IF NOT EXISTS by_words ON leads (words_hash) WHERE words_hash IS NOT NULL");
  sql.exec(
    "CREATE INDEX IF NOT EXISTS due_in_order ON leads (is_suspicious, next_at) WHERE next_at IS NOT NULL",
  );
}

/** Adds a column to a table of an earlier release. @returns false if the table already has the column */
export function addColumn(sql: SqlStorage, table: string, definition: string): boolean {
  const [name = ""] = definition.split(" ");
  if (hasColumn(sql, table, name)) return false;
  sql.exec(`ALTER TABLE ${table} ADD COLUMN ${definition}`);
  return true;
}

function hasColumn(sql: SqlStorage, table: string, name: string): boolean {
  return sql.exec("SELECT 1 FROM pragma_table_info(?) WHERE name = ?", table, name).toArray().length > 0;
}
