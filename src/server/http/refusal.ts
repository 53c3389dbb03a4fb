/** A request that we refuse (4xx). The message is one sentence for the person who sent it. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Further fields of the answer, besides `error`. */
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
