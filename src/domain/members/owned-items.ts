import { routes } from '../routes.ts';
import { valuesOfRecord, type CustomerAnswer } from './customer-answer.ts';
import { sectionPath } from './zone-address.ts';

/** Stands for a membership that she pays for herself. A second one would run beside it. */
const ownMembership = 'own-membership';

const isPlain = (id: string): boolean => /^[\w-]+$/.test(id);

/** What somebody needn't buy again, as it is stored on her device: the ids of her rights, and whether she pays for a membership. */
export const ownedItemsOf = (record: CustomerAnswer): string => {
  const { membership } = record;
  const pays = membership?.source === 'own' && membership.state !== 'ended';
  return [...valuesOfRecord(record).filter(isPlain), ...(pays ? [ownMembership] : [])].join(' ');
};

/** Whether an item that somebody would order for herself is among what is stored. */
export const ownsItem = (
  owned: string | undefined,
  item: { readonly kind: string; readonly rightId: string },
): boolean =>
  (owned ?? '').split(' ').includes(item.kind === 'membership' ? ownMembership : item.rightId);

/** The CSS that hides what would sell her an item again, and shows the way to it instead. `*` stands for the item's id. */
export const ownedRule =
  '[data-session] [data-sold="*"]{display:none!important}[data-session] [data-yours="*"]{display:contents}';

/** Where a pack's plans are in the members zone, by the address of the page that sells it. */
export const zonePathOf = (path: string): string => {
  const slug = /([^/]+)\/$/.exec(path)?.[1];
  if (path.startsWith(routes.workoutPacks)) return sectionPath('packs', slug);
  if (path.startsWith(routes.preBuiltPlans)) return sectionPath('prebuilt', slug);
  return path.startsWith(routes.homeGymPacks) ? sectionPath('homegym') : routes.members;
};
