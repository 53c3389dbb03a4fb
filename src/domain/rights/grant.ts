import type { Grant, MemberRights } from './member-rights.ts';

/** The grants that count: those whose money has not gone back. */
export const validGrants = ({ grants }: MemberRights): readonly Grant[] =>
  grants.filter(({ state }) => state === 'granted');

/** Whether a valid grant opens its right at a given moment. */
export const isOpenGrant = (
  { opensAt, endsAt }: Pick<Grant, 'opensAt' | 'endsAt'>,
  now: Date,
): boolean =>
  opensAt.getTime() <= now.getTime() && (endsAt === undefined || now.getTime() < endsAt.getTime());

/** Whether a grant is a membership for some time. One without an order is, if it ends. */
export const isMembershipGrant = ({ orderKind, endsAt }: Grant): boolean =>
  orderKind === undefined ? endsAt !== undefined : orderKind !== 'pack';

/** Whether a member has a right for good, even if it opens later. */
export const ownsForGood = (rights: MemberRights, rightId: string): boolean =>
  validGrants(rights).some((grant) => grant.rightId === rightId && grant.endsAt === undefined);
