// Apart from kit.ts, because a session needs the names of kit before its first set, and no filter.
import { equipmentOfKits, kits, type Kit, type KitId, type NeedsEquipment } from './kit.ts';

/** Whether these groups are all the equipment that is needed. Without a group, equipment doesn't matter. */
export const isKitEnoughFor = ({ equipment }: NeedsEquipment, ids: readonly KitId[]): boolean => {
  if (ids.length === 0) return true;
  const available = equipmentOfKits(ids);
  return equipment.every((item) => item === 'body only' || available.includes(item));
};

/** The groups worth offering: "nothing", and those that any entry needs. */
export const kitChoices = (entries: readonly NeedsEquipment[]): readonly Kit[] => {
  const needed = new Set(entries.flatMap(({ equipment }) => equipment));
  return kits.filter(
    ({ id, equipment }) => id === 'none' || equipment.some((item) => needed.has(item)),
  );
};
