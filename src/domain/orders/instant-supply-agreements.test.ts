import { describe, expect, it } from 'vitest';
import {
  instantSupplyAgreementsVersion,
  purchaseOpensAt,
  hasAgreedToInstantSupply,
} from './instant-supply-agreements.ts';

const version = instantSupplyAgreementsVersion;

describe('hasAgreedToInstantSupply', () => {
  it('needs both statements', () => {
    expect(hasAgreedToInstantSupply({ version, supplyNow: true, knowsConsequence: true })).toBe(
      true,
    );
    expect(hasAgreedToInstantSupply({ version, supplyNow: true, knowsConsequence: false })).toBe(
      false,
    );
    expect(hasAgreedToInstantSupply({ version, supplyNow: false, knowsConsequence: true })).toBe(
      false,
    );
  });
});

describe('opensAt', () => {
  it('returns the moment of the payment, or the end of the fourteenth day after it', () => {
    const paidAt = new Date('2026-11-22T10:00:00Z');
    expect(purchaseOpensAt(paidAt, true)).toEqual(paidAt);
    expect(purchaseOpensAt(paidAt, false)).toEqual(new Date('2026-12-07T10:00:00Z'));
  });
});
