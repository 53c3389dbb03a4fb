import { useId } from 'react';
import type { ReactElement } from 'react';
import { rememberTrainingPlace } from '../../services/training-place.ts';
import { Button } from '../../ui/kit/button.tsx';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { ToggleButtonRow } from './toggle-button-row.ts';

type PlaceSwitchProps = {
  readonly isHome: boolean;
  readonly onChange: (isHome: boolean) => void;
};

/**
 * Where the lifter trains, kept on this device: plans with a version at home show it, and sessions
 * train it.
 */
export const RememberedTrainingPlaceSwitch = ({
  isHome,
  onChange,
}: PlaceSwitchProps): ReactElement => {
  const id = useId();
  const choose = (next: boolean): void => {
    rememberTrainingPlace(next);
    onChange(next);
  };
  return (
    <ButtonRow>
      <span id={id}>Where do you train?</span>
      <ToggleButtonRow role="group" aria-labelledby={id}>
        <Button kind="quiet" aria-pressed={!isHome} onClick={() => choose(false)}>
          At a gym
        </Button>
        <Button kind="quiet" aria-pressed={isHome} onClick={() => choose(true)}>
          At home
        </Button>
      </ToggleButtonRow>
    </ButtonRow>
  );
};
