import * as v from 'valibot';

const Text = v.nullable(v.string());

const reviewEntries = { reviewBy: Text, signedBy: Text, registration: Text, signedOn: Text };

/** What a text about health says of its review, as a function answers it. */
export const ClinicalReviewSchema = v.object(reviewEntries);

/** A text about health with its review, as a function answers it. */
export const HealthTextTitleAndReviewSchema = v.object({
  title: v.string(),
  path: v.string(),
  ...reviewEntries,
});
