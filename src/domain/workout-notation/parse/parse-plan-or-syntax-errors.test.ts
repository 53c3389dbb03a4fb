import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Group } from '../plan.ts';
import { exercisesOfText, planOfText } from '../test-exercise-library.test-support.ts';
import { planToNotation } from '../words/plan-to-notation.ts';

/** The structure of a plan: its weeks, days and parts, and the names of the exercises. */
const outlineOf = (text: string): readonly unknown[] =>
  planOfText(text).blocks.map(({ from, to, name, days }) => [
    from,
    to,
    name,
    ...days.map((day) => [
      day.number,
      day.name,
      ...day.parts.map((part) => [
        part.kind,
        ...part.items.map((item) =>
          item.kind === 'exercise'
            ? item.exercise.name
            : [item.group.kind, ...item.group.exercises.map(({ name }) => name)],
        ),
      ]),
    ]),
  ]);

const groupOf = (text: string): Group => {
  const [item] = planOfText(text).blocks[0]?.days[0]?.parts[0]?.items ?? [];
  if (item?.kind !== 'group') throw new Error(`Not a group: ${text}`);
  return item.group;
};

describe('the example in docs/workout-notation.md', () => {
  const page = readFileSync(
    new URL('../../../../docs/workout-notation.md', import.meta.url),
    'utf8',
  );
  const example = /^```workout\n(.*?)^```$/ms.exec(page)?.[1] ?? '';

  it('is parsed', () => {
    expect(outlineOf(example)).toEqual([
      [
        1,
        4,
        'Build',
        [
          1,
          'Squat and push',
          ['warm-up', 'Cat-cow', 'Goblet squat'],
          ['main', 'Back squat', ['superset', 'Dumbbell bench press', 'Seated cable row']],
          ['finisher', ['amrap', 'Kettlebell swing', 'Push-up']],
          ['cool-down', 'Plank'],
        ],
      ],
    ]);
  });

  it('is in canonical form, apart from blank lines', () => {
    const withoutBlankLines = (text: string) => text.replace(/\n{2,}/g, '\n');
    expect(withoutBlankLines(planToNotation(planOfText(example)))).toBe(withoutBlankLines(example));
  });
});

describe('headings', () => {
  it('may be left out altogether', () => {
    expect(outlineOf('- Plank: 1 x 8')).toEqual([[1, 1, '', [1, '', ['main', 'Plank']]]]);
  });

  it('may be left out except for days', () => {
    expect(outlineOf('Day 1\n- Plank: 1 x 8\nDay 2: Pull\n- Chin-up: 1 x 8')).toEqual([
      [1, 1, '', [1, '', ['main', 'Plank']], [2, 'Pull', ['main', 'Chin-up']]],
    ]);
  });

  it('may be left out except for parts, which come in any order', () => {
    expect(outlineOf('Cool-down\n- Plank: 1 x 8\nMain\n- Chin-up: 1 x 8')).toEqual([
      [1, 1, '', [1, '', ['cool-down', 'Plank'], ['main', 'Chin-up']]],
    ]);
  });

  it('number the days from 1 in each block of weeks', () => {
    const text = `Weeks 1-2: Base
Day 1
- Plank: 1 x 8
Day 2
- Chin-up: 1 x 8
Week 3
- Push-up: 1 x 8
Weeks 4 to 52
Day 1: Peak: all of it
Finisher
- Deadlift: 1 x 1`;
    expect(outlineOf(text)).toEqual([
      [1, 2, 'Base', [1, '', ['main', 'Plank']], [2, '', ['main', 'Chin-up']]],
      [3, 3, '', [1, '', ['main', 'Push-up']]],
      [4, 52, '', [1, 'Peak: all of it', ['finisher', 'Deadlift']]],
    ]);
  });

  it.each([
    ['Week 1', 1, ''],
    ['WEEK 1:', 1, ''],
    ['weeks 1', 1, ''],
    ['Weeks 1-4: Build', 4, 'Build'],
    ['Week 1–4 :Build ', 4, 'Build'],
    ['Weeks 1 to 4:  Build: up', 4, 'Build: up'],
  ])('are parsed for weeks: %s', (heading, to, name) => {
    expect(planOfText(`${heading}\n- Plank: 1 x 8`).blocks).toMatchObject([{ from: 1, to, name }]);
  });

  it.each([
    ['Day 1', ''],
    ['DAY 1:', ''],
    ['day  1 : Squat and push  ', 'Squat and push'],
  ])('are parsed for days: %s', (heading, name) => {
    expect(planOfText(`${heading}\n- Plank: 1 x 8`).blocks[0]?.days).toMatchObject([
      { number: 1, name },
    ]);
  });

  it.each([
    ['Warm-up', 'warm-up'],
    ['warm up:', 'warm-up'],
    ['WARMUP', 'warm-up'],
    ['Main', 'main'],
    ['main :', 'main'],
    ['Finisher', 'finisher'],
    ['finisher:', 'finisher'],
    ['Cool-down', 'cool-down'],
    ['Cool Down:', 'cool-down'],
    ['cooldown', 'cool-down'],
  ])('are parsed for parts: %s', (heading, kind) => {
    expect(planOfText(`${heading}\n- Plank: 1 x 8`).blocks[0]?.days[0]?.parts).toMatchObject([
      { kind },
    ]);
  });
});

