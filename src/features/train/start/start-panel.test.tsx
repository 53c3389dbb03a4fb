// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubDialogs } from '../../../ui/stub-dialogs.test-support.ts';
import { typicalGymKitWithoutMaximums } from '../../../domain/training/my-weights/kit-and-maximums.ts';
import { kg, testKitWithMaximums } from '../../../domain/training/loads/loads.test-support.ts';
import { sessionStateOf } from '../../../domain/training/session/session-after-event.ts';
import {
  createPublishedPlan,
  createStartPanelProps,
  firstDayPlace,
  followedTwoDayPlan,
  twoDayPublishedPlan,
  twoWeekPlanNotation,
} from '../coach.test-support.ts';
import {
  aLoggedSessionWithoutSets,
  aLoggedSet,
} from '../../../services/training-log/log.test-support.ts';
import { StartPanel, type StartPanelProps } from './start-panel.tsx';

beforeEach(stubDialogs);

const show = async (changes: Partial<StartPanelProps> = {}): Promise<StartPanelProps> => {
  const props = await createStartPanelProps(changes);
  render(<StartPanel {...props} />);
  return props;
};
const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const line = (name: string): HTMLElement => {
  const found = screen.getByText(name, { selector: 'li > strong' }).closest('li');
  if (found === null) throw new Error(`No line: ${name}`);
  return found;
};

it('lists the session with her weights, its minutes and its kit', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Squats' })).toBeTruthy();
  expect(line('Back squat').textContent).toContain('3 × 5 at 55 kg');
  expect(line('Wall sit').textContent).toContain('2 × 30 s');
  expect(screen.getByText(/^About \d+ minutes, /).textContent).toContain('no kit needed');
});

it('leads to a copy of the day among her own sessions', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'Copy this day into my sessions' });
  expect(link.getAttribute('href')).toBe(
    '/my-sessions/?plan=/workout-plans/two-days/&week=1&day=1',
  );
});

it('saves the day with her weights as a workout for a watch, and says when that failed', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      saved.push(blob);
      return 'blob:1';
    },
    revokeObjectURL: vi.fn(),
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const load = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(Response.json({ 'back-squat': [28, 6] }));
  vi.stubGlobal('fetch', load);
  await show();
  press('Save for a Garmin watch');
  expect((await screen.findByRole('alert')).textContent).toContain('Check your connection');
  expect(saved).toEqual([]);
  press('Save for a Garmin watch');
  expect(await screen.findByText(/Plug the watch into a computer/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  const text = await saved[0]?.text();
  expect(text).toContain('Squats, Two days');
  expect(text).toContain('5 reps · 70% of 1RM, 55 kg');
});

it('reports a missing maximum, with a link to add it and come back', async () => {
  await show();
  expect(line('Leg press').textContent).toContain('No maximum for it yet: start light');
  const link = await within(line('Leg press')).findByRole('link', {
    name: 'add one for leg press',
  });
  const address = new URL(link.getAttribute('href') ?? '', 'https://example.org');
  expect(address.pathname).toBe('/my-weights/');
  expect(address.searchParams.get('exercise')).toBe('leg-press');
  expect(address.searchParams.get('back')).toBe(
    '/train/?plan=/workout-plans/two-days/&week=1&day=1',
  );
  expect(within(line('Back squat')).queryByRole('link')).toBeNull();
});

it('offers what her log says where a maximum is missing, and passes on her weights with it', async () => {
  const { log } = await createStartPanelProps();
  const set = aLoggedSet({
    id: 'first/1',
    exercise: 'leg-press',
    done: { weight: kg(86.3), reps: 5 },
  });
  await log.endSession(aLoggedSessionWithoutSets(), [set], undefined);
  const { onWeights } = await show({ log });
  fireEvent.click(await screen.findByRole('button', { name: 'Use 100 kg' }));
  expect(await screen.findByText('It is your maximum now.')).toBeTruthy();
  const [taken] = vi.mocked(onWeights).mock.calls[0] ?? [];
  expect(taken).toEqual(await log.weights());
  cleanup();
  await show({ log, weights: taken ?? typicalGymKitWithoutMaximums('kg') });
  // Nine reps at RPE 8 are 70.7 % of 100 kg, in steps of 5.
  expect(line('Leg press').textContent).toContain('at 70 kg');
  expect(line('Leg press').textContent).toContain('an estimate');
});

it('warns before she lifts when the empty bar is heavier than the planned weight', async () => {
  await show({
    weights: testKitWithMaximums({ 'back-squat': kg(20) }, typicalGymKitWithoutMaximums('kg')),
  });
  expect(line('Back squat').textContent).toContain('at 20 kg');
  expect(line('Back squat').textContent).toContain('The plan means 14 kg');
});

it('marks a weight derived from an effort as an estimate, with its range', async () => {
  await show({ plan: createPublishedPlan('Day 1\n- Back squat: 3 x 5 at RPE 8', 'v1') });
  expect(line('Back squat').textContent).toMatch(/an estimate, between [\d.]+ and [\d.]+ kg/);
});

