import type { FormName } from "#app/contract/forms.ts";
import type { Lead } from "#app/contract/lead.ts";
import type { RowOf } from "./lead-table";
import type { Mail } from "./mail";
import type { MailEventType } from "./mail-events";

/** A lead as its owner reads it; all times are milliseconds since the epoch. */
export interface LeadRecord extends Lead {
  /** When its mail went out; null while it waits. */
  sentAt: number | null;
  sentBy: "resend" | "fallback" | null;
  /** The provider's id of its mail, once that is out. */
  mailId: string | null;
  /** What Resend says has become of that mail, and since when; null where it has said nothing. */
  mailEvent: MailEventType | null;
  mailEventAt: number | null;
  attempts: number;
  /** When it is tried next; null once it is sent, and while it waits for a person. */
  nextAt: number | null;
  lastError: string | null;
  /** True while it waits although its mail may be out. */
  mayHaveLeft: boolean;
  /** Why its last mail did not arrive, and since when, while it waits for that reason. */
  bounced: MailEventType | null;
  bouncedAt: number | null;
  /**
   * The origin of the site whose page marks it as answered. Null where its mail has no link to that page: nobody knows
   * whether such a lead is answered.
   */
  origin: string | null;
  answeredAt: number | null;
  followUps: FollowUpRecord[];
}

/** How a kind of follow-up is called in the table, in the log and by `npm run leads`. */
export type FollowUpName = "acknowledgement" | "reminder" | "webhook";

/** A follow-up of a lead as its owner reads it. */
export interface FollowUpRecord {
  kind: FollowUpName;
  /** When it went out, the last time; null where it has not. */
  sentAt: number | null;
  /** When it is tried next; null once it is sent for the last time or dropped. */
  dueAt: number | null;
  attempts: number;
  lastError: string | null;
  /** The event of its mail that says most; null where Resend has said nothing. */
  mailEvent: MailEventType | null;
}

type RecordRow = RowOf<
  Omit<LeadRecord, "visit" | "suspicions" | "isConfirmed">,
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
 * Reads leads for their owner, in the order of their ids.
 * @param after the last id of the page before
 * @param prefix the beginning of the ids to find: a mail's reference, say
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

/** Reads the leads with these ids, those that have waited longest first. */
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

/** Leads of earlier releases have `milliseconds` for `openForMs`. */
function readContext(json: string): Pick<LeadRecord, "visit" | "suspicions" | "isConfirmed"> {
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
  /** How many attempts have failed so far. */
  attempts: number;
  /** Counts the bodies sent for this lead: each has an idempotency key of its own. */
  generation: number;
  /** True once the mail was cut down to what no provider should refuse. */
  isPlain: boolean;
  /** True when an earlier attempt under this key may have sent the mail without our hearing of it. */
  mayHaveLeft: boolean;
  /** Why its last mail did not arrive: it may only leave by the fallback, until a person says otherwise. */
  bounced: MailEventType | null;
}
