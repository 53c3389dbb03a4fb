import type { Equipment } from '../training/equipment.ts';

type Group = {
  readonly id: string;
  readonly name: string;
  /** The end of a title such as "Workout plans with dumbbells". */
  readonly with: string;
  readonly equipment: readonly Equipment[];
};

/** Equipment in groups that people think of as one, each with a name for people and an id for addresses. */
const groups = [
  { id: 'none', name: 'Nothing', with: 'without kit', equipment: [] },
  {
    id: 'barbell',
    name: 'Barbell',
    with: 'with a barbell',
    equipment: ['barbell', 'e-z curl bar'],
  },
  { id: 'dumbbells', name: 'Dumbbells', with: 'with dumbbells', equipment: ['dumbbell'] },
  { id: 'kettlebells', name: 'Kettlebells', with: 'with kettlebells', equipment: ['kettlebells'] },
  { id: 'bands', name: 'Bands', with: 'with bands', equipment: ['bands'] },
  { id: 'cables', name: 'Cables', with: 'with cables', equipment: ['cable'] },
  { id: 'machines', name: 'Machines', with: 'with machines', equipment: ['machine'] },
  {
    id: 'cardio',
    name: 'Rower, bike or treadmill',
    with: 'with a rower or bike',
    equipment: ['cardio machine'],
  },
  {
    id: 'straps',
    name: 'Suspension trainer',
    with: 'with a suspension trainer',
    equipment: ['suspension trainer'],
  },
  {
    id: 'other',
    name: 'Other',
    with: 'with balls and other kit',
    equipment: ['exercise ball', 'foam roll', 'medicine ball', 'other'],
  },
] as const satisfies readonly Group[];

export type KitId = (typeof groups)[number]['id'];
/** A group of equipment. */
export type Kit = Group & { readonly id: KitId };

/** All groups of equipment. */
export const kits: readonly Kit[] = groups;

export const isKitId = (text: string): text is KitId => kits.some(({ id }) => id === text);

type NeedsEquipment = { readonly equipment: readonly Equipment[] };

const itemsOf = (ids: readonly KitId[]): readonly Equipment[] =>
  kits.filter(({ id }) => ids.includes(id)).flatMap(({ equipment }) => equipment);

/** Whether these groups are all the equipment that is needed. Without a group, equipment doesn't matter. */
export const isKitEnoughFor = ({ equipment }: NeedsEquipment, ids: readonly KitId[]): boolean => {
  if (ids.length === 0) return true;
  const available = itemsOf(ids);
  return equipment.every((item) => item === 'body only' || available.includes(item));
};

/** Whether it needs any equipment of these groups. */
export const needsAnyKitOf = ({ equipment }: NeedsEquipment, ids: readonly KitId[]): boolean => {
  const available = itemsOf(ids);
  return equipment.some((item) => available.includes(item));
};

/** The groups worth offering: "nothing", and those that any entry needs. */
export const kitChoices = (entries: readonly NeedsEquipment[]): readonly Kit[] => {
  const needed = new Set(entries.flatMap(({ equipment }) => equipment));
  return kits.filter(
    ({ id, equipment }) => id === 'none' || equipment.some((item) => needed.has(item)),
  );
};

/** The names of the groups that an entry needs. */
export const kitNamesOf = (entry: NeedsEquipment): readonly string[] =>
  kits.filter(({ id }) => needsAnyKitOf(entry, [id])).map(({ name }) => name);
