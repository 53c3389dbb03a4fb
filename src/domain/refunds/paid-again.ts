/** What was paid for again, as seen from the payment that is refunded by itself. */
type PaidAgain = 'pack' | 'pack-in-cart' | 'membership';

/** Why something is refunded, or a membership has ended, as the e-mail about it says. */
export const paidAgainWords: Readonly<Record<PaidAgain, string>> = {
  pack: 'You paid twice for the same pack, so we’re refunding this payment. Your other payment covers the pack, which is yours to keep.',
  'pack-in-cart':
    'You paid twice for the same pack, so we’re refunding what it cost in this order. Your other payment covers the pack, which is yours to keep.',
  membership:
    'You ordered two memberships at once, so we’ve ended this one and are refunding anything you paid for it. Your other one carries on.',
};