it('passes on every set and the plan that she now follows when she presses Begin', async () => {
  const { onBegin } = await show();
  press('Begin');
  const [beginning] = vi.mocked(onBegin).mock.calls[0] ?? [];
  expect(beginning).toMatchObject({ place: firstDayPlace, version: 'v1', trim: undefined });
  expect(beginning?.followed).toMatchObject({ key: firstDayPlace.path, next: { week: 1, day: 1 } });
  expect(beginning?.steps.filter(({ kind }) => kind === 'work')).toHaveLength(7);
});

const reached = { 'leg-press': { max: kg(128), on: '2026-11-20', source: 'sets' as const } };

it('keeps what she was promised whichever day she opens, as on the plan’s page', async () => {
  const here = { ...followedTwoDayPlan, progress: reached };
  await show({ followed: here });
  expect(line('Leg press').textContent).toContain('90 kg');
  cleanup();
  await show({ followed: here, place: { ...firstDayPlace, week: 2 } });
  expect(line('Leg press').textContent).toContain('90 kg');
});

it('says in one sentence that a maximum which she has changed counts from now on', async () => {
  const choices = await import('./start-choices.tsx');
  const weights = testKitWithMaximums({ 'leg-press': kg(60) });
  await show({ followed: { ...followedTwoDayPlan, progress: reached }, weights, choices });
  const panel = within(screen.getByRole('region', { name: 'Your maximums' }));
  expect(panel.getByText(/changed your maximum for Leg press to 60 kg/)).toBeTruthy();
  expect(line('Leg press').textContent).toContain('40 kg');
});

it('lets her leave out the ramp before the heavy lifts', async () => {
  const { onBegin } = await show();
  expect(line('Back squat').textContent).toContain('Warm up with');
  fireEvent.click(screen.getByRole('checkbox', { name: /Lighter warm-up sets/ }));
  expect(line('Back squat').textContent).not.toContain('Warm up with');
  press('Begin');
  expect(vi.mocked(onBegin).mock.calls[0]?.[0].steps.some(({ kind }) => kind === 'ramp')).toBe(
    false,
  );
});

it('lets her choose another week or day, and return to her own place with one press', async () => {
  const { onPlace } = await show({
    followed: { ...followedTwoDayPlan, next: { week: 2, day: 2 } },
  });
  fireEvent.change(screen.getByRole('combobox', { name: 'Week' }), { target: { value: '2' } });
  expect(onPlace).toHaveBeenLastCalledWith({ ...firstDayPlace, week: 2, day: 1 });
  fireEvent.change(screen.getByRole('combobox', { name: 'Day' }), { target: { value: '2' } });
  expect(onPlace).toHaveBeenLastCalledWith({ ...firstDayPlace, week: 1, day: 2 });
  press('Go to that day');
  expect(onPlace).toHaveBeenLastCalledWith({ ...firstDayPlace, week: 2, day: 2 });
});

