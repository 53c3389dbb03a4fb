import type { ReactElement } from 'react';
import type { ExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import type { FollowedPlan } from '../../../domain/training/log.ts';
import {
  adviseOnFollowedPlanIfAfterBreak,
  type AdviceAfterBreak,
} from '../../../domain/training/progression/after-a-break.ts';
import { oneRepMaxesTypedSinceTrained } from '../../../domain/training/progression/lift-weight.ts';
import type { EditorsPlanChange } from '../../../domain/training/progression/changes.ts';
import { SheetSentences } from '../sheet/sheet-parts.tsx';
import type { KitAndMaximums } from '../../../domain/training/my-weights/kit-and-maximums.ts';
import type { Step } from '../../../domain/training/session/step.ts';
import { weightWords } from '../words/weight-amount-and-count-words.ts';
import { DecisionPanel, StartCheckbox } from './start-parts.tsx';
import { planWithoutLastingSwap } from '../../../domain/training/swaps/lasting-swaps.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';

export { adviseOnFollowedPlanIfAfterBreak };

const titleIn = (library: ExerciseFactsBySlug, slug: string): string =>
  library.get(slug)?.title ?? slug.replaceAll('-', ' ');

type LighterProps = {
  /** The percentage of the lifter’s weights. */
  readonly share: number;
  readonly isLighter: boolean;
  readonly onLighter: (isLighter: boolean) => void;
};

const LighterTick = ({ share, isLighter, onLighter }: LighterProps): ReactElement => (
  <StartCheckbox checked={isLighter} onChange={({ target }) => onLighter(target.checked)}>
    {share}% of your weights this week{share < 90 ? ', and a tenth more each week' : ''}
  </StartCheckbox>
);

type AdviceProps = LighterProps & {
  readonly advice: NonNullable<AdviceAfterBreak>;
  /** Undefined if the lifter is there already. */
  readonly onGo: (() => void) | undefined;
};

/** The advice after a break: offered, never forced. */
export const BreakAdvice = ({
  advice: { sentence, to },
  onGo,
  ...lighter
}: AdviceProps): ReactElement => (
  <DecisionPanel aria-label="After a break">
    <h3>Good to have you back</h3>
    <p>{sentence}</p>
    {onGo === undefined ? null : (
      <ButtonRow layout="wide">
        <Button kind="quiet" onClick={onGo}>
          Go to week {to.week}, day {to.day}
        </Button>
      </ButtonRow>
    )}
    {lighter.share < 100 ? <LighterTick {...lighter} /> : null}
  </DecisionPanel>
);

/** Why today is lighter, shown in every session until the lifter is back at her own weights. */
export const LighterAfterBreakNotice = (props: LighterProps): ReactElement => (
  <DecisionPanel aria-label="After your break">
    <h3>Lighter, after your break</h3>
    <p>
      You are on your way back to your weights, so this session has less of them. Untick it, and
      your own weights are back from today on.
    </p>
    <LighterTick {...props} />
  </DecisionPanel>
);

type VersionChangeProps = {
  readonly changes: readonly EditorsPlanChange[];
  readonly onTake: () => void;
};

/** An editor's changes since she began. Until she accepts them she trains the plan she knows. */
export const PlanVersionChange = ({ changes, onTake }: VersionChangeProps): ReactElement => (
  <DecisionPanel aria-label="The plan has changed">
    <h3>This plan has a newer version</h3>
    <SheetSentences>
      {changes.map(({ sentence }) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </SheetSentences>
    <p>
      Take it now, or whenever you like: until then you train the version you began. What you have
      logged stays as it is.
    </p>
    <ButtonRow layout="wide">
      <Button kind="quiet" onClick={onTake}>
        Take the new version
      </Button>
    </ButtonRow>
  </DecisionPanel>
);

type NewMaximumsProps = {
  readonly followed: FollowedPlan;
  readonly weights: KitAndMaximums;
  readonly library: ExerciseFactsBySlug;
  readonly steps: readonly Step[];
};

/** The maximums that the lifter has changed: the weights of these lifts start again from them. */
export const WeightsRestartFromNewMaxesNotice = ({
  followed,
  weights,
  library,
  steps,
}: NewMaximumsProps): ReactElement | null => {
  const slugs = new Set(steps.map(({ slug }) => slug));
  const maxes = oneRepMaxesTypedSinceTrained(followed.progress, weights).filter(({ exercise }) =>
    slugs.has(exercise),
  );
  return maxes.length === 0 ? null : (
    <DecisionPanel aria-label="Your maximums">
      {maxes.map(({ exercise, weight }) => (
        <p key={exercise}>
          You changed your maximum for {titleIn(library, exercise)} to {weightWords(weight, false)},
          so its weights start again from there.
        </p>
      ))}
    </DecisionPanel>
  );
};

type LastingSwapsProps = {
  readonly followed: FollowedPlan;
  readonly library: ExerciseFactsBySlug;
  readonly onFollowed: (followed: FollowedPlan) => void;
};

/** The lasting swaps, each with a button to undo it. */
export const LastingSwaps = ({
  followed,
  library,
  onFollowed,
}: LastingSwapsProps): ReactElement | null => {
  const titleOf = (slug: string): string => titleIn(library, slug);
  return followed.swaps.length === 0 ? null : (
    <DecisionPanel aria-label="Your swaps">
      <h3>Your swaps in this plan</h3>
      {followed.swaps.map(({ from, to }) => (
        <div key={from}>
          <p>
            <strong>{titleOf(to)}</strong> instead of {titleOf(from)}.
          </p>
          <Button kind="quiet" onClick={() => onFollowed(planWithoutLastingSwap(followed, from))}>
            Back to {titleOf(from)}
          </Button>
        </div>
      ))}
    </DecisionPanel>
  );
};
