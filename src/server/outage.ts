/**
 * Something outside our functions, such as the database, cannot be reached. Trying again may help, so endpoints answer
 * it with 503.
 */
export class Outage extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'Outage';
  }
}
