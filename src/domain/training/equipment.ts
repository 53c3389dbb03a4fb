/** The equipment of the exercises in the library. */
export const exerciseEquipment = [
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
export const equipment = [...exerciseEquipment, 'cardio machine'] as const;
export type Equipment = (typeof equipment)[number];

export const isEquipment = (text: string): text is Equipment =>
  equipment.some((item) => item === text);
