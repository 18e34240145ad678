import { WorkerEntrypoint } from "cloudflare:workers";
import { type LeadOutbox, type OutboxBinding, outboxOf } from "./outbox/lead-outbox";

/**
 * The methods that `npm run leads` calls. This entrypoint has no URL: only a Worker with a service binding in the same
 * Cloudflare account can call it. So only people who may deploy the site can read its leads.
 */
export class LeadAdmin extends WorkerEntrypoint<OutboxBinding> {
  /** See {@link LeadOutbox.records}. */
  records(page: Parameters<LeadOutbox["records"]>[0]) {
    return outboxOf(this.env).records(page);
  }

  /** See {@link LeadOutbox.retry}. */
  retry(id?: string) {
    return outboxOf(this.env).retry(id);
  }

  /** See {@link LeadOutbox.sendAgain}. */
  sendAgain(id: string) {
    return outboxOf(this.env).sendAgain(id);
  }

  /** See {@link LeadOutbox.markArrived}. */
  markArrived(id: string) {
    return outboxOf(this.env).markArrived(id);
  }

  /** See {@link LeadOutbox.setAnswered}. */
  setAnswered(id: string, isAnswered: boolean) {
    return outboxOf(this.env).setAnswered(id, isAnswered);
  }

  /** See {@link LeadOutbox.erase}. */
  erase(ids: string[]) {
    return outboxOf(this.env).erase(ids);
  }
}
