import {
  hasLifterChosenWeight,
  mainButtonActionOf,
  mainButtonAsksForWeight,
  type MainButtonActionDuringSet,
} from '../../../domain/training/session/main-press.ts';
import { stepLoadingKindIfWeightMatters } from '../../../domain/training/session/step-loading-kind-if-weight-matters.ts';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { exerciseKeyOfLine } from '../../../domain/training/exercise-key.ts';
import { platesOnBar } from '../../../domain/training/loads/kit-weights.ts';
import type { ChangedSetFields } from '../../../domain/training/session/session.ts';
import type { Step } from '../../../domain/training/session/step.ts';
import { convertWeight } from '../../../domain/training/weight.ts';
import {
  BarbellDrawing,
  type BarbellDrawingProps,
} from '../../../page-parts/barbell/barbell-drawing.tsx';
import { loadedBarText } from '../../../page-parts/barbell/loaded-bar-text.ts';
import type { ChosenSignals } from '../device/chosen-signals.ts';
import { durationWordsOfSeconds } from '../words/duration-words-of-seconds.ts';
import { DeferChildrenUpdates } from './defer-children-updates.tsx';
import { SetInfoArea, SetNumbersArea, SetPlatesArea } from './set-frame.tsx';
import type { RunningSessionData } from '../running-session-data.ts';
import { SetButtons } from './set-buttons.tsx';
import { useSteadyCallback } from './use-steady-callback.ts';
import { SetSteppers } from './set-steppers.tsx';
import {
  exerciseSetsLastTimeWords,
  setOrRoundNumberWords,
  setTargetWordsWithoutWeight,
} from '../words/set-words.ts';
import { screenReaderChangedSetValue } from '../words/spoken-words.ts';
import { clockLeadInMs } from '../../../domain/training/session/progress.ts';
import type { PartsNotNeededForFirstSet } from '../clocks/use-parts-not-needed-for-first-set.ts';
import { weightCaveatNoteOfStep } from '../words/weight-caveat-note-of-step.ts';

type CurrentSetProps = {
  readonly view: RunningSessionData;
  readonly step: Step;
  readonly name: string;
  /** The plan's note on the line; empty or missing if there is none. */
  readonly note: string | undefined;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Undefined until they have loaded. */
  readonly clocks: PartsNotNeededForFirstSet | undefined;
  readonly signals: ChosenSignals;
  readonly announce: (text: string) => void;
  /** Whether no notice is shown, so that there is room for a question. */
  readonly canAsk: boolean;
  /** Undefined for a movement without a page. */
  readonly onPicture: (() => void) | undefined;
  readonly onList: () => void;
  readonly onSwap: () => void;
};

const groupNames = {
  superset: 'Superset',
  circuit: 'Circuit',
  amrap: 'As many rounds as you can',
  emom: 'Every minute on the minute',
} as const;

const PlatesOfSide = ({ loaded, setup }: BarbellDrawingProps): ReactElement => (
  <SetPlatesArea>
    <BarbellDrawing loaded={loaded} setup={setup} />
    <p>{loadedBarText(loaded, setup)}</p>
  </SetPlatesArea>
);

/** Redrawn only when the load on the bar changes. */
const SidePlates = memo(PlatesOfSide);

/**
 * The set that is next or under way: the exercise, the weight, what the lifter lifted last time,
 * and one large button.
 */
