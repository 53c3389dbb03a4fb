import type { Equipment } from '../training/equipment.ts';
import type { MemberPlan } from './member-plan.ts';
import { isMemberSection, type MemberSection } from './plan-address.ts';

type Group = {
  readonly id: string;
  readonly name: string;
  readonly equipment: readonly Equipment[];
};

/** Equipment in the groups that members think of, each with a name for people and an id for addresses. */
const equipmentGroups = [
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
] as const satisfies readonly Group[];
export type EquipmentGroupId = (typeof equipmentGroups)[number]['id'];
type EquipmentGroup = Group & { readonly id: EquipmentGroupId };

const allGroups: readonly EquipmentGroup[] = equipmentGroups;

/** The lengths of a session that a member can choose as her limit, in minutes. */
export const minuteChoices = [15, 30, 45, 60] as const;
export type MinuteChoice = (typeof minuteChoices)[number];

/** What a member is looking for. */
export type PlanFilter = {
  readonly section: MemberSection | undefined;
  readonly category: string | undefined;
  /** The most minutes that she has for a session; undefined when time does not matter. */
  readonly minutes: MinuteChoice | undefined;
  /** All the equipment that she has; empty when equipment does not matter. */
  readonly equipment: readonly EquipmentGroupId[];
};

export const noFilter: PlanFilter = {
  section: undefined,
  category: undefined,
  minutes: undefined,
  equipment: [],
};

const hasEquipmentFor = (plan: MemberPlan, groups: readonly EquipmentGroupId[]): boolean => {
  if (groups.length === 0) return true;
  const available = allGroups
    .filter(({ id }) => groups.includes(id))
    .flatMap(({ equipment }) => equipment);
  return plan.equipment.every((item) => available.includes(item));
};

// A text without a plan has no length: it fits only when time does not matter.
const fitsTime = ({ minutes }: MemberPlan, limit: MinuteChoice | undefined): boolean =>
  limit === undefined || (minutes.to > 0 && minutes.to <= limit);

/**
 * The plans of the section and the category whose longest session fits the minutes and which need no other equipment than the
 * member has.
 */
export const filterPlans = (
  plans: readonly MemberPlan[],
  { section, category, minutes, equipment }: PlanFilter,
): readonly MemberPlan[] =>
  plans.filter(
    (plan) =>
      (section === undefined || plan.section === section) &&
      (category === undefined || plan.category === category) &&
      fitsTime(plan, minutes) &&
      hasEquipmentFor(plan, equipment),
  );

/** The groups of equipment that are worth offering as a filter: "nothing", and those that a plan needs something of. */
export const equipmentChoices = (plans: readonly MemberPlan[]): readonly EquipmentGroup[] => {
  const needed = new Set(plans.flatMap(({ equipment }) => equipment));
  return allGroups.filter(
    ({ id, equipment }) => id === 'none' || equipment.some((item) => needed.has(item)),
  );
};

/** The names of the groups that a plan needs something of. */
export const equipmentNamesOf = (plan: Pick<MemberPlan, 'equipment'>): readonly string[] =>
  allGroups
    .filter(({ equipment }) => equipment.some((item) => plan.equipment.includes(item)))
    .map(({ name }) => name);

const isMinuteChoice = (value: number): value is MinuteChoice =>
  minuteChoices.some((choice) => choice === value);
const isEquipmentGroupId = (text: string): text is EquipmentGroupId =>
  allGroups.some(({ id }) => id === text);

/** Parses a filter out of the query of an address; values that do not exist are left out. */
export const parseFilter = (search: string): PlanFilter => {
  const query = new URLSearchParams(search);
  const [section = '', category] = (query.get('in') ?? '').split('/');
  const minutes = Number(query.get('minutes'));
  return {
    section: isMemberSection(section) ? section : undefined,
    category: isMemberSection(section) ? category : undefined,
    minutes: isMinuteChoice(minutes) ? minutes : undefined,
    equipment: [...new Set((query.get('kit') ?? '').split('.').filter(isEquipmentGroupId))],
  };
};

/** The query of an address for a filter, with its question mark; empty when nothing is filtered. */
export const writeFilter = ({ section, category, minutes, equipment }: PlanFilter): string => {
  const parts = [
    ...(section === undefined
      ? []
      : [`in=${section}${category === undefined ? '' : `/${encodeURIComponent(category)}`}`]),
    ...(minutes === undefined ? [] : [`minutes=${minutes}`]),
    ...(equipment.length === 0 ? [] : [`kit=${equipment.join('.')}`]),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
};
