import type { ReactElement } from 'react';
import { useClock } from './device/use-clock.ts';

type MainPressButtonProps = {
  /** When the clock of the set, or of its group, begins; it may still count in. Undefined without a clock. */
  readonly begins: number | undefined;
  readonly now: () => number;
  readonly onPress: () => void;
  readonly children: string;
};

/** The large button. While a clock counts in it does nothing: the tap that began it is often two. */
export const MainPressButton = ({
  begins,
  now,
  onPress,
  children,
}: MainPressButtonProps): ReactElement => {
  const time = useClock(now, begins !== undefined);
  const leadsIn = begins !== undefined && time < begins;
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
