import type { ReactElement } from 'react';
import { ClockStrip, RemainingTimeBar } from './band.tsx';
import { clipPathStyleOfFraction } from '../session/screen-frame.tsx';
import { clockTextOfMs, useTickingTime } from '../device/use-ticking-time.ts';
import { isInLeadIn } from '../../../domain/training/session/progress.ts';
import { useReportClockBeatsAndRunOut } from './use-report-clock-beats-and-run-out.ts';

export type TimedSetOrAmrapClockProps = {
  /** The clock's name: `Plank`, `AMRAP`. */
  readonly title: string;
  /** May be in the future: until then the clock shows the lead-in. */
  readonly since: number;
  readonly until: number;
  readonly now: () => number;
  readonly announce: (text: string) => void;
  /** Called each second of the lead-in, and of the last three seconds. */
  readonly onBeat: () => void;
  /** Called when the clock has run out, with how long ago in milliseconds. */
  readonly onOut: (agoMs: number) => void;
};

/** The countdown of a timed set or an AMRAP. */
export const TimedSetOrAmrapClock = ({
  title,
  since,
  until,
  now,
  announce,
  onBeat,
  onOut,
}: TimedSetOrAmrapClockProps): ReactElement => {
  const time = useTickingTime(now, true);
  const leadsIn = isInLeadIn(since, time);
  // The device's clock may have been put back meanwhile.
  const left = leadsIn ? since - time : until - Math.max(since, time);
  const isOut = !leadsIn && left <= 0;
  const beat = leadsIn || left <= 3000 ? Math.ceil(left / 1000) : undefined;
  useReportClockBeatsAndRunOut({
    beat,
    leadsIn,
    isOut,
    outAt: until,
    now,
    announce,
    onBeat,
    onOut,
  });
  const share = leadsIn ? 1 : Math.min(1, Math.max(0, left / Math.max(1, until - since)));
  return (
    <ClockStrip aria-label={title}>
      <p>{leadsIn ? 'Get ready' : title}</p>
      <div role="timer" aria-live="off" aria-label={leadsIn ? 'Starts in' : 'Left'}>
        {leadsIn ? Math.ceil(left / 1000) : clockTextOfMs(left)}
      </div>
      <RemainingTimeBar style={clipPathStyleOfFraction(share)} />
    </ClockStrip>
  );
};
