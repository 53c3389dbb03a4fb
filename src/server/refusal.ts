/** A request that is turned down: the status, and the one sentence that a person can read. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** What the answer says beside the sentence. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    sentence: string,
    headers: Readonly<Record<string, string>> = {},
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(sentence);
    this.name = 'Refusal';
    this.status = status;
    this.headers = headers;
    this.details = details;
  }
}
