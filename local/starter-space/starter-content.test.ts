import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { describeFault } from '../../src/domain/content-fault.ts';
import { findLeftoverSampleContent } from '../../src/content/check/check-samples.ts';
import { findContentErrors } from '../../src/content/check/find-content-errors.ts';
import { findAdvice } from '../../src/content/advice/find-advice.ts';
import { contentTypeIds } from '../../src/content/model/content-type-id.ts';
import { readContentSpace } from './read-content-space.ts';

const space = await readContentSpace();
const memberPlans = space.entries.filter(({ type }) => type === 'memberPlan');

it('has no content errors, which would stop a build', () => {
  expect(findContentErrors(space).map(describeFault)).toEqual([]);
});

it('follows docs/voice.md', () => {
  expect(findAdvice(space).map(describeFault)).toEqual([]);
});

const ContentType = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    fields: v.array(
      v.object({
        id: v.string(),
        validations: v.array(
          v.looseObject({ size: v.optional(v.object({ max: v.optional(v.number()) })) }),
        ),
      }),
    ),
  }),
);

it.each(contentTypeIds)('has no text in a %s that is longer than Contentful takes', (id) => {
  const { fields } = v.parse(ContentType, readFileSync(`content/content-types/${id}.json`, 'utf8'));
  const tooLong = space.entries
    .filter(({ type }) => type === id)
    .flatMap((entry) =>
      fields.flatMap(({ id: field, validations }) => {
        const value = entry.fields[field];
        const most = Math.min(...validations.map(({ size }) => size?.max ?? Infinity));
        return typeof value === 'string' && value.length > most
          ? [`${entry.id}, ${field}: ${value.length} of ${most}`]
          : [];
      }),
    );
  expect(tooLong).toEqual([]);
});

it.each(contentTypeIds)('has entries of the type %s', (id) => {
  expect(space.entries.map(({ type }) => type)).toContain(id);
});

it.each(['finishers', 'homegym', 'packs', 'prebuilt', 'the-year', 'warmups', 'workout-plans'])(
  'has a member plan in the section %s',
  (section) => {
    expect(memberPlans.map(({ fields }) => fields['section'])).toContain(section);
  },
);

const memberCategories =
  'abs-core back-shoulders-triceps cardio full-body legs upper-body circuits hiit no-equipment 30-minute-workouts boobs-biceps bum-thighs fat-blaster muscle-growth pull push simply-abs simply-back simply-biceps-triceps simply-calves simply-chest simply-glutes simply-hamstrings simply-quads simply-shoulders strength-power tone-sculpt volume-training two-days three-days four-days'.split(
    ' ',
  );

it.each(memberCategories)('has a member plan in the category %s', (category) => {
  expect(memberPlans.map(({ fields }) => fields['category'])).toContain(category);
});

it('every sample of the starter space is found: the company, the invented persons and the legal pages', () => {
  const { entries } = space;
  const found = findLeftoverSampleContent(entries);
  const ids = new Set(found.map(({ id }) => id));
  const invented = entries.filter(
    ({ type, fields }) => type === 'person' && fields['sample'] === true,
  );
  expect(invented.filter(({ id }) => !ids.has(id))).toEqual([]);
  for (const page of ['about', 'accessibility', 'privacy-policy', 'terms-and-conditions']) {
    expect(ids).toContain(`page-${page}`);
  }
  const [company] = entries.filter(({ type }) => type === 'site');
  expect(found.filter(({ id }) => id === company?.id).map(({ field }) => field)).toEqual(
    Object.keys(company?.fields ?? {}).filter((name) => company?.fields[name] !== undefined),
  );
});
