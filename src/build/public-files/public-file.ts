/** A file that the build writes below `public/`. */
export type PublicFile = {
  /** Its path below `public/`, without a leading slash. */
  readonly name: string;
  readonly text: string;
};
