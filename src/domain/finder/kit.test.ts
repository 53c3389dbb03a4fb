import { expect, it } from 'vitest';
import { equipment } from '../training/equipment.ts';
import { isKitEnoughFor, kitChoices } from './chosen-filters.ts';
import { kitNamesOf } from './kit.ts';

it('the choices are "nothing" and every group that an entry needs', () => {
  const ids = kitChoices([{ equipment: ['barbell', 'cable'] }, { equipment: ['body only'] }]).map(
    ({ id }) => id,
  );
  expect(ids).toEqual(['none', 'barbell', 'cables']);
  expect(kitChoices([]).map(({ id }) => id)).toEqual(['none']);
});

it('every piece of equipment belongs to exactly one group', () => {
  for (const item of equipment.filter((one) => one !== 'body only')) {
    expect(kitNamesOf({ equipment: [item] }), item).toHaveLength(1);
  }
});

it('kitNamesOf lists the name of each group once', () => {
  expect(kitNamesOf({ equipment: ['e-z curl bar', 'barbell', 'cable'] })).toEqual([
    'Barbell',
    'Cables',
  ]);
  expect(kitNamesOf({ equipment: ['body only'] })).toEqual([]);
});

it('a bodyweight exercise needs no kit', () => {
  expect(isKitEnoughFor({ equipment: ['body only'] }, ['none'])).toBe(true);
  expect(isKitEnoughFor({ equipment: ['body only', 'barbell'] }, ['none'])).toBe(false);
});