export const CurrentSet = ({
  view,
  step,
  name,
  note,
  heading,
  clocks,
  signals,
  announce,
  canAsk,
  onPicture,
  onList,
  onSwap,
}: CurrentSetProps): ReactElement => {
  const { state, session, library, weights, dispatch, undo, now } = view;
  const { phase, clock } = state;
  const facts = step.slug === undefined ? undefined : library.get(step.slug);
  const done = state.proposed ?? {};
  const press = mainButtonActionOf(state, step);
  const seconds =
    done.seconds ?? (step.amount.kind === 'time' ? step.amount.seconds.from : undefined);
  const isSetClock = phase.kind === 'running' && phase.clock === 'set';
  const beat = useCallback(
    (accent = false): void => clocks?.soundBeat(signals, accent),
    [clocks, signals],
  );
  const { perHand } = step;
  const adjust = useCallback(
    (draft: ChangedSetFields): void => {
      dispatch({ kind: 'adjust', draft });
      announce(screenReaderChangedSetValue(draft, perHand));
    },
    [dispatch, announce, perHand],
  );
  const { weight } = done;
  const loading = stepLoadingKindIfWeightMatters(step, facts);
  const loaded = useMemo(
    () =>
      weight === undefined || loading !== 'barbell'
        ? undefined
        : platesOnBar(convertWeight(weight, weights.barbell.unit).value, loading, weights),
    [weight, loading, weights],
  );
  const lastSets = view.lastTime(
    exerciseKeyOfLine({ id: step.line, slug: step.slug }, session.place),
  );
  const numbers = useRef<HTMLDivElement>(null);
  /** The set for which a weight was asked, and the one whose field has a text that is none. */
  const [askedIn, setAskedIn] = useState<string>();
  const [badIn, setBadIn] = useState<string>();
  const lacksWeight = mainButtonAsksForWeight(state, step, loading);
  /**
   * Whether the large button has to wait for a weight; it asks once, and never logs a wrong text.
   */
  const waitsForWeight = (): boolean => {
    const field = numbers.current?.querySelector('input');
    if (badIn === step.id) {
      field?.blur();
      return true;
    }
    if (!lacksWeight || askedIn === step.id) return false;
    setAskedIn(step.id);
    field?.focus();
    return true;
  };
  const cue = note === undefined || note === '' ? facts?.cue : note;
  const onMain = (): void => {
    // Browsers allow sound only from a press, and this one starts a clock.
    if (signals.has('sound') || signals.has('beat')) clocks?.enableSound();
    if ((press === 'done' || press === 'start the set') && waitsForWeight()) return;
    if (press === 'start the group' || press === 'start the set') {
      dispatch({ kind: 'begin' }, clockLeadInMs);
    } else dispatch({ kind: press });
  };
  const main = useSteadyCallback(onMain);
  const onlyThis = useSteadyCallback(() => dispatch({ kind: 'done' }));
  const skip = useSteadyCallback(() => dispatch({ kind: 'skip' }));
  const swap = useSteadyCallback(onSwap);
  const list = useSteadyCallback(onList);
  const estimate = hasLifterChosenWeight(state, step)
    ? undefined
    : weightCaveatNoteOfStep(step, { weights, library });
  const minutes = step.group?.minutes ?? 0;
  const mainWords: Readonly<Record<MainButtonActionDuringSet, string>> = {
    'start the group': `Start ${minutes} min`,
    'start the set': `Start ${durationWordsOfSeconds(seconds ?? 0)}`,
    round: `Round ${step.group?.round ?? 1} done`,
    done: 'Done',
  };
  return (
    <>
      {clocks === undefined ? null : (
        <clocks.SetOrRestClock
          view={view}
          step={step}
          name={name}
          signals={signals}
          announce={announce}
          canAsk={canAsk}
        />
      )}
      <SetInfoArea>
        <p className="place">
          {step.group === undefined || clock !== undefined
            ? ''
            : `${groupNames[step.group.kind]}. `}
          {setOrRoundNumberWords(step)}
        </p>
        <h2 id="set-heading" ref={heading} tabIndex={-1}>
          {onPicture === undefined ? (
            name
          ) : (
            <button type="button" onClick={onPicture} aria-describedby="how-it-is-done">
              {name}
            </button>
          )}
          {step.equipment === undefined ? null : ` with ${step.equipment}`}
        </h2>
        {/* Outside the heading, which names the dialog. */}
        <span id="how-it-is-done" hidden>
          Shows how it is done
        </span>
        {clocks !== undefined && press === 'round' ? (
          <clocks.RoundExerciseList view={view} step={step} />
        ) : (
          <p className="target">{setTargetWordsWithoutWeight(step)}</p>
        )}
        <DeferChildrenUpdates>
          {loaded === undefined ? null : <SidePlates loaded={loaded} setup={weights.barbell} />}
          {estimate === undefined ? null : <p className="last">{estimate}</p>}
          {clocks === undefined || step.tempo === undefined ? null : (
            <clocks.TempoBeatButton key={step.id} tempo={step.tempo} now={now} onBeat={beat} />
          )}
          {lastSets.length === 0 ? null : (
            <p className="last">Last time: {exerciseSetsLastTimeWords(lastSets)}</p>
          )}
          {cue === undefined ? null : <p className="cue">{cue}</p>}
        </DeferChildrenUpdates>
      </SetInfoArea>
      <SetNumbersArea ref={numbers} {...clocks?.repeatWhileHeldHandlers}>
        <SetSteppers
          step={step}
          done={done}
          facts={facts}
          weights={weights}
          WeightField={clocks?.WeightField}
          asksWeight={lacksWeight && askedIn === step.id && badIn !== step.id}
          isBadWeight={badIn === step.id}
          onAdjust={adjust}
          onTyped={(draft) => dispatch({ kind: 'adjust', draft })}
          onBadWeight={(isBad) => setBadIn(isBad ? step.id : undefined)}
        />
      </SetNumbersArea>
      <SetButtons
        undo={
          press === 'round' || clocks === undefined
            ? 'Undo'
            : clocks.undoButtonText(state.lastEvent)
        }
        canUndo={state.lastEvent !== undefined}
        onUndo={undo}
        onOnlyThis={press === 'round' ? onlyThis : undefined}
        onSkip={skip}
        canSwap={step.slug !== undefined}
        onSwap={swap}
        onList={list}
        begins={isSetClock ? phase.since : clock?.since}
        now={now}
        onMain={main}
        main={mainWords[press]}
      />
    </>
  );
};
