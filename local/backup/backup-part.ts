/** What a restore would do with one part of a backup, found out by reading alone. */
type RestoreLook = {
  /** What it will put where, as a sentence. */
  readonly sentence: string;
  /** Why it would overwrite something, as a sentence; undefined where the place is empty. */
  readonly obstacle?: string;
};

type Variables = Readonly<Record<string, string | undefined>>;

/** One part of a backup, in a folder of its own. */
export type BackupPart = {
  /** The name of its folder. */
  readonly name: 'content' | 'database';
  readonly title: string;
  /** Undefined if the settings name what is to be saved; otherwise what is missing, as a sentence. */
  readonly whatIsMissing: (variables: Variables) => string | undefined;
  /** Saves everything to the folder, which is empty. Resolves with what was saved, as a sentence. Throws a PlainFailure. */
  readonly save: (folder: string, variables: Variables) => Promise<string>;
  readonly look: (folder: string, variables: Variables) => Promise<RestoreLook>;
  /** Puts everything back. Resolves with what was put where, as a sentence. Can be run again after it stopped. */
  readonly restore: (
    folder: string,
    variables: Variables,
    /** Whether somebody has agreed that what is there is overwritten. It may have come after the look. */
    agreed: { readonly overwrites: boolean },
  ) => Promise<string>;
};
