// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testExerciseFactsWith } from '../../domain/training/loads/loads.test-support.ts';
import { sampleFirstLiftOfPlan } from '../../domain/training/start/sample-lift.ts';
import { planOfText } from '../../domain/workout-notation/test-exercise-library.test-support.ts';
import { PercentLineWithSampleMaximum } from './percent-line-with-sample-maximum.tsx';

it('has a plan’s line in percent, and the same line in kilograms', () => {
  const path = '/workout-plans/five-by-five/';
  const sample = sampleFirstLiftOfPlan(
    planOfText('Weeks 1-4\n\nDay 1\nMain\n- Back squat: 5 x 5 at 70%, rest 3 min\n'),
    { path, index: 0 },
    () => testExerciseFactsWith(),
  );
  if (sample === undefined) throw new Error('There is no sample.');
  render(<PercentLineWithSampleMaximum plan={{ title: 'Five by five', path }} sample={sample} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Back squat: 5 × 5 at 70% of your best lift',
    'Back squat: 5 × 5 at 42.5 kg',
  ]);
});
