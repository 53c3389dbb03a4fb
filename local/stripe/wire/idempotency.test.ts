import { expect, it } from 'vitest';
import { openAccount } from '../account.ts';
import { fingerprintOf, openIdempotency } from './idempotency.ts';

const open = () => {
  let time = 1_800_000_000_000;
  const account = openAccount({ folder: undefined, origin: () => 'http://localhost:1' });
  return {
    keys: openIdempotency(account, () => time),
    pass: (seconds: number): void => {
      time += seconds * 1000;
    },
  };
};
const one = fingerprintOf('POST', '/v1/customers', 'name=Ann');

it('returns the stored response to the same request for a day', () => {
  const { keys, pass } = open();
  expect(keys.claim('key', one)).toBeUndefined();
  keys.store('key', one, 200, '{"id":"cus_1"}');
  expect(keys.claim('key', one)).toMatchObject({ status: 200, body: '{"id":"cus_1"}' });
  pass(24 * 3600 + 1);
  expect(keys.claim('key', one)).toBeUndefined();
});

it('rejects the key for another method, path or body', () => {
  const { keys } = open();
  keys.claim('key', one);
  keys.store('key', one, 200, '{}');
  for (const [method, path, body] of [
    ['POST', '/v1/customers', 'name=Bea'],
    ['POST', '/v1/products', 'name=Ann'],
  ] as const) {
    expect(() => keys.claim('key', fingerprintOf(method, path, body))).toThrow(/same parameters/);
  }
});

it('rejects a key whose first request is still running, and accepts it after a release', () => {
  const { keys } = open();
  keys.claim('key', one);
  expect(() => keys.claim('key', one)).toThrow(/in-progress/);
  keys.release('key');
  expect(keys.claim('key', one)).toBeUndefined();
});

it('rejects a key of more than 255 characters', () => {
  expect(() => open().keys.claim('k'.repeat(256), one)).toThrow(/255/);
});
