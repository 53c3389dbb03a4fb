// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import { testExerciseFactsWith } from '../../../domain/training/loads/loads.test-support.ts';
import { toLogJson } from '../../../domain/training/log-files/log-json.ts';
import {
  aFollowedPlan,
  aLoggedSessionWithoutSets,
  aLoggedSet,
  openEmptyLogOnDeviceOrInTab,
} from '../../../services/training-log/log.test-support.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';
import { ImportOwnOrOtherAppLogPanel } from './import-own-or-other-app-log-panel.tsx';

let log: TrainingLog;

beforeEach(async () => {
  ({ log } = await openEmptyLogOnDeviceOrInTab('this tab'));
  render(
    <ImportOwnOrOtherAppLogPanel
      training={{
        kind: 'ready',
        log,
        weights: undefined,
        plans: [],
        library: toExerciseFactsBySlug([
          testExerciseFactsWith(),
          testExerciseFactsWith({ slug: 'zercher-squat', title: 'Zercher squat' }),
        ]),
        libraryState: { kind: 'here' },
      }}
      onClose={() => undefined}
    />,
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const choose = (text: string, name: string): void => {
  fireEvent.change(screen.getByLabelText(/^The file/), {
    target: { files: [new File([text], name)] },
  });
};

const strong = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2026-10-01 18:00:00,"Legs",45m,"Back squat",1,62.5,5,0,0,"","",8
2026-10-01 18:00:00,"Legs",45m,"Zzyzx",1,40,8,0,0,"","",
sometime,"Legs",45m,"Zzyzx",2,40,8,0,0,"","",
`;

describe('ImportOwnOrOtherAppLogPanel', () => {
  it('adds nothing before she has seen the file’s contents', async () => {
    choose(strong, 'strong.csv');
    await screen.findByText('A file of Strong');
    expect(screen.getByText(/1 session with 2 sets/)).toBeDefined();
    expect(screen.getByText(/^Line 4:/)).toBeDefined();
    expect(screen.getByText('One exercise needs a look')).toBeDefined();
    expect(await log.sessions(1)).toEqual([]);
  });

  it('names the columns that the log has no place for', async () => {
    const csv =
      'Date,Exercise,Reps,Weight(kg),Incline,Resistance,isWarmup\n2026-09-05 10:42:00 +0100,Treadmill,1,0,4.5,3,false\n';
    choose(csv, 'fitbod.csv');
    await screen.findByText('A file of Fitbod');
    expect(
      screen.getByText(
        'Your log has no place for “Incline” and “Resistance”. Those columns would be left out.',
      ),
    ).toBeDefined();
  });

  it('moves the focus to the file’s heading where the field was, so that a screen reader announces it', async () => {
    choose(strong, 'strong.csv');
    const heading = await screen.findByRole('heading', { name: 'A file of Strong' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('fills in the exercise that another app has a name for, whatever it is called here', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ 'zercher-squat': ['Zzyzx'] }));
    choose(strong, 'strong.csv');
    const field = await screen.findByLabelText<HTMLInputElement>(/^Zzyzx/);
    expect(field.value).toBe('Zercher squat');
    expect(screen.queryByText(/couldn’t be loaded/)).toBeNull();
  });

  it('goes on without those names, and says so, if they can’t be loaded', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    choose(strong, 'strong.csv');
    await screen.findByText(/What other apps call our exercises couldn’t be loaded/);
    expect(screen.getByLabelText<HTMLInputElement>(/^Zzyzx/).value).toBe('');
  });

  it('keeps an unknown exercise under its own name, and uses the unit that she chooses', async () => {
    choose(strong, 'strong.csv');
    fireEvent.click(await screen.findByLabelText('Pounds'));
    fireEvent.click(screen.getByText('Add it to my log'));
    await screen.findByText('One session is added.');
    expect((await log.exercises()).map(({ key }) => key).toSorted()).toEqual([
      'back-squat',
      'own:Zzyzx',
    ]);
    expect((await log.setsOf('back-squat'))[0]?.done.weight).toEqual({ value: 62.5, unit: 'lb' });
  });

  it('asks about days that can be read both ways, with two of the file’s own', async () => {
    const csv = [
      'Date,Exercise,Category,Weight (kgs),Reps',
      '03/04/2026,Back squat,Legs,60,5',
      '05/06/2026,Back squat,Legs,62.5,5',
    ].join('\n');
    choose(csv, 'fitnotes.csv');
    const heading = await screen.findByRole('heading', { name: 'Which days are these?' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/“03\/04\/2026” and “05\/06\/2026”/)).toBeDefined();
    expect(screen.getByRole('button', { name: '3 April 2026 and 5 June 2026' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '4 March 2026 and 6 May 2026' }));
    await screen.findByText('A file of FitNotes');
    fireEvent.click(screen.getByText('Add it to my log'));
    await screen.findByText('2 sessions are added.');
    const starts = (await log.sessions(2)).map(({ startedAt }) => new Date(startedAt).getMonth());
    expect(starts.toSorted()).toEqual([2, 4]);
  });

  it('fills in no guess: it stands beside the empty field, and one press takes it', async () => {
    choose(strong.replaceAll('Zzyzx', 'Zercher squatt'), 'strong.csv');
    const field = await screen.findByLabelText<HTMLInputElement>(/^Zercher squatt/);
    expect(field.value).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'It’s “Zercher squat”' }));
    expect(field.value).toBe('Zercher squat');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('button', { name: /^It’s/ })).toBeNull();
    fireEvent.click(screen.getByText('Add it to my log'));
    await screen.findByText('One session is added.');
    expect(await log.setsOf('zercher-squat')).toHaveLength(1);
  });

  it('lets her match a name by hand, and says if the library has no such exercise', async () => {
    choose(strong, 'strong.csv');
    const field = await screen.findByLabelText(/^Zzyzx/);
    fireEvent.change(field, { target: { value: 'A squat of mine' } });
    fireEvent.click(screen.getByText('Add it to my log'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/“Zzyzx” isn’t in our library/);
    fireEvent.change(field, { target: { value: 'zercher squat' } });
    fireEvent.click(screen.getByText('Add it to my log'));
    await screen.findByText('One session is added.');
    expect(await log.setsOf('zercher-squat')).toHaveLength(1);
  });

  it('removes what it has added, and nothing else', async () => {
    await log.add({
      weights: undefined,
      plans: [],
      sessions: [aLoggedSessionWithoutSets()],
      sets: [aLoggedSet({ id: 'first/1' })],
      bodyweights: [],
    });
    const file = {
      weights: undefined,
      plans: [aFollowedPlan()],
      sessions: [aLoggedSessionWithoutSets(), aLoggedSessionWithoutSets({ id: 'second' })],
      sets: [aLoggedSet({ id: 'first/1' }), aLoggedSet({ id: 'second/1', session: 'second' })],
      bodyweights: [{ on: '2026-11-01', weight: { value: 60, unit: 'kg' } }],
    } as const;
    choose(toLogJson(file, { withReasons: false, exportedAt: 0 }), 'log.json');
    fireEvent.click(await screen.findByText('Add it to my log'));
    await screen.findByText(/One session is added. 1 was there before/);
    expect((await log.whole()).plans).toHaveLength(1);
    fireEvent.click(screen.getByText('Take it out again'));
    await screen.findByText(/out of your log again/);
    await waitFor(async () => {
      const { sessions, sets, plans, bodyweights } = await log.whole();
      expect(sessions.map(({ id }) => id)).toEqual(['first']);
      expect([sets.length, plans.length, bodyweights.length]).toEqual([1, 0, 0]);
    });
  });

  it('says when it can’t read a file', async () => {
    choose('a,b\n1,2\n', 'other.csv');
    expect((await screen.findByRole('alert')).textContent).toMatch(/can’t read this file/);
  });
});
