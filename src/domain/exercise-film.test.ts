import { expect, it } from 'vitest';
import { filmSideFromTitle } from './exercise-film.ts';

it.each([
  ['Back squat, from the front', 'From the front'],
  ['Clean, and jerk, from the side', 'From the side'],
  ['My own video', 'My own video'],
  ['', ''],
])('the film “%s” shows “%s”', (title, side) => {
  expect(filmSideFromTitle(title)).toBe(side);
});
