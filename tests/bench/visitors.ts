import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";

/** A device and a line, with throttling applied by the browser. */
export interface Visitor {
  name: string;
  device: BrowserContextOptions;
  latencyMs: number;
  downloadKbps: number;
  uploadKbps: number;
  /** How many times slower than this machine the processor is. */
  processorSlowdown: number;
}

/** Lighthouse's phone on slow 4G, with the latency and rates that it uses where throttling is applied. */
export const phone: Visitor = {
  name: "phone",
  device: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  latencyMs: 562.5,
  downloadKbps: 1474.56,
  uploadKbps: 675,
  processorSlowdown: 4,
};

export interface Visit {
  page: Page;
  requests: RequestLog;
}

/** Lets somebody who has never been here visit the site, and closes everything afterwards. */
export async function visitAs<T>(
  browser: Browser,
  visitor: Visitor,
  use: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...visitor.device, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: visitor.latencyMs,
      downloadThroughput: bytesPerSecond(visitor.downloadKbps),
      uploadThroughput: bytesPerSecond(visitor.uploadKbps),
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: visitor.processorSlowdown });
    return await use({ page, requests: new RequestLog(session) });
  } finally {
    await context.close();
  }
}

const bytesPerSecond = (kbps: number) => (kbps * 1024) / 8;

export interface LoggedRequest {
  url: URL;
  /** When it was sent, in seconds on the browser's clock. */
  sentAt: number;
  /** When it was answered or failed, on the same clock. */
  endedAt?: number;
  /** As it travelled, headers included. */
  bytes: number;
}

/** What a page asks the network for. */
export class RequestLog {
  readonly #requests = new Map<string, LoggedRequest>();
  #changedAt = performance.now();

  constructor(session: CDPSession) {
    session.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
      if (!request.url.startsWith("https:")) return;
      this.#requests.set(requestId, { url: new URL(request.url), sentAt: timestamp, bytes: 0 });
      this.#changedAt = performance.now();
    });
    session.on("Network.requestServedFromCache", ({ requestId }) => this.#requests.delete(requestId));
    session.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) =>
      this.#end(requestId, timestamp, encodedDataLength),
    );
    session.on("Network.loadingFailed", ({ requestId, timestamp }) => this.#end(requestId, timestamp, 0));
  }

  get all(): LoggedRequest[] {
    return [...this.#requests.values()];
  }

  /** Resolves once nothing has been under way for a while, counted from now on. */
  async quiet(quietMs = 1000): Promise<void> {
    this.#changedAt = performance.now();
    const isBusy = () => this.all.some(({ endedAt }) => endedAt === undefined);
    while (isBusy() || performance.now() - this.#changedAt < quietMs) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  #end(requestId: string, endedAt: number, bytes: number): void {
    const request = this.#requests.get(requestId);
    if (request) Object.assign(request, { endedAt, bytes });
    this.#changedAt = performance.now();
  }
}
