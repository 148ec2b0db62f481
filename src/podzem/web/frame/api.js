// The HTTP part of the protocol (docs/protocol.md). Tokens go in a header, never in an address.

import { tongue } from "./words.js";

/** An answer other than success, in one line for people. */
export class Fault extends Error {
  constructor(status, say, clause = null, faults = []) {
    super(say);
    Object.assign(this, { status, clause, faults });
  }
}

/** One call; the answer is a success or a Fault is thrown. */
export async function call(method, path, { body, token, language = tongue() } = {}) {
  const headers = { Accept: "application/json", "Accept-Language": language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  const mark = path.includes("?") ? "&" : "?";
  const address = path.startsWith("/api/words/") || path === "/api/qr" ? path : `${path}${mark}language=${language}`;
  const answer = await fetch(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!answer.ok) throw await fault(answer);
  return answer;
}

async function fault(answer) {
  const said = await answer.json().catch(() => null);
  return new Fault(answer.status, said?.error?.say || `${answer.status}`, said?.error?.clause || null, said?.error?.faults);
}

export const get = async (path, rest) => (await call("GET", path, rest)).json();

export const post = async (path, body, rest) => (await call("POST", path, { ...rest, body })).json();
