import { describe, expect, it } from 'vitest';
import { exerciseLibraryOfFields } from '../model/exercise-entries.ts';
import { renderAndSplitAtWorkouts } from './sections.ts';

const library = exerciseLibraryOfFields([
  {
    title: 'Back squat',
    slug: 'back-squat',
    category: 'leg-exercises',
    primaryMuscles: ['quadriceps'],
    secondaryMuscles: ['glutes'],
    equipment: ['barbell'],
  },
  { title: 'Without an address' },
]);

describe('renderAndSplitAtWorkouts', () => {
  it('creates one section for a text without a workout block', () => {
    expect(renderAndSplitAtWorkouts('## Set up\n\nStand.', library)).toEqual([
      {
        kind: 'text',
        html: '<h2 id="set-up"><a class="heading-link" href="#set-up">Set up</a></h2>\n<p>Stand.</p>\n',
        headings: [{ id: 'set-up', text: 'Set up' }],
      },
    ]);
  });

  it('puts each plan between the texts around it, with the addresses of its exercises and its totals', () => {
    const source =
      'Before.\n\n```workout\n- Back squat: 3 x 5 at RPE 8\n- "Cat-cow": 1 x 10\n```\n\nBetween.\n\n```workout\nDay 1\n- Back squat: 2 x 5\n```\n';
    const sections = renderAndSplitAtWorkouts(source, library);
    expect(sections.map((section) => section.kind)).toEqual(['text', 'workout', 'text', 'workout']);
    const first = sections[1];
    expect(first?.kind === 'workout' && first.workout.paths).toEqual({
      'back-squat': '/exercises/leg-exercises/back-squat/',
      'Cat-cow': '/articles/drills/#cat-cow',
    });
    expect(first?.kind === 'workout' && first.workout.totals[0]?.[0]).toMatchObject({
      setsByMuscle: [
        { muscle: 'quadriceps', sets: 3 },
        { muscle: 'glutes', sets: 1.5 },
      ],
      equipment: ['barbell'],
    });
  });

  it('lists the second-level headings of each text', () => {
    const source =
      '## Who should wait\n\nYou.\n\n### Not named\n\n## How heavy\n\nLight.\n\n```workout\n- Back squat: 3 x 5\n```\n\n## After';
    const headings = renderAndSplitAtWorkouts(source, library).map((section) =>
      section.kind === 'text' ? section.headings.map(({ id, text }) => `#${id} ${text}`) : [],
    );
    expect(headings).toEqual([
      ['#who-should-wait Who should wait', '#how-heavy How heavy'],
      [],
      ['#after After'],
    ]);
  });

  it('leaves other code blocks in the text', () => {
    expect(renderAndSplitAtWorkouts('```\n- Back squat: 3 x 5\n```', library)).toEqual([
      { kind: 'text', html: '<pre><code>- Back squat: 3 x 5\n</code></pre>\n', headings: [] },
    ]);
  });

  it('returns sections that survive JSON, as which GraphQL sends them', () => {
    const sections = renderAndSplitAtWorkouts(
      '```workout\n- Back squat: 3 x 5, rest 2 min\n```',
      library,
    );
    expect(JSON.parse(JSON.stringify(sections))).toMatchObject([
      { kind: 'workout', workout: { plan: { blocks: [{ from: 1, to: 1 }] } } },
    ]);
  });
});
