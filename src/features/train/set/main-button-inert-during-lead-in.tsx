import type { ReactElement } from 'react';
import { isInLeadIn } from '../../../domain/training/session/progress.ts';
import { useTickingTime } from '../device/use-ticking-time.ts';

type MainPressButtonProps = {
  /**
   * When the clock of the set, or of its group, starts; it may still be in its lead-in. Undefined
   * without a clock.
   */
  readonly begins: number | undefined;
  readonly now: () => number;
  readonly onPress: () => void;
  readonly children: string;
};

/**
 * The large button. It does nothing during a clock's lead-in, because the tap that started it is
 * often a double tap.
 */
export const MainButtonInertDuringLeadIn = ({
  begins,
  now,
  onPress,
  children,
}: MainPressButtonProps): ReactElement => {
  const time = useTickingTime(now, begins !== undefined);
  const leadsIn = begins !== undefined && isInLeadIn(begins, time);
  return (
    <button
      type="button"
      aria-disabled={leadsIn}
      onClick={() => {
        if (!leadsIn) onPress();
      }}
    >
      {leadsIn ? 'Get ready' : children}
    </button>
  );
};
