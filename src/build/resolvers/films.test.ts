import { expect, it } from 'vitest';
import { filmsOf } from './films.ts';

const file = (name: string, title = '') => ({
  id: name,
  title,
  url: `https://videos.ctfassets.net/space/${name}/0a1b/${name}`,
});
const files = [
  file('quarter.mp4', 'Back squat, from three quarters'),
  file('front.mp4', 'Back squat, from the front'),
  file('words.vtt'),
];
const nodeById = (id: string) => files.find((one) => one.id === id);

it('lists the sides in their order, and gives the captions to the first', () => {
  const exercise = {
    id: 'squat',
    movie___NODE: 'quarter.mp4',
    movieSides___NODE: ['front.mp4', 'unpublished.mp4'],
    movieCaptions___NODE: 'words.vtt',
  };
  expect(filmsOf(exercise, nodeById)).toEqual([
    {
      side: 'From three quarters',
      src: '/films/0a1b/quarter.mp4',
      captions: '/films/0a1b/words.vtt',
    },
    { side: 'From the front', src: '/films/0a1b/front.mp4', captions: null },
  ]);
});

it('has none for an exercise without a first film', () => {
  expect(filmsOf({ id: 'squat' }, nodeById)).toEqual([]);
  expect(filmsOf({ id: 'squat', movieSides___NODE: ['front.mp4'] }, nodeById)).toEqual([]);
});
