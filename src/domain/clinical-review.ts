import { formatDay } from './days/format-day.ts';

/** What a text about health says of its review. A text that isn't about health has none of it. */
export type ClinicalReview = {
  /** The day by which a clinician has to read it, or read it again. */
  readonly reviewBy: string | null;
  readonly signedBy: string | null;
  /** The clinician's register and number, such as “GMC 1234567”. */
  readonly registration: string | null;
  readonly signedOn: string | null;
};

/** The sign-off of a text; undefined if it has none, or one that nobody could look up. */
const signatureOf = ({ signedBy, registration, signedOn }: ClinicalReview) =>
  signedBy === null || registration === null || signedOn === null
    ? undefined
    : { signedBy, registration, signedOn };

/** Whether a clinician, whom readers can look up, has signed off a text. */
export const isSignedByClinician = (review: ClinicalReview): boolean =>
  signatureOf(review) !== undefined;

/** What the page of a text about health says of its review; undefined if it isn't about health. */
export const clinicalReviewSentence = (review: ClinicalReview): string | undefined => {
  if (review.reviewBy === null) return undefined;
  const signature = signatureOf(review);
  return signature === undefined
    ? 'Not yet reviewed by a clinician.'
    : `Reviewed by ${signature.signedBy} (${signature.registration}) on ${formatDay(signature.signedOn)}. Next review by ${formatDay(review.reviewBy)}.`;
};

export type HealthTextTitleAndReview = ClinicalReview & {
  readonly title: string;
  readonly path: string;
};

/** A text that waits for a clinician, and why. */
export type HealthTextDueForClinicalReview = {
  readonly title: string;
  readonly path: string;
  readonly reason: string;
};

/**
 * The texts that wait for a clinician on a day: those that nobody has signed off, then those whose
 * review is due again, each in the order of their days.
 */
export const findHealthTextsDueForClinicalReview = (
  texts: readonly HealthTextTitleAndReview[],
  today: string,
): readonly HealthTextDueForClinicalReview[] => {
  const waiting = texts
    .flatMap((text) => (text.reviewBy === null ? [] : [{ ...text, reviewBy: text.reviewBy }]))
    .sort((a, b) => a.reviewBy.localeCompare(b.reviewBy) || a.title.localeCompare(b.title));
  return [
    ...waiting
      .filter((text) => !isSignedByClinician(text))
      .map(({ title, path, reviewBy }) => ({
        title,
        path,
        reason: `not yet reviewed, to be read by ${formatDay(reviewBy)}`,
      })),
    ...waiting
      .filter(
        (text) => isSignedByClinician(text) && text.reviewBy.slice(0, 10) < today.slice(0, 10),
      )
      .map(({ title, path, reviewBy }) => ({
        title,
        path,
        reason: `to be read again since ${formatDay(reviewBy)}`,
      })),
  ];
};
