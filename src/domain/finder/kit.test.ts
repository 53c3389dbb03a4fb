import { expect, it } from 'vitest';
import { allEquipment } from '../training/all-equipment.ts';
import { namesOfNeededKits } from './kit.ts';

it('every piece of equipment belongs to exactly one group', () => {
  for (const item of allEquipment.filter((one) => one !== 'body only')) {
    expect(namesOfNeededKits({ equipment: [item] }), item).toHaveLength(1);
  }
});

it('namesOfNeededKits lists the name of each group once', () => {
  expect(namesOfNeededKits({ equipment: ['e-z curl bar', 'barbell', 'cable'] })).toEqual([
    'Barbell',
    'Cables',
  ]);
  expect(namesOfNeededKits({ equipment: ['body only'] })).toEqual([]);
});
