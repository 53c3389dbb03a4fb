import { routes } from '../routes.ts';
import { memberPlanCategoryNameOfSlug } from './category-name.ts';
import { memberSectionSlugs } from './plan-address.ts';
import { memberSectionDisplayNames } from './section-name.ts';
import { memberLettersOrOneLetterPath, memberSectionOrCategoryPath } from './zone-address.ts';

/** The breadcrumb name of a members zone page: the zone, a section, or a category. */
export const breadcrumbNameInMembersZone = (path: string): string => {
  if (path === routes.members) return 'Members zone';
  if (path === memberLettersOrOneLetterPath()) return 'Members’ letters';
  const section = memberSectionSlugs.find((one) => memberSectionOrCategoryPath(one) === path);
  return section === undefined
    ? memberPlanCategoryNameOfSlug(path.split('/').at(-2) ?? '')
    : memberSectionDisplayNames[section];
};
