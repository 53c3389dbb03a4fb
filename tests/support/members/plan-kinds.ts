import type { PlanRights } from '../../../src/domain/entitlement.ts';

/** Who sends requests: nobody (no token), or one of the sample members. */
export const people = ['nobody', 'new', 'pack', 'subscriber', 'lapsed'] as const;
export type Person = (typeof people)[number];

/** Rights that a plan can have, and who may open it (ROLES-2), by what the sample members have bought. */
export type PlanKind = {
  readonly name: string;
  readonly rights: PlanRights;
  readonly opensFor: readonly Person[];
};

const pack = 'prod_sample_strength_power';
const subscription = 'sub_sample_annual';
const members = ['new', 'pack', 'subscriber', 'lapsed'] as const;

export const planKinds = [
  { name: 'free', rights: { free: true }, opensFor: members },
  { name: 'free, and in a pack', rights: { free: true, productId: pack }, opensFor: members },
  { name: 'in the pack', rights: { free: false, productId: pack }, opensFor: ['pack'] },
  { name: 'in the pack by link', rights: { free: false, link: pack }, opensFor: ['pack'] },
  { name: 'in the pack by link2', rights: { free: false, link2: pack }, opensFor: ['pack'] },
  {
    name: 'in the subscription',
    rights: { free: false, sub: subscription },
    opensFor: ['subscriber'],
  },
  {
    name: 'in the pack and the subscription',
    rights: { free: false, productId: pack, sub: subscription },
    opensFor: ['pack', 'subscriber'],
  },
  {
    name: 'in another product',
    rights: { free: false, productId: 'prod_sample_other' },
    opensFor: [],
  },
  { name: 'not for sale', rights: { free: false }, opensFor: [] },
] as const satisfies readonly PlanKind[];

export type PlanKindName = (typeof planKinds)[number]['name'];
