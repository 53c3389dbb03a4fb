import { describe, expect, it } from 'vitest';
import {
  postponedSupplyOptionsText,
  instantSupplyDateAfterWithdrawal,
  isSupplyPostponedByEarlierWithdrawal,
  postponedSupplyReasonSentence,
} from './late-supply.ts';

const now = new Date('2026-11-25T12:00:00Z');
const at = new Date('2026-11-03T09:30:00Z');

describe('an order after a withdrawal from the same thing', () => {
  it.each([
    ['a minute ago', new Date(now.getTime() - 60_000), true],
    ['three weeks ago', at, true],
    ['a minute less than 12 months ago', new Date('2025-11-25T12:01:00Z'), true],
    ['12 months ago', new Date('2025-11-25T12:00:00Z'), false],
    ['never', undefined, false],
  ])('%s', (_, withdrawnAt, isLate) => {
    expect(isSupplyPostponedByEarlierWithdrawal(withdrawnAt, now)).toBe(isLate);
  });

  it('after the 29th of February can be supplied at once from the 28th a year later', () => {
    expect(instantSupplyDateAfterWithdrawal(new Date('2028-02-29T10:00:00Z')).toISOString()).toBe(
      '2029-02-28T10:00:00.000Z',
    );
  });

  it('says in a sentence why, and when it starts', () => {
    expect(postponedSupplyReasonSentence({ kind: 'membership', at }, now)).toBe(
      'You withdrew from a membership on 3 November 2026, so this one starts on 10 December 2026, when the 14 days in which you can withdraw are over, and you pay on that day.',
    );
    expect(postponedSupplyReasonSentence({ kind: 'pack', at }, now)).toBe(
      'You withdrew from this pack on 3 November 2026, so it opens on 10 December 2026, when the 14 days in which you can withdraw are over.',
    );
    expect(postponedSupplyReasonSentence({ kind: 'pack', title: 'Strength', at }, now)).toBe(
      'You withdrew from “Strength” on 3 November 2026, so the packs of this order open on 10 December 2026, when the 14 days in which you can withdraw are over.',
    );
  });

  it('says what she can do, and until when it is so', () => {
    expect(postponedSupplyOptionsText({ kind: 'membership', at })).toBe(
      'Until then you can cancel and pay nothing. What you order after 3 November 2027 can start at once again.',
    );
    expect(postponedSupplyOptionsText({ kind: 'pack', at })).not.toContain('another pack');
    expect(postponedSupplyOptionsText({ kind: 'pack', title: 'Strength', at })).toContain(
      'To have another pack at once, order it by itself.',
    );
  });
});
