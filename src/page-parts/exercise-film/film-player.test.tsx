// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ExercisePicturesAndFilmOnPress } from '../exercise-pictures-and-film-on-press.tsx';

const films = ['quarter', 'front'].map((side) => ({
  side: `From the ${side}`,
  src: `/films/0a1b/${side}.mp4`,
  about: side === 'quarter' ? 'Drive, lower.' : '',
  captions: side === 'quarter' ? '/films/0a1b/words.vtt' : null,
  muscles: `/films/0a1b/${side}.svg`,
}));
const picture = (description: string) => ({ description, gatsbyImage: null });

let playing: boolean;
/** Says whether the film is on the screen. */
let show: (isIntersecting: boolean) => void;
const play = vi.fn<() => Promise<void>>();
beforeEach(() => {
  playing = false;
  play.mockImplementation(async () => {
    playing = true;
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        show = (isIntersecting) => act(() => notify([{ isIntersecting }]));
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    playing = false;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const film = (): HTMLVideoElement | null => document.querySelector('video');
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

const start = async (): Promise<void> => {
  render(
    <ExercisePicturesAndFilmOnPress
      image={picture('She sits deep.')}
      imageStart={picture('She stands.')}
      films={films}
    />,
  );
  fireEvent.click(button('Play the film'));
  const pause = await screen.findByRole('button', { name: 'Pause' });
  expect(document.activeElement).toBe(pause);
  show(true);
};

it('loads nothing of a film before the press', () => {
  render(<ExercisePicturesAndFilmOnPress image={picture('She sits deep.')} films={films} />);
  expect(film()).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('offers no film where there is none', () => {
  render(
    <ExercisePicturesAndFilmOnPress
      image={picture('deep')}
      imageStart={picture('tall')}
      films={[]}
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('plays while it is on the screen and its tab is shown', async () => {
  await start();
  expect(playing).toBe(true);
  show(false);
  expect(playing).toBe(false);
  show(true);
  expect(playing).toBe(true);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(playing).toBe(false);
  hidden.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(playing).toBe(true);
});

it('stays paused at her press, wherever she scrolls', async () => {
  await start();
  fireEvent.click(button('Pause'));
  expect(playing).toBe(false);
  show(false);
  show(true);
  expect(playing).toBe(false);
  fireEvent.click(button('Play'));
  expect(playing).toBe(true);
});

it('plays at half the speed, from either side', async () => {
  await start();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Half speed' }));
  expect([film()?.playbackRate, film()?.defaultPlaybackRate]).toEqual([0.5, 0.5]);
  Object.assign(film() ?? {}, { currentTime: 1.2 });
  fireEvent.click(screen.getByRole('radio', { name: 'From the front' }));
  expect(film()?.getAttribute('src')).toBe('/films/0a1b/front.mp4');
  expect(play).toHaveBeenCalledTimes(2);
  Object.assign(film() ?? {}, { currentTime: 0 });
  fireEvent(film() ?? document, new Event('loadedmetadata'));
  expect(film()?.currentTime).toBe(1.2);
});

it('says what is seen, and has the captions of the side that has them', async () => {
  await start();
  const description = document.getElementById(film()?.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Drive, lower. She stands. Then: She sits deep.');
  expect(film()?.querySelector('track')?.getAttribute('src')).toBe('/films/0a1b/words.vtt');
  fireEvent.click(screen.getByRole('radio', { name: 'From the front' }));
  expect(film()?.querySelector('track')).toBeNull();
});

it('waits for another press on a device that plays nothing by itself', async () => {
  play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await start();
  fireEvent.click(await screen.findByRole('button', { name: 'Play' }));
  expect(playing).toBe(true);
});

it('marks the working muscles at a press, of every film that comes after it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const asked = vi.fn(() => Promise.resolve(new Response('<svg data-at="1" data-most="glutes">')));
  vi.stubGlobal('fetch', asked);
  await start();
  expect(asked).not.toHaveBeenCalled();
  const marked = (): HTMLElement =>
    screen.getByRole('checkbox', { name: 'Show the working muscles' });
  fireEvent.click(marked());
  expect(await screen.findByText('Working hardest (filled in): the glutes.')).toBeDefined();
  expect(asked).toHaveBeenCalledWith('/films/0a1b/quarter.svg', expect.anything());
  fireEvent.click(button('Show the pictures'));
  fireEvent.click(button('Play the film'));
  expect(marked()).toHaveProperty('checked', true);
  fireEvent.click(marked());
  expect(screen.queryByText('Working hardest (filled in): the glutes.')).toBeNull();
});

it('offers no muscles over a film without a drawing of them', async () => {
  render(
    <ExercisePicturesAndFilmOnPress
      image={picture('deep')}
      films={films.map((film) => ({ ...film, muscles: null }))}
    />,
  );
  fireEvent.click(button('Play the film'));
  await screen.findByRole('button', { name: 'Pause' });
  expect(screen.queryByRole('checkbox', { name: 'Show the working muscles' })).toBeNull();
});

it('goes back to the pictures, and to its button', async () => {
  await start();
  fireEvent.click(button('Show the pictures'));
  expect(film()).toBeNull();
  expect(document.activeElement).toBe(button('Play the film'));
});

it('says that a film could not be loaded, and tries again', async () => {
  await start();
  fireEvent.error(film() ?? document);
  expect(film()).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe(
    'The film could not be loaded. Check your connection, then try again.',
  );
  fireEvent.click(button('Try the film again'));
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
