import { describe, expect, it } from 'vitest';
import {
  hasSubscriptionOrUnknownOf,
  parseCustomerAnswer,
  rightIdsOfCustomer,
} from './customer-answer.ts';

const answer = (total_count: number) => ({
  id: 'customer-1',
  metadata: { a: 'prod_a', b: 'sub_year' },
  subscriptions: { total_count },
});

describe('parseCustomerAnswer', () => {
  it('parses a record and drops unknown properties', () => {
    const record = parseCustomerAnswer({ ...answer(1), more: true });
    expect(record).toEqual(answer(1));
    expect(record === undefined ? [] : rightIdsOfCustomer(record)).toEqual(['prod_a', 'sub_year']);
  });

  it('leaves out metadata that is not a text', () => {
    const odd = { ...answer(0), metadata: { a: 'prod_a', b: 1, c: null, d: ['prod_b'] } };
    expect(parseCustomerAnswer(odd)?.metadata).toEqual({ a: 'prod_a' });
  });

  it.each([
    undefined,
    null,
    'text',
    [],
    {},
    { error: 'Please log in to see this.' },
    { ...answer(1), id: 1 },
    { ...answer(1), metadata: [] },
    { ...answer(1), subscriptions: null },
    { ...answer(1), subscriptions: { total_count: '1' } },
  ])('returns undefined for %j', (value) => {
    expect(parseCustomerAnswer(value)).toBeUndefined();
  });
});

it('hasSubscriptionOrUnknownOf is null until it is known, and false for an anonymous visitor (R7)', () => {
  expect(hasSubscriptionOrUnknownOf(undefined)).toBeNull();
  expect(hasSubscriptionOrUnknownOf('anonymous')).toBe(false);
  expect(hasSubscriptionOrUnknownOf(answer(0))).toBe(false);
  expect(hasSubscriptionOrUnknownOf(answer(1))).toBe(true);
});
