/** The storage is full, was closed by the browser, or belongs to a newer version of the site. The message is a sentence for the member. */
export class TrainingStorageError extends Error {
  readonly reason: 'full' | 'closed' | 'newer';

  constructor(reason: TrainingStorageError['reason'], message: string) {
    super(message);
    this.name = 'TrainingStorageError';
    this.reason = reason;
  }
}

export const full = (): TrainingStorageError =>
  new TrainingStorageError(
    'full',
    'Your device has no room left, so this wasn’t saved. Free some space, then try again.',
  );

export const newer = (): TrainingStorageError =>
  new TrainingStorageError(
    'newer',
    'Your log was last opened by a newer version of this site. Reload the page to get that version.',
  );

export const updatedElsewhere = (): TrainingStorageError =>
  new TrainingStorageError(
    'closed',
    'The site was updated in another tab. Reload this page to go on. What you logged is safe.',
  );

export const heldElsewhere = (): TrainingStorageError =>
  new TrainingStorageError(
    'closed',
    'Another tab holds your log with an older version of this site. Close that tab, then try again.',
  );

export const closed = (): TrainingStorageError =>
  new TrainingStorageError(
    'closed',
    'Your browser doesn’t open your log right now. What you logged before is safe. Reload the page, then try again.',
  );
