import { expect, it } from 'vitest';
import { filmsOfExerciseNode } from './films.ts';

const file = (name: string, title = '', description = '') => ({
  id: name,
  title,
  description,
  url: `https://videos.ctfassets.net/space/${name}/0a1b/${name}`,
});
const files = [
  file('quarter.mp4', 'Push press, from three quarters', 'Dip, drive, press.'),
  file('front.mp4', 'Push press, from the front'),
  file('words.vtt'),
  file('quarter-muscles.svg'),
  file('front-muscles.svg'),
];
const nodeById = (id: string) => files.find((one) => one.id === id);

it('lists the sides in their order, and gives the captions to the first', () => {
  const exercise = {
    id: 'push-press',
    movie___NODE: 'quarter.mp4',
    movieSides___NODE: ['front.mp4', 'unpublished.mp4'],
    movieCaptions___NODE: 'words.vtt',
  };
  expect(filmsOfExerciseNode(exercise, nodeById)).toEqual([
    {
      side: 'From three quarters',
      src: '/films/0a1b/quarter.mp4',
      about: 'Dip, drive, press.',
      captions: '/films/0a1b/words.vtt',
      muscles: null,
    },
    {
      side: 'From the front',
      src: '/films/0a1b/front.mp4',
      about: '',
      captions: null,
      muscles: null,
    },
  ]);
});

it('lays drawings of muscles over the films in their order, unless their number differs', () => {
  const exercise = { id: 'press', movie___NODE: 'quarter.mp4', movieSides___NODE: ['front.mp4'] };
  const muscles = (...movieMuscles___NODE: readonly string[]) =>
    filmsOfExerciseNode({ ...exercise, movieMuscles___NODE }, nodeById).map((film) => film.muscles);
  expect(muscles('quarter-muscles.svg', 'front-muscles.svg')).toEqual([
    '/films/0a1b/quarter-muscles.svg',
    '/films/0a1b/front-muscles.svg',
  ]);
  expect(muscles('quarter-muscles.svg')).toEqual([null, null]);
  expect(muscles('quarter-muscles.svg', 'unpublished.svg')).toEqual([null, null]);
});

it('has none for an exercise without a first film', () => {
  expect(filmsOfExerciseNode({ id: 'squat' }, nodeById)).toEqual([]);
  expect(filmsOfExerciseNode({ id: 'squat', movieSides___NODE: ['front.mp4'] }, nodeById)).toEqual(
    [],
  );
});
