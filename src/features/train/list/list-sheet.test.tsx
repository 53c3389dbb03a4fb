// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubDialogs } from '../../../ui/stub-dialogs.test-support.ts';
import { typicalGymKitWithoutMaximums } from '../../../domain/training/my-weights/kit-and-maximums.ts';
import { testExerciseFactsWith } from '../../../domain/training/loads/loads.test-support.ts';
import {
  libraryOfGivenTestExercises,
  stepsOfFirstDayInText,
  testSessionOfSteps,
  testSessionStart,
} from '../../../domain/training/session/session.test-support.ts';
import { openEmptyLogOnDeviceOrInTab } from '../../../services/training-log/log.test-support.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';
import type { ChosenSignals } from '../device/chosen-signals.ts';
import { SessionSetsSheet } from './list-sheet.tsx';
import { SignalChoices } from './signal-choices.tsx';
import { useSession } from '../session/use-session.ts';

const library = libraryOfGivenTestExercises(
  testExerciseFactsWith({ slug: 'back-squat', title: 'Back squat' }),
  testExerciseFactsWith({ slug: 'barbell-bench-press', title: 'Barbell bench press' }),
);
const session = testSessionOfSteps(
  stepsOfFirstDayInText('- Back squat: 3 x 5 at 60 kg\n- Barbell bench press: 2 x 8 at 40 kg', {
    library,
  }),
);
const weights = typicalGymKitWithoutMaximums('kg');
const now = (): number => testSessionStart;

beforeEach(() => {
  stubDialogs();
});
afterEach(cleanup);

const List = ({
  log,
  onClose,
}: {
  readonly log: TrainingLog;
  readonly onClose: () => void;
}): ReactElement => {
  const { view } = useSession({ log, library, weights, now }, { session, revision: 1 }, undefined);
  const [signals, setSignals] = useState<ChosenSignals>(new Set());
  return (
    <>
      <button type="button" onClick={() => view.dispatch({ kind: 'done' })}>
        Done
      </button>
      <output>{view.state.phase.kind}</output>
      <SessionSetsSheet
        view={view}
        signals={signals}
        onSignals={setSignals}
        onNotToday={() => undefined}
        onClose={onClose}
      />
    </>
  );
};

const show = async () => {
  const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
  await log.saveSession(session, 0);
  const onClose = vi.fn<() => void>();
  render(<List log={log} onClose={onClose} />);
  return onClose;
};
const line = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string | RegExp): void =>
  void fireEvent.click(screen.getByRole('button', { name }));
const rows = (name: string): readonly (string | null)[] =>
  line(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('corrects a logged set, and Undo reverts that', async () => {
  await show();
  press('Done');
  press(/Set 1 of 3/);
  press('Reps: less');
  press('Put it right');
  expect(rows('Back squat')[0]).toContain('Set 1 of 3 60 kg × 4');
  press('Undo change');
  expect(rows('Back squat')[0]).toContain('Set 1 of 3 60 kg × 5');
});

it('adds a set, and skips the rest of a line', async () => {
  await show();
  fireEvent.click(line('Back squat').getByRole('button', { name: 'Add a set' }));
  expect(rows('Back squat')).toHaveLength(4);
  fireEvent.click(line('Back squat').getByRole('button', { name: 'Skip what is left' }));
  expect(rows('Back squat').every((row) => row?.includes('left out'))).toBe(true);
  expect(line('Back squat').queryByRole('button', { name: 'Skip what is left' })).toBeNull();
});

it('switches to another line, and closes to show it', async () => {
  const onClose = await show();
  expect(line('Back squat').queryByRole('button', { name: 'Do now' })).toBeNull();
  fireEvent.click(line('Barbell bench press').getByRole('button', { name: 'Do now' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(line('Back squat').getByRole('button', { name: 'Do now' })).toBeDefined();
});

it('saves a note when she leaves its field', async () => {
  await show();
  const field = screen.getByRole('textbox', { name: 'Note for the session' });
  fireEvent.change(field, { target: { value: 'Felt light.' } });
  fireEvent.blur(field);
  expect(screen.getByRole('button', { name: 'Undo note' })).toBeDefined();
});

it('needs a second press to finish with sets to come', async () => {
  await show();
  press('Finish here');
  expect(screen.getByRole('status').textContent).toBe('ready');
  press('Yes, finish with 5 sets to come');
  expect(screen.getByRole('status').textContent).toBe('finished');
});

it('says what a phone without vibration gives instead', () => {
  vi.stubGlobal('navigator', {});
  render(<SignalChoices chosen={new Set(['flash'])} onChosen={() => undefined} />);
  expect(screen.queryByLabelText(/^Vibration/)).toBeNull();
  expect(screen.getByText(/an iPhone set to silent plays no sound/)).toBeDefined();
  vi.unstubAllGlobals();
});
