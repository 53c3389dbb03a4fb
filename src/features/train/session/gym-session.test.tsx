// @vitest-environment jsdom
import { sessionStateOf } from '../../../domain/training/session/session-after-event.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { stubDialogs } from '../../../ui/stub-dialogs.test-support.ts';
import {
  kg,
  testExerciseFactsWith,
  testKitWithMaximums,
} from '../../../domain/training/loads/loads.test-support.ts';
import { typicalGymKitWithoutMaximums } from '../../../domain/training/my-weights/kit-and-maximums.ts';
import {
  libraryOfGivenTestExercises,
  stepsOfFirstDayInText,
  testSessionOfSteps,
  testSessionStart,
} from '../../../domain/training/session/session.test-support.ts';
import { openEmptyLogOnDeviceOrInTab } from '../../../services/training-log/log.test-support.ts';
import { noConnection, stubFetch } from '../../../services/stub-fetch.test-support.ts';
import { createRunningSessionDataOf } from '../coach.test-support.ts';
import { GymSession } from './gym-session.tsx';
import { SetScreen } from './set-screen.tsx';
import { loadPartsNotNeededForFirstSet } from '../clocks/use-parts-not-needed-for-first-set.ts';

beforeAll(loadPartsNotNeededForFirstSet);
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

const library = libraryOfGivenTestExercises(
  testExerciseFactsWith({
    slug: 'back-squat',
    title: 'Back squat',
    loading: 'barbell',
    cue: 'Brace first',
  }),
  testExerciseFactsWith({ slug: 'plank', title: 'Plank', loading: 'bodyweight' }),
);

const show = async (text: string, weights = typicalGymKitWithoutMaximums('kg'), changes = {}) => {
  const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
  const session = testSessionOfSteps(stepsOfFirstDayInText(text, { library, weights }));
  await log.saveSession(session, 0);
  let time = testSessionStart;
  render(
    <GymSession
      training={{ log, weights, library, now: () => time }}
      open={{ session, revision: 1 }}
      facts="loaded"
      onFactsAgain={() => undefined}
      onEnded={() => undefined}
      onLeaving={() => undefined}
      {...changes}
    />,
  );
  // The plan can’t be read: once that is shown, nothing more is loading.
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

it('shows the weight of a set with its plates, and logs the set as soon as she has done it', async () => {
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
  expect(
    within(screen.getByRole('group', { name: 'Weight' })).getByDisplayValue('65'),
  ).toBeDefined();
});

it('stores a set at once if she locks the phone before the next frame', async () => {
  const { log } = await show('- Back squat: 2 x 5 at 60 kg');
  // A locked phone runs no timer of the page any more.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('setTimeout', () => 0);
  press('Done');
  vi.unstubAllGlobals();
  fireEvent(document, new Event('visibilitychange'));
  await vi.waitFor(async () =>
    expect((await log.openSession())?.session.events.at(-1)?.kind).toBe('done'),
  );
});

it('counts skipped sets apart from those done', async () => {
  await show('- Back squat: 4 x 5 at 60 kg');
  press('Done');
  expect(shown()).toContain('Sets done: 1 of 4');
  expect(shown()).not.toContain('skipped');
  press('Skip this set');
  press('Skip this set');
  expect(shown()).toContain('Sets done: 1 of 4, 2 skipped');
});

it('announces a stepper’s new number to screen readers', async () => {
  await show('- Back squat: 2 x 5 at 62.5 kg');
  press('Weight: more');
  expect(screen.getByRole('status').textContent).toBe('65 kilograms');
  press('Reps: less');
  expect(screen.getByRole('status').textContent).toBe('4 reps');
  press('Reps in reserve: more');
  expect(screen.getByRole('status').textContent).toBe('2 in reserve');
});

it('shows the next set during a rest, and doing it ends the rest', async () => {
  await show('- Back squat: 3 x 5 at 60 kg');
  press('Done');
  press('Done');
  expect(shown()).toContain('Set 3 of 3');
  press('Done');
  expect(shown()).toContain('That was the last set');
  expect(screen.queryByRole('timer')).toBeNull();
});

it('gives a timed set a lead-in, counts it down and logs it', async () => {
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
    // It ends when its clock ran out, not when the phone woke up.
    expect(done?.at).toBe(testSessionStart + 48_000);
  });
});

