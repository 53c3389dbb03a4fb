/** One file of the content folder that cannot be read, and how to correct it. */
export type FileError = {
  /** Path inside the content folder, with forward slashes. */
  file: string;
  message: string;
};

/** Lists all files of a content folder that cannot be read. */
export class StarterSpaceError extends Error {
  readonly fileErrors: readonly FileError[];

  constructor(fileErrors: readonly FileError[]) {
    const count = fileErrors.length === 1 ? '1 problem' : `${fileErrors.length} problems`;
    const lines = fileErrors.map(({ file, message }) => `- ${file}: ${message}`);
    super(`The starter space has ${count}:\n${lines.join('\n')}`);
    this.name = 'StarterSpaceError';
    this.fileErrors = fileErrors;
  }
}
