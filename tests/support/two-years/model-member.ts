import { isOpen, type Membership } from './model-membership.ts';
import { isReturned, type Payment } from './model-purchase.ts';
import { day, type Time } from './model-time.ts';

/** A pack: paid once, open for good, at once or when the 14 days to cancel are over. */
export type Pack = { readonly opensAt: Time; readonly payments: Payment[] };

export const startPack = (at: Time, amount: number, startsNow: boolean): Pack => ({
  opensAt: startsNow ? at : at + 15 * day,
  payments: [{ cause: 'order', at, amount, until: undefined, back: [] }],
});

/** What somebody has bought, as Stripe has it, or as our site has last heard of it. */
export type Bought =
  | { readonly kind: 'membership'; readonly state: Membership }
  | { readonly kind: 'pack'; readonly state: Pack };

/** Whether what she has bought is open, by what our site has heard of it. */
export const opens = (bought: Bought, now: Time): boolean =>
  bought.kind === 'membership'
    ? isOpen(bought.state, now)
    : !isReturned(bought.state.payments) && bought.state.opensAt <= now;
