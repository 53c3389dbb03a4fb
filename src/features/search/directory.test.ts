import { expect, it } from 'vitest';
import { narrowDirectory } from './directory.tsx';

const groups = [
  {
    name: 'Exercises',
    entries: [
      { title: 'Back squat', path: '/a/' },
      { title: 'Push-up', path: '/b/' },
    ],
  },
  { name: 'Articles', entries: [{ title: 'Squat depth and your hips', path: '/c/' }] },
];

const found = (text: string) =>
  narrowDirectory(groups, text).flatMap((group) => group.entries.map((entry) => entry.path));

it('keeps titles that hold every word, in any order and case', () => {
  expect(found('squat')).toEqual(['/a/', '/c/']);
  expect(found('HIPS squat')).toEqual(['/c/']);
});

it('keeps everything when the text is empty, and nothing when no title fits', () => {
  expect(found('  ')).toEqual(['/a/', '/b/', '/c/']);
  expect(narrowDirectory(groups, 'kettlebell')).toEqual([]);
});
