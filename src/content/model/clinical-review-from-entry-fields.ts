import type { ClinicalReview } from '../../domain/clinical-review.ts';

type ReviewFields = Partial<Readonly<Record<keyof ClinicalReview, string>>>;

/**
 * The review of an entry by a clinician, from its fields; undefined for a text that isn't about
 * health.
 */
export const clinicalReviewFromEntryFields = ({
  reviewBy,
  signedBy,
  registration,
  signedOn,
}: ReviewFields): ClinicalReview | undefined =>
  reviewBy === undefined
    ? undefined
    : {
        reviewBy,
        signedBy: signedBy ?? null,
        registration: registration ?? null,
        signedOn: signedOn ?? null,
      };
