import type { sendMail } from "#workers/outbox/delivery.ts";

/** The function that replaces `sendMail`. The test, or its OutboxWorld, sets it. */
export const resendStub: { send: typeof sendMail } = { send: () => Promise.reject(new Error("Not set")) };
