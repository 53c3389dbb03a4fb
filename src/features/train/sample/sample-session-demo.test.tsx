// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testExerciseFactsWith } from '../../../domain/training/loads/loads.test-support.ts';
import { sampleFirstLiftOfPlan } from '../../../domain/training/start/sample-lift.ts';
import { planOfText } from '../../../domain/workout-notation/test-exercise-library.test-support.ts';
import { SampleSessionDemo } from './sample-session-demo.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const sample = sampleFirstLiftOfPlan(
  planOfText('Weeks 1-4\n\nDay 1\nMain\n- Back squat: 3 x 5 at 70%, rest 3 min\n'),
  { path: '/workout-plans/five-by-five/', index: 0 },
  () => testExerciseFactsWith(),
);

it('rests after the set that was done, moves to the next one, and ends after the last', () => {
  if (sample === undefined) throw new Error('There is no sample.');
  render(<SampleSessionDemo sample={sample} />);
  expect(screen.getByText('Set 2 of 3')).toBeDefined();
  expect(screen.getByRole('timer').textContent).toBe('3:00');
  expect(screen.getByRole('status').textContent).toBe(
    'Rest 3 minutes, then: Back squat. Set 2 of 3: 5 reps, 70% of 1RM at 42.5 kilograms.',
  );
  const done = screen.getByRole('button', { name: 'Done' });
  expect(document.activeElement).toBe(done);
  fireEvent.click(screen.getByRole('button', { name: 'Weight: more' }));
  expect(screen.getByText('45')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Skip the rest' }));
  expect(screen.queryByRole('timer')).toBeNull();
  fireEvent.click(done);
  expect(screen.getByText('Set 3 of 3')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('heading', { name: 'That was the last set' })).toBeDefined();
  const again = screen.getByRole('button', { name: 'Again' });
  expect(document.activeElement).toBe(again);
  fireEvent.click(again);
  expect(screen.getByText('Set 2 of 3')).toBeDefined();
});
