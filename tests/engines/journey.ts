import type { Visitor } from './visitor.ts';

/** What somebody does on the site, once, in each engine. */
export type Journey = {
  /** A sentence on its own. */
  readonly title: string;
  /** Taken at night alone: it isn't green in both engines each time. */
  readonly isForNight?: true;
  readonly run: (visitor: Visitor) => Promise<void>;
};
