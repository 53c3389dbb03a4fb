// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MarkMusclesOnFilmAtHardestMoment } from './mark-muscles-on-film-at-hardest-moment.tsx';

const svg = '<svg data-at="1.5" data-most="glutes" data-helps="hamstrings">\n</svg>';
const onStop = vi.fn<() => void>();
let film: HTMLVideoElement;
let paused: boolean;
let isStill: boolean;
let seekableTo: number;

beforeEach(() => {
  vi.useFakeTimers();
  isStill = false;
  seekableTo = 4;
  paused = false;
  film = document.createElement('video');
  document.body.append(film);
  let time = 0.5;
  Object.defineProperties(film, {
    paused: { get: () => paused },
    duration: { value: 4 },
    readyState: { value: 4 },
    seekable: { get: () => ({ length: 1, end: () => seekableTo }) },
    currentTime: {
      get: () => time,
      set: (next: number) => {
        time = next;
        film.dispatchEvent(new Event('seeked'));
      },
    },
  });
  film.play = () => {
    paused = false;
    film.dispatchEvent(new Event('play'));
    return Promise.resolve();
  };
  film.pause = () => {
    paused = true;
    film.dispatchEvent(new Event('pause'));
  };
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(svg)));
});
afterEach(() => {
  cleanup();
  film.remove();
  onStop.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = async (isWanted = true): Promise<void> => {
  render(
    <MarkMusclesOnFilmAtHardestMoment
      video={{ current: film }}
      src="/films/0a1b/side.svg"
      isWanted={isWanted}
      plays={isWanted}
      isSlow={false}
      onStop={onStop}
    />,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
};
/** The film plays on for some milliseconds. */
const playOn = async (ms: number): Promise<void> => {
  await act(async () => {
    if (!paused) film.currentTime = (film.currentTime + ms / 1000) % 4;
    await vi.advanceTimersByTimeAsync(ms);
  });
};
const isShown = (): boolean => document.querySelector('img')?.hasAttribute('data-shown') ?? false;

it('rests at the hardest moment of each turn with the muscles marked, and plays on', async () => {
  await show();
  expect(isShown()).toBe(false);
  expect(
    screen.getByText('Working hardest (filled in): the glutes. Helping (striped): the hamstrings.'),
  ).toBeDefined();
  await playOn(1000);
  expect([paused, film.currentTime, isShown()]).toEqual([true, 1.5, true]);
  await playOn(1600);
  expect([paused, isShown()]).toEqual([false, false]);
  await playOn(4000);
  expect([paused, isShown()]).toEqual([true, true]);
});

it('plays on when it is switched off while the film rests', async () => {
  await show();
  await playOn(1000);
  expect(paused).toBe(true);
  cleanup();
  expect(paused).toBe(false);
});

it('plays on without marks if the server answers no parts of the film', async () => {
  seekableTo = 0;
  await show();
  await playOn(1000);
  expect([paused, isShown()]).toEqual([false, false]);
});

it('waits for a film that comes late to its moment', async () => {
  await show();
  // It waited for bytes.
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect([paused, isShown()]).toEqual([false, false]);
  await playOn(1000);
  expect([paused, isShown()]).toEqual([true, true]);
});

it('rests at a moment right after the beginning though the film has not quite begun anew', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(svg.replace('1.5', '0.04'))));
  film.currentTime = 3.04;
  await show();
  await act(async () => {
    film.currentTime = 3.98;
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect([paused, film.currentTime, isShown()]).toEqual([true, 0.04, true]);
});

it('goes to the hardest moment of a film that she has paused', async () => {
  paused = true;
  await show(false);
  expect([film.currentTime, isShown()]).toEqual([1.5, true]);
});

it('stands still at the hardest moment for whoever wants no motion', async () => {
  isStill = true;
  await show();
  expect(onStop).toHaveBeenCalledOnce();
  expect([paused, film.currentTime, isShown()]).toEqual([true, 1.5, true]);
  // Nor does it go on from there in the next turn.
  await act(() => film.play());
  await playOn(4000);
  await playOn(5000);
  expect([paused, isShown()]).toEqual([true, true]);
});

it('says that the drawing could not be loaded', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await show();
  expect(screen.getByText(/^The muscles could not be loaded/)).toBeDefined();
  await playOn(1000);
  expect(paused).toBe(false);
});
