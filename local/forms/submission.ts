/** A form that the host has received and stored. */
export type Submission = {
  readonly id: string;
  readonly form: string;
  readonly fields: readonly (readonly [string, string])[];
  /** The sender's IP address, as the host records it. */
  readonly callerAddress: string;
  readonly userAgent: string;
  readonly referrer: string;
  readonly at: Date;
};

/** Where submitted forms are stored. */
export type SubmissionStore = {
  readonly add: (submission: Submission) => void;
  /** Adds a note about what the event's function did with a form. */
  readonly note: (submissionId: string, note: string) => void;
};
