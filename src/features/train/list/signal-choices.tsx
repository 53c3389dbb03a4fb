import type { ReactElement } from 'react';
import styled from 'styled-components';
import { canVibrate, type ChosenSignals, type Signal } from '../device/chosen-signals.ts';
import { enableSound, signalTimeUp } from '../device/sound.ts';
import { RestNotificationCheckbox } from './rest-notification-checkbox.tsx';

const List = styled.ul`
  & > li {
    border-top: 1px solid var(--line);
  }

  & label {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 3rem;
    cursor: pointer;
  }

  & input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    accent-color: var(--accent);
  }

  & p {
    padding-bottom: var(--space-3);
    color: var(--muted);
    font-size: var(--step--1);
  }
`;

const words: Readonly<Record<Signal, string>> = {
  sound: 'Sound when the rest is over',
  vibration: 'Vibration when the rest is over',
  flash: 'A flash of the screen when the rest is over',
  beat: 'The beat of a tempo and the last seconds of a clock, as sound',
};

const order: readonly Signal[] = ['sound', 'vibration', 'flash', 'beat'];

type SignalChoicesProps = {
  readonly chosen: ChosenSignals;
  readonly onChosen: (chosen: ChosenSignals) => void;
};

const Limits = styled.p`
  color: var(--muted);
  font-size: var(--step--1);
`;

/**
 * The choice of signals on this device, and what it can't give. A newly chosen signal is given at
 * once, as a sample.
 */
export const SignalChoices = ({ chosen, onChosen }: SignalChoicesProps): ReactElement => {
  const change = (signal: Signal, isOn: boolean): void => {
    if (isOn && (signal === 'sound' || signal === 'beat')) enableSound();
    if (isOn && signal !== 'flash') signalTimeUp(new Set([signal]));
    onChosen(new Set(order.filter((one) => (one === signal ? isOn : chosen.has(one)))));
  };
  const vibrates = canVibrate();
  return (
    <>
      <List>
        {order
          .filter((signal) => vibrates || signal !== 'vibration')
          .map((signal) => (
            <li key={signal}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.has(signal)}
                  onChange={({ target }) => change(signal, target.checked)}
                />
                {words[signal]}
              </label>
            </li>
          ))}
        <RestNotificationCheckbox />
      </List>
      {vibrates ? null : (
        <Limits>
          This browser can’t make a phone vibrate, and an iPhone set to silent plays no sound
          either. The flash works on any phone.
        </Limits>
      )}
    </>
  );
};
