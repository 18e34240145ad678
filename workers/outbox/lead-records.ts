import type { FormName } from "#app/contract/forms.ts";
import type { Lead } from "#app/contract/lead.ts";
import type { RowOf } from "./lead-table";
import type { Mail } from "./mail";
import type { MailEventType } from "./mail-events";

/** A lead with the state of its mail. All times are milliseconds since the epoch. */
export interface LeadRecord extends Lead {
  /** The time at which its mail was sent; null while it waits. */
  sentAt: number | null;
  sentBy: "resend" | "fallback" | null;
  /** The provider's id of its mail; null while it waits. */
  mailId: string | null;
  /** The highest-ranked event of Resend's webhook about that mail, and its time; null if there is none. */
  mailEvent: MailEventType | null;
  mailEventAt: number | null;
  attempts: number;
  /** The time of the next attempt; null if it is sent or waits for a person's decision. */
  nextAt: number | null;
  lastError: string | null;
  /** True while it waits although its mail may have been sent. */
  mayHaveLeft: boolean;
  /** The event that made it wait again after its mail had failed, and its time; otherwise null. */
  bounced: MailEventType | null;
  bouncedAt: number | null;
  /**
   * The origin of the "Mark as answered" link in its mail. Null if the mail has no such link; then it is unknown whether
   * the lead is answered.
   */
  origin: string | null;
  answeredAt: number | null;
  followUps: FollowUpRecord[];
}

/** The name of a kind of follow-up in the table, in the log and in `npm run leads`. */
export type FollowUpName = "acknowledgement" | "reminder" | "webhook";

/** A follow-up of a lead. All times are milliseconds since the epoch. */
export interface FollowUpRecord {
  kind: FollowUpName;
  /** The time at which it was last sent; null if it was never sent. */
  sentAt: number | null;
  /** The time of the next attempt; null after the last send or after it was dropped. */
  dueAt: number | null;
  attempts: number;
  lastError: string | null;
  /** The highest-ranked event of Resend's webhook about its mail; null if there is none. */
  mailEvent: MailEventType | null;
}

type RecordRow = RowOf<
  Omit<LeadRecord, "visit" | "suspicions" | "isConfirmed" | "isPlainPost">,
  "formData" | "followUps",
  "mayHaveLeft"
> & {
  context: string;
};

const selectRecords = `
  SELECT id, form_name AS formName, form_data AS formData, context, received_at AS receivedAt, sent_at AS sentAt,
         sent_by AS sentBy, leads.mail_id AS mailId, type AS mailEvent, happened_at AS mailEventAt, attempts,
         next_at AS nextAt, last_error AS lastError, may_have_left AS mayHaveLeft, bounced, bounced_at AS bouncedAt,
         origin, answered_at AS answeredAt,
         (SELECT json_group_array(json_object(
                   'kind', kind, 'sentAt', follow_ups.sent_at, 'dueAt', due_at, 'attempts', follow_ups.attempts,
                   'lastError', follow_ups.last_error, 'mailEvent', events.type))
          FROM follow_ups LEFT JOIN mail_events AS events ON events.mail_id = follow_ups.mail_id
          WHERE lead_id = leads.id) AS followUps
  FROM leads LEFT JOIN mail_events ON mail_events.mail_id = leads.mail_id`;

/**
 * Reads a page of leads, sorted by id.
 * @param after the last id of the previous page
 * @param prefix the beginning of the ids to find, for example the reference in a mail's subject
 * @param limit the highest number of leads. Default: 500
 */
export function readRecords(
  sql: SqlStorage,
  { after = "", prefix = "", limit = 500 }: { after?: string; prefix?: string; limit?: number } = {},
): LeadRecord[] {
  const rows = sql.exec<RecordRow>(
    `${selectRecords} WHERE id > ? AND substr(id, 1, ?) = ? ORDER BY id LIMIT ?`,
    after,
    prefix.length,
    prefix,
    limit,
  );
  return rows.toArray().map(readRow);
}

/** Reads the leads with these ids, sorted by waiting time, the longest first. */
export function readRecordsById(sql: SqlStorage, ids: string[]): LeadRecord[] {
  const rows = sql.exec<RecordRow>(
    `${selectRecords} WHERE id IN (SELECT value FROM json_each(?)) ORDER BY received_at`,
    JSON.stringify(ids),
  );
  return rows.toArray().map(readRow);
}

function readRow({ context, ...row }: RecordRow): LeadRecord {
  return {
    ...row,
    ...readContext(context),
    formData: JSON.parse(row.formData),
    mayHaveLeft: Boolean(row.mayHaveLeft),
    followUps: JSON.parse(row.followUps),
  };
}

/** Parses a lead's context. In leads of earlier releases `openForMs` is called `milliseconds`. */
function readContext(json: string): Pick<LeadRecord, "visit" | "suspicions" | "isConfirmed" | "isPlainPost"> {
  const { visit, ...context } = JSON.parse(json);
  const { milliseconds, ...named } = visit;
  return { visit: milliseconds === undefined ? named : { ...named, openForMs: milliseconds }, ...context };
}

/** A lead that is about to be sent. */
export interface DueLead {
  id: string;
  formName: FormName;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  mail: Mail;
  /** The number of failed attempts so far. */
  attempts: number;
  /** Counts the idempotency keys used for this lead, from 1. A changed body needs a new key. */
  generation: number;
  /** Whether the mail was reduced to plain text after the provider had refused it. */
  isPlain: boolean;
  /** Whether an earlier attempt under this key may have sent the mail, because its outcome is unknown. */
  mayHaveLeft: boolean;
  /** Whether Resend has refused the mail after it may have been sent. The fallback does not send it then. */
  isUndecided: boolean;
  /** The event that made its mail fail. Such a lead is only sent by the fallback, until a person retries it. */
  bounced: MailEventType | null;
}
