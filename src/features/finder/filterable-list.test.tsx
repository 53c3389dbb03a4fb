// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FinderListEntry } from '../../domain/finder/finder-file.ts';
import {
  noConnection,
  stubFetch,
  type SentRequest,
  type StubbedFetch,
} from '../../services/stub-fetch.test-support.ts';

const entry = (
  title: string,
  to: number,
  equipment: FinderListEntry['facts']['equipment'],
  level: FinderListEntry['facts']['level'],
): FinderListEntry => ({
  path: `/workout-plans/${title}/`,
  title,
  facts: { days: 3, minutes: { from: 10, to }, equipment, level },
  picture: { alt: '', src: '/small.webp' },
});

const entries = [
  entry('bells', 30, ['kettlebells'], 'beginner'),
  entry('floor', 15, [], 'beginner'),
  entry('bar', 60, ['barbell'], 'expert'),
];
const choices = {
  minutes: [15, 30, 45, 60],
  kit: ['none', 'barbell', 'kettlebells'],
  levels: ['beginner', 'expert'],
} as const;

let requests: StubbedFetch;

const show = async (): Promise<void> => {
  const { FilterableList } = await import('./filterable-list.tsx');
  render(
    <FilterableList list="workout-plans" choices={choices} card={({ title }) => <b>{title}</b>}>
      <p>The whole list</p>
    </FilterableList>,
  );
};

const found = (): readonly (string | null)[] =>
  screen.getAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => {
  history.replaceState(null, '', '/workout-plans/');
  requests = stubFetch(async () => Response.json(entries));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // The loaded entries outlive the component.
  vi.resetModules();
});

describe('the finder above a list', () => {
  it('loads nothing and shows the list until something is chosen', async () => {
    await show();
    expect(screen.getByText('The whole list')).toBeDefined();
    expect(requests.sent).toEqual([]);
  });

  it('shows the matches and their number, those that use the kit first, and updates the address', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Beginner' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Kettlebells' }));
    await screen.findByText('2 of 3 plans fit.');
    expect(found()).toEqual(['bells', 'floor']);
    expect(location.search).toBe('?kit=kettlebells&level=beginner');
    expect(screen.queryByText('The whole list')).toBeNull();
    expect(requests.sent.map(({ address }) => address)).toEqual(['/finder/workout-plans.json']);
  });

  it('starts with the choices in the address', async () => {
    history.replaceState(null, '', '/workout-plans/?minutes=15');
    await show();
    await screen.findByText('1 of 3 plans fits.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '15 min' }).checked).toBe(true);
  });

  it('is cleared by its button, and Back restores the choice', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Expert' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
    expect(screen.getByText('The whole list')).toBeDefined();
    expect(location.search).toBe('');
    history.back();
    await screen.findByText('1 of 3 plans fits.');
    expect(found()).toEqual(['bar']);
  });

  it('says to loosen a choice if nothing matches', async () => {
    history.replaceState(null, '', '/workout-plans/?minutes=15&kit=barbell&level=expert');
    await show();
    await screen.findByText('No plan fits all of that. Loosen one of your choices.');
    fireEvent.click(screen.getByRole('button', { name: 'Any time: 1' }));
    await screen.findByText('1 of 3 plans fits.');
    expect(location.search).toBe('?kit=barbell&level=expert');
  });

  /** Answers with these entries of each file, and with an empty list for any other. */
  const answerFiles =
    (files: Readonly<Record<string, readonly unknown[]>>) =>
    async ({ address }: SentRequest): Promise<Response> =>
      Response.json(files[address] ?? []);

  const linksFound = (): readonly (readonly (string | null)[])[] =>
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  it('says where else something fits if nothing matches here', async () => {
    history.replaceState(null, '', '/workout-plans/?minutes=30&kit=dumbbells&level=expert');
    const travel = entry('travel', 30, ['dumbbell'], 'expert');
    const ofMembers = { minutes: travel.facts.minutes, equipment: ['dumbbell'] };
    requests.answerWith(
      answerFiles({
        '/finder/workout-plans.json': entries,
        '/finder/home-gym-packs.json': [travel, travel],
        '/finder/members.json': [
          { ...ofMembers, free: true },
          { ...ofMembers, free: false },
        ],
      }),
    );
    await show();
    await screen.findByText('Elsewhere, with the same choices:');
    expect(linksFound()).toEqual([
      ['2 plans in the members zone, 1 of them free', '/members/?minutes=30&kit=dumbbells'],
      ['2 home gym packs', '/home-gym-packs/?minutes=30&kit=dumbbells&level=expert'],
    ]);
  });

  it('says what comes nearest elsewhere if nothing fits there either', async () => {
    history.replaceState(null, '', '/workout-plans/?minutes=15&kit=dumbbells');
    const long = entry('long', 60, ['dumbbell'], 'beginner');
    requests.answerWith(
      answerFiles({
        '/finder/workout-plans.json': [long],
        '/finder/home-gym-packs.json': [long],
      }),
    );
    await show();
    await screen.findByText('Nearest in the other lists:');
    expect(linksFound()).toEqual([
      ['1 home gym pack, if time doesn’t matter', '/home-gym-packs/?kit=dumbbells'],
    ]);
  });

  it('offers a retry if it couldn’t look elsewhere', async () => {
    history.replaceState(null, '', '/workout-plans/?minutes=15&kit=barbell&level=expert');
    requests.answerWith(async ({ address }) =>
      address === '/finder/workout-plans.json' ? Response.json(entries) : noConnection(),
    );
    await show();
    await screen.findByText(/^We couldn’t look in the other lists/);
    requests.answerWith(answerFiles({}));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Nothing in the other lists comes near it either.');
  });

  it('keeps the list and offers a retry if the entries can’t be loaded', async () => {
    requests.answerWith(noConnection);
    await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Expert' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/try again/i);
    expect(screen.getByText('The whole list')).toBeDefined();
    requests.answerWith(async () => Response.json(entries));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(found()).toEqual(['bar']));
  });

  it('treats a malformed answer as a failure', async () => {
    requests.answerWith(async () => Response.json([{ path: 1 }]));
    await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Expert' }));
    expect(await screen.findByRole('alert')).toBeDefined();
  });
});
