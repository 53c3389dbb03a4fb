/** One thing in the content folder that cannot be read, and what a person should do about it. */
export type ContentProblem = {
  /** Path inside the content folder, with forward slashes. */
  file: string;
  message: string;
};

/** All the files of a content folder that cannot be read, reported together. */
export class StarterSpaceError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    const lines = problems.map(({ file, message }) => `- ${file}: ${message}`);
    super(`The starter space has ${count}:\n${lines.join('\n')}`);
    this.name = 'StarterSpaceError';
    this.problems = problems;
  }
}
