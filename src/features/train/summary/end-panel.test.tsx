// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubDialogs } from '../../../ui/stub-dialogs.test-support.ts';
import { sessionStateOf } from '../../../domain/training/session/session-after-event.ts';
import type { SessionEndKind, Session } from '../../../domain/training/session/session.ts';
import { kg } from '../../../domain/training/loads/loads.test-support.ts';
import {
  sessionAfterGivenEvents,
  sessionWithAllStepsDone,
} from '../../../domain/training/session/session.test-support.ts';
import { TrainingStorageError } from '../../../services/training-log/training-storage-error.ts';
import {
  aLoggedSessionWithoutSets,
  aLoggedSet,
} from '../../../services/training-log/log.test-support.ts';
import {
  createBegunFirstDaySession,
  createRunningSessionDataOf,
  firstDayPlace,
  followedTwoDayPlan,
  openEmptyTestLog,
} from '../coach.test-support.ts';
import { EndPanel } from './end-panel.tsx';
import type { RunningSessionData } from '../running-session-data.ts';

beforeEach(stubDialogs);

const finished = (session: Session, outcome: SessionEndKind = 'finished'): Session =>
  sessionAfterGivenEvents(session, { kind: 'finish', outcome });

const show = async (session: Session, changes: Partial<RunningSessionData> = {}) => {
  const view = await createRunningSessionDataOf(session, changes);
  const onClosed = vi.fn();
  const onLeaving = vi.fn();
  render(<EndPanel view={view} onClosed={onClosed} onLeaving={onLeaving} />);
  return { view, onClosed, onLeaving };
};
const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const whole = (): Session => finished(sessionWithAllStepsDone(createBegunFirstDaySession()));

it('moves the session into the log and compares what was done with the plan', async () => {
  const { view } = await show(
    finished(sessionAfterGivenEvents(createBegunFirstDaySession(), { kind: 'done' }), 'stopped'),
  );
  const done = await screen.findByRole('region', { name: 'What you did' });
  expect(done.textContent).toContain('1 of 7');
  expect(await view.log.session('today')).toMatchObject({ doneSets: 1, plannedSets: 7 });
  expect(await view.log.plan(firstDayPlace.path)).toMatchObject({ version: 'v1' });
  expect(screen.getByRole('heading', { name: 'Done for today' })).toBeTruthy();
});

it('names her records against earlier sessions, but none in the first session', async () => {
  const log = await openEmptyTestLog();
  const earlier = aLoggedSet({ id: 'a', done: { weight: kg(50), reps: 5 } });
  await log.endSession(aLoggedSessionWithoutSets(), [earlier], undefined);
  await show(whole(), { log });
  const heading = await screen.findByRole('heading', { name: /^(A record|Records)$/ });
  expect(heading.closest('section')?.textContent).toContain(
    'Back squat: 55 kg, your heaviest yet. It was 50 kg.',
  );
  expect(screen.queryByText('Where your log lives')).toBeNull();
});

it('says after her first session where the log is stored and how to keep a copy', async () => {
  await show(whole());
  expect(await screen.findByText(/Only in this tab/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'your training log' }).getAttribute('href')).toBe(
    '/training-log/',
  );
  expect(screen.queryByRole('heading', { name: /record/i })).toBeNull();
});

it('leads to the next day', async () => {
  await show(whole());
  expect(await screen.findByRole('heading', { name: 'Next: week 1, day 2' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open it when you’re ready' }).getAttribute('href')).toBe(
    '/train/?plan=/workout-plans/two-days/&week=1&day=2',
  );
});

it('lets her change a suggested weight with a stepper, and the plan keeps it', async () => {
  const reps = sessionAfterGivenEvents(createBegunFirstDaySession(), {
    kind: 'swap',
    line: 'main.leg-press.1',
    to: 'leg-press',
    weight: kg(60),
    perHand: false,
    forPlan: false,
  });
  const { view } = await show(finished(sessionWithAllStepsDone(reps)));
  await screen.findByRole('heading', { name: 'Next: week 1, day 2' });
  press('Change it for Leg press');
  const group = screen.getByRole('group', { name: 'Next weight for Leg press' });
  const before = within(group).getByRole('status').textContent;
  fireEvent.click(within(group).getByRole('button', { name: 'Lighter' }));
  const lighter = within(group).getByRole('status').textContent;
  expect(lighter).not.toBe(before);
  fireEvent.click(within(group).getByRole('button', { name: 'Use this next time' }));
  expect(screen.getByText(/Your own choice/).textContent).toContain(lighter);
  const [changed] = vi.mocked(view.onFollowed).mock.calls[0] ?? [];
  expect(changed?.progress['leg-press']).toMatchObject({ source: 'own choice' });
});

it('saves her note in the log', async () => {
  const { view } = await show(whole());
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: ' Felt strong. ' } });
  press('Keep the note');
  expect(await screen.findByText('It’s in your log.')).toBeTruthy();
  expect(await view.log.session('today')).toMatchObject({ note: 'Felt strong.' });
});

it('shows where to get help after a session that ended for her health, without records or sharing', async () => {
  const { view } = await show(
    finished(
      sessionAfterGivenEvents(createBegunFirstDaySession(), { kind: 'done' }),
      'ended for health',
    ),
  );
  expect(await screen.findByText('What you lifted until then is in your log.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '999' }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Share this session' })).toBeNull();
  expect(await view.log.session('today')).toMatchObject({ outcome: 'ended for health' });
});

