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
const metric = { weight: 'kg', distance: 'km' } as const;
const setsOf = (file: OtherAppFile) => toWholeLog(file, new Map(), metric, new Map()).sets;
const doneOf = (file: OtherAppFile) => setsOf(file).map(({ done }) => done);
const nothingAsked = { weight: false, distance: false };

describe('A file of Strong', () => {
  it.each([
    ['kg', 'km', { value: 60, unit: 'kg' }, 2000],
    ['lb', 'mi', { value: 60, unit: 'lb' }, 2 * 1609.344],
  ])(
    'of 2015 keeps its weights and distances, although its columns are named %s and %s',
    (weight, distance, expected, metres) => {
      const file = read(
        `Date,Workout Name,Exercise Name,Set Order,${weight},Reps,${distance},Seconds,Notes`,
        '2015-11-02 18:00:00,Legs,Squat (Barbell),1,60,5,0,0,',
        '2015-11-02 18:00:00,Legs,Running,1,0,0,2,600,',
      );
      expect(file).toMatchObject({ app: 'Strong', asks: nothingAsked, unusedColumns: [], bad: [] });
      expect(doneOf(file)).toEqual([
        { weight: expected, reps: 5 },
        { metres, seconds: 600 },
      ]);
    },
  );

  it.each([
    [
      'French',
      "Date;Nom de l'entraînement;Durée;Nom de l'exercice;Ordre de la série;Poids;Réps;Distance;Secondes;Notes",
      'Minuteur de repos',
    ],
    [
      'German',
      'Datum;Workout-Name;Dauer;Name der Übung;Reihenfolge der Sätze;Gewicht;Wiederh.;Distanz;Sekunden;Notizen',
      'Ruhezeit',
    ],
    [
      'Portuguese',
      'Data;Nome do Treino;Duração;Nome do Exercício;Ordem da Série;Peso;Repetições;Distância;Segundos;Notas',
      'Tempo de Descanso',
    ],
    [
      'Spanish',
      'Fecha;Nombre del Entrenamiento;Duración;Nombre del Ejercicio;Orden de la Serie;Peso;Repeticiones;Distancia;Segundos;Notas',
      'Temporizador de descanso',
    ],
  ])('in %s is read, with its rests', (_, head, rest) => {
    const file = read(
      head,
      '2026-01-04 18:00:00;Jambes;1h 5m;Squat (Barbell);1;60,5;5;0;0;',
      `2026-01-04 18:00:00;Jambes;1h 5m;Squat (Barbell);${rest};0;0;0;90;`,
    );
    expect(file).toMatchObject({ app: 'Strong', leftOut: 0, unusedColumns: [], bad: [] });
    expect(setsOf(file).map(({ rest }) => rest)).toEqual([90]);
    expect(doneOf(file)).toEqual([{ weight: { value: 60.5, unit: 'kg' }, reps: 5 }]);
    const [session] = file.sessions;
    expect((session?.endedAt ?? 0) - (session?.startedAt ?? 0)).toBe(3_900_000);
  });

  it.each(['W', 'WARM_UP', 'warmup'])('marks a warm-up with %s', (mark) => {
    const file = read(
      'Date,Workout Name,Exercise Name,Set Order,Weight,Reps',
      `2026-01-04 18:00:00,Legs,Squat,${mark},40,8`,
    );
    expect(setsOf(file).map(({ kind }) => kind)).toEqual(['ramp']);
  });

  it.each(['F', 'FAILURE'])('marks a set to failure with %s', (mark) => {
    const file = read(
      'Date,Workout Name,Exercise Name,Set Order,Weight,Reps',
      `2026-01-04 18:00:00,Legs,Squat,${mark},40,8`,
    );
    expect(doneOf(file)).toMatchObject([{ effort: { kind: 'rir', value: 0 } }]);
  });
});

