import { routes } from '../routes.ts';
import { memberPlanCategoryNameOfSlug } from './category-name.ts';
import { memberSections } from './plan-address.ts';
import { memberSectionNames } from './section-name.ts';
import { lettersPath, memberSectionOrCategoryPath } from './zone-address.ts';

/** The breadcrumb name of a members zone page: the zone, a section, or a category. */
export const breadcrumbNameInMembersZone = (path: string): string => {
  if (path === routes.members) return 'Members zone';
  if (path === lettersPath()) return 'Members’ letters';
  const section = memberSections.find((one) => memberSectionOrCategoryPath(one) === path);
  return section === undefined
    ? memberPlanCategoryNameOfSlug(path.split('/').at(-2) ?? '')
    : memberSectionNames[section];
};
