import { expect, it } from 'vitest';
import { makePartialEntry } from '../model/make-entry.test-support.ts';
import { findMemberLetterErrors } from './check-member-letters.ts';

const workout = '```workout\nDay 1: Squat\n\nMain\n- Back squat: 3 x 5\n```';
const letter = (opensOn: string, content = `Dear you.\n\n${workout}`) =>
  makePartialEntry('memberLetter', { title: opensOn, opensOn, content }, opensOn);
const problems = (...letters: ReturnType<typeof letter>[]): readonly string[] =>
  findMemberLetterErrors(letters).map(({ id, field, problem }) => `${id} ${field}: ${problem}`);

it('accepts a letter each month, with one session each', () => {
  expect(problems(letter('2026-12-01'), letter('2027-01-01'), letter('2027-12-31'))).toEqual([]);
});

it('refuses two in one month', () => {
  expect(problems(letter('2027-01-01'), letter('2027-01-31'))).toEqual([
    '2027-01-31 opensOn: another letter opens in 2027-01 too',
  ]);
});

it('refuses a letter without a session, with two, or with a picture', () => {
  expect(problems(letter('2027-01-01', 'Dear you.'))).toEqual([
    '2027-01-01 content: it has 0 workouts',
  ]);
  expect(problems(letter('2027-01-01', `${workout}\n\n${workout}`))).toEqual([
    '2027-01-01 content: it has 2 workouts',
  ]);
  expect(problems(letter('2027-01-01', `![A bar](/bar.webp)\n\n${workout}`))).toEqual([
    '2027-01-01 content: a picture in this text can be seen by everybody who has its address',
  ]);
});
