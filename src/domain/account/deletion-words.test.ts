import { describe, expect, it } from 'vitest';
import type { AccountAnswer } from './account-requests-and-answers.ts';
import { deletionLossSentences } from './deletion-words.ts';

const empty: AccountAnswer = {
  address: null,
  membership: null,
  rights: [],
  orders: [],
  shopOrders: [],
  gifts: [],
  proofs: [],
  yearStartsOn: null,
  wantsLetters: false,
  deletionAskedAt: null,
};
const always = [
  'The sealed copy of your training log, if you have turned on sync. The logs on your devices stay.',
  'Your login, and your place on the mailing list if you have one.',
];

const proof = (state: AccountAnswer['proofs'][number]['state']): AccountAnswer => ({
  ...empty,
  proofs: [
    {
      proofId: 'proof-1',
      offer: 'student',
      state,
      by: 'address',
      isConfirmed: true,
      askedAt: '2026-11-01T10:00:00Z',
      reason: null,
    },
  ],
});

const gift = (state: AccountAnswer['gifts'][number]['state']): AccountAnswer => ({
  ...empty,
  gifts: [
    {
      orderId: 'order-1',
      title: 'Annual membership',
      madeAt: '2026-11-01T10:00:00Z',
      startsOn: '2026-12-24',
      toName: null,
      state,
      redeemedAt: null,
    },
  ],
});

describe('what a member loses with her account', () => {
  it('is at least her sealed log, her login and her place on the mailing list', () => {
    expect(deletionLossSentences(empty)).toEqual(always);
  });

  it('includes the reduced price that she has or waits for, and no refused or withdrawn one', () => {
    const lost = ['Your request for a reduced price.', ...always];
    expect(deletionLossSentences(proof('accepted'))).toEqual(lost);
    expect(deletionLossSentences(proof('waiting'))).toEqual(lost);
    expect(deletionLossSentences(proof('refused'))).toEqual(always);
    expect(deletionLossSentences(proof('withdrawn'))).toEqual(always);
  });

  it('includes the codes of gifts that nobody has redeemed, and of no others', () => {
    expect(deletionLossSentences(gift('open'))).toEqual([
      expect.stringContaining('gift codes that haven’t been redeemed'),
      ...always,
    ]);
    expect(deletionLossSentences(gift('redeemed'))).toEqual(always);
    expect(deletionLossSentences(gift('refunded'))).toEqual(always);
  });
});
