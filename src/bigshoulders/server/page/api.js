// What the page asks the server for.

export class Refused extends Error {
  constructor(error, status) {
    super(error.text);
    this.key = error.key;
    this.status = status;
  }
}

export async function call(method, path, body) {
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused({ key: "unreachable", text: "The server does not answer; try again." }, 0);
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) {
    const error = answer.error ?? { key: "http", text: `The server answered ${response.status}.` };
    throw new Refused(error, response.status);
  }
  return answer;
}

export const get = (path) => call("GET", path);
export const post = (path, body = {}) => call("POST", path, body);
export const put = (path, body) => call("PUT", path, body);

/** Return the name of whoever looks at this page, or null if nobody has said it yet. */
export async function whoami() {
  try {
    return (await get("/api/guest")).name;
  } catch (error) {
    if (error.status === 401) return null;
    throw error;
  }
}

let kept = null;

export function games() {
  kept ??= get("/api/games");
  return kept;
}

/** Return an id for a request; the same one is sent again if the answer got lost. */
export function requestId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
