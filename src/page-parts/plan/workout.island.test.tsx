// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exerciseLibraryOfFields } from '../../content/model/exercise-entries.ts';
import { renderAndSplitAtWorkouts } from '../../content/render/sections.ts';
import { TextWithWorkouts } from './text-with-workouts.tsx';
// The page loads it only when needed; here it is loaded up front.
import './workout.island.tsx';

afterEach(cleanup);

const library = exerciseLibraryOfFields([
  {
    title: 'Back squat',
    slug: 'back-squat',
    category: 'leg-exercises',
    primaryMuscles: ['quadriceps'],
    secondaryMuscles: ['glutes'],
    equipment: ['barbell'],
  },
  {
    title: 'Push-up',
    slug: 'push-up',
    category: 'chest-exercises',
    primaryMuscles: ['chest'],
    secondaryMuscles: [],
    equipment: ['body only'],
  },
]);

const show = (workout: string): Promise<void> =>
  act(async () => {
    render(
      <TextWithWorkouts
        path="/workout-plans/test/"
        title="Test"
        sections={renderAndSplitAtWorkouts(`\`\`\`workout\n${workout}\n\`\`\``, library)}
      />,
    );
  });

it('links an exercise to its page, a drill to its explanation, and other names to nothing', async () => {
  await show('Day 1\n- Push-up: 3 x 10\n- "Hip hinge, bum to a wall": 1 x 8\n- "Open book": 1 x 5');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/exercises/chest-exercises/push-up/');
  expect(links).toContain('/articles/drills/#hip-hinge');
  expect(screen.queryByRole('link', { name: 'Open book' })).toBeNull();
});

describe('the text before a plan', () => {
  const plan = '```workout\n- Push-up: 3 x 10\n```';
  const long = `## Who should wait\n\n${'Ask first. '.repeat(90)}\n\n## How heavy\n\nLight.`;
  const showText = async (text: string, foldsText: boolean): Promise<HTMLDetailsElement | null> => {
    await act(async () => {
      render(
        <TextWithWorkouts
          path="/workout-plans/test/"
          title="Test"
          sections={renderAndSplitAtWorkouts(text, library)}
          foldsText={foldsText}
        />,
      );
    });
    return document.querySelector('details:has(.prose)');
  };

  it('is folded where the plan is the main content, and says what it is about', async () => {
    const fold = await showText(`${long}\n\n${plan}\n\n${long}`, true);
    expect(fold?.querySelector('summary')?.textContent).toBe(
      'Read this first: Who should wait · How heavy',
    );
    expect(document.querySelectorAll('.prose')).toHaveLength(2);
    expect(document.querySelectorAll('details .prose')).toHaveLength(1);
  });

  it('is followed by links to the notes below the plan, in its bar and above them', async () => {
    const notes = ['Swaps', 'Food', 'Stalls'].map((title) => `## ${title}\n\nAs it says.`);
    const days = '```workout\nDay 1\n- Push-up: 3 x 10\nDay 2\n- Push-up: 3 x 10\n```';
    await showText(`${days}\n\n${notes.join('\n\n')}`, true);
    const linksIn = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect(linksIn('Weeks and days').at(-1)).toBe('Notes #notes-to-this-plan');
    expect(document.querySelector('#notes-to-this-plan')?.tagName).toBe('NAV');
    expect(linksIn('Notes to this plan')).toEqual(['Swaps #swaps', 'Food #food', 'Stalls #stalls']);
  });

  it.each([
    ['sells the plan', `${long}\n\n${plan}`, false],
    ['has no plan after it', long, true],
  ])('stays open when it %s', async (_, text, foldsText) => {
    expect(await showText(text, foldsText)).toBeNull();
  });
});

