// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { stubDialogs } from '../../ui/stub-dialogs.test-support.ts';
import { factsOf, kg, withMaxes } from '../../domain/training/loads/loads.test-support.ts';
import { usualWeights } from '../../domain/training/her-weights.ts';
import {
  libraryOf,
  sessionOf,
  start,
  stepsOfText,
} from '../../domain/training/session/session.test-support.ts';
import { openEmptyLog } from '../../services/training-log/log.test-support.ts';
import { noConnection, stubFetch } from '../../services/stub-fetch.test-support.ts';
import { GymSession } from './gym-session.tsx';
import { loadClocks } from './use-clocks.ts';

beforeAll(loadClocks);
beforeEach(() => {
  stubDialogs();
  vi.stubGlobal('navigator', {
    ...navigator,
    wakeLock: { request: async () => ({ released: false, release: async () => undefined }) },
  });
  stubFetch(() => noConnection());
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const library = libraryOf(
  factsOf({ slug: 'back-squat', title: 'Back squat', loading: 'barbell', cue: 'Brace first' }),
  factsOf({ slug: 'plank', title: 'Plank', loading: 'bodyweight' }),
);

const show = async (text: string, weights = usualWeights('kg'), changes = {}) => {
  const { log } = await openEmptyLog('this tab');
  const session = sessionOf(stepsOfText(text, { library, weights }));
  await log.saveSession(session, 0);
  let time = start;
  render(
    <GymSession
      training={{ log, weights, library, now: () => time }}
      open={{ session, revision: 1 }}
      facts="loaded"
      onFactsAgain={() => undefined}
      onEnded={() => undefined}
      {...changes}
    />,
  );
  // The plan can’t be read: once that is said, nothing more is on its way.
  await screen.findByText(/stored here/);
  return {
    log,
    pass: (seconds: number) => {
      time += 1000 * seconds;
    },
  };
};

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const shown = (): string => screen.getByRole('dialog').textContent ?? '';

it('a set shows what to lift, with the plates, and what she has done counts at once', async () => {
  const { log } = await show('- Back squat: 2 x 5 at 62.5 kg, rest 2 min');
  expect(shown()).toContain('Set 1 of 2');
  expect(shown()).toContain('20 kg bar with 20 + 1.25 on each side');
  expect(shown()).toContain('Brace first');
  press('Weight: more');
  press('Reps: less');
  press('Done');
  expect(shown()).toContain('Set 2 of 2');
  expect(screen.getByRole('timer').textContent).toBe('2:00');
  await waitFor(async () => {
    const open = await log.openSession();
    expect(open?.session.events.at(-1)?.kind).toBe('done');
  });
  press('Undo set');
  expect(within(screen.getByRole('group', { name: 'Reps' })).getByText('4')).toBeDefined();
  expect(within(screen.getByRole('group', { name: 'Weight' })).getByText('65')).toBeDefined();
});

it('a stepper says its new number, which a screen reader would not hear of otherwise', async () => {
  await show('- Back squat: 2 x 5 at 62.5 kg');
  press('Weight: more');
  expect(screen.getByRole('status').textContent).toBe('65 kg');
  press('Reps: less');
  expect(screen.getByRole('status').textContent).toBe('4 reps');
  press('Reps in reserve: more');
  expect(screen.getByRole('status').textContent).toBe('2 in reserve');
});

it('the set after a rest is on the screen during the rest: doing it ends the rest', async () => {
  await show('- Back squat: 3 x 5 at 60 kg');
  press('Done');
  press('Done');
  expect(shown()).toContain('Set 3 of 3');
  press('Done');
  expect(shown()).toContain('That was the last set');
  expect(screen.queryByRole('timer')).toBeNull();
});

it('a timed set counts in, counts down and logs itself', async () => {
  const { log, pass } = await show('- Plank: 2 x 45 s');
  press('Start 45 s');
  expect(screen.getByRole('timer').textContent).toBe('3');
  pass(10);
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('0:38'));
  pass(60);
  await waitFor(() => expect(shown()).toContain('Set 2 of 2'));
  await waitFor(async () => {
    const open = await log.openSession();
    const done = open?.session.events.find(({ kind }) => kind === 'done');
    // It ended when its clock ran out, not when the phone woke up.
    expect(done?.at).toBe(start + 48_000);
  });
});

it('a second tap on the button that starts a clock is no set of a second', async () => {
  const { pass } = await show('- Plank: 2 x 45 s');
  press('Start 45 s');
  press('Get ready');
  expect(shown()).toContain('Set 1 of 2');
  pass(10);
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  expect(shown()).toContain('Set 2 of 2');
});

it('a weight that comes from an effort is marked as an estimate until she has lifted it', async () => {
  await show('- Back squat: 2 x 5 at RPE 8', withMaxes({ 'back-squat': kg(100) }));
  expect(shown()).toMatch(/an estimate, between [\d.]+ and [\d.]+ kg/);
  press('Done');
  expect(shown()).not.toContain('estimate');
});

it('the clock of an EMOM goes on when its next minute begins, and ends it', async () => {
  const { pass } = await show('- EMOM 3 min\n  - Plank: 20 s');
  press('Start 3 min');
  pass(20);
  await screen.findByRole('button', { name: 'Done' });
  press('Done');
  expect(screen.getByRole('timer').textContent).toBe('0:43');
  pass(53);
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('1:50'));
  pass(120);
  await waitFor(() => expect(shown()).toContain('That was the last set'));
});

it('a session whose plan can’t be read goes on with its stored numbers, and says so', async () => {
  await show('- Back squat: 2 x 5 at 60 kg');
  press('Later');
  // This log is a tab’s, which is the next thing to know.
  expect(screen.getByRole('alert').textContent).toContain('lives in this tab only');
  press('Understood');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a session that ends without the exercises asks for them once more', async () => {
  const onFactsAgain = vi.fn();
  await show('- Back squat: 1 x 5 at 60 kg', usualWeights('kg'), { facts: 'failed', onFactsAgain });
  press('Done');
  press('Finish');
  await waitFor(() => expect(onFactsAgain).toHaveBeenCalledOnce());
});

it('the cross leaves the session open, and says where it goes on', async () => {
  await show('- Back squat: 2 x 5 at 60 kg');
  press('Done');
  press('Close; the session stays open');
  expect(screen.getByText(/It goes on where it was: Back squat, set 2 of 2/)).toBeDefined();
  press('Go on');
  expect(shown()).toContain('Set 2 of 2');
});
