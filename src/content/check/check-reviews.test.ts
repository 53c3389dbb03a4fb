import { describe, expect, it } from 'vitest';
import { describeFault } from '../../domain/content-fault.ts';
import { toPartialEntries, type RawEntry } from '../model/entry.ts';
import { findReviewDayAndSignOffErrors } from './check-reviews.ts';

const article = (fields: RawEntry['fields']): RawEntry => ({
  type: 'article',
  id: 'one',
  fields: { title: 'One', body: 'Lift.', ...fields },
});
const sample: RawEntry = {
  type: 'person',
  id: 'amina',
  fields: { name: 'Amina Sample', slug: 'amina', sample: true },
};
const faultsOf = (...entries: readonly RawEntry[]) =>
  findReviewDayAndSignOffErrors(toPartialEntries(entries)).map(describeFault);
const signed = {
  reviewBy: '2029-01-05',
  signedBy: 'Dr Test Case',
  registration: 'GMC 0000001',
  signedOn: '2027-01-05',
};

describe('findReviewDayAndSignOffErrors', () => {
  it('asks for a day of review where a text is about health', () => {
    expect(faultsOf(article({ body: 'Chest pain: 999.' }))).toEqual([
      'Article "One" (one), field reviewBy: it is about health ("999"), and nothing says by when a clinician reads it. Enter the day of its review: three months from now for a new text, two years at most after a sign-off.',
    ]);
    expect(faultsOf(article({ body: 'Ask your midwife.' }))).toHaveLength(1);
    expect(faultsOf(article({ body: 'Ask your midwife.', reviewBy: '2027-02-26' }))).toEqual([]);
    expect(
      faultsOf({ type: 'faq', id: 'q', fields: { title: 'Q', content: 'Call 999.' } }),
    ).toHaveLength(1);
  });

  it.each(['workoutPlan', 'workoutPack', 'preBuiltPlan', 'homeGymPack', 'memberPlan'] as const)(
    'asks for it in a %s too',
    (type) => {
      const fields = { title: 'P', content: '| Pregnancy | Ask your midwife. |' };
      expect(faultsOf({ type, id: 'p', fields })).toHaveLength(1);
      expect(faultsOf({ type, id: 'p', fields: { ...fields, reviewBy: '2027-02-28' } })).toEqual(
        [],
      );
    },
  );

  it.each([
    'In pregnancy, leave it out.',
    'Pregnant lifters keep three in reserve.',
    'Wait until some months after a birth.',
    'See a pelvic health physiotherapist.',
    'Leave it out with high blood pressure.',
    'If you take tablets for diabetes, ask first.',
    'Talk to BEAT.',
    'A hot calf: 111 or A&E today.',
  ])('takes an exercise or a calculator that says “%s” for one about health', (content) => {
    expect(faultsOf({ type: 'exercise', id: 'e', fields: { title: 'E', content } })).toHaveLength(
      1,
    );
    expect(faultsOf({ type: 'calculator', id: 'c', fields: { title: 'C', content } })).toHaveLength(
      1,
    );
  });

  it('doesn’t take ordinary care for it, nor a weight of 111 kg', () => {
    expect(
      faultsOf(article({ body: 'See a physiotherapist if it lasts. 111 kg beats the record.' })),
    ).toEqual([]);
  });

  it('sends advice about health out of a members’ letter, which has no sign-off', () => {
    const letter = (content: string): RawEntry => ({
      type: 'memberLetter',
      id: 'l',
      fields: { title: 'June', content },
    });
    expect(faultsOf(letter('Ask your midwife.'))).toEqual([
      expect.stringContaining('a letter can’t say who reviewed it'),
    ]);
    expect(faultsOf(letter('See your GP if you are tired for weeks.'))).toEqual([]);
  });

  it('reads no numbers of addresses and footnotes, and leaves other texts alone', () => {
    expect(
      faultsOf(
        article({ body: 'Lift.[^a] [Here](/x-999/) https://a.b/999\n\n[^a]: Journal, 999 pages.' }),
        { type: 'page', id: 'e', fields: { title: 'E', content: 'Ask your midwife.' } },
      ),
    ).toEqual([]);
  });

  it('takes a whole sign-off', () => {
    expect(faultsOf(article(signed))).toEqual([]);
  });

  it.each(['signedBy', 'registration', 'signedOn'])('refuses a sign-off without %s', (name) => {
    expect(faultsOf(article({ ...signed, [name]: undefined }))).toEqual([
      expect.stringContaining(`field ${name}: the sign-off is incomplete`),
    ]);
  });

  it('refuses a sign-off without a next review, or with one that is past already', () => {
    expect(faultsOf(article({ ...signed, reviewBy: undefined }))).toEqual([
      expect.stringContaining('it is signed off, but has no day for its next review'),
    ]);
    expect(faultsOf(article({ ...signed, reviewBy: '2027-01-05' }))).toEqual([
      expect.stringContaining('its next review is before its sign-off'),
    ]);
  });

  it.each(['1234567', 'Level 3', 'GMC', 'HCPC none'])('refuses the registration %s', (number) => {
    expect(faultsOf(article({ ...signed, registration: number }))).toEqual([
      expect.stringContaining('is no registration'),
    ]);
  });

  it('refuses somebody invented', () => {
    expect(faultsOf(sample, article({ ...signed, signedBy: 'Amina Sample' }))).toEqual([
      expect.stringContaining('"Amina Sample" is a sample person'),
    ]);
    expect(
      faultsOf(
        { ...sample, fields: { ...sample.fields, sample: false } },
        article({ ...signed, signedBy: 'Amina Sample' }),
      ),
    ).toEqual([]);
  });
});
