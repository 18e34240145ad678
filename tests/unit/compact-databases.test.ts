import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { compactDatabases } from "#workers/local/compact-databases.ts";

test("erased leads are in no file of the outbox, and other leads still are", () => {
  const folder = mkdtempSync(join(tmpdir(), "compact-"));
  const objects = join(folder, "running/v3/do/site-LeadOutbox");
  mkdirSync(objects, { recursive: true });
  const running = new DatabaseSync(join(objects, "a.sqlite"));
  running.exec(
    "PRAGMA journal_mode = WAL; CREATE TABLE leads (words TEXT); INSERT INTO leads VALUES ('kept')",
  );
  const insert = running.prepare("INSERT INTO leads VALUES (?)");
  for (let row = 0; row < 100; row++) insert.run("Achieng ".repeat(row));
  running.exec("PRAGMA wal_checkpoint; DELETE FROM leads WHERE words <> 'kept'");

  // Copy the files while the process runs, as they are after it is killed.
  const state = join(folder, "killed");
  cpSync(join(folder, "running"), state, { recursive: true });
  const traces = () =>
    globSync(join(state, "**/*.sqlite*")).filter((file) => readFileSync(file, "latin1").includes("Achieng"));
  expect(traces()).not.toEqual([]);
  compactDatabases(state);
  expect(traces()).toEqual([]);
  const compacted = new DatabaseSync(join(state, "v3/do/site-LeadOutbox/a.sqlite"));
  expect(compacted.prepare("SELECT words FROM leads").all()).toEqual([{ words: "kept" }]);

  compacted.exec("BEGIN IMMEDIATE");
  expect(() => compactDatabases(state), "while a site works with them").not.toThrow();
  for (const database of [running, compacted]) database.close();
  rmSync(folder, { recursive: true });
});
