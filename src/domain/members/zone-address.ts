import { routes } from '../routes.ts';
import {
  isMemberSectionSlug,
  memberSectionOfShortPathName,
  parsePlanAddressBelowMembers,
  type MemberSectionSlug,
} from './plan-address.ts';

/** The page that an address of the members zone shows. */
export type MembersZonePage =
  | { readonly page: 'home' }
  | {
      readonly page: 'section';
      readonly section: MemberSectionSlug;
      readonly category: string | undefined;
    }
  /** The plan's address without `/members/`. */
  | { readonly page: 'plan'; readonly address: string }
  | { readonly page: 'letters' }
  | { readonly page: 'letter'; readonly slug: string }
  | { readonly page: 'unknown' };

const lettersName = 'letters';
/** The address of the members' letters, or of one of them. */
export const memberLettersOrOneLetterPath = (slug?: string): string =>
  `${routes.members}${lettersName}/${slug === undefined ? '' : `${slug}/`}`;

const listForm = /^([a-z-]+)(?:\/([a-z0-9]+(?:-[a-z0-9]+)*))?\/?$/;

/** Parses an address at or below `/members/`. */
export const membersZonePageOrUnknown = (path: string): MembersZonePage => {
  const rest = path.startsWith(routes.members) ? path.slice(routes.members.length) : '';
  if (rest === '') return { page: 'home' };
  if (parsePlanAddressBelowMembers(rest) !== undefined) {
    return { page: 'plan', address: rest.replace(/\/$/, '') };
  }
  const [, name = '', category] = listForm.exec(rest) ?? [];
  if (name === lettersName) {
    return category === undefined ? { page: 'letters' } : { page: 'letter', slug: category };
  }
  const section = isMemberSectionSlug(name) ? name : memberSectionOfShortPathName(name);
  return section === undefined ? { page: 'unknown' } : { page: 'section', section, category };
};

/** The key of a category: its section and its name, as in the list of plans. */
export const memberPlanCategoryKey = (section: MemberSectionSlug, category: string): string =>
  `${section}/${category}`;

/** The address of a section or of one of its categories. */
export const memberSectionOrCategoryPath = (
  section: MemberSectionSlug,
  category?: string,
): string => `${routes.members}${section}/${category === undefined ? '' : `${category}/`}`;
