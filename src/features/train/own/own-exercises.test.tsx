// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { libraryWithOwnExercises } from '../../../domain/training/own/library-with-own-exercises.ts';
import { smallLibrary } from '../../../domain/training/small-library.test-support.ts';
import {
  aLoggedSessionWithoutSets,
  aLoggedSet,
  openEmptyLogOnDeviceOrInTab,
} from '../../../services/training-log/log.test-support.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';
import { OwnExercises } from './own-exercises.tsx';
import { useMySessionsData } from './use-own.ts';

const Shown = ({ log }: { readonly log: TrainingLog }): ReactElement | null => {
  const { own } = useMySessionsData(log);
  return own === undefined ? null : (
    <OwnExercises
      log={log}
      library={libraryWithOwnExercises(smallLibrary, own.exercises)}
      own={own}
    />
  );
};

/** Her Zercher squat, and a lift that came from another app. */
const open = async () => {
  const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
  await log.saveOwnExercise({
    key: 'own:Zercher squat',
    loading: 'barbell',
    primary: ['quadriceps'],
    secondary: [],
    changedAt: 1,
  });
  await log.endSession(
    aLoggedSessionWithoutSets(),
    [
      aLoggedSet({ id: '1', exercise: 'own:Zercher squat' }),
      aLoggedSet({ id: '2', exercise: 'own:Zercher Lift', at: 5 }),
    ],
    undefined,
  );
  render(<Shown log={log} />);
  await screen.findByText('Zercher squat', { selector: 'b' });
  return log;
};
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const type = (name: string) =>
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } });

it('renames an exercise, with its kit, and takes it back', async () => {
  const log = await open();
  await press('Change Zercher squat');
  type('Front-held squat');
  fireEvent.change(screen.getByLabelText('Done with'), { target: { value: 'kettlebell' } });
  await press('Keep it');
  const said = await screen.findByRole('status');
  expect(said.textContent).toContain('“Zercher squat” is called “Front-held squat” now');
  expect(document.activeElement).toBe(said);
  expect(await log.ownExercises()).toMatchObject([
    { key: 'own:Zercher squat', name: 'Front-held squat', loading: 'kettlebell' },
  ]);
});

it('takes a new name back', async () => {
  const log = await open();
  await press('Change Zercher squat');
  type('Front-held squat');
  await press('Keep it');
  await press('Undo');
  expect(await screen.findByText('“Zercher squat” is as it was.')).toBeDefined();
  const [record] = await log.ownExercises();
  expect(record).toMatchObject({ key: 'own:Zercher squat', loading: 'barbell' });
  expect(record?.name).toBeUndefined();
});

it('joins two that turn out to be the same, and takes them apart', async () => {
  const log = await open();
  await press('Describe Zercher Lift');
  type(' zercher  SQUAT');
  await press('Keep it');
  // Nothing is joined without her word.
  expect((await log.exercises()).length).toBe(2);
  await press('Another name');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'zercher SQUAT');
  await press('Keep it');
  await press('They are the same');
  expect(await screen.findByText('Counts as “Zercher squat”.')).toBeDefined();
  expect((await log.exercises()).map(({ key, sets }) => [key, sets])).toEqual([
    ['own:Zercher squat', 2],
  ]);
  await press('Take apart Zercher Lift');
  expect(await button('Change Zercher Lift')).toBeDefined();
  expect((await log.exercises()).length).toBe(2);
});

it('joins one of hers with one of ours', async () => {
  const log = await open();
  await press('Change Zercher squat');
  type('Back squat');
  await press('Keep it');
  await press('They are the same');
  expect(await screen.findByText('Counts as “Back squat”.')).toBeDefined();
  expect((await log.setsOf('back-squat')).map(({ id }) => id)).toEqual(['1']);
});

it('doesn’t name a new exercise like one that is there', async () => {
  const log = await open();
  await press('Name an exercise');
  const form = screen.getByRole('form');
  type('back squat');
  await press('Keep it');
  expect(within(form).getByText('There is an exercise called “back squat” already.')).toBeDefined();
  expect((await log.ownExercises()).length).toBe(1);
});
