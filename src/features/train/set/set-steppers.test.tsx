// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { factsOf, kg, withMaxes } from '../../../domain/training/loads/loads.test-support.ts';
import type { ExerciseFacts } from '../../../domain/training/exercise-facts.ts';
import type { Done } from '../../../domain/training/log.ts';
import { stepsOfText } from '../../../domain/training/session/session.test-support.ts';
import { SetSteppers } from './set-steppers.tsx';

const show = (facts: Partial<ExerciseFacts>, done: Done = { reps: 5 }) => {
  cleanup();
  const [step] = stepsOfText('- Pull-up: 3 x 5 at 2 RIR');
  if (step === undefined) throw new Error('No step.');
  const onAdjust = vi.fn();
  const weights = withMaxes({});
  render(
    <SetSteppers
      step={step}
      done={done}
      facts={factsOf(facts)}
      weights={weights}
      onAdjust={onAdjust}
    />,
  );
  return onAdjust;
};
const pullUp = { pattern: 'vertical pull', loading: 'bodyweight' } as const;
const press = (name: RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

it('has a field for weight that is added to a pull-up', () => {
  const onAdjust = show(pullUp);
  expect(screen.getByText('none added')).toBeTruthy();
  press(/^Added weight: more/);
  expect(onAdjust).toHaveBeenCalledWith({ weight: { ...kg(1.25), as: 'added' } });
  show({ ...pullUp, pattern: 'squat' });
  expect(screen.queryByText('none added')).toBeNull();
});

it('shows the sign of help, and starts with most of it', () => {
  const assisted = { ...pullUp, loading: 'assisted machine' } as const;
  const onAdjust = show(assisted);
  expect(screen.getByText('start with most')).toBeTruthy();
  press(/^Help: more/);
  expect(onAdjust).toHaveBeenCalledWith({ weight: { ...kg(60), as: 'help' } });
  show(assisted, { reps: 5, weight: { ...kg(20), as: 'help' } });
  expect(screen.getByText('kg help')).toBeTruthy();
});
