const source = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** What is used of Cloudflare's script. */
interface TurnstileApi {
  render(place: HTMLElement, options: Record<string, unknown>): string;
  reset(id: string): void;
  remove(id: string): void;
}

/** A widget in a form. */
export interface TurnstileWidget {
  /** Resolves once the widget is content; that may take a visitor's click. */
  token(): Promise<string>;
  /** Asks anew: a token is good for one submit. */
  reset(): void;
  remove(): void;
}

let api: Promise<TurnstileApi> | undefined;

function loadApi(): Promise<TurnstileApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = source;
    script.onload = () => resolve((window as unknown as { turnstile: TurnstileApi }).turnstile);
    script.onerror = () => {
      // The next form may have better luck.
      api = undefined;
      reject(new Error("Turnstile's script can't be had"));
    };
    document.head.appendChild(script);
  });
}

/**
 * Puts the widget above a form's button; it shows only when it wants the visitor to do something.
 * Rejects when Cloudflare's script can't be had.
 */
export async function showWidget(form: HTMLFormElement, siteKey: string): Promise<TurnstileWidget> {
  api ??= loadApi();
  const turnstile = await api;
  const place = document.createElement("div");
  place.style.gridColumn = "1 / -1";
  form.querySelector("[type=submit]")?.insertAdjacentElement("beforebegin", place);

  let arrive: (token: string) => void;
  const next = () =>
    new Promise<string>((resolve) => {
      arrive = resolve;
    });
  let token = next();
  const id = turnstile.render(place, {
    sitekey: siteKey,
    appearance: "interaction-only",
    // The token travels beside the form's fields, not among them.
    "response-field": false,
    callback: (value: string) => arrive(value),
    "expired-callback": () => {
      token = next();
    },
    // A widget that fails is for the Worker to judge: true keeps the console quiet.
    "error-callback": () => true,
  });
  return {
    token: () => token,
    reset() {
      token = next();
      turnstile.reset(id);
    },
    remove: () => turnstile.remove(id),
  };
}