describe('a plan', () => {
  it('has its weeks and days as headings, with time, kit and hard sets', async () => {
    await show(
      'Weeks 1-4: Build\nDay 1: Squat\n- Back squat: 4 x 6 at RPE 8, rest 3 min\nDay 2\n- Push-up: 3 x 10',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Weeks 1–4: Build' })).toBeDefined();
    const card = screen.getByRole('heading', { level: 3, name: 'Day 1: Squat' }).closest('article');
    expect(card?.textContent).toContain('About 15 minutes. Kit: barbell.');
    expect(card?.textContent).toContain('quadriceps 4');
    const rest = screen.getByRole('heading', { level: 3, name: 'Day 2' }).closest('article');
    expect(rest?.textContent).toContain('No kit needed.');
    expect(screen.getByRole('heading', { level: 3, name: 'What week 1 trains' })).toBeDefined();
  });

  it('has an anchor for each week and day, and links to the days that are written out', async () => {
    const days = 'Day 1\n- Push-up: 1 x 1\nDay 2\n- Push-up: 1 x 1';
    await show(`Weeks 1-3\n${days}\nWeek 4\n${days}\n\`\`\`\n\n\`\`\`workout\n${days}`);
    const bars = screen.getAllByRole('navigation', { name: 'Weeks and days' });
    const places = bars.map((bar) =>
      within(bar)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')?.slice(1) ?? ''),
    );
    expect(places).toEqual([
      ['week-1', 'week-1-day-1', 'week-1-day-2', 'week-4', 'week-4-day-1', 'week-4-day-2'],
      ['plan-2-week-1', 'plan-2-week-1-day-1', 'plan-2-week-1-day-2'],
    ]);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...places.flat(), 'week-2', 'week-3']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a plain link that starts a session at each of its days', async () => {
    const days = 'Day 1\n- Push-up: 1 x 1\nDay 2\n- Push-up: 1 x 1';
    await show(`Weeks 1-3\n${days}\nWeek 4\n${days}\n\`\`\`\n\n\`\`\`workout\n- Push-up: 1 x 1`);
    const starts = screen.getAllByRole('link', { name: 'Start this session' });
    expect(starts.map((link) => link.getAttribute('href'))).toEqual([
      '/train/?plan=/workout-plans/test/&week=1&day=1',
      '/train/?plan=/workout-plans/test/&week=1&day=2',
      '/train/?plan=/workout-plans/test/&week=4&day=1',
      '/train/?plan=/workout-plans/test/&week=4&day=2',
      '/train/?plan=/workout-plans/test/&part=2&week=1&day=1',
    ]);
  });

  it('needs no bar for a single session', async () => {
    await show('- Push-up: 3 x 10');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('describes each exercise and links to its page', async () => {
    await show(
      'Weeks 1-2\n- Back squat with a kettlebell: 3 x 8-10 at 60 kg and 2 RIR, rest 2-3 min, tempo 3-1-x-0, each week add 2.5 kg (sit between the heels)',
    );
    const link = screen.getByRole('link', { name: 'Back squat' });
    expect(link.getAttribute('href')).toBe('/exercises/leg-exercises/back-squat/');
    const line = link.closest('li')?.textContent ?? '';
    expect(line).toContain('Back squat with a kettlebell');
    expect(line).toContain('3 × 8–10 at 60 kg (130 lb), 2 reps in reserve');
    expect(line).toContain(
      'Rest 2–3 min. Tempo 3-1-x-0: 3 s down, 1 s at the bottom, up as fast as you can. Each week add 2.5 kg (5 lb). Sit between the heels.',
    );
  });

  it('groups supersets and labels their exercises', async () => {
    await show(
      '- Push-up: 2 x 8\n- Superset, 3 rounds, rest 90 s\n  - Push-up: to failure\n  - "Open book": 5',
    );
    const group = screen.getByText(
      'Superset: 3 rounds of these in turn, rest 90 s after each round.',
    ).parentElement;
    expect(within(group ?? document.body).getByText('B1')).toBeDefined();
    expect(within(group ?? document.body).getByText('B2')).toBeDefined();
    expect(group?.textContent).toContain('Open book5 reps');
    expect(within(group ?? document.body).queryByRole('link', { name: 'Open book' })).toBeNull();
  });

  it('explains an effort where it stands, by a press that needs no script', async () => {
    await show(
      'Warm-up\n- Push-up: 1 x 2 min at RPE 4\nMain\n- Back squat: 3 x 5 at RPE 4\n- Push-up: 3 x 5 at RPE 4',
    );
    const efforts = screen.getAllByRole('button', { name: 'RPE 4' });
    const ids = efforts.map((effort) => effort.getAttribute('popovertarget') ?? '');
    expect(ids).toEqual(['load-rpe-4-timed', 'load-rpe-4', 'load-rpe-4']);
    for (const effort of efforts) {
      const note = document.getElementById(effort.getAttribute('popovertarget') ?? '');
      expect(note?.getAttribute('popover')).toBe('auto');
      expect(note?.textContent).toContain('RPE 4: How hard it is, from 1 to 10. At 4 it is easy');
      expect(effort.getAttribute('aria-describedby')).toBe(note?.id);
    }
  });

  it('explains the load of every week', async () => {
    await show('Weeks 1-2\nDay 1\n- Back squat: 3 x 5, each week 70% then 75%');
    const line = screen.getByRole('link', { name: 'Back squat' }).closest('li');
    expect(line?.textContent).toContain('Week 1: 70% of 1RM, week 2: 75% of 1RM.');
    for (const name of ['70% of 1RM', '75% of 1RM']) {
      const id = screen.getByRole('button', { name }).getAttribute('popovertarget') ?? '';
      expect(document.getElementById(id)?.textContent).toContain(`${name}: `);
    }
  });

  it.each([
    ['a weight', 'Warm-up\n- Push-up: 2 x 5\nMain\n- Back squat: 3 x 5 at 60 kg', 'Main'],
    [
      'the weight of each week',
      'Weeks 1-2\nDay 1\nWarm-up\n- Push-up: 2 x 5\nMain\n- Back squat: 3 x 5, each week 60 kg then 65 kg',
      'Main',
    ],
    [
      'a note',
      'Warm-up\n- Push-up: 2 x 5 (with 10 kg on your back)\nMain\n- Back squat: 3 x 5',
      'Warm-up',
    ],
    ['the only part', '- Back squat: 3 x 5 at 60 kg', 'The session'],
  ])(
    'has the switch for pounds at the heading of the part that names %s',
    async (_, text, part) => {
      await show(text);
      const units = screen.getByRole('button', { name: /^Weights in/ });
      expect(units.parentElement?.querySelector('h3, h4')?.textContent).toBe(part);
    },
  );

  it('has no switch for pounds where no weight is named', async () => {
    await show('- Back squat: 3 x 5 at RPE 7');
    expect(screen.queryByRole('button', { name: /^Weights in/ })).toBeNull();
  });

  it('explains only the terms that it uses', async () => {
    await show('- Back squat: 3 x 5 at 70%');
    const legend = screen.getByText('How to read this plan').closest('details');
    expect(legend?.textContent).toContain('75% of 1RM');
    expect(legend?.textContent).not.toContain('RPE');
    expect(legend?.textContent).not.toContain('Tempo');
  });

  describe('on paper', () => {
    /** The columns and rows of every grid of cells. */
    const grids = (kind: string): readonly (readonly [columns: number, rows: number])[] =>
      [...document.querySelectorAll<HTMLElement>(`.log.by-${kind}`)].map((grid) => [
        grid.children.length,
        Number(grid.style.getPropertyValue('--rows')),
      ]);

    it('has a cell for each set of the main part, and none for the warm-up', async () => {
      await show('Warm-up\n- Push-up: 2 x 5\nMain\n- Back squat: 1 x 5 + 3 x 8');
      expect(grids('set')).toEqual([[4, 1]]);
      expect(grids('week')).toEqual([]);
    });

    it('has a column for each week that a day repeats, with a cell for each set', async () => {
      await show('Weeks 1-4\nDay 1\n- Back squat: 3 x 5');
      expect(grids('week')).toEqual([[4, 3]]);
      expect(grids('date')).toEqual([[4, 1]]);
    });

    it('has a cell for each round of a superset in each week', async () => {
      await show('Weeks 1-2\nDay 1\n- Superset, 3 rounds\n  - Back squat: 10\n  - Push-up: 10');
      expect(grids('week')).toEqual([
        [2, 3],
        [2, 3],
      ]);
    });

    it('has cells for the sets that later weeks add', async () => {
      await show('Weeks 1-3\nDay 1\n- Back squat: 3 x 5, each week add 1 sets');
      expect(grids('week')).toEqual([[3, 5]]);
    });

    it('continues below when there are too many weeks for the width of the sheet', async () => {
      await show('Weeks 1-8\nDay 1\n- Back squat: 3 x 5');
      expect(grids('week')).toEqual([
        [6, 3],
        [2, 3],
      ]);
      const second = document.querySelectorAll<HTMLElement>('.log.by-week')[1];
      expect(second?.style.getPropertyValue('--before')).toBe('6');
    });
  });
});
