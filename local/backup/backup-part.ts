/** What a restore would do with one part of a backup, found out without changing anything. */
type RestorePreview = {
  /** What it will write where, as a sentence. */
  readonly sentence: string;
  /** What it would overwrite, as a sentence; undefined if there is nothing to overwrite. */
  readonly obstacle?: string;
};

type Variables = Readonly<Record<string, string | undefined>>;

/** One part of a backup, in its own folder. */
export type BackupPart = {
  /** The name of that folder. */
  readonly name: 'content' | 'database';
  readonly title: string;
  /**
   * Undefined if the settings for this part are complete; otherwise which are missing, as a
   * sentence.
   */
  readonly describeMissingSettings: (variables: Variables) => string | undefined;
  /**
   * Saves everything to the folder, which is empty. Resolves with a sentence that says what was
   * saved. Throws a PlainFailure.
   */
  readonly save: (folder: string, variables: Variables) => Promise<string>;
  readonly previewRestore: (folder: string, variables: Variables) => Promise<RestorePreview>;
  /**
   * Restores everything. Resolves with a sentence that says what was restored where. Can be run
   * again after an interruption.
   */
  readonly restore: (
    folder: string,
    variables: Variables,
    /**
     * Whether somebody has agreed to overwrite existing data. The data may have been added after
     * the preview.
     */
    agreed: { readonly overwrites: boolean },
  ) => Promise<string>;
};
