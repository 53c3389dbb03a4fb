import { expect, it } from 'vitest';
import { allEquipment } from '../training/all-equipment.ts';
import { kitNamesOf } from './kit.ts';

it('every piece of equipment belongs to exactly one group', () => {
  for (const item of allEquipment.filter((one) => one !== 'body only')) {
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
