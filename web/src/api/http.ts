// Requests to the server, and what it refuses.

export interface Problem {
  key: string;
  text: string;
  [fact: string]: unknown;
}

export class Refused extends Error {
  readonly key: string;

  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text);
    this.key = problem.key;
  }
}

/** Return what is thrown where no answer came, or none will come any more. */
export const unreachable = (): Refused =>
  new Refused({ key: "unreachable", text: "The server does not answer; try again." }, 0);

/** Return whether the server says that one may not come in, or that there is nothing. */
export const isAccessDenied = (error: unknown): boolean =>
  error instanceof Refused && [401, 403, 404].includes(error.status);

async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch {
    throw unreachable();
  }
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as T;
  const { error } = answer as { error?: Problem };
  throw new Refused(
    error ?? { key: "http", text: `The server answered ${response.status}.` },
    response.status,
  );
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> =>
  call<T>("GET", path, undefined, signal);
export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  call<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => call<T>("PUT", path, body);

const asked = new Map<string, Promise<unknown>>();

/** Ask for what stays the same once only, however many want it; a failure is forgotten, so that
 *  whoever wants it next asks again. */
export function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = asked.get(key) as Promise<T> | undefined;
  if (known) return known;
  const found = load();
  asked.set(key, found);
  found.catch(() => asked.delete(key));
  return found;
}

/** Return a drawing of our own server as text, "" if it does not come. */
export const drawing = (path: string): Promise<string> =>
  once(path, async () => {
    const heard = await fetch(path);
    if (!heard.ok) throw unreachable();
    return heard.text();
  }).catch(() => "");

/** Return an id for a request; the same one is sent again if the answer got lost. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
