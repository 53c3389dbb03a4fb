import { describe, expect, it } from 'vitest';
import type { OtherAppFile } from './other-app.ts';
import { readLogFile } from './read-log-file.ts';
import { toWholeLog } from './to-log.ts';

// Small files of the shapes that the apps have written (sources in the readers); no person's log.

const read = (...lines: readonly string[]): OtherAppFile => {
  const file = readLogFile(lines.join('\n'));
  if (file.kind !== 'other app') throw new Error(`It was read as ${file.kind}.`);
  return file;
};
const pounds = { weight: 'lb', distance: 'mi' } as const;
const setsOf = (file: OtherAppFile) => toWholeLog(file, new Map(), pounds, new Map()).sets;
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

describe('A backup of Liftosaur', () => {
  const set = (changes: object): object => ({
    vtype: 'set',
    index: 0,
    id: 'abcdef',
    reps: 5,
    weight: { value: 60, unit: 'kg' },
    ...changes,
  });
  const workout = (day: string, entries: readonly object[]): object => ({
    vtype: 'history_record',
    id: 1,
    date: `2026-03-${day}T10:00:00.000Z`,
    programId: 'p',
    programName: '5/3/1',
    day: 1,
    dayName: 'Day 1',
    startTime: 1,
    notes: 'Slept well',
    entries,
  });
  const entry = (exercise: object, sets: readonly object[], changes: object = {}): object => ({
    vtype: 'history_entry',
    exercise,
    sets,
    warmupSets: [],
    ...changes,
  });
  const backup = (history: readonly object[], others: object = {}): string =>
    JSON.stringify(
      {
        id: 0,
        currentProgramId: 'p',
        history,
        settings: {
          units: 'kg',
          exercises: { qwerty: { vtype: 'custom_exercise', id: 'qwerty', name: 'Sled push' } },
          gyms: [{ id: 'g', equipment: { abc: { name: 'Band machine', isAssisting: true } } }],
        },
        stats: { weight: { weight: [] }, length: {}, percentage: {} },
        programs: [],
        version: '20260101',
        ...others,
      },
      null,
      2,
    );

  it('gives the same workouts as its CSV: warm-ups, efforts, notes, her own exercises', () => {
    const file = read(
      backup([
        workout('01', [
          entry(
            { id: 'benchPressCloseGrip', equipment: 'ezbar' },
            [
              set({
                completedReps: 4,
                completedRpe: 9,
                completedWeight: { value: 62.5, unit: 'kg' },
                timestamp: Date.UTC(2026, 2, 1, 10, 5),
              }),
              set({ completedReps: 5, isCompleted: false }),
              set({}),
            ],
            { warmupSets: [set({ completedReps: 5 })], notes: 'Slow down', superset: 'A' },
          ),
          entry({ id: 'qwerty' }, [set({ completedReps: 8, completedRepsLeft: 7 })]),
          entry({ id: 'chinUp', equipment: 'bodyweight' }, [
            set({ completedReps: 3, weight: { value: 0, unit: 'kg' } }),
          ]),
          entry({ id: 'pullUp', equipment: 'abc' }, [
            set({ completedReps: 6, weight: { value: 20, unit: 'kg' } }),
          ]),
        ]),
      ]),
    );
    expect(file).toMatchObject({ app: 'Liftosaur', asks: nothingAsked, bad: [], leftOut: 2 });
    expect(file.names.map(({ name }) => name)).toEqual([
      'Bench Press Close Grip (EZ Bar)',
      'Chin Up',
      'Pull Up (Band machine)',
      'Sled push',
    ]);
    expect(setsOf(file).map(({ kind }) => kind)).toEqual(['ramp', 'work', 'work', 'work', 'work']);
    expect(doneOf(file)[1]).toEqual({
      weight: { value: 62.5, unit: 'kg' },
      reps: 4,
      effort: { kind: 'rpe', value: 9 },
    });
    const [session] = file.sessions;
    expect(session).toMatchObject({ name: 'Day 1', note: 'Slept well' });
    expect(session?.exerciseNotes.get('Bench Press Close Grip (EZ Bar)')).toBe('Slow down');
    expect(session?.sets.map(({ superset }) => superset)).toEqual([
      'A',
      'A',
      undefined,
      undefined,
      undefined,
    ]);
    expect((session?.endedAt ?? 0) - (session?.startedAt ?? 0)).toBe(300_000);
    // The help of a machine keeps its sign.
    expect(session?.sets.at(-1)?.weight).toBe(-20);
    expect(file.unusedColumns).toEqual(['Program', 'Reps of the left side']);
  });

  it('says which workout can’t be read, and what else the file has', () => {
    const text = backup(
      [
        workout('01', [entry({ id: 'squat' }, [set({ completedReps: 5 })])]),
        { date: '2026-03-09', entries: 7 },
      ],
      {
        programs: [{ id: 'p' }],
        stats: { weight: { weight: [{ value: { value: 61, unit: 'kg' } }] } },
      },
    );
    const file = read(text);
    const line = text.split('\n').findIndex((words) => words.includes('2026-03-09')) + 1;
    expect(file.bad).toEqual([{ line, sentence: 'This workout can’t be read.' }]);
    expect(file.sessions.length).toBe(1);
    expect(file.unusedColumns).toEqual(['Program', 'stats', 'programs']);
  });

  it('is one session with its CSV, whichever comes first', () => {
    const csv = read(
      'Workout DateTime,Day Name,Exercise,Completed Reps,Completed Weight Value,Completed Weight Unit',
      '2026-03-01T10:00:00.000Z,Day 1,Squat,5,60,kg',
    );
    const json = read(
      backup([workout('01', [entry({ id: 'squat' }, [set({ completedReps: 5 })])])]),
    );
    expect(json.sessions.map(({ id, sets }) => [id, sets])).toEqual(
      csv.sessions.map(({ id, sets }) => [id, sets]),
    );
  });

  it('is told from other JSON', () => {
    for (const text of ['{}', '[1]', '{"history":[]}', '{"history":', '{"settings":{}}']) {
      expect(readLogFile(text)).toMatchObject({ kind: 'unknown' });
    }
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
    ['{"some": "json"}', /It is JSON, but neither a log that was exported here/],
    [
      'Date,Workout Name,Exercise Name,Set Order,Weight,Reps\nsometime,Legs,Squat,1,40,5',
      /looks like a file of Strong, .* Line 2: “sometime” is no date/,
    ],
  ])('%j', (text, reason) => {
    expect(sentenceOf(text)).toMatch(reason);
    expect(sentenceOf(text)).toMatch(/Choose a JSON file/);
  });
});
