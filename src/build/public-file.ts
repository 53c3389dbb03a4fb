/** A file to be written below `public/`. */
export type PublicFile = {
  /** Its path below `public/`, without a slash at its beginning. */
  readonly name: string;
  readonly text: string;
};
