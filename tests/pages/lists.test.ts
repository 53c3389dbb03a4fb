import { describe, expect, it } from 'vitest';
import { inOrderOf, numberOf, starterEntries, textOf } from '../support/browser/starter-entries.ts';
import { addressesOf, builtPage, only, textIn } from '../support/built-site.ts';
import { cardAddresses, cardAddressesOfList } from '../support/page-cards.ts';

describe('a list in the content’s order', () => {
  it.each([
    { type: 'workoutPack', field: 'order', path: '/workout-packs/' },
    { type: 'preBuiltPlan', field: 'index', path: '/pre-built-plans/' },
    { type: 'homeGymPack', field: 'index', path: '/home-gym-packs/' },
    { type: 'exerciseCategory', field: 'order', path: '/exercises/' },
    { type: 'calculator', field: 'order', path: '/calculators/' },
  ])('is on $path', ({ type, field, path }) => {
    const entries = inOrderOf(type, field);
    expect(new Set(entries.map((entry) => numberOf(entry, field))).size).toBe(entries.length);
    expect(cardAddresses(path)).toEqual(entries.map((entry) => `${path}${textOf(entry, 'slug')}/`));
  });
});

describe('the exercise library', () => {
  const categories = [
    'shoulder-exercises',
    'back-exercises',
    'chest-exercises',
    'arm-exercises',
    'abs-and-core-exercises',
    'bum-exercises',
    'leg-exercises',
  ];

  const exercisesIn = (category: string): readonly string[] =>
    starterEntries('exercise')
      .filter((exercise) => exercise['category'] === category)
      .map((exercise) => `/exercises/${category}/${textOf(exercise, 'slug')}/`)
      .toSorted();

  it('has the categories of ROUTES-3', () => {
    expect(cardAddresses('/exercises/').toSorted()).toEqual(
      categories.map((category) => `/exercises/${category}/`).toSorted(),
    );
  });

  it.each(categories)('lists all exercises of %s under its name', (category) => {
    const path = `/exercises/${category}/`;
    const heading = textIn(only(builtPage(path).main, 'h1'));
    expect(heading.toLowerCase()).toBe(category.replaceAll('-', ' '));
    expect(cardAddressesOfList(path).toSorted()).toEqual(exercisesIn(category));
  });

  const backSquat = '/exercises/leg-exercises/back-squat/';

  it('links to the category’s other exercises beside an exercise', () => {
    const links = builtPage(backSquat).main.querySelectorAll('[aria-label="More exercises"] a');
    const others = addressesOf(links).filter((address) => address !== '/exercises/leg-exercises/');
    expect(others.toSorted()).toEqual(
      exercisesIn('leg-exercises').filter((address) => address !== backSquat),
    );
  });

  it('shows an exercise with picture and text', () => {
    const { main } = builtPage(backSquat);
    expect(main.querySelectorAll('article img').length).toBeGreaterThan(0);
    expect(textIn(main.querySelector('.prose h2'))).not.toBe('');
  });

  it('says that more exercises are coming soon, and invites visitors to the mailing list', () => {
    const note = builtPage(backSquat)
      .main.querySelectorAll('aside')
      .find((aside) => textIn(aside).includes('More exercises are coming soon'));
    expect(textIn(note)).toMatch(/mailing list/i);
    expect(note?.querySelector('a')?.getAttribute('href')).toMatch(/^mailto:.+|^\//);
  });
});
