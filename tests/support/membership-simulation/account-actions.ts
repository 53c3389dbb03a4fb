import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import { pickFrom } from '../random.ts';
import { runningOf, type Action } from './actions.ts';
import { refreshFromStripe, isKnown, tellMember, type Member, type Order } from './member.ts';
import { redeem } from './model-gift.ts';
import {
  cancelMembership,
  isInForce,
  isPaused,
  undoCancellation,
  mayPause,
  pauseMembership,
  resumeMembership,
  type Membership,
} from './model-membership.ts';
import { isReturnedInFull } from './model-purchase.ts';
import { day, ukDay, type Time } from './model-time.ts';
import { withdrawalOf } from './model-withdrawal.ts';
import { requireChanged } from './read-stripe.ts';
import { settleWithdrawal } from './scheduled-work.ts';

/** Throws if the site's answer to a press differs from the model's. */
const requireStatus = (
  { name, diary }: Member,
  what: string,
  site: number,
  model: number,
): void => {
  if (site === model) return;
  throw new Error(
    [`${name}: ${what}: the site answered ${site}, the model ${model}.`, ...diary].join('\n'),
  );
};

/**
 * The member presses a button about her membership. Our site then reads the state at Stripe, so it
 * knows at once.
 */
const pressMembership =
  (
    action: 'cancel' | 'keep' | 'pause' | 'resume',
    judge: (state: Membership, now: Time, months: number) => boolean,
    change: (state: Membership, now: Time, months: number) => void,
  ): Action['act'] =>
  async (world, member) => {
    const found = runningOf(member);
    // If our site hasn't heard of the current state yet, its answer depends on what it knows.
    if (found === undefined || !isKnown(found.order) || found.order.pendingWithdrawal !== undefined)
      return false;
    const { order, state } = found;
    // The member's page shows a membership whose payment was refunded in full as ended.
    if (isReturnedInFull(state.payments)) return false;
    const now = world.now();
    const months = 1 + member.random(3);
    const isPossible = judge(state, now, months);
    const status = await world.press(member.name, accountAndOwnerApiPaths.accountMembership, {
      action,
      orderId: order.orderId,
      ...(action === 'pause' ? { months } : {}),
    });
    requireStatus(member, action, status, isPossible ? 200 : 409);
    if (!isPossible) return false;
    change(state, now, months);
    requireChanged(world.payments.account, member, order, action);
    refreshFromStripe(member, order, now);
    return true;
  };

const withdraw: Action['act'] = async (world, member) => {
  if (member.orders.length === 0) return false;
  const order = pickFrom(member.orders, member.random);
  const { atStripe, sale } = order;
  const newest = atStripe.state.payments.at(-1);
  const isDisputed = newest?.moneyBack.some(({ kind }) => kind === 'dispute') ?? false;
  if (!isKnown(order) || isDisputed || order.hasWithdrawn) return false;
  const now = world.now();
  const found = withdrawalOf(order, now);
  const isStripeDown = member.random(3) === 0;
  if (isStripeDown) world.payments.faults.set('down', 'always');
  const status = await world.press(member.name, accountAndOwnerApiPaths.withdrawal, {
    orderId: order.orderId,
    refund: { currency: sale.currency, minorUnits: found?.amount ?? 1 },
  });
  world.payments.faults.clear();
  requireStatus(member, 'withdraw', status, found === undefined ? 409 : 200);
  if (found === undefined) return false;
  order.hasWithdrawn = true;
  const amount = `${found.amount} ${sale.currency}`;
  tellMember(member, 'withdrawal-received', sale.productId, ukDay(now), amount);
  order.pendingWithdrawal = { payment: newest, amount: found.amount };
  if (!isStripeDown) settleWithdrawal(world.payments.account, member, order, now);
  return true;
};

/** The ends of the memberships that the member already has; a gift starts after them. */
const endsOf = ({ orders, received }: Member, rightId: string, now: Time): readonly Time[] => [
  ...orders.flatMap(({ known, sale, gift }) =>
    known?.kind === 'membership' &&
    gift === undefined &&
    sale.rightId === rightId &&
    (isInForce(known.state, now) ||
      (known.state.status === 'paused' && !isReturnedInFull(known.state.payments)))
      ? (known.state.paidUntil ?? [])
      : [],
  ),
  ...received.flatMap(({ sale, gift, known }) =>
    sale.rightId === rightId && known !== undefined && !isReturnedInFull(known.state.payments)
      ? (gift?.endsAt ?? [])
      : [],
  ),
];

const redeemGift =
  (everybody: readonly Member[]): Action['act'] =>
  async (world, member) => {
    const gifts = everybody.flatMap((giver) =>
      giver.orders.filter(({ gift }) => gift !== undefined).map((order) => ({ giver, order })),
    );
    if (gifts.length === 0) return false;
    const { giver, order } = pickFrom(gifts, member.random);
    const { gift, known, sale } = order;
    if (gift === undefined || known === undefined || giver === member) return false;
    const now = world.now();
    const isOpen = !gift.isRedeemed && !isReturnedInFull(known.state.payments);
    const ownsPack = gift.months === undefined && rightsEver(member).includes(sale.rightId);
    const code = world.giftCodeOf(order.orderId);
    const status = await world.press(member.name, accountAndOwnerApiPaths.giftRedeem, { code });
    if (gift.isRedeemed && member.received.includes(order)) return false;
    requireStatus(member, `redeem ${order.orderId}`, status, !isOpen ? 404 : ownsPack ? 409 : 200);
    if (!isOpen || ownsPack) return false;
    redeem(gift, now, endsOf(member, sale.rightId, now));
    member.received.push(order);
    tellMember(giver, 'gift-redeemed', sale.productId, ukDay(now));
    return true;
  };

