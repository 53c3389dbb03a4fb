/** A result of the doctor. */
export type Finding = {
  /** `unknown`: it couldn't be checked, which counts as a failure. */
  readonly state: 'good' | 'bad' | 'unknown';
  /** What was checked, such as `Stripe: webhook endpoint`. */
  readonly subject: string;
  /** What was found, as a sentence. */
  readonly sentence: string;
  /** What to do, as a sentence; undefined if all is good. */
  readonly remedy?: string;
  /** The page of the vendor's console where to do it. */
  readonly page?: string;
};

/**
 * One part of `npm run doctor`. It never throws because of a vendor's response: that is a finding.
 */
export type Examination = (
  environment: Readonly<Record<string, string | undefined>>,
) => Promise<readonly Finding[]>;
