import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { countDoneSkippedAndTotalSets } from '../../../domain/training/session/done-skipped-and-total-sets.ts';
import {
  sessionAfterEvent,
  sessionStateOf,
} from '../../../domain/training/session/session-after-event.ts';
import type { Session } from '../../../domain/training/session/session.ts';
import { typicalGymKitWithoutMaximums } from '../../../domain/training/my-weights/kit-and-maximums.ts';
import type { SampleLift } from '../../../domain/training/start/sample-lift.ts';
import { RestClock } from '../clocks/rest-clock.tsx';
import { clipPathStyleOfFraction, ScreenFoot, ScreenProgress } from '../session/screen-frame.tsx';
import type { SessionAction } from '../running-session-data.ts';
import { SetInfoArea, SetNumbersArea } from '../set/set-frame.tsx';
import { SetSteppers } from '../set/set-steppers.tsx';
import { setOrRoundNumberWords, setTargetWordsWithoutWeight } from '../words/set-words.ts';
import { screenReaderRestLeadInOfMs, screenReaderSetSentence } from '../words/spoken-words.ts';

/** The screen of a set within a page: its figures have the size of the box, not of the window. */
const Screen = styled.div`
  --edge: var(--space-4);
  --figure: 3rem;
  display: grid;
  grid-template: 'band' auto 'info' 1fr 'numbers' auto 'foot' auto / minmax(0, 1fr);
  line-height: 1.3;

  && [role='group'] + [role='group'] {
    --figure: 2.25rem;
  }

  & h3 {
    font-size: var(--step-3);
    font-weight: 900;
  }

  & [role='timer'] {
    font-size: 3.5rem;
  }

  & footer > button {
    min-height: 3.5rem;
    font-size: 1.75rem;
  }
`;

const Top = styled(ScreenProgress)`
  margin: var(--space-3) var(--space-4);
`;

const now = (): number => Date.now();

/** The session after its first set, which was done by the press that loaded this. */
const begun = ({ steps }: SampleLift): Session => {
  const at = now();
  return sessionAfterEvent(
    { id: 'sample', startedAt: at, steps: [...steps], events: [] },
    { kind: 'done', at },
  );
};

/**
 * The screen of a session, as it is on the phone, with the sets of one lift: each press of “Done”
 * starts the rest, and the next set comes. Nothing of it is stored.
 */
export const SampleSessionDemo = ({ sample }: { readonly sample: SampleLift }): ReactElement => {
  const [session, setSession] = useState(() => begun(sample));
  const [weights] = useState(() => typicalGymKitWithoutMaximums('kg'));
  const main = useRef<HTMLButtonElement>(null);
  const spoken = useRef<HTMLParagraphElement>(null);
  const dispatch = (action: SessionAction): void =>
    setSession((current) => sessionAfterEvent(current, { ...action, at: now() }));
  const announce = useCallback((text: string): void => {
    if (spoken.current !== null) spoken.current.textContent = text;
  }, []);
  const state = useMemo(() => sessionStateOf(session), [session]);
  const { current, phase, proposed = {} } = state;
  const { title } = sample.exercise;
  const { done, total } = countDoneSkippedAndTotalSets(state);
  const said =
    current === undefined
      ? `${title}: every set is done.`
      : `${screenReaderRestLeadInOfMs(phase.kind === 'resting' ? phase.until - phase.since : 0)}${screenReaderSetSentence(title, current, proposed)}`;
  const toSay = useRef(said);
  useEffect(() => {
    toSay.current = said;
  });
  const id = current?.id;
  // Once for each set, and not for each change to its numbers.
  useEffect(() => {
    announce(toSay.current);
    // The pressed button is gone, or is that of the set before.
    main.current?.focus({ preventScroll: true });
  }, [id, announce]);
  return (
    <>
      <Top aria-hidden="true">
        <i style={clipPathStyleOfFraction(done / Math.max(1, total))} />
      </Top>
      <Screen>
        <p ref={spoken} role="status" className="visually-hidden" />
        {phase.kind === 'resting' ? (
          <RestClock
            since={phase.since}
            until={phase.until}
            now={now}
            announce={announce}
            onOver={() => undefined}
            onMore={() => dispatch({ kind: 'add rest', seconds: 15 })}
            onSkip={() => dispatch({ kind: 'end rest' })}
          />
        ) : null}
        {current === undefined ? (
          <SetInfoArea>
            <h3>That was the last set</h3>
            <p className="target">
              {done} sets of the {title.toLowerCase()}. In a session of yours they would now be in
              your log.
            </p>
          </SetInfoArea>
        ) : (
          <>
            <SetInfoArea>
              <p className="place">{setOrRoundNumberWords(current)}</p>
              <h3>{title}</h3>
              <p className="target">{setTargetWordsWithoutWeight(current)}</p>
              {sample.exercise.cue === undefined ? null : (
                <p className="cue">{sample.exercise.cue}</p>
              )}
            </SetInfoArea>
            <SetNumbersArea>
              <SetSteppers
                step={current}
                done={proposed}
                facts={sample.exercise}
                weights={weights}
                WeightField={undefined}
                onAdjust={(draft) => dispatch({ kind: 'adjust', draft })}
                onTyped={() => undefined}
                onBadWeight={() => undefined}
              />
            </SetNumbersArea>
          </>
        )}
        <ScreenFoot>
          {current === undefined ? (
            <button ref={main} type="button" onClick={() => setSession(begun(sample))}>
              Again
            </button>
          ) : (
            <button ref={main} type="button" onClick={() => dispatch({ kind: 'done' })}>
              Done
            </button>
          )}
        </ScreenFoot>
      </Screen>
    </>
  );
};
