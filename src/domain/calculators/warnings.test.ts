import { expect, it } from 'vitest';
import { activityLevelKeys, dailyEnergyFromBmr } from './energy.ts';
import { macroPlanForDailyEnergyAndGoal } from './macros.ts';
import { warningsUnderBmrOrMinimum } from './warnings.ts';

it.each([
  [1370, 1370, []],
  [1369, 1370, ['under-bmr']],
  [1369, undefined, []],
  [1200, undefined, []],
  [1199, undefined, ['under-1200']],
  [919, 957, ['under-bmr', 'under-1200']],
  [1150, 1100, ['under-1200']],
])('warningsUnderBmrOrMinimum for %i kcal and a BMR of %s are %j', (calories, bmr, warnings) => {
  expect(warningsUnderBmrOrMinimum(calories, bmr)).toEqual(warnings);
});

it('warningsUnderBmrOrMinimum warns of fat loss below the BMR only with sedentary activity: 1.2 ÷ 1.25 is 0.96, 1.4 ÷ 1.25 is 1.12', () => {
  const under = activityLevelKeys.filter((activity) => {
    const { calories } = macroPlanForDailyEnergyAndGoal(
      dailyEnergyFromBmr(1500, activity),
      'fat-loss',
    );
    return warningsUnderBmrOrMinimum(calories, 1500).includes('under-bmr');
  });
  expect(under).toEqual(['sedentary']);
});
