import { useCallback, useEffect, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { SessionPhase } from '../../../domain/training/session/session.ts';
import { recall } from '../../../services/storage.ts';
import type { RestEndNotifierAskingOnceProps } from '../device/rest-end-notifier-asking-once.tsx';
import { loadSetsSheetAndRestNotification } from '../list/load-list.ts';
import { RestClock } from './rest-clock.tsx';
import { ScreenFlash } from './flash.tsx';
import type { RunningSessionData } from '../running-session-data.ts';

/** How much longer a press makes a rest, in seconds. */
const moreSeconds = 15;

type RestPeriodProps = {
  readonly phase: Extract<SessionPhase, { readonly kind: 'resting' }>;
  readonly flashes: boolean;
  readonly now: () => number;
  readonly announce: (text: string) => void;
  readonly canAsk: boolean;
  readonly onSignal: () => void;
  readonly dispatch: RunningSessionData['dispatch'];
};

type Notifying = { readonly Part: ComponentType<RestEndNotifierAskingOnceProps> };

/**
 * What notifies her of a rest's end, loaded by the first rest; undefined until then, or if she
 * doesn't want it.
 */
const useRestNotification = (): Notifying | undefined => {
  const [notifying, setNotifying] = useState<Notifying>();
  useEffect(() => {
    if (recall('training.notification') === 'no') return;
    loadSetsSheetAndRestNotification().then(
      ({ RestEndNotifierAskingOnce }) => setNotifying({ Part: RestEndNotifierAskingOnce }),
      // The rest counts without it, and the next one tries again.
      () => undefined,
    );
  }, []);
  return notifying;
};

/** The rest before the current set, with the signals at its end. */
export const RestClockWithSignals = ({
  phase: { since, until },
  flashes,
  now,
  announce,
  canAsk,
  onSignal,
  dispatch,
}: RestPeriodProps): ReactElement => {
  /** The start time of the rest whose end has flashed. */
  const [flashed, setFlashed] = useState<number>();
  const notifying = useRestNotification();
  const onOver = useCallback((): void => {
    onSignal();
    setFlashed(since);
  }, [onSignal, since]);
  const more = (): void => {
    setFlashed(undefined);
    dispatch({ kind: 'add rest', seconds: moreSeconds });
  };
  return (
    <>
      <RestClock
        since={since}
        until={until}
        now={now}
        announce={announce}
        onOver={onOver}
        onMore={more}
        onSkip={() => dispatch({ kind: 'end rest' })}
      />
      {notifying === undefined ? null : <notifying.Part until={until} now={now} canAsk={canAsk} />}
      {flashes && flashed === since ? <ScreenFlash aria-hidden="true" data-flash /> : null}
    </>
  );
};
