import { describe, expect, it } from 'vitest';
import { describeFault } from '../../domain/content-fault.ts';
import { toPartialEntries, type RawEntry } from '../model/entry.ts';
import { findReviewErrors } from './check-reviews.ts';

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
  findReviewErrors(toPartialEntries(entries)).map(describeFault);
const signed = {
  reviewBy: '2029-01-05',
  signedBy: 'Dr Test Case',
  registration: 'GMC 0000001',
  signedOn: '2027-01-05',
};

describe('findReviewErrors', () => {
  it('asks for a day of review where a text sends its reader to an ambulance or a midwife', () => {
    expect(faultsOf(article({ body: 'Chest pain: 999.' }))).toEqual([
      'Article "One" (one), field reviewBy: it is about health ("999"), and nothing says by when a clinician reads it. Enter the day of its review: three months from now for a new text, two years at most after a sign-off.',
    ]);
    expect(faultsOf(article({ body: 'Ask your midwife.' }))).toHaveLength(1);
    expect(faultsOf(article({ body: 'Ask your midwife.', reviewBy: '2027-02-26' }))).toEqual([]);
    expect(
      faultsOf({ type: 'faq', id: 'q', fields: { title: 'Q', content: 'Call 999.' } }),
    ).toHaveLength(1);
    expect(
      faultsOf({ type: 'workoutPlan', id: 'p', fields: { title: 'P', content: 'Call 999.' } }),
    ).toHaveLength(1);
  });

  it('reads no numbers of addresses and footnotes, and leaves other texts alone', () => {
    expect(
      faultsOf(
        article({ body: 'Lift.[^a] [Here](/x-999/) https://a.b/999\n\n[^a]: Journal, 999 pages.' }),
        { type: 'exercise', id: 'e', fields: { title: 'E', content: 'Ask your midwife.' } },
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
