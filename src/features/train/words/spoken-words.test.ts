import { expect, it } from 'vitest';
import { stepsOfFirstDayInText } from '../../../domain/training/session/session.test-support.ts';
import {
  screenReaderChangedSetValue,
  screenReaderRestLeadInOfMs,
  screenReaderSetSentence,
} from './spoken-words.ts';

const first = (text: string) => {
  const [step] = stepsOfFirstDayInText(text);
  if (step === undefined) throw new Error(`No set: ${text}`);
  return step;
};

const kilograms = (value: number) => ({ value, unit: 'kg' }) as const;

it.each([
  [
    '- Back squat: 3 x 5 at 60 kg',
    kilograms(60),
    'Back squat. Set 1 of 3: 5 reps at 60 kilograms.',
  ],
  ['- Leg press: 3 x 8-10 at RPE 6', undefined, 'Leg press. Set 1 of 3: 8 to 10 reps, RPE 6.'],
  ['- Plank: 2 x 45 s', undefined, 'Plank. Set 1 of 2: 45 seconds.'],
  ['- "Bike": 1 x 3 min', undefined, '"Bike". Set 1 of 1: 3 minutes.'],
  ['- Walking lunge: 2 x 20 m', undefined, 'Walking lunge. Set 1 of 2: 20 metres.'],
])('says %s at %j as “%s”', (text, weight, sentence) => {
  const [, name = ''] = /^- ([^:]+)/.exec(text) ?? [];
  expect(screenReaderSetSentence(name, first(text), { weight })).toBe(sentence);
});

it('says how long the rest before a set is, and nothing once it is over', () => {
  expect(screenReaderRestLeadInOfMs(119_990)).toBe('Rest 2 minutes, then: ');
  expect(screenReaderRestLeadInOfMs(0)).toBe('');
});

it.each([
  [{ reps: 6 }, '6 reps'],
  [{ weight: kilograms(22.5) }, '22.5 kilograms'],
  [{ seconds: 95 }, '1 minute 35 seconds'],
  [{ effort: { kind: 'rpe', value: 8 } }, 'RPE 8'],
] as const)('says the changed number %j as “%s”', (changed, words) => {
  expect(screenReaderChangedSetValue(changed, false)).toBe(words);
});
