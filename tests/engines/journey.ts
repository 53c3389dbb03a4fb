import type { Visitor } from './visitor.ts';

/** What somebody does on the site, once, in each engine. */
export type Journey = {
  /** A sentence on its own. */
  readonly title: string;
  readonly run: (visitor: Visitor) => Promise<void>;
};
