/**
 * The words on the switch between kilograms, and kilograms with pounds: its beginning, and what a
 * press changes to.
 */
export const kgOrKgWithPoundsSwitchWords = {
  start: 'Weights',
  toPounds: 'pounds as well',
  toKilograms: 'kilograms only',
} as const;
