import { DurableObject } from "cloudflare:workers";
import type { FormName } from "../../app/leads/forms";
import type { Lead } from "../../app/leads/lead-desk";
import type { Env } from "../env";
import { backoff } from "./backoff";
import { type Delivery, idempotencyKey, noApiKey, sendMail } from "./delivery";
import { log, logFault } from "./log";
import { type Mail, plainMail } from "./mail";

/** How many sends run at a time: one that hangs must not hold up the others. */
const lanes = 4;

/**
 * How long a lead that is being sent is left alone, in milliseconds: longer than a send may take. Should the
 * process die half-way, the lease runs out and the lead is due again, under the same idempotency key.
 */
const lease = 15_000;

/** How long a delivered lead is kept, in milliseconds: 30 days. */
const retention = 30 * 24 * 3_600_000;

type DueLead = {
  id: string;
  formName: FormName;
  mail: string;
  attempts: number;
  generation: number;
  isPlain: number;
};

/** Until when nobody's mail goes out, in milliseconds since the epoch: it survives a restart. */
const pausedUntil = "pausedUntil";

/**
 * Keeps every accepted lead on disk until its mail is sent. A lead is stored before the visitor hears of success,
 * delivered by the alarm, and retried without end; rows and alarms survive the end of the process.
 */
export class LeadOutbox extends DurableObject<Env> {
  readonly #sql: SqlStorage;
  /** How many sends are under way. */
  #inFlight = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
    ctx.blockConcurrencyWhile(async () => {
      this.#sql.exec(`
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
      // Leads that only waited for a key need not wait out their backoff once there is one.
      if (env.RESEND_API_KEY) {
        this.#sql.exec(
          "UPDATE leads SET next_at = ?1 WHERE next_at > ?1 AND last_error = ?2",
          ...[Date.now(), noApiKey],
        );
      }
      // An alarm can be lost (the runtime drops one after repeated failures): waking up is a chance to set it anew.
      await this.#setNextAlarm();
    });
  }

  /**
   * Stores a lead and its mail; the same id again changes nothing. Resolves once both are on disk.
   * @param lead checked by the form's schema
   * @param mail frozen here, so that every attempt sends the same
   */
  async accept(lead: Lead, mail: Mail): Promise<void> {
    const { rowsWritten } = this.#sql.exec(
      "INSERT OR IGNORE INTO leads (id, form_name, form_data, received_at, mail, next_at) VALUES (?, ?, ?, ?, ?, ?)",
      ...[
        lead.id,
        lead.formName,
        JSON.stringify(lead.formData),
        lead.receivedAt,
        JSON.stringify(mail),
        Date.now(),
      ],
    );
    if (rowsWritten > 0) await this.ctx.storage.setAlarm(Date.now());
    // The answer must not leave before the disk has it.
    await this.ctx.storage.sync();
    log(rowsWritten > 0 ? "lead.accepted" : "lead.repeated", lead);
  }

  /** Sends what is due. Never throws: after a few throws the runtime drops the alarm for good. */
  override async alarm(): Promise<void> {
    try {
      await this.ctx.storage.setAlarm(Date.now() + lease);
      await this.#sendDue();
    } catch (error) {
      logFault("outbox.alarm-failed", error);
    }
  }

  /**
   * Looks after what the alarm may have missed: sets it anew, and forgets what was delivered 30 days ago.
   * Called by the cron trigger.
   */
  async sweep(): Promise<void> {
    this.#sql.exec("DELETE FROM leads WHERE sent_at < ?", Date.now() - retention);
    await this.#setNextAlarm();
  }

  /**
   * Fills the free lanes with leads that are due. The sends are not awaited: an alarm does not run twice at a
   * time, and a send that hangs would hold up the leads that come in meanwhile.
   */
  async #sendDue(): Promise<void> {
    while (this.#inFlight < lanes && Date.now() >= this.#pausedUntil) {
      const lead = this.#claimNextDue();
      if (!lead) break;
      this.#startSending(lead);
    }
    await this.#setNextAlarm();
  }

  /** Takes the lead that has been due for longest, and puts it off by the lease, so that nobody else takes it. */
  #claimNextDue(): DueLead | undefined {
    const now = Date.now();
    return this.#sql
      .exec<DueLead>(
        `UPDATE leads SET next_at = ? WHERE id = (SELECT id FROM leads WHERE next_at <= ? ORDER BY next_at LIMIT 1)
         RETURNING id, form_name AS formName, mail, attempts, generation, is_plain AS isPlain`,
        ...[now + lease, now],
      )
      .toArray()[0];
  }

  #startSending(lead: DueLead): void {
    this.#inFlight += 1;
    this.#deliver(lead)
      .catch((error) => logFault("outbox.send-failed", error))
      .then(() => {
        this.#inFlight -= 1;
        return this.#sendDue();
      })
      .catch((error) => logFault("outbox.send-failed", error));
  }

  async #deliver(lead: DueLead): Promise<void> {
    const startedAt = Date.now();
    const delivery = await sendMail(
      JSON.parse(lead.mail),
      idempotencyKey(lead.id, lead.generation),
      this.env,
    );
    const facts = { attempts: lead.attempts + 1, milliseconds: Date.now() - startedAt };
    if (delivery.outcome === "sent") {
      this.#sql.exec(
        "UPDATE leads SET next_at = NULL, sent_at = ?, mail_id = ?, attempts = attempts + 1, last_error = NULL WHERE id = ?",
        ...[Date.now(), delivery.mailId, lead.id],
      );
      log("lead.sent", lead, facts);
      return;
    }
    const wait = this.#waitAfter(delivery, lead);
    this.#sql.exec(
      "UPDATE leads SET next_at = ?, attempts = attempts + 1, last_error = ? WHERE id = ?",
      ...[Date.now() + wait, delivery.error, lead.id],
    );
    log(delivery.outcome === "misconfigured" ? "lead.misconfigured" : "lead.retry", lead, {
      ...facts,
      error: delivery.error,
      wait,
    });
  }

  /** What helps against a failure, and how long to wait for it, in milliseconds. */
  #waitAfter(delivery: Exclude<Delivery, { outcome: "sent" }>, lead: DueLead): number {
    const wait = backoff(lead.attempts + 1, Math.random());
    switch (delivery.outcome) {
      case "paused":
        // It is not this lead's fault: all wait, and this one goes on where it was.
        this.ctx.storage.kv.put(
          pausedUntil,
          Math.max(this.#pausedUntil, Date.now() + delivery.seconds * 1000),
        );
        return delivery.seconds * 1000;
      case "conflict":
        // Something else went out under this key: the next one is unused.
        this.#sql.exec("UPDATE leads SET generation = generation + 1 WHERE id = ?", lead.id);
        return wait;
      case "refused":
        // Once more without what a visitor could have made unacceptable. After that it is for a person to look at.
        if (!lead.isPlain) {
          this.#sql.exec(
            "UPDATE leads SET generation = generation + 1, is_plain = 1, mail = ? WHERE id = ?",
            ...[JSON.stringify(plainMail(JSON.parse(lead.mail))), lead.id],
          );
          return 0;
        }
        return wait;
      default:
        return wait;
    }
  }

  get #pausedUntil(): number {
    return this.ctx.storage.kv.get<number>(pausedUntil) ?? 0;
  }

  /** Brings a table of an earlier release up to date: its rows are leads, and leads are never lost. */
  #addColumn(definition: string): void {
    const [name] = definition.split(" ");
    const known = this.#sql.exec("SELECT 1 FROM pragma_table_info('leads') WHERE name = ?", name).toArray();
    if (known.length === 0) this.#sql.exec(`ALTER TABLE leads ADD COLUMN ${definition}`);
  }

  /** With all lanes busy the next look is the safety net only: a lane that gets free looks by itself. */
  async #setNextAlarm(): Promise<void> {
    const { next } = this.#sql.exec<{ next: number | null }>("SELECT min(next_at) AS next FROM leads").one();
    const soonest = Math.max(Date.now() + (this.#inFlight < lanes ? 0 : lease), this.#pausedUntil);
    if (next === null) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(Math.max(next, soonest));
  }
}
