import { describe, expect, it } from 'vitest';
import type { OtherAppFile } from './other-app.ts';
import { readLogFile } from './read-log-file.ts';
import { toLog } from './to-log.ts';

// Small files of the shapes that the apps have written (sources in the readers); no person's log.

const read = (...lines: readonly string[]): OtherAppFile => {
  const file = readLogFile(lines.join('\n'));
  if (file.kind !== 'other app') throw new Error(`It was read as ${file.kind}.`);
  return file;
};
const pounds = { weight: 'lb', distance: 'mi' } as const;
const setsOf = (file: OtherAppFile) => toLog(file, new Map(), pounds, new Map()).sets;
const doneOf = (file: OtherAppFile) => setsOf(file).map(({ done }) => done);
const nothingAsked = { weight: false, distance: false };

describe('A file of StrongLifts', () => {
  const head =
    'Date (yyyy/mm/dd),Workout,Workout Name,Program Name,Body Weight (KG),Exercise,Notes,Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG)';

  it('has a set in each pair of columns, and leaves out what was missed', () => {
    const file = read(
      head,
      '2026/08/11,1,"Workout A","5x5",61.5,"Squat","knees out",5,55,0,55',
      '2026/08/11,1,"Workout A","5x5",61.5,"Bench Press","",5,40,4,40',
      '2026/08/13,2,"Workout B","5x5",61.5,"Deadlift","",5,70,,',
    );
    expect(file).toMatchObject({ app: 'StrongLifts', asks: nothingAsked, bad: [], leftOut: 1 });
    expect(file.unusedColumns).toEqual(['Program Name', 'Body Weight (KG)']);
    expect(file.sessions.map(({ name, sets }) => [name, sets.length])).toEqual([
      ['Workout A', 3],
      ['Workout B', 1],
    ]);
    expect(doneOf(file)).toEqual([
      { weight: { value: 55, unit: 'kg' }, reps: 5 },
      { weight: { value: 40, unit: 'kg' }, reps: 5 },
      { weight: { value: 40, unit: 'kg' }, reps: 4 },
      { weight: { value: 70, unit: 'kg' }, reps: 5 },
    ]);
    expect(file.sessions[0]?.exerciseNotes.get('Squat')).toBe('knees out');
  });

  it('in pounds is read in pounds', () => {
    const file = read(head.replaceAll('KG', 'LB'), '2026/08/11,1,A,5x5,135,Squat,,5,135,,');
    expect(doneOf(file)).toEqual([{ weight: { value: 135, unit: 'lb' }, reps: 5 }]);
  });
});

describe('A file of Liftosaur', () => {
  const head =
    'Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,Completed Reps,Is AMRAP?,Required RPE,Completed RPE,Log RPE?,Required Weight Value,Required Weight Unit,Completed Weight Value,Completed Weight Unit,Ask Weight?,Completed Reps Time,Target Muscles,Synergist Muscles,Notes';

  it('gives what was done, with warm-ups and efforts, and leaves out what wasn’t', () => {
    const row = (warmUp: number, reps: string, rpe: string) =>
      `2026-03-01T10:00:00.000Z,5/3/1,Day 1,Squat,${warmUp},5,${reps},0,,${rpe},0,60,kg,62.5,kg,0,2026-03-01T10:05:00.000Z,,,`;
    const file = read(head, row(1, '5', ''), row(0, '4', '9'), row(0, '', ''));
    expect(file).toMatchObject({ app: 'Liftosaur', asks: nothingAsked, bad: [], leftOut: 1 });
    expect(file.unusedColumns).toContain('Required Reps');
    expect(setsOf(file).map(({ kind }) => kind)).toEqual(['ramp', 'work']);
    expect(doneOf(file)[1]).toEqual({
      weight: { value: 62.5, unit: 'kg' },
      reps: 4,
      effort: { kind: 'rpe', value: 9 },
    });
    const [{ startedAt, endedAt } = { startedAt: 0, endedAt: 0 }] = file.sessions;
    expect(endedAt - startedAt).toBe(300_000);
  });
});

