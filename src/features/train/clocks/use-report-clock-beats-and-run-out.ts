import { useEffect, useRef } from 'react';

type ClockSignals = {
  /** The second that is counted aloud; undefined while none is, or if it is over. */
  readonly beat: number | undefined;
  readonly leadsIn: boolean;
  readonly isOut: boolean;
  /** When the clock runs out. */
  readonly outAt: number;
  readonly now: () => number;
  readonly announce: (text: string) => void;
  readonly onBeat: () => void;
  /** Called once when the clock has run out, with how long ago in milliseconds. */
  readonly onOut: (agoMs: number) => void;
};

/**
 * What each clock of a set gives: words at its lead-in, a beat for each counted second, and once
 * its end.
 */
export const useReportClockBeatsAndRunOut = ({
  beat,
  leadsIn,
  isOut,
  outAt,
  now,
  announce,
  onBeat,
  onOut,
}: ClockSignals): void => {
  useEffect(() => {
    if (beat !== undefined && beat > 0) onBeat();
  }, [beat, onBeat]);
  useEffect(() => {
    if (leadsIn) announce('Get ready.');
  }, [leadsIn, announce]);
  const isOutTold = useRef(false);
  useEffect(() => {
    if (!isOut) isOutTold.current = false;
    else if (!isOutTold.current) {
      isOutTold.current = true;
      onOut(now() - outAt);
    }
  }, [isOut, outAt, now, onOut]);
};
