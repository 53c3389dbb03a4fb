// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubDialogs } from '../../../ui/stub-dialogs.test-support.ts';
import type { ShareContent } from './share-content-of.ts';
import type { LoggedSessionWithoutSets } from '../../../domain/training/log.ts';
import { aLoggedSessionWithoutSets } from '../../../services/training-log/log.test-support.ts';
import { loggedSet, kilograms } from '../../../domain/training/history/sets.test-support.ts';
import { garminExerciseNumbersPath } from '../../../domain/training/log-files/fit/garmin-numbers-by-slug.ts';
import { ShareSheet } from './share-sheet.tsx';

const content: ShareContent = {
  title: undefined,
  place: 'Week 1, day 1',
  date: '23 November 2026',
  facts: [{ name: 'sets', value: '3' }],
  lines: [{ name: 'Back squat', sets: '60 kg × 5, 5, 5' }],
  records: [],
};
const at = Date.UTC(2026, 10, 23, 12);
const session = aLoggedSessionWithoutSets({ startedAt: at, endedAt: at + 1_800_000 });
const sets = [loggedSet({ reps: 5, weight: kilograms(60) }, { at: at + 60_000 })];
const files: File[] = [];

beforeEach(() => {
  stubDialogs();
  files.length = 0;
  // jsdom has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['png'], { type: 'image/png' })),
  );
});

const show = (
  browser: Readonly<Record<string, unknown>>,
  change: Partial<LoggedSessionWithoutSets> = {},
): void => {
  vi.stubGlobal('navigator', browser);
  render(
    <ShareSheet
      content={content}
      session={{ ...session, ...change }}
      sets={sets}
      onClose={vi.fn()}
    />,
  );
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

it('shares the picture through the system if it accepts files', async () => {
  const share = vi.fn(async ({ files: given }: ShareData) => {
    files.push(...(given ?? []));
  });
  show({ canShare: () => true, share });
  press('Share the picture');
  await vi.waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.type).toBe('image/png');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('saves the picture and copies the text if nothing can be shared', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const writeText = vi.fn(async () => undefined);
  show({ clipboard: { writeText } });
  expect(screen.queryByRole('button', { name: 'Share the picture' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Share the text' })).toBeNull();
  press('Save the picture');
  expect(await screen.findByText('The picture is in your downloads.')).toBeTruthy();
  press('Copy the text');
  expect(await screen.findByText('The text is copied.')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(
    '23 November 2026\n3 sets\n\nBack squat: 60 kg × 5, 5, 5\n\nTrained with Knurl',
  );
});

it('doesn’t treat closing the system’s sheet as a failure, but reports a refusal and offers an alternative', async () => {
  const share = vi
    .fn()
    .mockRejectedValueOnce(new DOMException('Closed.', 'AbortError'))
    .mockRejectedValueOnce(new DOMException('Refused.', 'NotAllowedError'));
  show({ canShare: () => false, share });
  press('Share the text');
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
  press('Share the text');
  expect((await screen.findByRole('alert')).textContent).toContain('Select the text below');
});

it('saves the session as a file for watches, and says when that failed', async () => {
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
  show({});
  press('Save for Garmin or Strava');
  expect((await screen.findByRole('alert')).textContent).toContain('Check your connection');
  expect(saved).toEqual([]);
  press('Save for Garmin or Strava');
  expect(await screen.findByText(/The file is in your downloads/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(load.mock.calls.map(([address]) => address)).toEqual([
    garminExerciseNumbersPath,
    garminExerciseNumbersPath,
  ]);
  expect(await saved[0]?.slice(8, 12).text()).toBe('.FIT');
});

it('offers no file for a session from before its format begins', () => {
  show({}, { startedAt: Date.UTC(1997, 0, 1) });
  expect(screen.queryByRole('button', { name: 'Save for Garmin or Strava' })).toBeNull();
});