describe('A file of Jefit', () => {
  const file = (unit: string) => [
    '### SETTING ##########################################',
    '',
    'row_id,USERID,mass,gender',
    `1,1," ${unit}",F`,
    '',
    '######################################################',
    '',
    '### PROFILE ##########################################',
    'mydate,weight',
    '2026-01-01,61',
    '',
    '### EXERCISE LOGS ####################################',
    '',
    'USERID,TIMESTAMP,belongSys,logs,_id,record,mydate,eid,ename,day_item_id,belongsession,logTime',
    '1,"2026-01-01 00:00:00",1,"60x10,65.5x8",1,86.67,2026-01-01,21,"Barbell Bench Press",1,1000,1',
    '1,"2026-01-05 00:00:00",1,"0x12,run",2,0,2026-01-05,90,"Pull Up",2,2000,1',
    '######################################################',
  ];

  it('has its sets in one table among others, packed, and names what is left out', () => {
    const found = read(...file('lbs'));
    expect(found).toMatchObject({
      app: 'Jefit',
      asks: nothingAsked,
      unusedColumns: ['PROFILE'],
      bad: [{ line: 16, sentence: '“run” is no set of Pull Up that we know.' }],
    });
    expect(doneOf(found)).toEqual([
      { weight: { value: 60, unit: 'lb' }, reps: 10 },
      { weight: { value: 65.5, unit: 'lb' }, reps: 8 },
      { reps: 12 },
    ]);
    expect(found.sessions).toHaveLength(2);
  });

  it('is read as well when a spreadsheet has saved it with semicolons', () => {
    const saved = file('lbs').map((line) =>
      line
        .replaceAll(/"([^"]*)"/g, (_, text: string) => text.replaceAll(',', '\0'))
        .replaceAll(',', ';')
        .replaceAll('\0', ','),
    );
    expect(doneOf(read(...saved))[0]).toEqual({ weight: { value: 60, unit: 'lb' }, reps: 10 });
  });

  it('asks for the unit if its settings don’t say', () => {
    expect(read(...file('')).asks.weight).toBe(true);
  });
});

describe('A session of Fitbod', () => {
  const head =
    'Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier';
  const row = (time: string, exercise: string) =>
    `${time} +0000,${exercise},5,60,0,0,0,0,false,${exercise},1`;

  it('that went on after midnight is one', () => {
    const file = read(
      head,
      row('2026-09-05 23:40:00', 'Back Squat'),
      row('2026-09-06 00:10:00', 'Back Squat'),
      row('2026-09-06 00:20:00', 'Leg Press'),
      row('2026-09-06 18:00:00', 'Deadlift'),
    );
    expect(file.sessions.map(({ sets }) => sets.map(({ exercise }) => exercise))).toEqual([
      ['Back Squat', 'Back Squat', 'Leg Press'],
      ['Deadlift'],
    ]);
  });
});

describe('A file that can’t be read is refused with the reason', () => {
  const sentenceOf = (text: string): string => {
    const file = readLogFile(text);
    return file.kind === 'unknown' ? file.sentence : file.kind;
  };

  it.each([
    ['', /It has no rows\./],
    ['a,b,c\n1,2,3', /Line 1 .* has “a”, “b” and “c”/],
    ['{"some": "json"}', /It is JSON, but no log that was exported here/],
    [
      'Date,Workout Name,Exercise Name,Set Order,Weight,Reps\nsometime,Legs,Squat,1,40,5',
      /looks like a file of Strong, .* Line 2: “sometime” is no date/,
    ],
  ])('%j', (text, reason) => {
    expect(sentenceOf(text)).toMatch(reason);
    expect(sentenceOf(text)).toMatch(/Choose a JSON file/);
  });
});
