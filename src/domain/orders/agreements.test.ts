import { describe, expect, it } from 'vitest';
import { agreementsVersion, purchaseOpensAt, isSuppliedAtOnce } from './agreements.ts';

const version = agreementsVersion;

describe('isSuppliedAtOnce', () => {
  it('needs both statements', () => {
    expect(isSuppliedAtOnce({ version, supplyNow: true, knowsConsequence: true })).toBe(true);
    expect(isSuppliedAtOnce({ version, supplyNow: true, knowsConsequence: false })).toBe(false);
    expect(isSuppliedAtOnce({ version, supplyNow: false, knowsConsequence: true })).toBe(false);
  });
});

describe('opensAt', () => {
  it('returns the moment of the payment, or the end of the fourteenth day after it', () => {
    const paidAt = new Date('2026-11-22T10:00:00Z');
    expect(purchaseOpensAt(paidAt, true)).toEqual(paidAt);
    expect(purchaseOpensAt(paidAt, false)).toEqual(new Date('2026-12-07T10:00:00Z'));
  });
});
