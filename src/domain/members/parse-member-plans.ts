import type { PlanRights } from '../entitlement.ts';
import type { LockedSection, MemberPlan, MemberPlans, Offer, SalesPage } from './member-plan.ts';
import { isMemberSection } from './plan-address.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isOptionalText = (value: unknown): value is string | undefined =>
  value === undefined || isText(value);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);

/** Each item of a list, read; undefined unless all of them can be. */
const parseAll = <Item>(
  value: unknown,
  parse: (item: unknown) => Item | undefined,
): readonly Item[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const items = value.map((item: unknown) => parse(item));
  const read = items.filter((item) => item !== undefined);
  return read.length === items.length ? read : undefined;
};

const parseRights = (value: unknown): PlanRights | undefined => {
  if (!isFields(value)) return undefined;
  const { free, productId, link, link2, sub } = value;
  if (typeof free !== 'boolean') return undefined;
  if (![productId, link, link2, sub].every(isOptionalText)) return undefined;
  const text = (id: unknown): string | undefined => (isText(id) ? id : undefined);
  return { free, productId: text(productId), link: text(link), link2: text(link2), sub: text(sub) };
};

/** Reads a member plan as it stands in the private files and as it travels; undefined when it is none. */
export const parseMemberPlan = (value: unknown): MemberPlan | undefined => {
  if (!isFields(value)) return undefined;
  const { id, title, section, category, slug, lead, weeks, sessions, minutes, kit, picture } =
    value;
  const rights = parseRights(value['rights']);
  if (!isText(id) || !isText(title) || !isText(category) || !isText(slug)) return undefined;
  if (!isText(section) || !isMemberSection(section) || rights === undefined) return undefined;
  if (!isText(lead) || !isNumber(weeks) || !isNumber(sessions) || !isText(picture))
    return undefined;
  if (!isTexts(kit) || !isFields(minutes)) return undefined;
  const { from, to } = minutes;
  if (!isNumber(from) || !isNumber(to)) return undefined;
  return {
    id,
    title,
    section,
    category,
    slug,
    lead,
    weeks,
    sessions,
    minutes: { from, to },
    kit,
    picture,
    rights,
  };
};

const parseSalesPage = (value: unknown): SalesPage | undefined => {
  if (!isFields(value)) return undefined;
  const { title, path } = value;
  return isText(title) && isText(path) ? { title, path } : undefined;
};

/** The public pages that a refusal names. Where it names none, or something else arrived, there are none. */
export const parseOffers = (body: unknown): readonly SalesPage[] =>
  (isFields(body) ? parseAll(body['offers'], parseSalesPage) : undefined) ?? [];

const parseOffer = (value: unknown): Offer | undefined => {
  const page = parseSalesPage(value);
  const plans = isFields(value) ? value['plans'] : undefined;
  return page === undefined || !isNumber(plans) ? undefined : { ...page, plans };
};

const parseLocked = (value: unknown): LockedSection | undefined => {
  if (!isFields(value)) return undefined;
  const { section, plans } = value;
  const offers = parseAll(value['offers'], parseOffer);
  if (!isText(section) || !isMemberSection(section) || !isNumber(plans)) return undefined;
  return offers === undefined ? undefined : { section, plans, offers };
};

/** Reads the answer of `GET /api/members/plans`; undefined when something else arrived. */
export const parseMemberPlans = (value: unknown): MemberPlans | undefined => {
  if (!isFields(value) || typeof value['isWhole'] !== 'boolean') return undefined;
  const plans = parseAll(value['plans'], parseMemberPlan);
  const locked = parseAll(value['locked'], parseLocked);
  if (plans === undefined || locked === undefined) return undefined;
  return { plans, locked, isWhole: value['isWhole'] };
};

/** A member plan with its text, whose shape is that of `toSections`. */
export type OpenedPlan = { readonly plan: MemberPlan; readonly sections: readonly unknown[] };

/** Reads the answer of `GET /api/members/plans/…`; undefined when something else arrived. */
export const parseOpenedPlan = (value: unknown): OpenedPlan | undefined => {
  if (!isFields(value)) return undefined;
  const { sections } = value;
  const plan = parseMemberPlan(value['plan']);
  return plan === undefined || !Array.isArray(sections) ? undefined : { plan, sections };
};

/** Reads the answer of `GET /api/members/pictures?plan=…`: pictures in base64 by the plan's address. */
export const parsePictures = (value: unknown): ReadonlyMap<string, string> | undefined => {
  const pictures = isFields(value) ? value['pictures'] : undefined;
  if (!isFields(pictures)) return undefined;
  return new Map(
    Object.entries(pictures).filter((entry): entry is [string, string] => isText(entry[1])),
  );
};
