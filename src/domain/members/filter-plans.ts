import type { MemberPlan } from './member-plan.ts';
import { isMemberSection, type MemberSection } from './plan-address.ts';

/** Kit as a member thinks of it, and what the exercise library calls what belongs to it. */
const kitGroups = [
  { id: 'none', name: 'Nothing', equipment: [] },
  { id: 'barbell', name: 'Barbell', equipment: ['barbell', 'e-z curl bar'] },
  { id: 'dumbbells', name: 'Dumbbells', equipment: ['dumbbell'] },
  { id: 'kettlebells', name: 'Kettlebells', equipment: ['kettlebells'] },
  { id: 'bands', name: 'Bands', equipment: ['bands'] },
  { id: 'cables', name: 'Cables', equipment: ['cable'] },
  { id: 'machines', name: 'Machines', equipment: ['machine'] },
  { id: 'cardio', name: 'Rower, bike or treadmill', equipment: ['cardio machine'] },
  { id: 'straps', name: 'Suspension trainer', equipment: ['suspension trainer'] },
  {
    id: 'other',
    name: 'Other',
    equipment: ['exercise ball', 'foam roll', 'medicine ball', 'other'],
  },
] as const;
export type KitId = (typeof kitGroups)[number]['id'];
type KitGroup = {
  readonly id: KitId;
  readonly name: string;
  readonly equipment: readonly string[];
};

/** The minutes that a member can say she has. */
export const minuteChoices = [15, 30, 45, 60] as const;
export type MinuteChoice = (typeof minuteChoices)[number];

/** What a member is looking for. */
export type PlanFilter = {
  readonly section: MemberSection | undefined;
  readonly category: string | undefined;
  /** Her longest session; undefined when time does not matter. */
  readonly minutes: MinuteChoice | undefined;
  /** All the kit she has; empty when kit does not matter. */
  readonly kit: readonly KitId[];
};

export const noFilter: PlanFilter = {
  section: undefined,
  category: undefined,
  minutes: undefined,
  kit: [],
};

const allGroups: readonly KitGroup[] = kitGroups;

const fitsKit = (plan: MemberPlan, kit: readonly KitId[]): boolean => {
  if (kit.length === 0) return true;
  const had = allGroups.filter(({ id }) => kit.includes(id)).flatMap(({ equipment }) => equipment);
  return plan.kit.every((item) => had.includes(item));
};

// Nobody knows how long a text without a plan takes.
const fitsTime = ({ minutes }: MemberPlan, most: MinuteChoice | undefined): boolean =>
  most === undefined || (minutes.to > 0 && minutes.to <= most);

/** The plans that fit: of the section and the category, none of whose sessions takes longer, with no other kit than she has. */
export const filterPlans = (
  plans: readonly MemberPlan[],
  { section, category, minutes, kit }: PlanFilter,
): readonly MemberPlan[] =>
  plans.filter(
    (plan) =>
      (section === undefined || plan.section === section) &&
      (category === undefined || plan.category === category) &&
      fitsTime(plan, minutes) &&
      fitsKit(plan, kit),
  );

/** The kit that tells these plans apart: "nothing", and each of which at least one plan needs some. */
export const kitOfPlans = (plans: readonly MemberPlan[]): readonly KitGroup[] => {
  const needed = new Set(plans.flatMap(({ kit }) => kit));
  return allGroups.filter(
    ({ id, equipment }) => id === 'none' || equipment.some((item) => needed.has(item)),
  );
};

/** What a plan needs, as a member thinks of it. */
export const kitNamesOf = ({ kit }: Pick<MemberPlan, 'kit'>): readonly string[] =>
  allGroups
    .filter(({ equipment }) => equipment.some((item) => kit.includes(item)))
    .map(({ name }) => name);

const isMinuteChoice = (value: number): value is MinuteChoice =>
  minuteChoices.some((choice) => choice === value);
const isKitId = (text: string): text is KitId => allGroups.some(({ id }) => id === text);

/** Reads a filter from the query of an address; what is unknown there is left out. */
export const readFilter = (search: string): PlanFilter => {
  const query = new URLSearchParams(search);
  const [section = '', category] = (query.get('in') ?? '').split('/');
  const minutes = Number(query.get('minutes'));
  return {
    section: isMemberSection(section) ? section : undefined,
    category: isMemberSection(section) ? category : undefined,
    minutes: isMinuteChoice(minutes) ? minutes : undefined,
    kit: [...new Set((query.get('kit') ?? '').split('.').filter(isKitId))],
  };
};

/** The query of an address for a filter, with its question mark; empty when nothing is filtered. */
export const writeFilter = ({ section, category, minutes, kit }: PlanFilter): string => {
  const parts = [
    ...(section === undefined
      ? []
      : [`in=${section}${category === undefined ? '' : `/${encodeURIComponent(category)}`}`]),
    ...(minutes === undefined ? [] : [`minutes=${minutes}`]),
    ...(kit.length === 0 ? [] : [`kit=${kit.join('.')}`]),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
};
