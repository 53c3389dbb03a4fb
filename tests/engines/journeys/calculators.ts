import { amina, aminaLink, calculatorPaths } from '../../support/browser/calculator.ts';
import type { Journey } from '../journey.ts';
import { button, css, field, inside, region } from '../queries.ts';
import type { Visitor } from '../visitor.ts';

const { macro, oneRepMax, tdee, reverseDiet } = calculatorPaths;
const calculator = region('Calculator');
const here = (query: Parameters<typeof inside>[1]) => inside(calculator, query);

const fillAll = async (
  visitor: Visitor,
  texts: Readonly<Record<string, string>>,
): Promise<void> => {
  for (const [name, text] of Object.entries(texts)) await visitor.fill(here(field(name)), text);
};

export const calculatorJourneys: readonly Journey[] = [
  {
    title: 'the macro calculator computes, changes with the goal and is emptied',
    run: async (visitor) => {
      await visitor.open(macro);
      await fillAll(visitor, amina);
      await visitor.press(here(button('Calculate BMR')));
      await visitor.seeText(calculator, '1,370 kcal a day');
      await visitor.press(here(field('Fat loss')));
      await visitor.seeText(calculator, '1,534 kcal a day');
      await visitor.press(here(button('Reset')));
      await visitor.until('no result', () => !document.body.innerText.includes('1,534 kcal a day'));
    },
  },
  {
    title: 'an invalid field of a calculator gets the focus, in her unit and with its sentence',
    run: async (visitor) => {
      await visitor.open(macro);
      await visitor.press(here(field('lb')));
      await visitor.press(here(button('Calculate BMR')));
      await visitor.focusIsIn(here(field('Weight in pounds')));
      await visitor.seeText(calculator, 'Enter your weight.');
    },
  },
  {
    title: 'the one rep max calculator says how to load the bar, and keeps unit and bar',
    run: async (visitor) => {
      await visitor.open(macro);
      await visitor.press(here(field('lb')));
      await visitor.open(oneRepMax);
      const lift = { 'Weight you lifted in pounds': '135', 'Reps, 1 to 10': '5' };
      await fillAll(visitor, lift);
      await visitor.press(here(button('Calculate')));
      await visitor.seeText(calculator, '45 lb bar');
      await visitor.press(here(button('The bar and plates you have')));
      await visitor.choose(here(field('Bar')), '35 lb');
      await visitor.seeText(calculator, '35 lb bar');
      await visitor.open(oneRepMax);
      await fillAll(visitor, lift);
      await visitor.press(here(button('Calculate')));
      await visitor.seeText(calculator, '35 lb bar');
    },
  },
  {
    title: 'the TDEE calculator restores the numbers of a link',
    run: async (visitor) => {
      await visitor.open(`${tdee}#${aminaLink}`);
      await visitor.seeText(calculator, 'kcal a day');
      await visitor.at(tdee);
    },
  },
  {
    title: 'the reverse diet calculator shows its weeks',
    run: async (visitor) => {
      await visitor.open(reverseDiet);
      await visitor.see(here(css('form')));
    },
  },
];
