import { isOpen, type Membership } from './model-membership.ts';
import { isReturnedInFull, type Payment } from './model-purchase.ts';
import { day, type Time } from './model-time.ts';

/** A pack: paid once, open for good, either at once or when the 14 days to withdraw are over. */
export type Pack = { readonly opensAt: Time; readonly payments: Payment[] };

export const startPack = (at: Time, amount: number, startsNow: boolean): Pack => ({
  opensAt: startsNow ? at : at + 15 * day,
  payments: [{ cause: 'order', at, amount, until: undefined, moneyBack: [] }],
});

/** A purchase, in its state at Stripe or in the state that our site last heard of. */
export type Purchase =
  | { readonly kind: 'membership'; readonly state: Membership }
  | { readonly kind: 'pack'; readonly state: Pack };

/** Whether a purchase is open, going by what our site has heard of it. */
export const isPurchaseOpen = (purchase: Purchase, now: Time): boolean =>
  purchase.kind === 'membership'
    ? isOpen(purchase.state, now)
    : !isReturnedInFull(purchase.state.payments) && purchase.state.opensAt <= now;
