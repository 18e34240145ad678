const scriptUrl = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

interface TurnstileApi {
  render(container: HTMLElement, options: Record<string, unknown>): string;
  reset(id: string): void;
  remove(id: string): void;
}

export interface TurnstileWidget {
  /** Resolves once the widget has passed the visitor; that may take a click. */
  token(): Promise<string>;
  /** Asks for another token: each is good for one submit. */
  reset(): void;
  remove(): void;
}

let api: Promise<TurnstileApi> | undefined;

function loadApi(): Promise<TurnstileApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.onload = () => resolve((window as unknown as { turnstile: TurnstileApi }).turnstile);
    script.onerror = () => {
      // The next form tries again.
      api = undefined;
      reject(new Error("Turnstile's script failed to load"));
    };
    document.head.appendChild(script);
  });
}

/** Puts the widget above a form's button; it shows only when it needs the visitor. Rejects when its script fails to load. */
export async function showWidget(form: HTMLFormElement, siteKey: string): Promise<TurnstileWidget> {
  api ??= loadApi();
  const turnstile = await api;
  const container = document.createElement("div");
  container.style.gridColumn = "1 / -1";
  form.querySelector("[type=submit]")?.insertAdjacentElement("beforebegin", container);

  let resolveToken: (token: string) => void;
  const nextToken = () =>
    new Promise<string>((resolve) => {
      resolveToken = resolve;
    });
  let token = nextToken();
  const id = turnstile.render(container, {
    sitekey: siteKey,
    appearance: "interaction-only",
    // The token travels beside the form's fields, not among them.
    "response-field": false,
    callback: (value: string) => resolveToken(value),
    "expired-callback": () => {
      token = nextToken();
    },
    // True: the error is handled, so Turnstile logs nothing. The Worker flags a lead that comes without a token.
    "error-callback": () => true,
  });
  return {
    token: () => token,
    reset() {
      token = nextToken();
      turnstile.reset(id);
    },
    remove: () => turnstile.remove(id),
  };
}
