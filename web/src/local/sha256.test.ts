import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

test('of texts of all lengths around a block', async () => {
  for (const length of [0, 1, 3, 54, 55, 56, 63, 64, 65, 119, 120, 128, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (37 * i + length) % 256);
    expect(sha256(bytes)).toBe(hex(await crypto.subtle.digest('SHA-256', bytes)));
  }
});
