import { routes } from '../routes.ts';
import { categoryName } from './category-name.ts';
import { memberSections } from './plan-address.ts';
import { sectionNames } from './section-name.ts';
import { lettersPath, sectionPath } from './zone-address.ts';

/** The breadcrumb name of a members zone page: the zone, a section, or a category. */
export const zoneNameOf = (path: string): string => {
  if (path === routes.members) return 'Members zone';
  if (path === lettersPath()) return 'Members’ letters';
  const section = memberSections.find((one) => sectionPath(one) === path);
  return section === undefined ? categoryName(path.split('/').at(-2) ?? '') : sectionNames[section];
};
