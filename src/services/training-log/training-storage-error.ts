/**
 * The storage is full, was closed by the browser, or belongs to a newer version of the site. The
 * message is a sentence for the member.
 */
export class TrainingStorageError extends Error {
  readonly reason: 'full' | 'blocked' | 'version conflict';

  constructor(reason: TrainingStorageError['reason'], message: string) {
    super(message);
    this.name = 'TrainingStorageError';
    this.reason = reason;
  }
}

export const createStorageFullError = (): TrainingStorageError =>
  new TrainingStorageError(
    'full',
    'Your device has no room left, so this wasn’t saved. Free some space, then try again.',
  );

export const createLogFromNewerVersionError = (): TrainingStorageError =>
  new TrainingStorageError(
    'version conflict',
    'Your log was last opened by a newer version of this site. Reload the page to get that version.',
  );

export const createNewVersionInOtherTabError = (): TrainingStorageError =>
  new TrainingStorageError(
    'blocked',
    'The site was updated in another tab. Reload this page to go on. What you logged is safe.',
  );

export const createOldVersionInOtherTabError = (): TrainingStorageError =>
  new TrainingStorageError(
    'blocked',
    'Another tab holds your log with an older version of this site. Close that tab, then try again.',
  );

export const createLogOpeningFailedError = (): TrainingStorageError =>
  new TrainingStorageError(
    'blocked',
    'Your browser doesn’t open your log right now. What you logged before is safe. Reload the page, then try again.',
  );
