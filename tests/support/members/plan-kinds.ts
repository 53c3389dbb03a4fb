import type { PlanAccessConditions } from '../../../src/domain/rights/entitlement.ts';

/**
 * The senders of requests: nobody (no token), one of the sample members, or a person whose
 * membership was given to her. The last three have a gift that has expired, the subscriber's second
 * place, and a second place that was taken away.
 */
export const people = [
  'nobody',
  'new',
  'pack',
  'subscriber',
  'lapsed',
  'gifted',
  'gift-over',
  'second',
  'removed',
] as const;
export type Person = (typeof people)[number];

/**
 * Rights that a plan can have, and who may open it (ROLES-2), by what the sample members have
 * bought.
 */
export type PlanKind = {
  readonly name: string;
  readonly rights: PlanAccessConditions;
  readonly opensFor: readonly Person[];
  /**
   * Those for whom it was open until their membership ended: they still see its name, and nothing
   * else.
   */
  readonly wasOpenFor?: readonly Person[];
};

const pack = 'prod_sample_strength_power';
const subscription = 'sub_sample_annual';
const members = people.slice(1);
const subscribed = ['subscriber', 'gifted', 'second'] as const;
const wasSubscribed = ['lapsed', 'gift-over', 'removed'] as const;

export const planKinds = [
  { name: 'free', rights: { free: true }, opensFor: members },
  { name: 'free, and in a pack', rights: { free: true, productId: pack }, opensFor: members },
  { name: 'in the pack', rights: { free: false, productId: pack }, opensFor: ['pack'] },
  { name: 'in the pack by link', rights: { free: false, link: pack }, opensFor: ['pack'] },
  { name: 'in the pack by link2', rights: { free: false, link2: pack }, opensFor: ['pack'] },
  {
    name: 'in the subscription',
    rights: { free: false, sub: subscription },
    opensFor: subscribed,
    wasOpenFor: wasSubscribed,
  },
  {
    name: 'in the pack and the subscription',
    rights: { free: false, productId: pack, sub: subscription },
    opensFor: ['pack', ...subscribed],
    wasOpenFor: wasSubscribed,
  },
  {
    name: 'in another product',
    rights: { free: false, productId: 'prod_sample_other' },
    opensFor: [],
  },
  { name: 'not for sale', rights: { free: false }, opensFor: [] },
] as const satisfies readonly PlanKind[];

export type PlanKindName = (typeof planKinds)[number]['name'];
