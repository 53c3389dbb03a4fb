import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { emomMinuteAt } from '../../../domain/training/session/emom.ts';
import { clockTextOfMs, useTickingTime } from '../device/use-ticking-time.ts';
import { clipPathStyleOfFraction } from '../session/screen-frame.tsx';
import { ClockStrip, RemainingTimeBar } from './band.tsx';
import { useReportClockBeatsAndRunOut } from './use-report-clock-beats-and-run-out.ts';

type EmomBandProps = {
  /** May be in the future: until then the clock shows the lead-in. */
  readonly since: number;
  readonly minutes: number;
  /** Until when the lifter rests, if she is ahead of the clock. */
  readonly restsUntil: number | undefined;
  readonly now: () => number;
  readonly announce: (text: string) => void;
  /** Called each second of the lead-in, and of the last three seconds of a minute. */
  readonly onBeat: () => void;
  /** Called when a minute is over, with how long ago in milliseconds. */
  readonly onMinute: (agoMs: number) => void;
  /** Called when the last minute is over, with how long ago in milliseconds. */
  readonly onOut: (agoMs: number) => void;
};

const minuteMs = 60_000;

/** The minute of an EMOM and what is left of it. It goes on by itself, whatever was done. */
export const EmomClock = ({
  since,
  minutes,
  restsUntil,
  now,
  announce,
  onBeat,
  onMinute,
  onOut,
}: EmomBandProps): ReactElement => {
  const time = useTickingTime(now, true);
  const leadsIn = time < since;
  const minute = emomMinuteAt(since, minutes, time);
  const rests = restsUntil !== undefined && time < restsUntil;
  const over = since + minuteMs * (minute + 1);
  const until = leadsIn ? since : rests ? restsUntil : over;
  const left = Math.max(0, until - time);
  const outAt = since + minuteMs * minutes;
  const isOut = time >= outAt;
  const beat = !isOut && (leadsIn || left <= 3000) ? Math.ceil(left / 1000) : undefined;
  const told = useRef(leadsIn ? 0 : minute);
  useEffect(() => {
    if (isOut || minute === told.current) return;
    told.current = minute;
    announce(`Minute ${minute + 1} of ${minutes}.`);
    onMinute(now() - (since + minuteMs * minute));
  }, [isOut, minute, minutes, since, now, announce, onMinute]);
  useReportClockBeatsAndRunOut({ beat, leadsIn, isOut, outAt, now, announce, onBeat, onOut });
  const shown = rests ? Math.round((restsUntil - since) / minuteMs) : minute;
  const words = `${rests ? 'Rest, then minute' : 'Minute'} ${shown + 1} of ${minutes}`;
  return (
    <ClockStrip aria-label="Every minute on the minute">
      <p>{leadsIn ? 'Get ready' : words}</p>
      <div role="timer" aria-live="off" aria-label={leadsIn ? 'Starts in' : 'Left of the minute'}>
        {leadsIn ? Math.ceil(left / 1000) : clockTextOfMs(left)}
      </div>
      <RemainingTimeBar
        style={clipPathStyleOfFraction(leadsIn ? 1 : Math.min(1, left / minuteMs))}
      />
    </ClockStrip>
  );
};
