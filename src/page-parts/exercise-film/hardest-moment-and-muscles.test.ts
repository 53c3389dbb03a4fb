import { expect, it } from 'vitest';
import {
  msUntilFilmSecond,
  parseHardestMomentAndMuscles,
  hardestMomentMusclesText,
  loopSecondsApart,
} from './hardest-moment-and-muscles.ts';

const drawing = (attributes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 852" ${attributes}>\n<path data-helps="neck" d="M0 0z"/></svg>`;

it('reads the moment and the muscles from the first line', () => {
  expect(
    parseHardestMomentAndMuscles(
      drawing('data-at="2.84" data-most="biceps" data-helps="lower back,tail" data-unseen="lats"'),
    ),
  ).toEqual({ second: 2.84, most: ['biceps'], helps: ['lower back'], unseen: ['lats'] });
  expect(parseHardestMomentAndMuscles(drawing('data-at="0.2"'))).toEqual({
    second: 0.2,
    most: [],
    helps: [],
    unseen: [],
  });
});

it('takes nothing for a drawing that names no moment', () => {
  expect(parseHardestMomentAndMuscles(drawing('data-most="biceps"'))).toBeUndefined();
  expect(parseHardestMomentAndMuscles('<!doctype html>')).toBeUndefined();
});

it('names each group once, with how it is marked', () => {
  const none = { second: 1, most: [], helps: [], unseen: [] } as const;
  expect(
    hardestMomentMusclesText({
      ...none,
      most: ['quadriceps', 'glutes'],
      helps: ['hamstrings'],
      unseen: ['lower back'],
    }),
  ).toBe(
    'Working hardest (filled in): the quadriceps and glutes. Helping (striped): the hamstrings. Hidden from this side: the lower back.',
  );
  expect(hardestMomentMusclesText({ ...none, most: ['chest'] })).toBe(
    'Working hardest (filled in): the chest.',
  );
});

const film = (currentTime: number) => ({ currentTime, duration: 4 });

it('waits until the film comes to a moment, in this turn or in the next', () => {
  expect(msUntilFilmSecond(2.5, film(1), 1)).toBe(1500);
  expect(msUntilFilmSecond(2.5, film(1), 0.5)).toBe(3000);
  expect(msUntilFilmSecond(0.5, film(3.5), 1)).toBe(1000);
  // It has just rested there.
  expect(msUntilFilmSecond(2.5, film(2.5), 1)).toBe(4000);
});

it('knows that the end of a film is beside its beginning', () => {
  expect(loopSecondsApart(film(3.75), 0.25)).toBe(0.5);
  expect(loopSecondsApart(film(1), 2.5)).toBe(1.5);
});
