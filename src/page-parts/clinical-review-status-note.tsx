import type { ReactElement } from 'react';
import { clinicalReviewSentence, type ClinicalReview } from '../domain/clinical-review.ts';

type ClinicalNoteProps = { readonly review: ClinicalReview };

/** Says on a text about health who has signed it off, or that no clinician has read it yet. */
export const ClinicalReviewStatusNote = ({ review }: ClinicalNoteProps): ReactElement | null => {
  const sentence = clinicalReviewSentence(review);
  return sentence === undefined ? null : (
    <p className="clinical-note">
      <strong>{sentence}</strong>
    </p>
  );
};
