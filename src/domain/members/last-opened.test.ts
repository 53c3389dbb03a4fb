import { describe, expect, it } from 'vitest';
import {
  lastOpenedPlansFromText,
  parseLastOpenedPlanAddresses,
  prependPlanToLastOpenedText,
} from './last-opened.ts';
import { memberPlanOf } from './member-plan.test-support.ts';

const opened = (...slugs: readonly string[]): string =>
  slugs.reduce((text, slug) => prependPlanToLastOpenedText(text, memberPlanOf(slug)), '');

describe('the stored addresses of opened plans', () => {
  it('are the last four, without repetition, the latest first', () => {
    expect(parseLastOpenedPlanAddresses(opened('a', 'b', 'a', 'c', 'd', 'e', 'b'))).toEqual([
      'finishers/hiit/b',
      'finishers/hiit/e',
      'finishers/hiit/d',
      'finishers/hiit/c',
    ]);
  });

  it.each([
    undefined,
    '',
    ' ',
    'null',
    '[object Object]',
    '../polls javascript:alert(1) /members/',
  ])('are empty for %j', (text) => {
    expect(parseLastOpenedPlanAddresses(text)).toEqual([]);
    expect(prependPlanToLastOpenedText(text, memberPlanOf('a'))).toBe('finishers/hiit/a');
  });

  it('lastOpenedPlansFromText returns only plans that the member may open', () => {
    expect(
      lastOpenedPlansFromText(opened('a', 'b', 'c'), [memberPlanOf('a'), memberPlanOf('c')]).map(
        ({ id }) => id,
      ),
    ).toEqual(['c', 'a']);
    expect(lastOpenedPlansFromText(opened('a'), [])).toEqual([]);
  });
});
