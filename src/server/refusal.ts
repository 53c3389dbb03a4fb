/** A request that is turned down: the status, and the one sentence that a person can read. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, sentence: string, headers: Readonly<Record<string, string>> = {}) {
    super(sentence);
    this.name = 'Refusal';
    this.status = status;
    this.headers = headers;
  }
}
