import { memo } from 'react';
import type { ReactElement } from 'react';
import { gymSetup } from '../../../domain/calculators/plates.ts';
import { BarbellDrawing } from '../../../page-parts/barbell/barbell-drawing.tsx';
import { ClockBand, ClockShaft } from './band.tsx';
import { SetPlatesArea } from '../set/set-frame.tsx';
import { WeightBox } from '../set/weight-field.tsx';
import { TempoRow } from './tempo-beat.tsx';

const setup = gymSetup('kg');
const emptyBar = { total: setup.bar, side: [] } as const;

/**
 * Renders, hidden, the styles that only later sets need, before a tap needs them: each new rule
 * makes the browser recalculate the whole page, which takes an old phone a whole frame.
 */
export const PreloadStyles = memo((): ReactElement => (
  <div hidden>
    <ClockBand>
      <ClockShaft />
    </ClockBand>
    <SetPlatesArea>
      <BarbellDrawing loaded={emptyBar} setup={setup} />
    </SetPlatesArea>
    <WeightBox />
    <TempoRow disabled />
  </div>
));
PreloadStyles.displayName = 'PreloadStyles';
