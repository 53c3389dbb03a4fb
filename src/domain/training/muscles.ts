/** The muscles that exercises train, as the exercise library names them. */
export const muscles = [
  'abdominals',
  'abductors',
  'adductors',
  'biceps',
  'calves',
  'chest',
  'forearms',
  'glutes',
  'hamstrings',
  'lats',
  'lower back',
  'middle back',
  'neck',
  'quadriceps',
  'shoulders',
  'traps',
  'triceps',
] as const;
export type Muscle = (typeof muscles)[number];

export const isMuscle = (text: string): text is Muscle => muscles.some((muscle) => muscle === text);