describe('A file of FitNotes', () => {
  it.each([
    ['Weight (kgs)', 'kg'],
    ['Weight (lbs)', 'lb'],
  ])('with %s has a session for each day', (column, unit) => {
    const file = read(
      `Date,Exercise,Category,${column},Reps,Distance,Distance Unit,Time,Comment`,
      '2019-05-31,Barbell Bench Press,Chest,60,12,,,,slow',
      '2019-05-31,Cycling,Cardio,,,5,mi,10:00,',
      '2019-06-02,Plank,Abs,,,,,0:01:30,',
    );
    expect(file).toMatchObject({ app: 'FitNotes', asks: nothingAsked, bad: [] });
    expect(doneOf(file)).toEqual([
      { weight: { value: 60, unit }, reps: 12 },
      { metres: 5 * 1609.344, seconds: 600 },
      { seconds: 90 },
    ]);
    expect(file.sessions).toHaveLength(2);
    expect(file.unusedColumns).toEqual(['Category']);
  });

  it('keeps the comment of every set, each once', () => {
    const file = read(
      'Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time,Comment',
      '2019-05-31,Squat,Legs,60,5,,,,slow',
      '2019-05-31,Squat,Legs,60,5,,,,slow',
      '2019-05-31,Squat,Legs,60,4,,,,left knee',
    );
    expect(file.sessions[0]?.exerciseNotes.get('Squat')).toBe('slow\nleft knee');
  });

  it('with a unit in each row keeps it', () => {
    const file = read(
      'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment',
      '2025-12-23,Bench Press,Chest,80,kgs,5,,,,',
      '2025-12-23,Curl,Arms,30,lbs,10,,,,',
    );
    expect(file.asks).toEqual(nothingAsked);
    expect(doneOf(file).map(({ weight }) => weight)).toEqual([
      { value: 80, unit: 'kg' },
      { value: 30, unit: 'lb' },
    ]);
  });

  it('with a column for each unit takes the one that is filled in', () => {
    const file = read(
      'Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind',
      '2026-02-01,Squat,Legs,,135,5,,,,,Warmup',
      '2026-02-01,Squat,Legs,80,,5,,,,,Work',
    );
    expect(setsOf(file).map(({ kind, done }) => [kind, done.weight])).toEqual([
      ['ramp', { value: 135, unit: 'lb' }],
      ['work', { value: 80, unit: 'kg' }],
    ]);
  });
});

describe('A file of Fitbod', () => {
  const head =
    'Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier';

  it('makes a session of a day, from its first set to its last', () => {
    const file = read(
      head,
      '2026-09-05 10:42:00 +0100,Back Squat,5,100.5,0.0,0.0,0.0,0.0,false,Good form,1.0',
      '2026-09-05 10:12:33 +0100,Back Squat,10,40,0,0,0,0,true,,1.0',
      '2026-09-07 07:00:00 +0000,Treadmill,0,0,600,1500,0,0,false,,1.0',
    );
    expect(file).toMatchObject({ app: 'Fitbod', asks: nothingAsked, unusedColumns: [], bad: [] });
    expect(file.sessions.map(({ startedAt, endedAt }) => [startedAt, endedAt])).toEqual([
      [Date.UTC(2026, 8, 5, 9, 12, 33), Date.UTC(2026, 8, 5, 9, 42)],
      [Date.UTC(2026, 8, 7, 7), Date.UTC(2026, 8, 7, 7)],
    ]);
    expect(setsOf(file).map(({ kind, done }) => [kind, done])).toEqual([
      ['ramp', { weight: { value: 40, unit: 'kg' }, reps: 10 }],
      ['work', { weight: { value: 100.5, unit: 'kg' }, reps: 5 }],
      ['work', { metres: 1500, seconds: 600 }],
    ]);
  });

  it('names the columns that would be lost, if they say something', () => {
    const file = read(head, '2026-09-05 10:42:00 +0100,Treadmill,0,0,600,1500,4.5,0.0,false,,1');
    expect(file.unusedColumns).toEqual(['Incline']);
  });
});

it('A column that nobody knows is named as the file names it', () => {
  const file = read(
    'Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Tempo,Bar Speed',
    '2026-01-04 18:00:00,Legs,Squat,1,60,5,3-1-1-0,',
  );
  expect(file.unusedColumns).toEqual(['Tempo']);
});
