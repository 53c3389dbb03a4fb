import { describe, expect, it } from 'vitest';
import { metadataLengths, pageTitle } from '../page-head/page-metadata.ts';
import { levels } from '../training/levels.ts';
import { fitsFilter, minuteChoices, type FilterableFacts } from './chosen-filters.ts';
import {
  filterWithOnly,
  finderListIds,
  reservedListPaths,
  filterPagePath,
  filterPageTitleAndDescription,
  flattenOfferedFilterValues,
} from './finder-lists.ts';
import { kits } from './kit.ts';

const values = flattenOfferedFilterValues({
  minutes: minuteChoices,
  kit: kits.map(({ id }) => id),
  levels,
});
const all = finderListIds.flatMap((list) => values.map((value) => ({ list, value })));

describe('the page of a value', () => {
  it('has a unique address of lower-case letters, digits and single dashes', () => {
    const paths = all.map(({ list, value }) => filterPagePath(list, value));
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/[a-z-]+\/[a-z0-9]+(-[a-z0-9]+)*\/$/);
    expect(reservedListPaths()).toEqual(expect.arrayContaining(paths));
  });

  it('has a unique title and description, short enough for search engines to show whole', () => {
    const texts = all.map(({ list, value }) => filterPageTitleAndDescription(list, value));
    for (const part of ['title', 'description'] as const) {
      expect(new Set(texts.map((text) => text[part])).size).toBe(texts.length);
    }
    for (const { title, description } of texts) {
      const whole = pageTitle(title, { name: 'Knurl', tagline: '' });
      expect(whole.length, whole).toBeLessThanOrEqual(metadataLengths.title);
      expect(description.length, description).toBeGreaterThanOrEqual(
        metadataLengths.description.from,
      );
      expect(description.length, description).toBeLessThanOrEqual(metadataLengths.description.to);
    }
  });

  it('shows the entries that the filter with that value finds', () => {
    const entry: FilterableFacts = {
      minutes: { from: 20, to: 30 },
      equipment: ['dumbbell'],
      level: 'beginner',
    };
    const found = values
      .filter((value) => fitsFilter(entry, filterWithOnly(value)))
      .map(({ id }) => id);
    expect(found).toEqual([30, 45, 60, 'dumbbells', 'beginner']);
  });
});
