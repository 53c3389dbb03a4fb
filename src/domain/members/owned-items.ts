import type { CustomerAnswer } from './customer-answer.ts';

/** Stands for a membership that the member pays for herself. A second one would run beside it. */
const ownMembership = 'own-membership';

const isPlain = (id: string): boolean => /^[\w-]+$/.test(id);

/**
 * What somebody needn't buy again, as it is stored on her device: the ids of her rights, and
 * whether she pays for a membership.
 */
export const ownedItemsTextOfCustomerAnswer = ({
  metadata,
  membership,
}: CustomerAnswer): string => {
  const pays = membership?.source === 'own' && membership.state !== 'ended';
  const ids = Object.values(metadata).filter(isPlain);
  return [...ids, ...(pays ? [ownMembership] : [])].join(' ');
};

/** Whether an item that somebody would order for herself is among what is stored. */
export const ownsItem = (
  owned: string | undefined,
  item: { readonly kind: string; readonly rightId: string },
): boolean =>
  (owned ?? '').split(' ').includes(item.kind === 'membership' ? ownMembership : item.rightId);
