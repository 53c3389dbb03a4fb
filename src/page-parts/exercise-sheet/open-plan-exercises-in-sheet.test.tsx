// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubDialogs } from '../../ui/stub-dialogs.test-support.ts';
import { OpenPlanExercisesInSheet } from './open-plan-exercises-in-sheet.tsx';

const path = '/exercises/leg-exercises/back-squat/';
const pageData = {
  result: {
    data: {
      exercise: {
        title: 'Back squat',
        steps: ['Stand up with it.', 'Sit down between your heels.'],
        cues: ['Spread the floor apart'],
        image: null,
        imageStart: null,
        imageEnd: null,
      },
    },
  },
};

let answers: Response[] = [];
let asked: string[] = [];
beforeEach(() => {
  answers = [];
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer;
  });
  stubDialogs();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const renderPlan = (): void => {
  render(
    <OpenPlanExercisesInSheet>
      <article>
        <a href={path}>Back squat</a>
        <a href="/exercises/leg-exercises/">Legs</a>
      </article>
    </OpenPlanExercisesInSheet>,
  );
};

const squat = (): HTMLElement => screen.getByRole('link', { name: 'Back squat' });

it('shows the pressed exercise’s steps and cues over the plan, and closes again', async () => {
  answers = [Response.json(pageData)];
  renderPlan();
  const stays = fireEvent.click(squat());
  expect(stays).toBe(false);
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByRole('heading', { name: 'Back squat' })).toBeTruthy();
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Stand up with it.',
    'Sit down between your heels.',
    'Spread the floor apart',
  ]);
  expect(sheet.getByRole('link', { name: 'Open its whole page' }).getAttribute('href')).toBe(path);
  expect(asked).toEqual([`/page-data${path}page-data.json`]);
  fireEvent.click(sheet.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['without a connection', () => []],
  ['when the file is gone', () => [new Response('', { status: 404 })]],
  ['when the file has another shape', () => [Response.json({ result: {} })]],
])('shows an error %s, and tries again', async (_, failing: () => Response[]) => {
  answers = failing();
  renderPlan();
  fireEvent.click(squat());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'The exercise could not be loaded. Check your connection, then try again.',
  );
  answers = [Response.json(pageData)];
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Back squat' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leaves clicks with a modifier or another button to the browser', () => {
  renderPlan();
  const browser = vi.fn((event: Event) => {
    // Keeps jsdom from trying to navigate.
    const wasLeft = !event.defaultPrevented;
    event.preventDefault();
    return wasLeft;
  });
  document.addEventListener('click', browser);
  fireEvent.click(squat(), { ctrlKey: true });
  fireEvent.click(squat(), { metaKey: true });
  fireEvent.click(squat(), { button: 1 });
  fireEvent.click(screen.getByRole('link', { name: 'Legs' }));
  document.removeEventListener('click', browser);
  expect(browser.mock.results.map(({ value }) => value)).toEqual([true, true, true, true]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
