import type { CommandRun } from '../command.ts';
import type { Count } from './step-count.ts';

/** The steps of `npm test`, by what follows `npm test --` to run one alone. */
export type StepName =
  | 'format'
  | 'lint'
  | 'imports'
  | 'dead'
  | 'types'
  | 'unit'
  | 'pictures'
  | 'build'
  | 'pages'
  | 'integration'
  | 'browser';

/** What a step gets when it starts. */
export type StepContext = {
  /** How many cores it may keep busy. */
  readonly cores: number;
  /** Shows text under the step's title. */
  readonly print: (text: string) => void;
  readonly command: CommandRun;
};

/** One check of `npm run check` or `npm test`. */
export type Step = {
  readonly name: StepName;
  readonly title: string;
  /** The steps that must have passed before. */
  readonly needs: readonly StepName[];
  /** How many cores it keeps busy while other steps run. */
  readonly cores: number;
  readonly run: (context: StepContext) => Promise<Count>;
};

/** What came of a step: its count and how long it took, or the step it needs that didn't pass. */
export type StepResult = { readonly title: string } & (
  { readonly count: Count; readonly seconds: number } | { readonly skippedAfter: string }
);
