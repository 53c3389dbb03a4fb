// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OpenPlanExercisesInSheet } from './open-plan-exercises-in-sheet.tsx';

const squat = '/exercises/leg-exercises/back-squat/';
const press = '/exercises/shoulder-exercises/overhead-press/';
const titles = new Map([
  [squat, 'Back squat'],
  [press, 'Overhead press'],
]);

let isWide: boolean;
let asked: string[];
/** Tells the panes what has come into view; undefined until they have loaded. */
let notify: ((entries: readonly object[]) => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  isWide = true;
  notify = undefined;
  asked = [];
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: readonly object[]) => void) {
        notify = listener;
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const title = [...titles].find(([path]) => address.includes(path))?.[1];
    if (title === undefined) throw new TypeError('Failed to fetch');
    const picture = { image: null, imageStart: null, imageEnd: null };
    return Response.json({
      result: { data: { exercise: { title, steps: [], cues: [], ...picture } } },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type PlanProps = { readonly lines?: readonly string[]; readonly isThere?: boolean };

const Plan = ({ lines = [squat, press], isThere = true }: PlanProps) => (
  <OpenPlanExercisesInSheet>
    {isThere ? (
      <article>
        <ol>
          {lines.map((path) => (
            <li key={path}>
              <a href={path}>{`Line of ${titles.get(path) ?? path}`}</a>
            </li>
          ))}
        </ol>
        <div data-movement data-testid="pane" />
      </article>
    ) : null}
  </OpenPlanExercisesInSheet>
);

const pane = () => within(screen.getByTestId('pane'));
const line = (title: string): HTMLElement => screen.getByRole('link', { name: `Line of ${title}` });
const shown = (title: string): Promise<HTMLElement> => pane().findByRole('link', { name: title });

const seePane = async (): Promise<void> => {
  fireEvent.pointerOver(screen.getByRole('list'));
  await vi.waitFor(() => expect(notify).toBeDefined());
  act(() => notify?.([{ target: screen.getByTestId('pane'), isIntersecting: true }]));
};
const open = async (): Promise<void> => {
  render(<Plan />);
  await seePane();
};

it('shows the first exercise of a day once the day is in view', async () => {
  await open();
  expect((await shown('Back squat')).getAttribute('href')).toBe(squat);
  expect(asked).toEqual([`/page-data${squat}page-data.json`]);
});

it('begins with the line that has the focus already', async () => {
  render(<Plan />);
  act(() => line('Overhead press').focus());
  await seePane();
  await shown('Overhead press');
  expect(asked).toEqual([`/page-data${press}page-data.json`]);
});

it('shows the line that a pointer rests on, and nothing of a line that it only crosses', async () => {
  await open();
  await shown('Back squat');
  fireEvent.pointerOver(line('Overhead press'));
  fireEvent.pointerOver(line('Back squat'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(asked).toHaveLength(1);
  fireEvent.pointerOver(line('Overhead press'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await shown('Overhead press');
});

it('shows the line that has the focus', async () => {
  await open();
  await shown('Back squat');
  act(() => line('Overhead press').focus());
  await shown('Overhead press');
});

it('keeps away what can’t be loaded, whose line still leads to it', async () => {
  render(<Plan lines={['/exercises/leg-exercises/none/', press]} />);
  await seePane();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(pane().queryByRole('link')).toBeNull();
  act(() => line('Overhead press').focus());
  await shown('Overhead press');
});

it('loads nothing before a pointer comes to the plan', async () => {
  render(<Plan />);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(notify).toBeUndefined();
  await seePane();
  await shown('Back squat');
});

it('loads nothing on a narrow screen, and comes after the window has grown', async () => {
  isWide = false;
  render(<Plan />);
  fireEvent.pointerOver(line('Back squat'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(asked).toEqual([]);
  isWide = true;
  await seePane();
  await shown('Back squat');
});

it('follows a plan whose days change', async () => {
  const { rerender } = render(<Plan />);
  await seePane();
  await shown('Back squat');
  rerender(<Plan isThere={false} />);
  await vi.waitFor(() => expect(screen.queryByTestId('pane')).toBeNull());
  rerender(<Plan />);
  act(() => line('Overhead press').focus());
  await shown('Overhead press');
});
