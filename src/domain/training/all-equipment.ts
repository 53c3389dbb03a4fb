export const libraryEquipment = [
  'bands',
  'barbell',
  'body only',
  'cable',
  'dumbbell',
  'e-z curl bar',
  'exercise ball',
  'foam roll',
  'kettlebells',
  'machine',
  'medicine ball',
  'other',
  'suspension trainer',
] as const;

/**
 * All equipment that a plan may need. Editors add equipment to a member plan that its exercises do
 * not name.
 */
export const allEquipment = [...libraryEquipment, 'cardio machine'] as const;
export type Equipment = (typeof allEquipment)[number];

export const isEquipment = (text: string): text is Equipment =>
  allEquipment.some((item) => item === text);