it('a timed set whose clock runs out while the phone is dead is done once, when it ran out', async () => {
  const first = await show('- Plank: 2 x 45 s');
  press('Start 45 s');
  await waitFor(async () =>
    expect((await first.log.openSession())?.session.events.map(({ kind }) => kind)).toEqual([
      'begin',
    ]),
  );
  const open = await first.log.openSession();
  cleanup();
  render(
    <GymSession
      training={{
        log: first.log,
        weights: typicalGymKitWithoutMaximums('kg'),
        library,
        now: () => testSessionStart + 7_200_000,
      }}
      open={open ?? { session: testSessionOfSteps([]), revision: 1 }}
      facts="loaded"
      onFactsAgain={() => undefined}
      onEnded={() => undefined}
      onLeaving={() => undefined}
    />,
  );
  await waitFor(async () =>
    expect((await first.log.openSession())?.session.events).toEqual([
      { kind: 'begin', at: expect.any(Number) },
      { kind: 'done', at: testSessionStart + 48_000 },
    ]),
  );
});

it('doesn’t log a set of one second on a double tap on the button that starts a clock', async () => {
  const { pass } = await show('- Plank: 2 x 45 s');
  press('Start 45 s');
  press('Get ready');
  expect(shown()).toContain('Set 1 of 2');
  pass(10);
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  expect(shown()).toContain('Set 2 of 2');
});

it('a timed set whose device put its clock back isn’t waited for: it shows its time, and can be done', async () => {
  const { log, pass } = await show('- Plank: 2 x 45 s');
  press('Start 45 s');
  pass(10);
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('0:38'));
  pass(-7200);
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('0:45'));
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  expect(shown()).toContain('Set 2 of 2');
  await waitFor(async () => {
    const open = await log.openSession();
    expect(open && sessionStateOf(open.session).sets[0]?.done.seconds).toBe(45);
  });
});

it('marks a weight derived from an effort as an estimate until she has lifted it', async () => {
  await show('- Back squat: 2 x 5 at RPE 8', testKitWithMaximums({ 'back-squat': kg(100) }));
  expect(shown()).toMatch(/an estimate, between [\d.]+ and [\d.]+ kg/);
  press('Done');
  expect(shown()).not.toContain('estimate');
});

