// One socket to one table: it comes back by itself, and what was not answered is sent again under its same id.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const SILENCE = 20_000;
const PATIENCE = 8_000;
// No such token, no such table: coming again will not help.
const NO_WAY_IN = new Set([4401, 4404]);
const ANSWERS = new Set(["done", "refused", "stale", "face", "odds", "sums", "lines", "look", "recap", "described"]);

/** A message id that nobody has used: works on plain http too, where randomUUID does not exist. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  #socket = null;
  #waiting = new Map();
  #wait = FIRST_WAIT;
  #timer = 0;
  #pulse = 0;
  #ended = false;
  #welcomed = false;
  #reason = "";

  /** `heard(message)` gets every server message; `changed(state)` gets "open", "lost", "refused" with a line. */
  constructor(table, { hello, heard, changed }) {
    this.table = table;
    this.hello = hello;
    this.heard = heard;
    this.changed = changed;
    addEventListener("offline", () => this.#drop());
    addEventListener("online", () => this.#again(0));
    document.addEventListener("visibilitychange", () => document.hidden || this.#again(0));
  }

  /** Connect; called again it does nothing while a socket is there. */
  open() {
    if (this.#socket || this.#ended) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    this.#welcomed = false;
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello", ...this.hello() }));
    socket.onmessage = (event) => this.#socket === socket && this.#read(JSON.parse(event.data));
    socket.onclose = (event) => this.#socket === socket && (NO_WAY_IN.has(event.code) ? this.#end() : this.#drop());
  }

  /** Begin anew with a fresh hello: another language, for example. */
  restart() {
    this.#letGo();
    this.#again(0);
  }

  /** Send a message and promise its answer, however many connections that takes. */
  ask(message) {
    const whole = { id: newId(), ...message };
    return new Promise((resolve) => {
      this.#waiting.set(whole.id, { whole, resolve });
      this.#push(whole);
    });
  }

  /** How many messages nobody has answered yet. */
  get unanswered() {
    return this.#waiting.size;
  }

  #push(message) {
    if (this.#welcomed && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #read(message) {
    this.#listen();
    if (message.is === "welcome") this.#arrive();
    if (message.is === "error" && !this.#welcomed) {
      this.#reason = message.say;
      return;
    }
    this.heard(message);
    if (ANSWERS.has(message.is) || message.is === "error") this.#settle(message);
  }

  #arrive() {
    this.#welcomed = true;
    this.#wait = FIRST_WAIT;
    this.changed("open");
    for (const { whole } of this.#waiting.values()) this.#push(whole);
  }

  #settle(message) {
    const asked = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    asked?.resolve(message);
  }

  #end() {
    this.#ended = true;
    this.#letGo();
    this.changed("refused", this.#reason);
  }

  /** A socket can be dead without saying so: after a silence ask, and give up on it when no answer comes. */
  #listen() {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.#pulse = setTimeout(() => this.#drop(), PATIENCE);
      this.#push({ do: "ping", id: newId() }); // an answer that comes at once finds what it stops
    }, SILENCE);
  }

  #letGo() {
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    socket?.close();
  }

  #drop() {
    if (this.#ended) return;
    this.#letGo();
    this.changed("lost");
    this.#again(this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #again(after) {
    if (this.#ended || this.#socket) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), after);
  }
}
