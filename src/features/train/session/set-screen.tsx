import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { CloseIcon } from '../../../ui/pictures/icons.tsx';
import { countDoneSkippedAndTotalSets } from '../../../domain/training/session/done-skipped-and-total-sets.ts';
import { remainingStepsOf } from '../../../domain/training/session/remaining-steps-of.ts';
import { CurrentSet } from '../set/current-set.tsx';
import type { ChosenSignals } from '../device/chosen-signals.ts';
import { createLazyComponent } from '../create-lazy-component.tsx';
import { sessionPartLoaders } from '../lazy-parts.ts';
import type { NameAndNoteOfPlanLine } from '../../../domain/training/session/line-names.ts';
import {
  clipPathStyleOfFraction,
  ScreenFrame,
  NoticeArea,
  ScreenProgress,
  ScreenTop,
} from './screen-frame.tsx';
import type { RunningSessionData } from '../running-session-data.ts';
import { screenReaderRestLeadInOfMs, screenReaderSetSentence } from '../words/spoken-words.ts';
import {
  usePartsNotNeededForFirstSet,
  type PartsNotNeededForFirstSet,
} from '../clocks/use-parts-not-needed-for-first-set.ts';
import type { AllSetsOfSessionDoneProps } from './all-done.tsx';

/** A sentence above the set until it is dismissed. */
export type ScreenNotice = {
  readonly sentence: string;
  readonly actions: readonly { readonly label: string; readonly onPress: () => void }[];
};

export type SetScreenProps = {
  readonly view: RunningSessionData;
  readonly words: ReadonlyMap<string, NameAndNoteOfPlanLine>;
  /** Whether the plan is still being read, so that its own names of exercises aren't known yet. */
  readonly isReadingPlan: boolean;
  /** The most urgent first. */
  readonly notices: readonly ScreenNotice[];
  readonly onClose: () => void;
};

/** The sheet over the set, drawn with what is true now. Each loads on the press that needs it. */
type Sheet = (view: RunningSessionData, signals: ChosenSignals) => ReactElement | null;

const noSignals: ChosenSignals = new Set();

/**
 * What comes after the last set, if the clocks, which bring it, haven’t loaded: loaded once more,
 * and says if that fails.
 */
const LateAllDone = createLazyComponent(() =>
  sessionPartLoaders.clocks().then(({ AllSetsOfSessionDone: AllDone }) => AllDone),
);

type AtTheEndProps = AllSetsOfSessionDoneProps & {
  readonly clocks: PartsNotNeededForFirstSet | undefined;
};

/**
 * After the last set. Clocks that load meanwhile don’t replace it: its buttons could be under a
 * thumb.
 */
const AtTheEnd = ({ clocks, ...props }: AtTheEndProps): ReactElement => {
  const [AllDone] = useState(() => clocks?.AllSetsOfSessionDone ?? LateAllDone);
  return <AllDone {...props} />;
};

/** The same element each time, so that a set doesn’t draw it again. */
const closeIcon = <CloseIcon />;

const noClocks =
  'The rest timer could not be loaded. Check your connection, then try again; your sets count without it.';
const brokenSheet =
  'That part could not be loaded. Check your connection, then try again; the session goes on.';

