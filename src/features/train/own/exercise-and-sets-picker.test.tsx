// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { smallLibrary } from '../../../domain/training/small-library.test-support.ts';
import {
  aLoggedSessionWithoutSets,
  aLoggedSet,
  openEmptyLogOnDeviceOrInTab,
} from '../../../services/training-log/log.test-support.ts';
import { ExerciseAndSetsPicker } from './exercise-and-sets-picker.tsx';

const open = async () => {
  const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
  await log.endSession(
    aLoggedSessionWithoutSets(),
    ['1', '2'].map((id) => aLoggedSet({ id, exercise: 'back-squat', done: { reps: 5 } })),
    undefined,
  );
  const onAdd = vi.fn();
  render(
    <ExerciseAndSetsPicker
      log={log}
      library={smallLibrary}
      now={() => 1}
      onAdd={onAdd}
      onCancel={() => undefined}
    />,
  );
  return { log, onAdd };
};
const search = (text: string) =>
  fireEvent.change(screen.getByLabelText(/^Find an exercise/), { target: { value: text } });

it('offers what she did lately, with the sets of last time', async () => {
  const { onAdd } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Back squat' }));
  fireEvent.click(await screen.findByRole('button', { name: /^As last time/ }));
  const [exercise, lastSets] = onAdd.mock.calls[0] ?? [];
  expect(exercise).toMatchObject({
    slug: 'back-squat',
    sets: [{ sets: 2, amount: { kind: 'reps', reps: { from: 5, to: 5 } } }],
  });
  expect(lastSets).toHaveLength(2);
});

it('counts a one-sided exercise per side, unless she says otherwise', async () => {
  await open();
  search('bulgarian');
  fireEvent.click(screen.getByRole('button', { name: /^Bulgarian split squat/ }));
  expect(await screen.findByLabelText('Counted in')).toHaveProperty('value', 'reps a side');
});

it('stores an exercise by a name of her own, and asks for sets that are whole numbers', async () => {
  const { log, onAdd } = await open();
  search('  Zercher   squat ');
  fireEvent.click(screen.getByRole('button', { name: /as your own/ }));
  fireEvent.change(screen.getByLabelText('Trains mostly'), { target: { value: 'quadriceps' } });
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  const each = await screen.findByLabelText('Each of');
  // The button that was pressed has gone: the focus is on what came in its place.
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('form', { name: 'Sets of Zercher squat' }),
    ),
  );
  expect(await log.ownExercises()).toEqual([
    {
      key: 'own:Zercher squat',
      loading: 'barbell',
      primary: ['quadriceps'],
      secondary: [],
      changedAt: 1,
    },
  ]);
  fireEvent.change(each, { target: { value: '2.5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add it' }));
  expect(screen.getByText('Type how many reps a set has, such as 8.')).toBeDefined();
  expect(onAdd).not.toHaveBeenCalled();
  fireEvent.change(each, { target: { value: '6' } });
  fireEvent.change(screen.getByLabelText('Counted in'), { target: { value: 'reps a side' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add it' }));
  expect(onAdd.mock.calls[0]?.[0]).toMatchObject({
    slug: 'own:Zercher squat',
    sets: [{ sets: 3, amount: { kind: 'reps', reps: { from: 6, to: 6 }, perSide: true } }],
  });
});
