/** A failure that a person can mend: its message is one clear sentence and is shown without a stack. */
export class PlainFailure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = 'PlainFailure';
    this.exitCode = exitCode;
  }
}