it('says that the storage is full, and retries on the next press', async () => {
  const log = await openEmptyTestLog();
  const endSession = vi
    .fn(log.endSession)
    .mockRejectedValueOnce(new TrainingStorageError('full', 'The storage is full.'));
  await show(whole(), { log: { ...log, endSession } });
  expect((await screen.findByRole('alert')).textContent).toBe('The storage is full.');
  press('Try again');
  expect(await screen.findByRole('region', { name: 'What you did' })).toBeTruthy();
  expect(endSession).toHaveBeenCalledTimes(2);
});

it('says that the session is stored if only its comparison with the log fails', async () => {
  const log = await openEmptyTestLog();
  const sessions = async (): Promise<never> => Promise.reject(new Error('the database is away'));
  vi.spyOn(console, 'error').mockReturnValue();
  await show(whole(), { log: { ...log, sessions } });
  expect((await screen.findByText(/Your session is in your log/)).textContent).toContain(
    'couldn’t be worked out',
  );
  expect(screen.queryByText(/It is still open/)).toBeNull();
  expect(await log.session('today')).toMatchObject({ doneSets: 7 });
  vi.restoreAllMocks();
});

it('reports a plan that can’t be read at the end, and retries, instead of treating it as not followed', async () => {
  const log = await openEmptyTestLog();
  const plan = vi.fn(log.plan).mockRejectedValueOnce(new Error('busy'));
  const { view } = await show(whole(), { log: { ...log, plan }, followed: undefined });
  expect((await screen.findByRole('alert')).textContent).toContain('It is still open');
  expect(await view.log.session('today')).toBeUndefined();
  press('Try again');
  expect(await screen.findByRole('heading', { name: 'Next: week 1, day 2' })).toBeTruthy();
});

it('keeps the changes that another tab made to the plan since the session began', async () => {
  const log = await openEmptyTestLog();
  await log.savePlan({
    ...followedTwoDayPlan,
    next: { week: 2, day: 1 },
    title: 'Moved meanwhile',
  });
  const { view } = await show(whole(), { log });
  await screen.findByRole('region', { name: 'What you did' });
  expect(await view.log.plan(firstDayPlace.path)).toMatchObject({
    title: 'Moved meanwhile',
    next: { week: 2, day: 1 },
    done: [{ week: 1, day: 1 }],
  });
});

it('says nothing about her next weights without the exercises', async () => {
  const { view } = await show(whole(), { library: new Map() });
  expect(await screen.findByText(/your next weights stay as they were/)).toBeTruthy();
  expect(await view.log.plan(firstDayPlace.path)).toMatchObject({ progress: {} });
});

it('undoes an end that came too soon: the session is open again, and the plan where it was', async () => {
  const { view, onClosed } = await show(whole());
  fireEvent.click(await screen.findByRole('button', { name: 'Go back to the sets' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  const open = await view.log.openSession();
  expect(open?.session.events.map(({ kind }) => kind)).not.toContain('finish');
  expect(await view.log.session('today')).toBeUndefined();
  expect(await view.log.setsOfSession('today')).toEqual([]);
  expect(await view.log.plan(firstDayPlace.path)).toMatchObject({
    next: { week: 1, day: 1 },
    done: [],
  });
});

it('makes the page forget the ended session when she opens the next one', async () => {
  const { onClosed } = await show(whole());
  const link = await screen.findByRole('link', { name: 'Open it when you’re ready' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(onClosed).toHaveBeenCalledOnce();
});

it('keeps the note that she wrote at the end when she goes back to the sets', async () => {
  const { view, onClosed } = await show(whole());
  fireEvent.change(await screen.findByLabelText(/How was it/), {
    target: { value: 'Felt strong.' },
  });
  press('Keep the note');
  await screen.findByText('It’s in your log.');
  press('Go back to the sets');
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  const open = await view.log.openSession();
  expect(open === undefined ? undefined : sessionStateOf(open.session).note).toBe('Felt strong.');
});

it('doesn’t leave a session open if it can’t be removed from the log, because more sets would be lost', async () => {
  const log = await openEmptyTestLog();
  const removeSession = vi.fn(log.removeSession).mockRejectedValueOnce(new Error('closed'));
  const { view } = await show(whole(), { log: { ...log, removeSession } });
  fireEvent.click(await screen.findByRole('button', { name: 'Go back to the sets' }));
  expect((await screen.findByRole('alert')).textContent).toContain('It is in your log');
  expect(await view.log.openSession()).toBeUndefined();
});

it('leaves the session in the log and the plan moved if the plan can’t be put back', async () => {
  const log = await openEmptyTestLog();
  const { view } = await show(whole(), { log });
  await screen.findByRole('button', { name: 'Go back to the sets' });
  vi.spyOn(log, 'savePlan').mockRejectedValueOnce(new Error('closed'));
  press('Go back to the sets');
  expect((await screen.findByRole('alert')).textContent).toContain('It is in your log');
  expect(await view.log.openSession()).toBeUndefined();
  expect(await view.log.session('today')).toMatchObject({ doneSets: 7 });
  expect(await view.log.plan(firstDayPlace.path)).toMatchObject({ done: [{ week: 1, day: 1 }] });
});

it('takes the focus, and stays until the page that a link leads to is there', async () => {
  const { onClosed, onLeaving } = await show(whole());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Done'));
  const link = await screen.findByRole('link', { name: 'To your log' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(onLeaving).toHaveBeenCalledOnce();
  expect(onClosed).not.toHaveBeenCalled();
});
