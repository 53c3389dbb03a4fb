import { beforeEach, expect, it, vi } from 'vitest';
import { editDistance } from '../../text/edit-distance.ts';
import { testLibraryExercise } from '../test-exercise-library.test-support.ts';
import { notationFromPaste } from '../paste/notation-from-paste.ts';
import { parseValidLinesAndMistakes } from '../workbench/parse-valid-lines-and-mistakes.ts';
import { createExerciseLibrary } from './exercise-library.ts';

vi.mock('../../text/edit-distance.ts', { spy: true });

const kits = ['Barbell', 'Dumbbell', 'Kettlebell', 'Cable', 'Machine', 'Single-arm', 'Seated'];
const lifts = ['back squat', 'bench press', 'bent-over row', 'curl', 'hip thrust', 'calf raise'];
const places = ['on a box', 'with a pause', 'from the floor', 'to a bench'];
const library = createExerciseLibrary(
  kits.flatMap((kit) =>
    lifts.flatMap((lift) => places.map((place) => testLibraryExercise(`${kit} ${lift} ${place}`))),
  ),
);

const unknownNames = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, row) => `Zorb ${row} plonk of frame ${row % 7}`);

const counted = (): number => vi.mocked(editDistance).mock.calls.length;

beforeEach(() => {
  vi.mocked(editDistance).mockClear();
});

// A distance takes microseconds, and a library has hundreds of names: comparing each with each
// would freeze the page.
it('a huge paste of unknown names computes hardly any distances', () => {
  const names = unknownNames(2000);
  const { lines } = notationFromPaste(names.map((name) => `${name} 3x8`).join('\n'), library);
  expect(lines).toHaveLength(2000);
  expect(counted()).toBeLessThan(10 * names.length);
});

it('a name that shares a word with most of the library is compared with few of its names', () => {
  expect(library.nearest('Barbel bench pres with a pause 12')).toBe(
    'Barbell bench press with a pause',
  );
  expect(counted()).toBeLessThan(24);
  expect(counted()).toBeGreaterThan(0);
});

it('the check of a text with 400 unknown names computes hardly any distances', () => {
  const names = unknownNames(400);
  const text = names.map((name) => `- ${name}: 3 x 8\n`).join('');
  expect(parseValidLinesAndMistakes(text, library).mistakes).toHaveLength(400);
  expect(counted()).toBeLessThan(10 * names.length);
});
