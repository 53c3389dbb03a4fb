import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clinicalReviewSentence,
  isSignedByClinician,
  findHealthTextsDueForClinicalReview,
  type ClinicalReview,
  type HealthTextTitleAndReview,
} from './clinical-review.ts';

const unsigned: ClinicalReview = {
  reviewBy: '2027-02-26',
  signedBy: null,
  registration: null,
  signedOn: null,
};
const signed: ClinicalReview = {
  reviewBy: '2029-03-03',
  signedBy: 'Dr Test Case',
  registration: 'GMC 0000001',
  signedOn: '2027-03-03',
};
const text = (title: string, review: ClinicalReview): HealthTextTitleAndReview => ({
  title,
  path: `/articles/${title}/`,
  ...review,
});

describe('clinicalReviewSentence', () => {
  it('says nothing of a text that isn’t about health', () => {
    expect(clinicalReviewSentence({ ...unsigned, reviewBy: null })).toBeUndefined();
  });

  it('says so until a clinician has signed', () => {
    expect(clinicalReviewSentence(unsigned)).toBe('Not yet reviewed by a clinician.');
  });

  it('names who signed, where she can be looked up, and the next review', () => {
    expect(clinicalReviewSentence(signed)).toBe(
      'Reviewed by Dr Test Case (GMC 0000001) on 3 March 2027. Next review by 3 March 2029.',
    );
  });

  it('counts a sign-off without a name, a registration or a day as none', () => {
    const part = fc.constantFrom('signedBy', 'registration', 'signedOn');
    fc.assert(
      fc.property(part, (missing) => {
        const review = { ...signed, [missing]: null };
        expect(isSignedByClinician(review)).toBe(false);
        expect(clinicalReviewSentence(review)).toBe('Not yet reviewed by a clinician.');
      }),
    );
  });
});

describe('findHealthTextsDueForClinicalReview', () => {
  const texts = [
    text('late', { ...signed, reviewBy: '2028-01-01' }),
    text('other', { ...unsigned, reviewBy: null }),
    text('second', { ...unsigned, reviewBy: '2027-03-01' }),
    text('first', unsigned),
    text('fine', signed),
  ];

  it('lists what nobody has signed first, then what is due again', () => {
    expect(findHealthTextsDueForClinicalReview(texts, '2028-01-02')).toEqual([
      {
        title: 'first',
        path: '/articles/first/',
        reason: 'not yet reviewed, to be read by 26 February 2027',
      },
      {
        title: 'second',
        path: '/articles/second/',
        reason: 'not yet reviewed, to be read by 1 March 2027',
      },
      {
        title: 'late',
        path: '/articles/late/',
        reason: 'to be read again since 1 January 2028',
      },
    ]);
  });

  it('leaves a review alone on its last day', () => {
    expect(
      findHealthTextsDueForClinicalReview(texts, '2028-01-01').map(({ title }) => title),
    ).toEqual(['first', 'second']);
  });
});
