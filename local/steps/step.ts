import type { CommandRun } from '../command.ts';
import type { StepCount } from './step-count.ts';

/** The steps of `npm test`, by the name that runs one alone: `npm test -- <name>`. */
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
  | 'support'
  | 'integration'
  | 'contract'
  | 'builds'
  | 'browser'
  | 'engines';

/** The input of a step when it starts. */
export type StepContext = {
  /** Shows text under the step's title. */
  readonly print: (text: string) => void;
  readonly command: CommandRun;
};

/** One check of `npm run check` or `npm test`. */
export type CheckStep = {
  readonly name: StepName;
  readonly title: string;
  /** The steps that must have passed first. */
  readonly needs: readonly StepName[];
  /** Whether no other step may run beside it. */
  readonly isAlone?: true;
  readonly run: (context: StepContext) => Promise<StepCount>;
};

/** The result of a step: its count and duration, or the step it needs that didn't pass. */
export type StepResult = { readonly title: string } & (
  | { readonly count: StepCount; readonly seconds: number }
  | { readonly skippedAfter: string }
);
