import { memo } from 'react';
import type { ReactElement } from 'react';
import { ScreenFoot } from '../session/screen-frame.tsx';
import { MainButtonInertDuringLeadIn } from './main-button-inert-during-lead-in.tsx';

type SetFootProps = {
  /** What the first button undoes, as words. */
  readonly undo: string;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  /** Ends only this set of a round; undefined outside of one. */
  readonly onOnlyThis: (() => void) | undefined;
  readonly onSkip: () => void;
  readonly canSwap: boolean;
  readonly onSwap: () => void;
  readonly onList: () => void;
  /** When the clock of the set, or of its group, starts; undefined without a clock. */
  readonly begins: number | undefined;
  readonly now: () => number;
  readonly onMain: () => void;
  /** What the large button does, as words. */
  readonly main: string;
};

const ButtonsOfSet = ({
  undo,
  canUndo,
  onUndo,
  onOnlyThis,
  onSkip,
  canSwap,
  onSwap,
  onList,
  begins,
  now,
  onMain,
  main,
}: SetFootProps): ReactElement => (
  <ScreenFoot>
    <ul>
      <li>
        <button type="button" disabled={!canUndo} onClick={onUndo}>
          {undo}
        </button>
      </li>
      {onOnlyThis === undefined ? null : (
        <li>
          <button type="button" onClick={onOnlyThis}>
            Only this
          </button>
        </li>
      )}
      <li>
        <button type="button" aria-label="Skip this set" onClick={onSkip}>
          Skip
        </button>
      </li>
      <li>
        <button type="button" disabled={!canSwap} onClick={onSwap}>
          Swap
        </button>
      </li>
      <li>
        <button type="button" onClick={onList}>
          All sets
        </button>
      </li>
    </ul>
    <MainButtonInertDuringLeadIn begins={begins} now={now} onPress={onMain}>
      {main}
    </MainButtonInertDuringLeadIn>
  </ScreenFoot>
);

/**
 * The buttons below a set. Drawn again only when their words change: most sets repeat those of the
 * set before.
 */
export const SetButtons = memo(ButtonsOfSet);
