import type { Equipment } from '../training/all-equipment.ts';

type Group = {
  readonly id: string;
  readonly name: string;
  readonly equipment: readonly Equipment[];
};

/**
 * Equipment in groups that people think of as one, each with a name for people and an id for
 * addresses.
 */
const groups = [
  { id: 'none', name: 'Nothing', equipment: [] },
  {
    id: 'barbell',
    name: 'Barbell',
    equipment: ['barbell', 'e-z curl bar'],
  },
  { id: 'dumbbells', name: 'Dumbbells', equipment: ['dumbbell'] },
  { id: 'kettlebells', name: 'Kettlebells', equipment: ['kettlebells'] },
  { id: 'bands', name: 'Bands', equipment: ['bands'] },
  { id: 'cables', name: 'Cables', equipment: ['cable'] },
  { id: 'machines', name: 'Machines', equipment: ['machine'] },
  {
    id: 'cardio',
    name: 'Rower, bike or treadmill',
    equipment: ['cardio machine'],
  },
  {
    id: 'straps',
    name: 'Suspension trainer',
    equipment: ['suspension trainer'],
  },
  {
    id: 'other',
    name: 'Other',
    equipment: ['exercise ball', 'foam roll', 'medicine ball', 'other'],
  },
] as const satisfies readonly Group[];

export type KitId = (typeof groups)[number]['id'];
/** A group of equipment. */
export type Kit = Group & { readonly id: KitId };

/** All groups of equipment. */
export const kits: readonly Kit[] = groups;

export const isKitId = (text: string): text is KitId => kits.some(({ id }) => id === text);

export type NeedsEquipment = { readonly equipment: readonly Equipment[] };

/** All equipment of these groups. */
export const equipmentOfKitIds = (ids: readonly KitId[]): readonly Equipment[] =>
  kits.filter(({ id }) => ids.includes(id)).flatMap(({ equipment }) => equipment);

/** Whether it needs any equipment of these groups. */
export const needsAnyKitOf = ({ equipment }: NeedsEquipment, ids: readonly KitId[]): boolean => {
  const available = equipmentOfKitIds(ids);
  return equipment.some((item) => available.includes(item));
};

/** The names of the groups that an entry needs. */
export const namesOfNeededKits = (entry: NeedsEquipment): readonly string[] =>
  kits.filter(({ id }) => needsAnyKitOf(entry, [id])).map(({ name }) => name);
