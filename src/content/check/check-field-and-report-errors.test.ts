import { describe, expect, it } from 'vitest';
import type { RawEntry } from '../model/entry.ts';
import {
  beltProduct,
  createAsset,
  errorMessagesAfterChange,
  errorMessagesOf,
  heavyLegsMemberPlan,
  sleepArticle,
  validEntries,
  squat,
} from './valid-space.test-support.ts';

describe('the check of a field', () => {
  it.each<[string, RawEntry, Readonly<Record<string, unknown>>]>([
    [
      'Exercise "Back squat" (squat), field slug: it is missing. Enter the last part of the address, for example goblet-squat.',
      squat,
      { slug: undefined },
    ],
    [
      'Exercise "Back squat" (squat), field slug: "Back Squat" cannot be part of an address. Use small letters, figures and single dashes, for example goblet-squat.',
      squat,
      { slug: 'Back Squat' },
    ],
    [
      'Exercise "Back squat" (squat), field category: "leg-exercise" is not the slug of an exercise category. Use one of: leg-exercises, or publish an exercise category with that slug.',
      squat,
      { category: 'leg-exercise' },
    ],
    [
      'Exercise "without a title" (squat), field title: it is empty. Write something.',
      squat,
      { title: '  ' },
    ],
    [
      'Exercise "Back squat" (squat), field level: "easy" is not one of its values. Use one of: beginner, intermediate, expert.',
      squat,
      { level: 'easy' },
    ],
    [
      'Exercise "Back squat" (squat), field image: it has no picture, or the picture is not published. Choose a published picture.',
      squat,
      { image: [] },
    ],
    [
      'Exercise "Back squat" (squat), field image: the picture gone is not published. Publish it, or choose another picture.',
      squat,
      { image: ['gone'] },
    ],
    [
      'Article "Sleep" (sleep), field date: "2026-02-30" is not a date. Enter a day of the calendar as year-month-day, for example 2026-03-14.',
      sleepArticle,
      { date: '2026-02-30' },
    ],
    [
      'Article "Sleep" (sleep), field categories: "sport" is not the slug of an article category. Use one of: recovery, or publish an article category with that slug.',
      sleepArticle,
      { categories: ['recovery', 'sport'] },
    ],
    [
      'Article "Sleep" (sleep), field reviewer: "ruht" is not the slug of a person. Use one of: priya, ruth, or publish a person with that slug.',
      sleepArticle,
      { reviewer: 'ruht' },
    ],
    [
      'Product "Belt" (belt), field priceEur: "forty" is not a price. Enter a number of 0 or more without a currency sign, for example 49.99.',
      beltProduct,
      { priceEur: 'forty' },
    ],
    [
      'Product "Belt" (belt), field priceUsd: -1 is not a price. Enter a number of 0 or more without a currency sign, for example 49.99.',
      beltProduct,
      { priceUsd: -1 },
    ],
    [
      'Product "Belt" (belt), field order: 1.5 is not a whole number. Enter a whole number.',
      beltProduct,
      { order: 1.5 },
    ],
    [
      'Product "Belt" (belt), field inStock: "yes" is not yes or no. Enter yes or no.',
      beltProduct,
      { inStock: 'yes' },
    ],
    [
      'Member plan "Heavy legs" (heavy), field category: "Legs and bum" is not of its form. Write it like "full-body".',
      heavyLegsMemberPlan,
      { category: 'Legs and bum' },
    ],
  ])('reports: %s', (message, entry, fields) => {
    expect(errorMessagesAfterChange(entry, fields)).toContain(message);
  });

  it('reports a picture without alt text', () => {
    expect(errorMessagesOf(validEntries, [createAsset('picture', ' ')])).toContain(
      'Exercise category "Leg exercises" (legs), field image: the picture "picture" (picture) has no alt text. Say what is seen in the description of the picture, in the media library.',
    );
  });

  it('reports a file that isn’t a picture', () => {
    const file = { ...createAsset('picture'), mimeType: 'application/pdf' };
    expect(errorMessagesOf(validEntries, [file])[0]).toContain('is no picture');
  });

  it('reports an address that doesn’t exist', () => {
    const banner: RawEntry = {
      type: 'homeBanner',
      id: 'banner',
      fields: {
        order: 1,
        heading: 'Learn',
        content1: 'Text.',
        button: 'Go',
        slug: 'exercises/arms',
        image: ['picture'],
      },
    };
    expect(errorMessagesOf([...validEntries, banner])[0]).toContain(
      'Home banner "Learn" (banner), field slug: it leads to /exercises/arms/, a page that does not exist.',
    );
  });
});