it('can’t begin a day that the plan doesn’t have, but lets her choose another one', async () => {
  await show({ place: { ...firstDayPlace, day: 7 } });
  expect(screen.getByText(/This plan has no day 7 in week 1/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Week' })).toBeTruthy();
});

it('gives advice after a break, which she may follow or ignore', async () => {
  const away = {
    ...followedTwoDayPlan,
    next: { week: 2, day: 1 },
    touchedOn: '2026-10-26',
    done: [{ week: 1, day: 1, session: 'first' }],
  };
  const { onPlace, onBegin } = await show({ followed: away, place: { ...firstDayPlace, week: 2 } });
  const advice = screen.getByRole('region', { name: 'After a break' });
  expect(line('Back squat').textContent).toContain('57.5 kg');
  press('Begin');
  expect(onBegin).toHaveBeenCalledOnce();
  fireEvent.click(within(advice).getByRole('button', { name: 'Go to week 1, day 1' }));
  expect(onPlace).toHaveBeenCalledWith(firstDayPlace);
});

it('lightens her weights where the advice sent her, unless she says otherwise', async () => {
  const away = {
    ...followedTwoDayPlan,
    next: { week: 2, day: 1 },
    touchedOn: '2026-10-26',
    done: [{ week: 1, day: 1, session: 'first' }],
  };
  await show({ followed: away });
  expect(line('Back squat').textContent).not.toContain('55 kg');
  fireEvent.click(
    screen.getByRole('checkbox', {
      name: '70% of your weights this week, and a tenth more each week',
    }),
  );
  expect(line('Back squat').textContent).toContain('55 kg');
});

it('applies the advice to every session from there, not only to the first', async () => {
  const away = {
    ...followedTwoDayPlan,
    next: { week: 2, day: 1 },
    touchedOn: '2026-10-26',
    done: [{ week: 1, day: 1, session: 'first' }],
  };
  const { onBegin } = await show({ followed: away });
  press('Begin');
  expect(vi.mocked(onBegin).mock.calls[0]?.[0]).toMatchObject({
    comingBack: 70,
    followed: { comingBack: { percent: 70, week: 1 }, next: { week: 1, day: 1 } },
  });
});

it('says why a session after a break is lighter, and lets her restore her own weights for good with one press', async () => {
  const back = { ...followedTwoDayPlan, comingBack: { percent: 70, week: 1 } };
  const { onBegin } = await show({ followed: back });
  const region = screen.getByRole('region', { name: 'After your break' });
  expect(line('Back squat').textContent).not.toContain('55 kg');
  press('Begin');
  expect(vi.mocked(onBegin).mock.calls[0]?.[0]).toMatchObject({
    comingBack: 70,
    followed: { comingBack: back.comingBack },
  });
  fireEvent.click(within(region).getByRole('checkbox'));
  expect(line('Back squat').textContent).toContain('55 kg');
  press('Begin');
  const [own] = vi.mocked(onBegin).mock.calls[1] ?? [];
  expect(own?.comingBack).toBeUndefined();
  expect(own?.followed.comingBack).toBeUndefined();
});

it('doesn’t apply a change to the plan until she accepts it', async () => {
  const newer = createPublishedPlan(twoWeekPlanNotation.replace('3 x 5', '4 x 6'), 'v2');
  const { onBegin, onFollowed } = await show({ plan: newer, followed: followedTwoDayPlan });
  const region = screen.getByRole('region', { name: 'The plan has changed' });
  expect(region.textContent).toContain('day 1: Back squat 4 × 6 instead of 3 × 5.');
  expect(line('Back squat').textContent).toContain('3 × 5');
  expect(line('Wall sit')).toBeTruthy();
  press('Begin');
  expect(vi.mocked(onBegin).mock.calls[0]?.[0]).toMatchObject({
    version: 'v1',
    followed: { version: 'v1' },
  });
  press('Take the new version');
  expect(onFollowed).toHaveBeenCalledWith(expect.objectContaining({ version: 'v2' }));
});

it('takes a version that only changes words without asking', async () => {
  const newer = createPublishedPlan(twoWeekPlanNotation.replace('Squats', 'Legs'), 'v2');
  const { onBegin } = await show({ plan: newer, followed: followedTwoDayPlan });
  expect(screen.queryByRole('region', { name: 'The plan has changed' })).toBeNull();
  press('Begin');
  expect(vi.mocked(onBegin).mock.calls[0]?.[0]).toMatchObject({
    version: 'v2',
    followed: { version: 'v2' },
  });
});

it('shows a lasting swap, which can be undone', async () => {
  const swapped = { ...followedTwoDayPlan, swaps: [{ from: 'back-squat', to: 'front-squat' }] };
  const { onFollowed } = await show({ followed: swapped });
  expect(line('Front squat').textContent).toContain('3 × 5');
  press('Back to Back squat');
  expect(onFollowed).toHaveBeenCalledWith(expect.objectContaining({ swaps: [] }));
});

it('makes a trimmed session whole when a swap is undone, because the trimmed one still had the swap', async () => {
  await show({
    followed: { ...followedTwoDayPlan, swaps: [{ from: 'back-squat', to: 'front-squat' }] },
  });
  press('Not today?');
  fireEvent.click(await screen.findByRole('button', { name: 'A bad night' }));
  fireEvent.click(screen.getByRole('button', { name: 'Do this today' }));
  press('Back to Back squat');
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
});

it('resumes a paused plan', async () => {
  const { onBegin } = await show({ followed: { ...followedTwoDayPlan, state: 'paused' } });
  press('Begin');
  expect(vi.mocked(onBegin).mock.calls[0]?.[0].followed.state).toBe('active');
});

it('begins a trimmed session trimmed, and can make it whole again', async () => {
  const { onBegin } = await show();
  press('Not today?');
  fireEvent.click(await screen.findByRole('button', { name: 'A bad night' }));
  fireEvent.click(screen.getByRole('button', { name: 'Do this today' }));
  expect(screen.getByRole('region', { name: 'Today' }).textContent).toContain('a bad night');
  press('Begin');
  const [beginning] = vi.mocked(onBegin).mock.calls[0] ?? [];
  expect(beginning?.trim?.reason).toBe('bad night');
  press('Back to the whole session');
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
});

it('begins nothing for pain, and shows where to get help', async () => {
  await show();
  press('Not today?');
  fireEvent.click(await screen.findByRole('button', { name: /^Pain, dizziness/ }));
  fireEvent.click(screen.getByRole('button', { name: 'End the session' }));
  expect(screen.getByRole('heading', { name: 'Leave it for today' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '999' }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull();
});

it('makes a session that can be trained from the panel’s steps', async () => {
  const { onBegin } = await show();
  press('Begin');
  const steps = vi.mocked(onBegin).mock.calls[0]?.[0].steps ?? [];
  const state = sessionStateOf({
    id: 's',
    place: firstDayPlace,
    version: twoDayPublishedPlan.view.version,
    startedAt: 0,
    steps,
    events: [],
  });
  expect(state.current?.slug).toBe('back-squat');
});
