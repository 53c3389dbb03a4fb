import { useState } from 'react';
import type { ReactElement } from 'react';
import { RememberedTrainingPlaceSwitch } from '../../page-parts/training/place-switch.tsx';
import { trainsAtHome } from '../../services/training-place.ts';

/** Whether plans show their version at home, where they have one. */
export const GymOrHomePlanVersionChoice = (): ReactElement => {
  const [isHome, setHome] = useState(trainsAtHome);
  return (
    <>
      <RememberedTrainingPlaceSwitch isHome={isHome} onChange={setHome} />
      <p role="status">
        {isHome
          ? 'The Year’s plans show the exercises for two dumbbells and a band, on this device.'
          : 'For home, The Year’s plans have other exercises, with two dumbbells and a band.'}
      </p>
    </>
  );
};
