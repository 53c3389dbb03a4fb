/** A failure that the user can fix. Its message is one clear sentence, shown without a stack. */
export class PlainFailure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = 'PlainFailure';
    this.exitCode = exitCode;
  }
}
