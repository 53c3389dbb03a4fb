import { expect, it } from 'vitest';
import { activities, dailyEnergy } from './energy.ts';
import { planMacros } from './macros.ts';
import { energyWarnings } from './warnings.ts';

it.each([
  [1370, 1370, []],
  [1369, 1370, ['under-bmr']],
  [1369, undefined, []],
  [1200, undefined, []],
  [1199, undefined, ['under-1200']],
  [919, 957, ['under-bmr', 'under-1200']],
  [1150, 1100, ['under-1200']],
])('%i kcal with a BMR of %s: %j', (calories, bmr, warnings) => {
  expect(energyWarnings(calories, bmr)).toEqual(warnings);
});

it('fat loss is under the BMR in a sedentary week alone: 1.2 ÷ 1.25 is 0.96, 1.4 ÷ 1.25 is 1.12', () => {
  const under = activities.filter((activity) => {
    const { calories } = planMacros(dailyEnergy(1500, activity), 'fat-loss');
    return energyWarnings(calories, 1500).includes('under-bmr');
  });
  expect(under).toEqual(['sedentary']);
});
