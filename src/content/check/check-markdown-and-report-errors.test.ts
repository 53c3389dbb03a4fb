import { describe, expect, it } from 'vitest';
import type { RawEntry } from '../model/entry.ts';
import { isBrokenLinkFault } from './check-markdown-and-report-errors.ts';
import { findFieldErrorsOfEntryRange } from './find-content-errors.ts';
import {
  errorMessagesAfterChange,
  errorMessagesOf,
  sleepArticle,
  validEntries,
  squat,
} from './valid-space.test-support.ts';

describe('the check of a long text', () => {
  it.each<[string, RawEntry, Readonly<Record<string, unknown>>]>([
    [
      'Exercise "Back squat" (squat), field content: line 3: the link "/exercises/arm-exercises/" leads to a page that does not exist. Correct the address, or publish that page first.',
      squat,
      { content: 'One\n\n[there](/exercises/arm-exercises/)' },
    ],
    [
      'Exercise "Back squat" (squat), field content: line 1: the link "/exercises/leg-exercises" leads to a page that does not exist. Write /exercises/leg-exercises/, with a slash at its end.',
      squat,
      { content: '[there](/exercises/leg-exercises)' },
    ],
    [
      'Exercise "Back squat" (squat), field content: line 3: the link "#set-up" leads to a heading that this text does not have. Use one of: #cues.',
      squat,
      { content: '## Cues\n\n[up](#set-up)' },
    ],
    [
      'Exercise "Back squat" (squat), field content: line 1: <script> is not allowed. Use Markdown, or one of <br>, <sub>, <sup>, <abbr>, <kbd>, <details>, <summary>.',
      squat,
      { content: '<script>x</script>' },
    ],
  ])('reports: %s', (message, entry, fields) => {
    expect(errorMessagesAfterChange(entry, fields)).toContain(message);
  });

  it('reports a syntax error of a workout block with its line in the whole text', () => {
    const plan: RawEntry = {
      type: 'memberPlan',
      id: 'plan',
      fields: {
        title: 'Legs',
        slug: 'legs',
        section: 'finishers',
        category: 'legs',
        image: ['picture'],
        free: true,
        content: 'Intro.\n\n```workout\nDay 1\n- Back sqaut: 3 x 5\n```',
      },
    };
    expect(errorMessagesOf([...validEntries, plan])).toEqual([
      'Member plan "Legs" (plan), field content: line 5, column 3: "Back sqaut" is not in the exercise library. Did you mean "Back squat"? Put a name that has no page between quotation marks. How plans are written stands in docs/workout-notation.md.',
    ]);
  });

  it('reports a workout block in a type that doesn’t allow any', () => {
    expect(
      errorMessagesAfterChange(sleepArticle, { body: '```workout\n- Back squat: 3 x 5\n```' }),
    ).toEqual([
      'Article "Sleep" (sleep), field body: line 2: a workout block cannot stand here. Put it into a plan or a pack.',
    ]);
  });
});

it.each([
  ['[there](/nowhere/)', true],
  ['[up](#nowhere)', true],
  ['<script>x</script>', false],
])('decides whether a page can be shown despite a fault of %s: %s', (content, canBeShown) => {
  const entries = validEntries.map((entry) =>
    entry === squat ? { ...squat, fields: { ...squat.fields, content } } : entry,
  );
  const faults = findFieldErrorsOfEntryRange(
    { entries, assets: new Map(), fixedPaths: [] },
    0,
    entries.length,
  );
  const ofText = faults.filter(({ id, field }) => id === squat.id && field === 'content');
  expect(ofText.map(isBrokenLinkFault)).toEqual([canBeShown]);
});
