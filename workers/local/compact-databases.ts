import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Removes erased data from the outbox's database files. SQLite leaves it in free pages and in its log, and a Durable Object
 * is not allowed to clear these. Call this while no site uses the files, because a running site could not store a lead
 * meanwhile.
 * @param state the folder in which wrangler keeps the files
 */
export function compactDatabases(state: string): void {
  for (const path of globSync(join(state, "v3/do/*LeadOutbox/*.sqlite"))) {
    const database = new DatabaseSync(path);
    try {
      database.exec("VACUUM");
      database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch {
      // A running site uses the file. The next start tries again.
    } finally {
      database.close();
    }
  }
}
