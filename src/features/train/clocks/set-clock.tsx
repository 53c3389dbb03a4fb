import { useCallback } from 'react';
import type { ReactElement } from 'react';
import type { Step } from '../../../domain/training/session/step.ts';
import type { Signals } from '../device/signals.ts';
import { Deferred } from '../set/deferred.tsx';
import { soundBeat, signalTimeUp } from '../device/sound.ts';
import type { SessionView } from '../session-view.ts';
import { CountdownBand } from './countdown-band.tsx';
import { EmomBand } from './emom-band.tsx';
import { RestPeriod } from './rest-period.tsx';

type SetClockProps = {
  readonly view: SessionView;
  readonly step: Step;
  readonly name: string;
  readonly signals: Signals;
  readonly announce: (text: string) => void;
  readonly canAsk: boolean;
};

/** Something that ended less than a second ago is signalled; before that, the lifter was away. */
const isJustOver = (agoMs: number): boolean => agoMs < 1000;

/** The clock of a set: of a timed set, of its EMOM or AMRAP, or of the rest before it. */
export const SetClock = ({
  view,
  step,
  name,
  signals,
  announce,
  canAsk,
}: SetClockProps): ReactElement => {
  const { state, dispatch, now } = view;
  const { phase, clock, proposed } = state;
  const signal = useCallback((): void => signalTimeUp(signals), [signals]);
  const beat = useCallback((): void => soundBeat(signals, false), [signals]);
  const over = useCallback(
    (kind: 'done' | 'minute up' | 'time up', agoMs: number): void => {
      if (isJustOver(agoMs)) signal();
      dispatch({ kind }, -agoMs);
    },
    [dispatch, signal],
  );
  const setOver = useCallback((agoMs: number): void => over('done', agoMs), [over]);
  const minuteOver = useCallback((agoMs: number): void => over('minute up', agoMs), [over]);
  const timeUp = useCallback((agoMs: number): void => over('time up', agoMs), [over]);
  const shared = { now, announce };
  if (phase.kind === 'running' && phase.clock === 'set') {
    const planned = step.amount.kind === 'time' ? step.amount.seconds.from : 0;
    return (
      <CountdownBand
        {...shared}
        title={name}
        since={phase.since}
        until={phase.since + 1000 * (proposed?.seconds ?? planned)}
        onBeat={beat}
        onOut={setOver}
      />
    );
  }
  if (clock !== undefined && step.group?.kind === 'emom') {
    return (
      <EmomBand
        {...shared}
        since={clock.since}
        minutes={step.group.minutes ?? 1}
        restsUntil={phase.kind === 'resting' ? phase.until : undefined}
        onBeat={beat}
        onMinute={minuteOver}
        onOut={timeUp}
      />
    );
  }
  if (clock !== undefined && phase.kind !== 'resting') {
    return (
      <CountdownBand
        {...shared}
        title="As many rounds as you can"
        since={clock.since}
        until={clock.until}
        onBeat={beat}
        onOut={timeUp}
      />
    );
  }
  // A rest decides nothing when it ends, so it may be drawn a moment late; the other clocks log sets.
  return (
    <Deferred>
      {phase.kind === 'resting' ? (
        <RestPeriod
          {...shared}
          canAsk={canAsk}
          phase={phase}
          flashes={signals.has('flash')}
          onSignal={signal}
          dispatch={dispatch}
        />
      ) : null}
    </Deferred>
  );
};
