import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { routes } from '../../../domain/routes.ts';
import { LoadingSplash } from '../../../page-parts/loading-splash.tsx';
import type { OpenSessionWithRevision } from '../../../services/training-log/training-log.ts';
import { PageTitleWithLead } from '../../../ui/layout/heading.tsx';
import { useStartLoginToTargetOrNotify } from '../../../page-parts/login/use-start-login-to-target.ts';
import type { ExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import { sessionPartLoaders } from '../lazy-parts.ts';
import type { LoadingLoadedOrFailed } from '../use-loaded.ts';
import type { LogKitAndExerciseFacts } from '../running-session-data.ts';
import { SetScreen, type ScreenNotice } from './set-screen.tsx';
import { createLazyComponent } from '../create-lazy-component.tsx';
import { useSession } from './use-session.ts';
import { planLoadProblemSentenceIfAny, useFetchedPlan } from '../use-plan.ts';

type GymSessionProps = {
  readonly training: LogKitAndExerciseFacts;
  readonly open: OpenSessionWithRevision;
  /** Whether the library is still loading, or has failed to. */
  readonly facts: LoadingLoadedOrFailed<ExerciseFactsBySlug>['kind'];
  readonly onFactsAgain: () => void;
  /** The lifter wants to start another session: this one ends as it is. */
  readonly endsAtOnce?: boolean;
  /** Called when the session has ended and the lifter has read its summary. */
  readonly onEnded: () => void;
  /** Called when the lifter follows a link to another page from its summary. */
  readonly onLeaving: () => void;
};

/** The same element each time, so that a set doesn’t draw it again. */
const heading = <PageTitleWithLead title="Train" />;

/** The panel after the last set loads at the end of the session. */
const EndPanel = createLazyComponent(() =>
  sessionPartLoaders.end().then(({ EndPanel: Part }) => Part),
);
const EndedElsewhere = createLazyComponent(() =>
  sessionPartLoaders.alternatives().then(({ SessionEndedElsewhere: Part }) => Part),
);
const StaysOpen = createLazyComponent(() =>
  sessionPartLoaders.alternatives().then(({ SessionStaysOpenPage: Part }) => Part),
);

/** Requests the exercises once more before a session ends without them. */
const AskAgain = ({ onAsk }: { readonly onAsk: () => void }): ReactElement => {
  const ask = useRef(onAsk);
  useEffect(() => ask.current(), []);
  return <LoadingSplash title="Train" />;
};

/** An open session: its screen over the page, the page behind it, and its end. */
export const GymSession = ({
  training,
  open,
  facts,
  onFactsAgain,
  endsAtOnce = false,
  onEnded,
  onLeaving,
}: GymSessionProps): ReactElement => {
  const { plan, retry } = useFetchedPlan(open.session.place);
  const read = plan.kind === 'loaded' && plan.value.kind === 'plan' ? plan.value : undefined;
  const { view, words, snapshot, store } = useSession(training, open, read);
  const { session, state } = view;
  const { now } = training;
  const isFinished = state.phase.kind === 'finished';
  const { start } = useStartLoginToTargetOrNotify();
  /** Whether the library was requested again because a session ended without it. */
  const [isAskedAgain, setAskedAgain] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const [isProblemRead, setProblemRead] = useState(false);
  const [isKeepingRead, setKeepingRead] = useState(false);
  const [isFileBroken, setFileBroken] = useState(false);
  const saveFile = (): void => {
    sessionPartLoaders.end().then(
      ({ saveOpenSessionAsFile }) => saveOpenSessionAsFile(session, view.now()),
      () => setFileBroken(true),
    );
  };
  useEffect(() => {
    if (endsAtOnce) store.dispatch({ kind: 'finish', outcome: 'stopped' });
  }, [endsAtOnce, store]);
  useEffect(() => {
    const look = (): void => {
      // A phone that is locked at once after a press may stop the page before its next frame.
      store.retry();
      sessionPartLoaders.end().then(
        ({ dispatchEndIfSessionLeftOpen }) => dispatchEndIfSessionLeftOpen(store, now),
        () => undefined,
      );
    };
    if (open.revision > 0) look();
    // A phone may sleep for a night with the session on its screen.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store, now, open.revision]);
  const isUnsafe = snapshot.sync.kind === 'in this tab only';
  useEffect(() => {
    if (!isUnsafe) return undefined;
    // Leaving would lose unsaved data, so the browser asks first.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsafe]);

  if (snapshot.elsewhere === 'ended') {
    return <EndedElsewhere log={view.log} id={session.id} onEnded={onEnded} />;
  }
  if (isFinished) {
    // The next weights depend on the library.
    if (facts === 'failed' && !isAskedAgain) {
      return (
        <AskAgain
          onAsk={() => {
            setAskedAgain(true);
            onFactsAgain();
          }}
        />
      );
    }
    return facts === 'loading' ? (
      <LoadingSplash title="Train" />
    ) : (
      <EndPanel view={view} onClosed={onEnded} onLeaving={onLeaving} />
    );
  }
  const problem = planLoadProblemSentenceIfAny(plan);
  const isSignedOut = plan.kind === 'loaded' && plan.value.kind === 'signed out';
  const notices: readonly ScreenNotice[] = [
    isFileBroken && {
      sentence: 'The file could not be made. Check your connection, then try again.',
      actions: [{ label: 'Understood', onPress: () => setFileBroken(false) }],
    },
    snapshot.sync.kind === 'in this tab only' && {
      sentence: `${snapshot.sync.sentence} The session goes on in this tab.`,
      actions: [
        { label: 'Try again', onPress: store.retry },
        { label: 'Save as a file', onPress: saveFile },
      ],
    },
    snapshot.elsewhere === 'changed' && {
      sentence: 'Another tab went on with this session. This is how it is now.',
      actions: [{ label: 'Understood', onPress: store.dismiss }],
    },
    problem !== undefined &&
      !isProblemRead && {
        sentence: `${problem} Until then you see the numbers that are stored here.`,
        actions: [
          isSignedOut
            ? { label: 'Log in', onPress: () => void start({ target: routes.train }) }
            : { label: 'Try again', onPress: retry },
          { label: 'Later', onPress: () => setProblemRead(true) },
        ],
      },
    view.log.keeping === 'this tab' &&
      !isKeepingRead && {
        sentence: 'This browser stores nothing for us: the session lives in this tab only.',
        actions: [{ label: 'Understood', onPress: () => setKeepingRead(true) }],
      },
    facts === 'failed' && {
      sentence: 'The exercises’ pictures and cues could not be loaded.',
      actions: [{ label: 'Try again', onPress: onFactsAgain }],
    },
  ].filter((notice) => notice !== false);
  if (isOpen) {
    return (
      <>
        {heading}
        <SetScreen
          view={view}
          words={words}
          isReadingPlan={plan.kind === 'loading'}
          notices={notices}
          onClose={() => setOpen(false)}
        />
      </>
    );
  }
  return <StaysOpen view={view} onGoOn={() => setOpen(true)} />;
};
