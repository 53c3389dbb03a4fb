// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  kg,
  testExerciseFactsWith,
  testKitWithMaximums,
} from '../../../domain/training/loads/loads.test-support.ts';
import type { ExerciseFacts } from '../../../domain/training/exercise-facts.ts';
import type { DoneInSet } from '../../../domain/training/log.ts';
import { stepsOfFirstDayInText } from '../../../domain/training/session/session.test-support.ts';
import { SetSteppers } from './set-steppers.tsx';
import { WeightField } from './weight-field.tsx';

const onBadWeight = vi.fn<(isBad: boolean) => void>();

const show = (facts: Partial<ExerciseFacts>, done: DoneInSet = { reps: 5 }) => {
  cleanup();
  const [step] = stepsOfFirstDayInText('- Pull-up: 3 x 5 at 2 RIR');
  if (step === undefined) throw new Error('No step.');
  const onAdjust = vi.fn();
  onBadWeight.mockClear();
  const weights = testKitWithMaximums({});
  render(
    <SetSteppers
      step={step}
      done={done}
      facts={testExerciseFactsWith(facts)}
      weights={weights}
      WeightField={WeightField}
      onAdjust={onAdjust}
      onTyped={onAdjust}
      onBadWeight={onBadWeight}
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

const squat = { pattern: 'squat', loading: 'barbell' } as const;
const type = (text: string): HTMLElement => {
  const field = screen.getByRole('textbox', { name: 'Weight' });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  return field;
};

it('takes a typed weight at once, with a comma or a point, even one that her kit can’t load', () => {
  const onAdjust = show(squat);
  expect(type('61,3').getAttribute('inputmode')).toBe('decimal');
  expect(onAdjust).toHaveBeenLastCalledWith({ weight: kg(61.3) });
  type('61.35');
  expect(onAdjust).toHaveBeenLastCalledWith({ weight: kg(61.35) });
});

it('goes on from a typed weight by what her kit can load', () => {
  const onAdjust = show(squat, { reps: 5, weight: kg(61.3) });
  press(/^Weight: more/);
  expect(onAdjust).toHaveBeenLastCalledWith({ weight: kg(62.5) });
});

it('keeps a text that is no weight, and says so in one sentence', () => {
  const onAdjust = show(squat, { reps: 5, weight: kg(60) });
  const field = type('6..5');
  fireEvent.blur(field);
  expect(field).toHaveProperty('value', '6..5');
  expect(screen.getByRole('alert').textContent).toBe('Type a weight from 0 to 1000, such as 62.5.');
  expect(onBadWeight).toHaveBeenLastCalledWith(true);
  expect(onAdjust).not.toHaveBeenCalled();
  expect(field.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
});

it('doesn’t say “start light” under a text that is no weight', () => {
  const [step] = stepsOfFirstDayInText('- Back squat: 3 x 5');
  if (step === undefined) throw new Error('No step.');
  const props = {
    step,
    done: { reps: 5 },
    facts: testExerciseFactsWith(),
    weights: testKitWithMaximums({}),
    WeightField,
    onAdjust: vi.fn(),
    onTyped: vi.fn(),
    onBadWeight,
  };
  const { rerender } = render(<SetSteppers {...props} />);
  expect(screen.getByText('start light')).toBeTruthy();
  rerender(<SetSteppers {...props} isBadWeight />);
  expect(screen.queryByText('start light')).toBeNull();
});

it('shows the weight again when an empty field is left', () => {
  show(squat, { reps: 5, weight: kg(60) });
  const field = type('');
  fireEvent.blur(field);
  expect(field).toHaveProperty('value', '60');
  expect(onBadWeight).toHaveBeenLastCalledWith(false);
});
