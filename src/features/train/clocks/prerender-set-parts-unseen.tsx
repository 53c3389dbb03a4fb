import { memo, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { typicalGymBarbellSetup } from '../../../domain/calculators/plates.ts';
import { BarbellDrawing } from '../../../page-parts/barbell/barbell-drawing.tsx';
import { RestClock } from './rest-clock.tsx';
import { SetPlatesArea } from '../set/set-frame.tsx';
import { WeightField } from '../set/weight-field.tsx';
import { TempoButton } from './tempo-beat-button.tsx';

const setup = typicalGymBarbellSetup('kg');
const loadedBar = { total: 97.5, side: [20, 10, 5, 2.5, 1.25] } as const;
const noop = (): void => undefined;
const zero = (): number => 0;

/**
 * Draws once, unseen, what only later sets need, before a tap needs it, and takes it away again:
 * each new style rule makes the browser recalculate the whole page, and code, letters and plates
 * that are drawn for the first time take an old phone a whole frame.
 */
export const PrerenderSetPartsUnseen = memo((): ReactElement | null => {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDone(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return isDone ? null : (
    <div
      inert
      // Laid out, because text is measured then; clipped, so that nothing scrolls.
      style={{
        position: 'absolute',
        inset: '0 0 auto',
        height: 0,
        overflow: 'clip',
        visibility: 'hidden',
      }}
    >
      <RestClock
        since={0}
        until={90_000}
        now={zero}
        announce={noop}
        onOver={noop}
        onMore={noop}
        onSkip={noop}
      />
      <SetPlatesArea>
        <BarbellDrawing loaded={loadedBar} setup={setup} />
      </SetPlatesArea>
      <WeightField
        name="Weight"
        weight={{ value: 97.5, unit: 'kg' }}
        unit="kg"
        loading="barbell"
        onWeight={noop}
        onBad={noop}
      />
      <TempoButton disabled />
    </div>
  );
});
PrerenderSetPartsUnseen.displayName = 'PrerenderSetPartsUnseen';
