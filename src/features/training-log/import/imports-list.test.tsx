// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import { testExerciseFactsWith } from '../../../domain/training/loads/loads.test-support.ts';
import { openEmptyLogOnDeviceOrInTab } from '../../../services/training-log/log.test-support.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';
import { ImportsList } from './imports-list.tsx';

const library = toExerciseFactsBySlug([testExerciseFactsWith()]);
const strong = `Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds
2026-10-01 18:00:00,Legs,Zzyzx,1,40,8,0,0
2026-10-01 18:00:00,Legs,Zzyzx,2,40,8,0,0
2026-10-01 18:00:00,Legs,Curl of mine,1,10,8,0,0
`;

let log: TrainingLog;

beforeEach(async () => {
  ({ log } = await openEmptyLogOnDeviceOrInTab('this tab'));
  const service = await log.imports();
  await service.read(new File([strong], 'strong.csv'), library);
  await service.add({ matches: new Map(), units: { weight: 'kg', distance: 'km' } });
  render(
    <ImportsList
      training={{
        kind: 'ready',
        log,
        weights: undefined,
        plans: [],
        library,
        libraryState: { kind: 'here' },
      }}
    />,
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const listed = (): Promise<HTMLElement> => screen.findByRole('listitem');

describe('ImportsList', () => {
  it('lists an import with its app and how much of it is in the log', async () => {
    expect((await listed()).textContent).toMatch(/^Strongadded on .* · 1 session/);
  });

  it('takes an import out only after a question, and says so', async () => {
    fireEvent.click(within(await listed()).getByText('Take it out of the log'));
    expect(await log.sessions(1)).toHaveLength(1);
    fireEvent.click(screen.getByText('Leave it in'));
    expect(screen.queryByText('Take it out')).toBeNull();
    fireEvent.click(screen.getByText('Take it out of the log'));
    fireEvent.click(screen.getByText('Take it out'));
    await screen.findByText('The import is out of your log.');
    expect(await log.sessions(1)).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  });

  it('matches a name again: all its sets move, and those of other names stay', async () => {
    fireEvent.click(within(await listed()).getByText('Match its names again'));
    const field = await screen.findByLabelText(/^Zzyzx/);
    fireEvent.change(field, { target: { value: 'No exercise' } });
    fireEvent.click(screen.getByText('Match them like this'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/“Zzyzx” isn’t in our library/);
    fireEvent.change(field, { target: { value: 'Back squat' } });
    fireEvent.click(screen.getByText('Match them like this'));
    await screen.findByText('2 sets have moved to another exercise.');
    expect((await log.exercises()).map(({ key, sets }) => [key, sets]).toSorted()).toEqual([
      ['back-squat', 2],
      ['own:Curl of mine', 1],
    ]);
  });
});
