import { expect, it } from 'vitest';
import { checkFatMinimumInTexts } from './check-fat-minimum-in-texts.ts';

const problemsOf = (body: string): readonly string[] =>
  checkFatMinimumInTexts([{ type: 'article', id: 'article-food', fields: { body } }]).map(
    ({ problem }) => problem,
  );

it.each([
  'About 1.6 g of protein for each kilogram, and no less than about 0.8 g of fat for each kilogram.',
  '**Fat** no lower than about 0.8 g a kilogram.',
  'Fat: at least 0.8 to 1 g per kg.',
  'Keep fat above 0.8 g/kg.',
])('objects to a different minimum of fat: %s', (text) => {
  expect(problemsOf(text)).toEqual([
    'it names 0.8 g of fat for each kilogram, where our floor is 0.7 g',
  ]);
});

it.each([
  'At least 0.7 g of fat for each kilogram you weigh.',
  '4. **Fat** no lower than about 0.7 g a kilogram, our rule of thumb.',
  'For fat loss eat towards 2.0 g per kilogram.',
  'The fat-loss figure is about 2.7 g for each kilogram.',
  'Fat has 9 kcal, and of protein you need 1.6 g for each kilogram.',
  'Carry less fat. Eat 2 g a kilogram.',
])('accepts our minimum, and other amounts: %s', (text) => {
  expect(problemsOf(text)).toEqual([]);
});
