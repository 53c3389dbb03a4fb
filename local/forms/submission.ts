/** A form that the host has received and stored. */
export type Submission = {
  readonly id: string;
  readonly form: string;
  readonly fields: readonly (readonly [string, string])[];
  /** Who sent it, as the host notes it. */
  readonly callerAddress: string;
  readonly userAgent: string;
  readonly referrer: string;
  readonly at: Date;
};

/** Where submitted forms are stored. */
export type SubmissionStore = {
  readonly add: (submission: Submission) => void;
  /** Notes what the function for the host's event has done with a form. */
  readonly note: (submissionId: string, note: string) => void;
};
