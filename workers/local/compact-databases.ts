import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Takes what was erased out of the outbox's files: SQLite leaves it in free pages and in its log, and a Durable Object
 * may clear neither. To call while no site has them open: one that wants to store a lead meanwhile could not.
 * @param state the folder that wrangler keeps them in
 */
export function compactDatabases(state: string): void {
  for (const path of globSync(join(state, "v3/do/*LeadOutbox/*.sqlite"))) {
    const database = new DatabaseSync(path);
    try {
      database.exec("VACUUM");
      database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch {
      // Another site works with it: the next start comes.
    } finally {
      database.close();
    }
  }
}
