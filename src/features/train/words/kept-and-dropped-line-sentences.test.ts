import { expect, it } from 'vitest';
import { kg } from '../../../domain/training/loads/loads.test-support.ts';
import { stepsOfFirstDayInText } from '../../../domain/training/session/session.test-support.ts';
import { sessionLinesFromSteps } from '../../../domain/training/session/day-lines.ts';
import { compareStepsForKeptAndDroppedLines } from '../../../domain/training/trim/kept-and-dropped-lines.ts';
import { keptAndDroppedLineSentences } from './kept-and-dropped-line-sentences.ts';
import { identicalSetsWords } from './line-words.ts';

const steps = stepsOfFirstDayInText(`
Day 1
Main
- Back squat: 2 x 5 at 60 kg + 1 x 8 at 50 kg
- Bulgarian split squat: 2 x 8 per side
- Superset, 2 rounds
  - Plank: 30 s
  - Pull-up: to failure
`);
const nameOf = ({ slug }: { readonly slug?: string | undefined }): string => slug ?? 'unlisted';

it('lists a session by line, with identical sets combined and both sides as one', () => {
  const words = sessionLinesFromSteps(steps).map(({ slug, sets }) => [
    slug,
    sets.map(identicalSetsWords).join(', then '),
  ]);
  expect(words).toEqual([
    ['back-squat', '2 × 5 at 60 kg, then 8 reps at 50 kg'],
    ['bulgarian-split-squat', '2 × 8 per side'],
    ['plank', '2 × 30 s'],
    ['pull-up', '2 × to failure'],
  ]);
});

it('says what stays, with fewer sets, less weight or another exercise, and what goes', () => {
  const after = steps
    .filter(({ line, set }) => line !== 'main.plank.1' && (line !== 'main.back-squat.1' || set < 3))
    .map((step) => {
      if (step.slug === 'back-squat') return { ...step, weight: kg(55) };
      return step.slug === 'pull-up' ? { ...step, slug: 'lat-pulldown', weight: kg(30) } : step;
    });
  expect(
    keptAndDroppedLineSentences(compareStepsForKeptAndDroppedLines(steps, after), nameOf),
  ).toEqual({
    stays: [
      'back-squat: 2 of 3 sets, 55 kg instead of 60 kg',
      'bulgarian-split-squat: 2 sets',
      'lat-pulldown instead of pull-up: 2 sets, 30 kg',
    ],
    goes: ['plank, 2 sets'],
  });
});

it('says that nothing goes from an untrimmed session', () => {
  expect(compareStepsForKeptAndDroppedLines(steps, steps).goes).toEqual([]);
});
