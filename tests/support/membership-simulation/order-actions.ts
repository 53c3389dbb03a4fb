import {
  yearlyRenewingOfferKeys,
  type YearlyRenewingOfferKey,
} from '../../../src/domain/membership/yearly-renewing-offer-keys.ts';
import { currencies } from '../../../src/domain/money.ts';
import { pickFrom } from '../random.ts';
import type { Action } from './actions.ts';
import { hasMembership, type Member } from './member.ts';
import { startPack } from './model-member.ts';
import { startMembership } from './model-membership.ts';
import { dayAfter, ukDay } from './model-time.ts';
import { renewalPrice, type Sale, type World } from './world.ts';

/**
 * The prices of a year and of its renewals, by offer: the same number in every currency, so that
 * figures are easy to read.
 */
const yearPrices: Readonly<Record<YearlyRenewingOfferKey, readonly [number, number]>> = {
  annual: [5999, renewalPrice],
  student: [3999, 3999],
  nhs: [4499, 4499],
  two: [9999, 9999],
  renewal: [4999, 4999],
};

const order = async (world: World, member: Member, sale: Sale): Promise<void> => {
  const orderId = `${member.name}-order-${member.orders.length + 1}`;
  const at = world.now();
  const { subscriptionId } = await world.buy(member.name, member.customer, orderId, sale);
  member.orders.push({
    orderId,
    subscriptionId,
    sale,
    orderedAt: at,
    atStripe:
      sale.kind !== 'membership'
        ? { kind: 'pack', state: startPack(at, sale.minorUnits, sale.startsNow) }
        : { kind: 'membership', state: startMembership(at, sale.minorUnits, sale.startsNow) },
    known: undefined,
    notified: new Set(),
    gift:
      sale.startsOn === undefined
        ? undefined
        : {
            months: sale.kind === 'gift-membership' ? 12 : undefined,
            startsOn: sale.startsOn,
            isRedeemed: false,
            opensAt: undefined,
            endsAt: undefined,
          },
    hasWithdrawn: false,
    pendingWithdrawal: undefined,
    second: undefined,
    invited: [],
    accepted: [],
  });
};

const orderMembership: Action['act'] = async (world, member) => {
  if (hasMembership(member)) return false;
  const offer = pickFrom(yearlyRenewingOfferKeys, member.random);
  const [first, renewal] = yearPrices[offer];
  await order(world, member, {
    kind: 'membership',
    offer,
    productId: `sub_${offer}`,
    rightId: 'sub_annual',
    currency: pickFrom(currencies, member.random),
    minorUnits: first,
    renewal,
    startsNow: member.random(4) > 0,
  });
  return true;
};

const packs = ['pack_a', 'pack_b', 'pack_c'];

const orderPack: Action['act'] = async (world, member) => {
  const left = packs.filter((pack) =>
    member.orders.every(({ sale, gift }) => sale.productId !== pack || gift !== undefined),
  );
  if (left.length === 0) return false;
  const pack = pickFrom(left, member.random);
  await order(world, member, {
    kind: 'pack',
    productId: pack,
    rightId: pack,
    currency: pickFrom(currencies, member.random),
    minorUnits: 2400,
    startsNow: member.random(3) > 0,
  });
  return true;
};

const orderGift: Action['act'] = async (world, member) => {
  const isPack = member.random(2) === 0;
  const productId = isPack ? pickFrom(packs, member.random) : 'gift_annual';
  await order(world, member, {
    kind: isPack ? 'pack' : 'gift-membership',
    productId,
    rightId: isPack ? productId : 'sub_annual',
    currency: pickFrom(currencies, member.random),
    minorUnits: isPack ? 2400 : 5999,
    startsNow: false,
    startsOn: dayAfter(ukDay(world.now()), member.random(40)),
    toAddress: member.random(2) === 0 ? '' : `friend-of-${member.name}@example.com`,
  });
  return true;
};

/** Everything that the member can buy; she pays at once. */
export const orderActions: readonly Action[] = [
  { name: 'orders a membership', weight: 10, act: orderMembership },
  { name: 'orders a pack', act: orderPack },
  { name: 'orders a gift', weight: 2, act: orderGift },
];
