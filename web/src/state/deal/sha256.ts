// SHA-256, because a page that came over plain http has no crypto.subtle (FIPS 180-4).

const WORD = 2 ** 32;
const BLOCK = 64;
const ROUNDS = 64;

// The constants are the fractions of the roots of the first primes.
const PRIMES = firstPrimes(ROUNDS);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function firstPrimes(many: number): number[] {
  const found: number[] = [];
  for (let one = 2; found.length < many; one++)
    if (found.every((prime) => one % prime !== 0)) found.push(one);
  return found;
}

function fraction(root: number): number {
  return Math.floor((root % 1) * WORD);
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Return a text's message as whole blocks: its bytes, a one, zeros, and its length in bits. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.ceil((bytes.length + 9) / BLOCK);
  const message = new Uint8Array(blocks * BLOCK);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setUint32(message.length - 8, Math.floor((bytes.length * 8) / WORD));
  view.setUint32(message.length - 4, (bytes.length * 8) % WORD);
  return view;
}

/** Return the words of a block, stretched to one for each round. */
function schedule(message: DataView, at: number): Int32Array {
  const words = new Int32Array(ROUNDS);
  for (let i = 0; i < 16; i++) words[i] = message.getInt32(at + 4 * i);
  for (let i = 16; i < ROUNDS; i++) {
    const [before, two] = [words[i - 15] ?? 0, words[i - 2] ?? 0];
    const first = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3);
    const second = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
    words[i] = (words[i - 16] ?? 0) + first + (words[i - 7] ?? 0) + second;
  }
  return words;
}

/** Mix a block into the state. */
function compress(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < ROUNDS; i++) {
    const choice = (e & f) ^ (~e & g);
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + high + choice + (K[i] ?? 0) + (words[i] ?? 0)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at] ?? 0) + word));
}

/** Return the SHA-256 of a text, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const message = padded(text);
  const state = Int32Array.from(START, (word) => word | 0);
  for (let at = 0; at < message.byteLength; at += BLOCK) compress(state, schedule(message, at));
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
