import { expect, it } from 'vitest';
import { describeFault } from '../../src/domain/content-fault.ts';
import { findContentErrors } from '../../src/content/check/find-content-errors.ts';
import { findAdvice } from '../../src/content/check/find-advice.ts';
import { contentTypeIds } from '../../src/content/model/content-model.ts';
import { readContentSpace } from './read-content-space.ts';

const space = await readContentSpace();
const memberPlans = space.entries.filter(({ type }) => type === 'memberPlan');

it('has no content errors, which would stop a build', () => {
  expect(findContentErrors(space).map(describeFault)).toEqual([]);
});

it('follows docs/voice.md', () => {
  expect(findAdvice(space).map(describeFault)).toEqual([]);
});

it.each(contentTypeIds)('has entries of the type %s', (id) => {
  expect(space.entries.map(({ type }) => type)).toContain(id);
});

it.each(['finishers', 'homegym', 'packs', 'prebuilt', 'warmups', 'workout-plans'])(
  'has a member plan in the section %s',
  (section) => {
    expect(memberPlans.map(({ fields }) => fields['section'])).toContain(section);
  },
);

const memberCategories =
  'abs-core back-shoulders-triceps cardio full-body legs upper-body circuits hiit no-equipment 30-minute-workouts boobs-biceps bum-thighs fat-blaster muscle-growth pull push simply-abs simply-back simply-biceps-triceps simply-calves simply-chest simply-glutes simply-hamstrings simply-quads simply-shoulders strength-power tone-sculpt volume-training'.split(
    ' ',
  );

it.each(memberCategories)('has a member plan in the category %s', (category) => {
  expect(memberPlans.map(({ fields }) => fields['category'])).toContain(category);
});