/** The packs that the member has, or will have once they open. */
const rightsEver = ({ orders, received }: Member): readonly string[] =>
  [...orders.filter(({ gift }) => gift === undefined), ...received]
    .filter(({ known }) => known !== undefined && !isReturnedInFull(known.state.payments))
    .map(({ sale }) => sale.rightId);

const two = ({ orders }: Member, now: Time): Order | undefined =>
  orders.find(
    ({ known, sale }) =>
      sale.offer === 'two' && known?.kind === 'membership' && isInForce(known.state, now),
  );

/** What the terms allow: five invitations in 24 hours, and three acceptances in a year. */
const mayInvite = ({ invited, accepted }: Order, now: Time): boolean =>
  invited.filter((at) => at > now - day).length < 5 &&
  accepted.filter((at) => at > now - 365 * day).length < 3;

const invite: Action['act'] = async (world, member) => {
  const now = world.now();
  const order = two(member, now);
  const address = `friend-of-${member.name}@example.com`;
  const status = await world.press(member.name, accountAndOwnerApiPaths.secondMember, {
    action: 'invite',
    address,
  });
  const isPossible =
    order !== undefined && order.second?.state !== 'accepted' && mayInvite(order, now);
  if ((status === 200) !== isPossible)
    requireStatus(member, 'invite', status, isPossible ? 200 : 409);
  if (!isPossible) return false;
  order.invited.push(now);
  order.second = {
    state: 'invited',
    invitationId: await world.invitationOf(order.subscriptionId),
    at: now,
  };
  return true;
};

const accept =
  (everybody: readonly Member[]): Action['act'] =>
  async (world, member) => {
    const found = everybody
      .flatMap((payer) => payer.orders.map((order) => ({ payer, order })))
      .find(({ payer, order }) => payer !== member && order.second?.state === 'invited');
    if (found?.order.second === undefined) return false;
    const { order } = found;
    const { known, second } = order;
    const now = world.now();
    const runs = known?.kind === 'membership' && isInForce(known.state, now);
    const code = world.invitationCodeOf(second?.invitationId ?? '');
    const status = await world.press(member.name, accountAndOwnerApiPaths.secondMember, {
      action: 'accept',
      code,
    });
    if ((status === 200) !== runs) requireStatus(member, 'accept', status, runs ? 200 : 409);
    if (!runs || second === undefined) return false;
    order.second = { ...second, state: 'accepted' };
    order.accepted.push(now);
    member.places.push(order);
    return true;
  };

const leave: Action['act'] = async (world, member) => {
  if (member.places.length === 0) return false;
  const status = await world.press(member.name, accountAndOwnerApiPaths.secondMember, {
    action: 'leave',
  });
  requireStatus(member, 'leave', status, 200);
  for (const order of member.places.splice(0)) order.second = undefined;
  return true;
};

const remove =
  (everybody: readonly Member[]): Action['act'] =>
  async (world, member) => {
    const order = two(member, world.now());
    if (order?.second === undefined) return false;
    requireStatus(
      member,
      'remove',
      await world.press(member.name, accountAndOwnerApiPaths.secondMember, { action: 'remove' }),
      200,
    );
    for (const other of everybody) {
      const at = other.places.indexOf(order);
      if (at < 0) continue;
      other.places.splice(at, 1);
      tellMember(other, 'second-member-removed', ukDay(world.now()));
    }
    order.second = undefined;
    return true;
  };

/** Everything that the member does on our own pages. */
export const accountActions = (everybody: readonly Member[]): readonly Action[] => [
  {
    name: 'cancels',
    path: accountAndOwnerApiPaths.accountMembership,
    act: pressMembership('cancel', () => true, cancelMembership),
  },
  {
    name: 'takes her cancelling back',
    path: accountAndOwnerApiPaths.accountMembership,
    act: pressMembership('keep', () => true, undoCancellation),
  },
  {
    name: 'pauses',
    path: accountAndOwnerApiPaths.accountMembership,
    act: pressMembership(
      'pause',
      (state, now, months) => isPaused(state, now) || mayPause(state, months, now),
      (state, now, months) => {
        if (state.status !== 'paused') pauseMembership(state, now, months);
      },
    ),
  },
  {
    name: 'goes on',
    path: accountAndOwnerApiPaths.accountMembership,
    act: pressMembership(
      'resume',
      () => true,
      (state, now) => {
        if (isPaused(state, now)) resumeMembership(state, now);
      },
    ),
  },
  { name: 'withdraws', path: accountAndOwnerApiPaths.withdrawal, act: withdraw },
  { name: 'redeems a gift', path: accountAndOwnerApiPaths.giftRedeem, act: redeemGift(everybody) },
  { name: 'invites somebody', path: accountAndOwnerApiPaths.secondMember, act: invite },
  {
    name: 'accepts an invitation',
    path: accountAndOwnerApiPaths.secondMember,
    act: accept(everybody),
  },
  { name: 'leaves', path: accountAndOwnerApiPaths.secondMember, act: leave },
  {
    name: 'removes her second member',
    path: accountAndOwnerApiPaths.secondMember,
    act: remove(everybody),
  },
];
