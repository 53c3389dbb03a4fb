// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toExerciseLibrary } from '../../content/model/exercise-entries.ts';
import { toSections } from '../../content/render/sections.ts';
import { Sections } from './sections.tsx';

vi.mock('gatsby', () => ({ graphql: () => undefined }));
afterEach(cleanup);

const library = toExerciseLibrary([
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

const show = (workout: string): void => {
  render(<Sections sections={toSections(`\`\`\`workout\n${workout}\n\`\`\``, library)} />);
};

describe('a plan', () => {
  it('has its weeks and days as headings, with time, kit and hard sets', () => {
    show(
      'Weeks 1-4: Build\nDay 1: Squat\n- Back squat: 4 x 6 at RPE 8, rest 3 min\nDay 2\n- Push-up: 3 x 10',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Weeks 1–4: Build' })).toBeDefined();
    const card = screen.getByRole('heading', { level: 3, name: 'Day 1: Squat' }).closest('article');
    expect(card?.textContent).toContain('About 15 minutes. Kit: barbell.');
    expect(card?.textContent).toContain('quadriceps 4');
    const rest = screen.getByRole('heading', { level: 3, name: 'Day 2' }).closest('article');
    expect(rest?.textContent).toContain('No kit needed.');
    expect(document.body.textContent).toContain('Hard sets in the first week');
    expect(screen.queryByText('Hard sets a week by muscle')).toBeNull();
  });

  it('describes each exercise and links to its page', () => {
    show(
      'Weeks 1-2\n- Back squat with a kettlebell: 3 x 8-10 at 60 kg and 2 RIR, rest 2-3 min, tempo 3-1-x-0, each week add 2.5 kg (sit between the heels)',
    );
    const link = screen.getByRole('link', { name: 'Back squat' });
    expect(link.getAttribute('href')).toBe('/exercises/leg-exercises/back-squat/');
    const line = link.closest('li')?.textContent ?? '';
    expect(line).toContain('Back squat with a kettlebell');
    expect(line).toContain('3 × 8–10 at 60 kg, 2 reps in reserve');
    expect(line).toContain(
      'Rest 2–3 min. Tempo 3-1-x-0: 3 s down, 1 s at the bottom, up as fast as you can. Each week add 2.5 kg. Sit between the heels.',
    );
  });

  it('groups supersets and labels their exercises', () => {
    show(
      '- Push-up: 2 x 8\n- Superset, 3 rounds, rest 90 s\n  - Push-up: to failure\n  - "Cat-cow": 5',
    );
    const group = screen.getByText(
      'Superset: 3 rounds of these in turn, rest 90 s after each round.',
    ).parentElement;
    expect(within(group ?? document.body).getByText('B1')).toBeDefined();
    expect(within(group ?? document.body).getByText('B2')).toBeDefined();
    expect(group?.textContent).toContain('Cat-cow5 reps');
    expect(within(group ?? document.body).queryByRole('link', { name: 'Cat-cow' })).toBeNull();
  });

  it('explains the terms that it uses, and no others', () => {
    show('- Back squat: 3 x 5 at 70%');
    const legend = screen.getByText('How to read this plan').closest('details');
    expect(legend?.textContent).toContain('75% of 1RM');
    expect(legend?.textContent).not.toContain('RPE');
    expect(legend?.textContent).not.toContain('Tempo');
  });

  it('has a log cell on paper for each set of the main part, and none for the warm-up', () => {
    show('Warm-up\n- Push-up: 2 x 5\nMain\n- Back squat: 1 x 5 + 3 x 8');
    const rows = [...document.querySelectorAll<HTMLElement>('[style*="mm"]')];
    expect(rows.map((row) => row.style.width)).toEqual(['96mm']);
  });
});
