import type { sendMail } from "#workers/outbox/delivery.ts";

/** What a mocked `sendMail` does: set by the test or its world. */
export const resendStub: { send: typeof sendMail } = { send: () => Promise.reject(new Error("Not set")) };