/** A session in the gym: one set fills the screen. */
export const SetScreen = ({
  view,
  words,
  isReadingPlan,
  notices,
  onClose,
}: SetScreenProps): ReactElement => {
  const { state, dispatch, library } = view;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const spoken = useRef<HTMLParagraphElement>(null);
  const [sheet, setSheet] = useState<Sheet>();
  const [isBroken, setBroken] = useState(false);
  /** What the lifter is told if the screen may go dark. */
  const [dark, setDark] = useState<string>();
  const { clocks, hasFailed, retry } = usePartsNotNeededForFirstSet();
  const stored = useMemo(() => clocks?.readChosenSignals() ?? noSignals, [clocks]);
  const [chosen, setChosen] = useState<ChosenSignals>();
  const signals = chosen ?? stored;
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
    // Stops the page behind it from scrolling.
    document.documentElement.style.overflow = 'hidden';
    return () => void document.documentElement.style.removeProperty('overflow');
  }, []);
  // Not a state, because an announcement must not re-render the screen.
  const announce = useCallback((text: string): void => {
    if (spoken.current !== null) spoken.current.textContent = text;
  }, []);
  const { current, proposed, phase } = state;
  const name = current === undefined ? '' : view.nameOf(current);
  const announced =
    current === undefined
      ? state.steps.length === 0
        ? 'No exercise is in it yet.'
        : 'Every set is done.'
      : screenReaderSetSentence(name, current, proposed);
  const currentId = current?.id;
  const toAnnounce = useRef(announced);
  const restUntil = phase.kind === 'resting' ? phase.until : 0;
  useEffect(() => {
    toAnnounce.current = `${screenReaderRestLeadInOfMs(restUntil - view.now())}${announced}`;
  });
  const isNamed = !isReadingPlan || current?.slug !== undefined;
  // Once for each set and exercise, not for each change to its numbers.
  useEffect(() => {
    if (isNamed) announce(toAnnounce.current);
  }, [currentId, name, isNamed, announce]);

  const open = (load: Promise<Sheet>): void => {
    load.then(
      (loaded) => {
        setBroken(false);
        setSheet(() => loaded);
      },
      () => setBroken(true),
    );
  };
  const close = (): void => setSheet(undefined);
  const openNotToday = (): void =>
    open(
      sessionPartLoaders
        .trim()
        .then(({ TrimOrEndSessionSheet }) => ({ weights, nameOf, ...now }) => (
          <TrimOrEndSessionSheet
            library={now.library}
            weights={weights}
            nameOf={nameOf}
            steps={remainingStepsOf(now.state)}
            onTrim={({ trim }) => dispatch({ kind: 'trim', ...trim })}
            onHealth={() => dispatch({ kind: 'finish', outcome: 'ended for health' })}
            onClose={close}
          />
        )),
    );
  const openAdd = (): void =>
    open(
      sessionPartLoaders.add().then(({ AddExerciseSheet }) => (now) => (
        <AddExerciseSheet view={now} onClose={close} />
      )),
    );
  const onAdd = view.session.own === undefined ? undefined : openAdd;
  const openList = (): void =>
    open(
      sessionPartLoaders.list().then(({ SessionSetsSheet: ListSheet }) => (now, heard) => (
        <ListSheet
          view={now}
          signals={heard}
          onSignals={setChosen}
          onNotToday={openNotToday}
          onAdd={onAdd}
          onClose={close}
        />
      )),
    );
  const openSwap = (): void =>
    open(
      sessionPartLoaders.swap().then(({ SwapSheet }) => (now) => {
        const step = now.state.steps.find(({ id }) => id === currentId);
        return step === undefined ? null : <SwapSheet view={now} step={step} onClose={close} />;
      }),
    );
  const path = current?.slug === undefined ? undefined : library.get(current.slug)?.path;
  const openExercise = (): void => {
    if (path === undefined) return;
    open(
      sessionPartLoaders.exercise().then(({ ExerciseSheet }) => () => (
        <ExerciseSheet path={path} onClose={close} />
      )),
    );
  };
  const shown: readonly ScreenNotice[] = [
    isBroken && {
      sentence: brokenSheet,
      actions: [{ label: 'Close', onPress: () => setBroken(false) }],
    },
    ...notices,
    hasFailed && { sentence: noClocks, actions: [{ label: 'Try again', onPress: retry }] },
    dark !== undefined && {
      sentence: dark,
      actions: [{ label: 'Understood', onPress: () => setDark(undefined) }],
    },
  ].filter((one) => one !== false);
  const [notice] = shown;
  const { done, skipped, total } = countDoneSkippedAndTotalSets(state);
  return (
    <ScreenFrame
      ref={dialog}
      aria-labelledby="set-heading"
      onClose={({ target, currentTarget }) => {
        // React passes on the close event of a nested sheet, which the browser doesn't.
        if (target === currentTarget) onClose();
      }}
    >
      <p ref={spoken} role="status" className="visually-hidden" />
      <ScreenTop>
        <button
          type="button"
          aria-label="Close; the session stays open"
          onClick={() => dialog.current?.close()}
        >
          {closeIcon}
        </button>
        <ScreenProgress aria-hidden="true">
          <i
            style={clipPathStyleOfFraction(
              total === 0 ? Math.min(1, state.steps.length) : (done + skipped) / total,
            )}
          />
        </ScreenProgress>
        <p>
          <span className="visually-hidden">Sets done: </span>
          {done} of {total}
          {skipped === 0 ? '' : `, ${skipped} skipped`}
        </p>
      </ScreenTop>
      {notice === undefined ? null : (
        <NoticeArea>
          <p key={notice.sentence} role="alert">
            {notice.sentence}
          </p>
          {notice.actions.map(({ label, onPress }) => (
            <button key={label} type="button" onClick={onPress}>
              {label}
            </button>
          ))}
        </NoticeArea>
      )}
      {current === undefined || phase.kind === 'all done' ? (
        <AtTheEnd clocks={clocks} view={view} heading={heading} onList={openList} onAdd={onAdd} />
      ) : (
        <CurrentSet
          view={view}
          step={current}
          name={name}
          note={words.get(current.line)?.note}
          heading={heading}
          clocks={clocks}
          signals={signals}
          announce={announce}
          canAsk={notice === undefined}
          onPicture={path === undefined ? undefined : openExercise}
          onList={openList}
          onSwap={openSwap}
        />
      )}
      {clocks === undefined ? null : (
        <>
          <clocks.PrerenderSetPartsUnseen />
          <clocks.KeepScreenAwakeWhileMounted onRefused={setDark} />
        </>
      )}
      {sheet?.(view, signals)}
    </ScreenFrame>
  );
};
