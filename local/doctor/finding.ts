/** What the doctor has found out about one thing. */
export type Finding = {
  /** `unknown`: it could not be asked, which isn't good. */
  readonly state: 'good' | 'bad' | 'unknown';
  /** What was looked at, such as `Stripe: webhook endpoint`. */
  readonly subject: string;
  /** What was found, as a sentence. */
  readonly sentence: string;
  /** What to do, as a sentence; undefined where all is good. */
  readonly remedy?: string;
  /** The page of the vendor's console where it is done. */
  readonly page?: string;
};

/** One part of `npm run doctor`. It never throws for what a vendor answers: that is a finding. */
export type Examination = (
  environment: Readonly<Record<string, string | undefined>>,
) => Promise<readonly Finding[]>;