describe('the check of a film', () => {
  const film = { ...createAsset('film'), mimeType: 'video/mp4', bytes: 90_000 };
  const large = { ...film, id: 'large', title: 'Squat', bytes: 4_700_000 };
  const captions = { ...createAsset('words'), mimeType: 'text/vtt' };
  const muscles = { ...createAsset('muscles'), mimeType: 'image/svg+xml', bytes: 2000 };
  const heavy = { ...muscles, id: 'heavy', title: 'A whole chart', bytes: 21_000 };
  const photo = { ...createAsset('photo'), bytes: 2000 };
  const assets = [createAsset('picture'), film, large, captions, muscles, heavy, photo];
  const errorsWith = (fields: Readonly<Record<string, unknown>>): readonly string[] =>
    errorMessagesOf(
      validEntries.map((entry) =>
        entry === squat ? { ...entry, fields: { ...entry.fields, ...fields } } : entry,
      ),
      assets,
    );

  it('accepts films of up to 4 MB, captions, and a drawing of muscles for each', () => {
    expect(
      errorsWith({
        movie: ['film'],
        movieSides: ['film'],
        movieCaptions: ['words'],
        movieMuscles: ['muscles', 'muscles'],
      }),
    ).toEqual([]);
  });

  it.each<[Readonly<Record<string, unknown>>, string]>([
    [{ movie: ['gone'] }, 'the film gone is not published. Publish it, or choose another film.'],
    [
      { movieSides: ['picture'] },
      'the file "picture" (picture) is no film. Choose an MP4 or WebM file.',
    ],
    [
      { movie: ['large'] },
      'the film "Squat" (large) has 4.7 MB. Export it with 4 MB or less: shorter, smaller, or without sound.',
    ],
    [
      { movieCaptions: ['film'] },
      'the file "film" (film) has no captions. Choose a WebVTT file (.vtt).',
    ],
    [
      { movieCaptions: ['gone'] },
      'the captions gone are not published. Publish them, or choose other captions.',
    ],
  ])('reports %o', (fields, sentence) => {
    expect(errorsWith(fields)).toEqual([
      `Exercise "Back squat" (squat), field ${Object.keys(fields).join()}: ${sentence}`,
    ]);
  });

  it.each<[readonly string[], string]>([
    [['gone'], 'the drawing gone is not published. Publish it, or leave the field empty.'],
    [
      ['photo'],
      'the file "photo" (photo) is no small drawing. Choose one that `draw -- --tint` has drawn (SVG), or leave the field empty.',
    ],
    [
      ['heavy'],
      'the file "A whole chart" (heavy) is no small drawing. Choose one that `draw -- --tint` has drawn (SVG), or leave the field empty.',
    ],
    [
      ['muscles', 'muscles'],
      'it has 2 drawings of muscles for 1 films. Choose one for each side, in the order of the films, or leave the field empty.',
    ],
  ])('reports the drawings %j over one film', (movieMuscles, sentence) => {
    expect(errorsWith({ movie: ['film'], movieMuscles })).toEqual([
      `Exercise "Back squat" (squat), field movieMuscles: ${sentence}`,
    ]);
  });

  it('reports drawings of muscles where no film is', () => {
    expect(errorsWith({ movieSides: ['film'], movieMuscles: ['muscles'] })[0]).toContain(
      'it has 1 drawings of muscles for 0 films.',
    );
  });
});
