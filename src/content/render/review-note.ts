import { clinicalReviewSentence, type ClinicalReview } from '../../domain/clinical-review.ts';
import { renderAndCheckMarkdown } from './markdown.ts';

/**
 * Puts what a text about health says of its review above its HTML, as `ClinicalReviewStatusNote`
 * renders it, for a page that has no script to spare.
 */
export const withClinicalReviewNote = (
  html: string,
  review: ClinicalReview | undefined,
): string => {
  const sentence = review === undefined ? undefined : clinicalReviewSentence(review);
  return sentence === undefined ? html : `${renderAndCheckMarkdown(`**${sentence}**`).html}${html}`;
};
