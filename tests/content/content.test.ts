import { describe, expect, it } from 'vitest';
import { describeFault, findContentFaults } from '../../src/content/faults.ts';
import type { ContentEntry } from '../../src/content/faults.ts';
import { renderMarkdown } from '../../src/content/markdown.ts';
import { markdownFieldOf } from '../../src/content/model.ts';
import type { ContentTypeId } from '../../src/content/model.ts';
import { readContent } from './space.ts';
import { findWordFaults } from './words.ts';

const space = await readContent();
const ofType = (type: ContentTypeId): readonly ContentEntry[] =>
  space.entries.filter((entry) => entry.type === type);
const renderedOf = (entry: ContentEntry) =>
  renderMarkdown(String(entry.fields[markdownFieldOf(entry.type) ?? ''] ?? ''));

it('has no fault that would stop the build', () => {
  expect(findContentFaults(space).map(describeFault)).toEqual([]);
});

it('keeps to docs/voice.md', () => {
  expect(findWordFaults(space)).toEqual([]);
});

it.each<readonly [ContentTypeId, number]>([
  ['exercise', 120],
  ['workoutPlan', 24],
  ['workoutPack', 12],
  ['preBuiltPlan', 6],
  ['homeGymPack', 8],
  ['article', 24],
  ['articleCategory', 6],
  ['faq', 16],
])('has at least as many entries of %s as were promised: %i', (type, least) => {
  expect(ofType(type).length).toBeGreaterThanOrEqual(least);
});

const memberCategories =
  'abs-core back-shoulders-triceps cardio full-body legs upper-body circuits hiit no-equipment 30-minute-workouts boobs-biceps bum-thighs fat-blaster muscle-growth pull push simply-abs simply-back simply-biceps-triceps simply-calves simply-chest simply-glutes simply-hamstrings simply-quads simply-shoulders strength-power tone-sculpt volume-training'.split(
    ' ',
  );

it.each(memberCategories)('has a member plan in the category %s', (category) => {
  expect(ofType('memberPlan').map((plan) => plan.fields['category'])).toContain(category);
});

it('has member plans in all six sections', () => {
  const sections = new Set(ofType('memberPlan').map((plan) => plan.fields['section']));
  expect([...sections].sort()).toEqual(
    ['finishers', 'homegym', 'packs', 'prebuilt', 'warmups', 'workout-plans'].sort(),
  );
});

const partsOfAnExercise = [
  'Set up',
  'How to do it',
  'Cues',
  'Common mistakes',
  'Easier and harder',
  'Muscles worked',
];

describe.each(ofType('exercise').map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  it('has every part of an exercise', () => {
    expect(renderedOf(entry).headings.map(({ text }) => text)).toEqual(partsOfAnExercise);
  });
});

describe.each(ofType('article').map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  it('is as long as an article', () => {
    const { words } = renderedOf(entry);
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1500);
  });
});