it('goes through the minutes of an EMOM by itself, with what was missed, and ends with its clock', async () => {
  const { pass } = await show('- EMOM 3 min\n  - Plank: 20 s');
  press('Start 3 min');
  pass(20);
  await screen.findByRole('button', { name: 'Done' });
  press('Done');
  expect(screen.getByRole('timer').textContent).toBe('0:43');
  pass(53);
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('0:50'));
  const band = (): string => screen.getByRole('region', { name: /Every minute/ }).textContent ?? '';
  expect(band()).toContain('Minute 2 of 3');
  // Nothing is pressed for a minute: the third one begins, and the second one is missed.
  pass(60);
  await waitFor(() => expect(band()).toContain('Minute 3 of 3'));
  await waitFor(() => expect(shown()).toContain('Sets done: 1 of 3, 1 skipped'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Minute 3 of 3'));
  pass(60);
  await waitFor(() => expect(shown()).toContain('That was the last set'));
  press('All sets');
  const list = await screen.findByRole('region', { name: 'Plank' });
  expect(within(list).getAllByText('missed')).toHaveLength(2);
});

it('continues with the stored numbers if the plan can’t be read, and says so', async () => {
  await show('- Back squat: 2 x 5 at 60 kg');
  press('Later');
  // The next notice: this log is stored in this tab only.
  expect(screen.getByRole('alert').textContent).toContain('lives in this tab only');
  press('Understood');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('requests the exercises again if a session ends without them', async () => {
  const onFactsAgain = vi.fn();
  await show('- Back squat: 1 x 5 at 60 kg', typicalGymKitWithoutMaximums('kg'), {
    facts: 'failed',
    onFactsAgain,
  });
  press('Done');
  press('Finish');
  await waitFor(() => expect(onFactsAgain).toHaveBeenCalledOnce());
});

it('leaves the session open on a press on the cross, and says where it continues', async () => {
  await show('- Back squat: 2 x 5 at 60 kg');
  press('Done');
  press('Close; the session stays open');
  expect(await screen.findByText(/It goes on where it was: Back squat, set 2 of 2/)).toBeDefined();
  press('Go on');
  expect(shown()).toContain('Set 2 of 2');
});

const weightField = (): HTMLElement => screen.getByRole('textbox', { name: 'Weight' });

it('asks in place for a weight that is missing, and logs the one that she types', async () => {
  const { log } = await show('- Back squat: 3 x 5');
  press('Done');
  expect(shown()).toContain('Set 1 of 3');
  expect(shown()).toContain('No weight yet. Set it, or press again to log none.');
  expect(document.activeElement).toBe(weightField());
  fireEvent.change(weightField(), { target: { value: '60' } });
  press('Done');
  expect(shown()).toContain('Set 2 of 3');
  expect(weightField()).toHaveProperty('value', '60');
  await waitFor(async () => {
    const open = await log.openSession();
    expect(open?.session.events).toMatchObject([
      { kind: 'adjust', draft: { weight: kg(60) } },
      { kind: 'done' },
    ]);
  });
});

it('asks for a weight once: she may log sets without any', async () => {
  await show('- Back squat: 3 x 5');
  press('Done');
  press('Done');
  expect(shown()).toContain('Set 2 of 3');
  press('Done');
  expect(shown()).toContain('Set 3 of 3');
});

it('logs no set while the text in the field is no weight', async () => {
  await show('- Back squat: 2 x 5 at 60 kg');
  fireEvent.change(weightField(), { target: { value: '6..2' } });
  press('Done');
  expect(shown()).toContain('Set 1 of 2');
  expect(weightField()).toHaveProperty('value', '6..2');
  press('Weight: more');
  press('Done');
  expect(shown()).toContain('Set 2 of 2');
});

it('keeps the field of the weight from set to set, without the text and the keypad of the set before', async () => {
  await show('- Back squat: 3 x 5 at 60 kg');
  const field = weightField();
  field.focus();
  fireEvent.change(field, { target: { value: '62,5' } });
  press('Done');
  expect(weightField()).toBe(field);
  expect(field).toHaveProperty('value', '62.5');
  expect(document.activeElement).not.toBe(field);
  field.focus();
  fireEvent.change(field, { target: { value: '6..2' } });
  press('Skip this set');
  expect(shown()).toContain('Set 3 of 3');
  expect(field).toHaveProperty('value', '62.5');
  press('Done');
  expect(shown()).toContain('That was the last set');
});

it('closes a session in which nothing happened for six hours, at its last set, and says so', async () => {
  const { log, pass } = await show('- Back squat: 3 x 5 at 60 kg');
  pass(120);
  press('Done');
  pass(6 * 3600);
  fireEvent(document, new Event('visibilitychange'));
  expect(
    await screen.findByText(/You left it open, and after six hours it was closed at its last set/),
  ).toBeDefined();
  await waitFor(async () => {
    expect(await log.session('s1')).toMatchObject({
      endedAt: testSessionStart + 120_000,
      outcome: 'stopped',
      doneSets: 1,
    });
  });
  expect(await log.openSession()).toBeUndefined();
  expect(screen.queryByRole('button', { name: 'Go back to the sets' })).toBeNull();
});

it('keeps nothing of a session that was left open without a set', async () => {
  const onEnded = vi.fn();
  const { log, pass } = await show(
    '- Back squat: 3 x 5 at 60 kg',
    typicalGymKitWithoutMaximums('kg'),
    {
      onEnded,
    },
  );
  pass(7 * 3600);
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText(/left it open without a set/)).toBeDefined();
  press('Go on');
  await waitFor(() => expect(onEnded).toHaveBeenCalledOnce());
  expect(await log.openSession()).toBeUndefined();
  expect(await log.sessions(1)).toEqual([]);
});

it('announces the first set with the plan’s own name of its exercise, once that is known', async () => {
  const session = testSessionOfSteps(stepsOfFirstDayInText('- "Bike or rower": 1 x 3 min'));
  const view = await createRunningSessionDataOf(session, { nameOf: () => 'Exercise 1' });
  const screenWith = (changed: typeof view, isReadingPlan: boolean) => (
    <SetScreen
      view={changed}
      words={new Map()}
      isReadingPlan={isReadingPlan}
      notices={[]}
      onClose={() => undefined}
    />
  );
  const { rerender } = render(screenWith(view, true));
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(screenWith({ ...view, nameOf: () => 'Bike or rower' }, false));
  expect(screen.getByRole('status').textContent).toMatch(/^Bike or rower\. Set 1 of 1/);
});
