/** SHA-256 (FIPS 180-4): browsers have their own, but only over a secure connection, and a table on
 * a phone in the same house often has none. */

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);

/** The first 32 bits of the fraction of a prime's root. */
const fraction = (root: number) => Math.floor((root % 1) * 2 ** 32);
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The digest, in hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  const padded = new DataView(new ArrayBuffer(64 * Math.ceil((bytes.length + 9) / 64)));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(8 * bytes.length));
  const state = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        w[i] = padded.getInt32(block + 4 * i);
        continue;
      }
      const x = w[i - 15]!;
      const y = w[i - 2]!;
      const small = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      w[i] = w[i - 16]! + small + w[i - 7]! + (turned(y, 17) ^ turned(y, 19) ^ (y >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
    for (let i = 0; i < 64; i++) {
      const choice = (e & f) ^ (~e & g);
      const one =
        (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[i]! + w[i]!) | 0;
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
  }
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

type Eight = [number, number, number, number, number, number, number, number];