describe('groups', () => {
  const seconds = (from: number, to = from) => ({ from, to });
  const pair = '\n  - Plank: 30 s\n  - Push-up: 8';
  it.each<[string, Partial<Group>]>([
    ['Superset, 3 rounds', { kind: 'superset', rounds: 3, restSeconds: undefined }],
    ['Superset 3 rounds, rest 90 s', { kind: 'superset', rounds: 3, restSeconds: seconds(90) }],
    ['SUPERSET,1 Round,Rest 1,5 min:', { kind: 'superset', rounds: 1, restSeconds: seconds(90) }],
    ['superset, 2 rounds : ', { kind: 'superset', rounds: 2, restSeconds: undefined }],
    [
      'Circuit, rest 1-2 min, 4 rounds',
      { kind: 'circuit', rounds: 4, restSeconds: seconds(60, 120) },
    ],
    ['AMRAP 10 min', { kind: 'amrap', minutes: 10 }],
    ['amrap 10 minutes:', { kind: 'amrap', minutes: 10 }],
    ['EMOM 12min', { kind: 'emom', minutes: 12 }],
    ['Emom 1 minute', { kind: 'emom', minutes: 1 }],
  ])('are parsed: %s', (head, expected) => {
    expect(groupOf(`- ${head}${pair}`)).toMatchObject({
      ...expected,
      exercises: [{ name: 'Plank' }, { name: 'Push-up' }],
    });
  });

  it('end at a line that isn’t indented further, at a heading, and at the end of the text', () => {
    const text = `- Superset, 2 rounds
  - Plank: 30 s
     - Push-up: 8
- Deadlift: 3 x 5
  - EMOM 5 min
    - Chin-up: 3
  - Back squat: 3 x 5
- Circuit, 2 rounds
 - Plank: 30 s
 - Push-up: 8
- AMRAP 5 min
  - Chin-up: 3
Finisher
- Plank: 1 x 30 s`;
    expect(outlineOf(text)).toEqual([
      [
        1,
        1,
        '',
        [
          1,
          '',
          [
            'main',
            ['superset', 'Plank', 'Push-up'],
            'Deadlift',
            ['emom', 'Chin-up'],
            'Back squat',
            ['circuit', 'Plank', 'Push-up'],
            ['amrap', 'Chin-up'],
          ],
          ['finisher', 'Plank'],
        ],
      ],
    ]);
  });

  it('allow an exercise of a superset its own rest and load', () => {
    const text = '- Superset, 2 rounds\n  - Plank: 30 s, rest 10 s\n  - Push-up: 8 at bodyweight';
    expect(exercisesOfText(text)).toMatchObject([
      { restSeconds: { from: 10, to: 10 } },
      { sets: [{ sets: undefined, loads: [{ kind: 'bodyweight' }] }] },
    ]);
  });
});

describe('a text', () => {
  const expected = planOfText('Day 1\n- Superset, 2 rounds\n  - Plank: 30 s\n  - Push-up: 8');
  it.each([
    ['Windows line ends', 'Day 1\r\n- Superset, 2 rounds\r\n  - Plank: 30 s\r\n  - Push-up: 8\r\n'],
    ['old Mac line ends', 'Day 1\r- Superset, 2 rounds\r  - Plank: 30 s\r  - Push-up: 8'],
    ['tabs', 'Day\t1\n-\tSuperset, 2 rounds\n\t- Plank:\t30 s\n\t-\tPush-up: 8\t'],
    ['asterisks', 'Day 1\n* Superset, 2 rounds\n  * Plank: 30 s\n  *Push-up: 8'],
    ['bullets', 'Day 1\n• Superset, 2 rounds\n  •Plank: 30 s\n  • Push-up: 8'],
    [
      'the dashes of a word processor',
      'Day 1\n– Superset, 2 rounds\n  — Plank: 30 s\n  – Push-up: 8',
    ],
    ['capitals', 'DAY 1\n- SUPERSET, 2 ROUNDS\n  - PLANK: 30 S\n  - PUSH-UP: 8'],
    [
      'blank lines',
      '\n\n  \nDay 1\n\n- Superset, 2 rounds\n\n  - Plank: 30 s\n\t\n  - Push-up: 8\n\n',
    ],
    ['spaces at the end', 'Day 1  \n- Superset, 2 rounds  \n  - Plank: 30 s  \n  - Push-up: 8 '],
    ['an indented list', 'Day 1\n   - Superset, 2 rounds\n     - Plank: 30 s\n     - Push-up: 8'],
    [
      'non-breaking spaces',
      '\uFEFFDay\u00a01\n-\u00a0Superset, 2\u00a0rounds\n\u00a0\u00a0- Plank: 30\u00a0s\n\u00a0\u00a0- Push-up: 8',
    ],
  ])('is parsed with %s', (_how, text) => {
    expect(planOfText(text)).toEqual(expected);
  });

  it('loses its non-breaking spaces when it is parsed', () => {
    expect(exercisesOfText('- Plank: 3 x 8\u00a0per\u00a0side (hold\u00a0it)')).toMatchObject([
      { sets: [{ amount: { kind: 'reps', perSide: true } }], note: 'hold it' },
    ]);
  });
});
