/** What was paid for again, as seen from the payment that is refunded by itself. */
type PaidAgain = 'pack' | 'pack-in-cart' | 'membership';

/** Why something is refunded, or a membership has ended, as the e-mail about it says. */
export const paidAgainWords: Readonly<Record<PaidAgain, string>> = {
  pack: 'You paid twice for the same pack, so we refund this payment. The pack stays yours by the other one.',
  'pack-in-cart':
    'You paid twice for the same pack, so we refund what it cost in this order. The pack stays yours by the other payment.',
  membership:
    'You ordered two memberships at once, so we have ended this one, and refund anything you paid for it. Your other one goes on.',
};
