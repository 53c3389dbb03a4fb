import type { ReactElement } from 'react';
import { gymSetup } from '../../domain/calculators/plates.ts';
import { BarbellDrawing } from '../../page-parts/barbell/barbell-drawing.tsx';
import { Band, Shaft } from './band.tsx';
import { Plates } from './set-frame.tsx';
import { Row } from './tempo-beat.tsx';

const setup = gymSetup('kg');
const emptyBar = { total: setup.bar, side: [] } as const;

/**
 * The styles of what only later sets show, on the page before a tap needs them: with each new rule the browser looks at the whole page again,
 * which takes an old phone the time of a frame. Nobody sees any of it.
 */
export const StylesAhead = (): ReactElement => (
  <div hidden>
    <Band>
      <Shaft />
    </Band>
    <Plates>
      <BarbellDrawing loaded={emptyBar} setup={setup} />
    </Plates>
    <Row disabled />
  </div>
);
