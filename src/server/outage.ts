/**
 * Something outside our functions, such as the database, cannot be reached. Retrying may help, so
 * endpoints answer it with 503.
 */
export class Outage extends Error {
  /** The sentence for the person who has to wait; undefined for the default one. */
  readonly sentence: string | undefined;

  constructor(message: string, cause: unknown, sentence?: string) {
    super(message, { cause });
    this.name = 'Outage';
    this.sentence = sentence;
  }
}
