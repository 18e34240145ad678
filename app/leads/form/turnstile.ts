const scriptUrl = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

interface TurnstileApi {
  render(container: HTMLElement, options: Record<string, unknown>): string;
  reset(id: string): void;
  remove(id: string): void;
}

export interface TurnstileWidget {
  /** Resolves to the token once the check has passed. The visitor may have to click first. */
  token(): Promise<string>;
  /** Requests another token. Each token is valid for one submit. */
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
      // Allow the next form to load the script again.
      api = undefined;
      reject(new Error("Turnstile's script failed to load"));
    };
    document.head.appendChild(script);
  });
}

/**
 * Inserts the widget above a form's button. It is visible only if the visitor has to interact with it.
 * @throws Error if Turnstile's script fails to load
 */
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
    // Add no hidden input: the token is sent next to `formData`, not in it.
    "response-field": false,
    callback: (value: string) => resolveToken(value),
    "expired-callback": () => {
      token = nextToken();
    },
    // Returning true keeps Turnstile from logging the error. The Worker flags a lead without a token.
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
