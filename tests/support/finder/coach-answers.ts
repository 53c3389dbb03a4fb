import type { PlanQuestion } from '../../../src/domain/finder/plan-question.ts';

/**
 * What a visitor says, what she chooses in the plan finder, and the plans of the starter content
 * that a coach would begin with.
 */
export type CoachAnswer = {
  readonly says: string;
  readonly chooses: Partial<PlanQuestion>;
  readonly first: readonly string[];
};

/** Written by a coach's eye on 27 November 2026 from the plans alone, before there was a rule. */
export const coachAnswers: readonly CoachAnswer[] = [
  {
    says: 'I have never been to a gym.',
    chooses: { level: 'beginner', stage: 'first time' },
    first: ['machines-first-plan'],
  },
  {
    says: 'Never lifted; two days, in a gym.',
    chooses: { level: 'beginner', stage: 'first time', days: 2 },
    first: ['machines-first-plan'],
  },
  {
    says: 'Never lifted; I want to learn the bar, three days.',
    chooses: {
      level: 'beginner',
      stage: 'first time',
      days: 3,
      kit: ['barbell', 'dumbbells', 'cables'],
    },
    first: ['first-barbell-plan'],
  },
  {
    says: 'Beginner, strong, three days in a gym.',
    chooses: { level: 'beginner', aim: 'strength', days: 3 },
    first: ['first-barbell-plan'],
  },
  {
    says: 'Beginner, strong, two days in a gym, an hour.',
    chooses: { level: 'beginner', aim: 'strength', days: 2, minutes: 60 },
    first: ['two-days-a-week'],
  },
  {
    says: 'Only a pair of dumbbells at home.',
    chooses: { kit: ['dumbbells'] },
    first: ['dumbbells-only-strength'],
  },
  {
    says: 'Dumbbells at home, three days, beginner.',
    chooses: { kit: ['dumbbells'], days: 3, level: 'beginner' },
    first: ['dumbbells-only-strength'],
  },
  {
    says: 'Only kettlebells.',
    chooses: { kit: ['kettlebells'] },
    first: ['kettlebell-only-full-body'],
  },
  {
    says: 'Kettlebells, 45 minutes, three days.',
    chooses: { kit: ['kettlebells'], minutes: 45, days: 3 },
    first: ['kettlebell-only-full-body'],
  },
  { says: 'Only bands.', chooses: { kit: ['bands'] }, first: ['resistance-band-strength'] },
  {
    says: 'Bands, and I am new.',
    chooses: { kit: ['bands'], level: 'beginner' },
    first: ['resistance-band-strength'],
  },
  { says: 'Nothing at all.', chooses: { kit: ['none'] }, first: ['no-equipment-strength'] },
  {
    says: 'Nothing at all, an hour, three days.',
    chooses: { kit: ['none'], minutes: 60, days: 3 },
    first: ['no-equipment-strength'],
  },
  {
    says: 'Half an hour, in a gym.',
    chooses: { minutes: 30 },
    first: ['thirty-minute-full-body'],
  },
  {
    says: 'Half an hour, three days, beginner.',
    chooses: { minutes: 30, days: 3, level: 'beginner' },
    first: ['thirty-minute-full-body'],
  },
  {
    says: 'Half an hour, to lose fat.',
    chooses: { minutes: 30, aim: 'fat loss' },
    first: ['thirty-minute-full-body'],
  },
  {
    says: 'I eat less and don’t want to lose muscle.',
    chooses: { aim: 'fat loss' },
    first: ['keep-your-muscle'],
  },
  {
    says: 'Fat loss, two days.',
    chooses: { aim: 'fat loss', days: 2 },
    first: ['keep-your-muscle'],
  },
  {
    says: 'Fat loss, 45 minutes, beginner.',
    chooses: { aim: 'fat loss', minutes: 45, level: 'beginner' },
    first: ['keep-your-muscle'],
  },
  {
    says: 'A bigger bum, two days.',
    chooses: { aim: 'bum and legs', days: 2 },
    first: ['glutes-twice-a-week'],
  },
  {
    says: 'Bum and legs, beginner.',
    chooses: { aim: 'bum and legs', level: 'beginner' },
    first: ['glutes-twice-a-week'],
  },
  {
    says: 'Bum and legs, four days, I know the lifts.',
    chooses: { aim: 'bum and legs', days: 4, level: 'intermediate' },
    first: ['bum-and-legs-builder'],
  },
  {
    says: 'Bum and legs, intermediate.',
    chooses: { aim: 'bum and legs', level: 'intermediate' },
    first: ['bum-and-legs-builder'],
  },
  {
    says: 'Bum and legs within 45 minutes.',
    chooses: { aim: 'bum and legs', minutes: 45 },
    first: ['glutes-twice-a-week'],
  },
  {
    says: 'I am pregnant and have lifted for years.',
    chooses: { stage: 'pregnant', level: 'intermediate' },
    first: ['pregnancy-plan-for-lifters'],
  },
  {
    says: 'I am pregnant and have never lifted.',
    chooses: { stage: 'pregnant', level: 'beginner' },
    first: ['pregnancy-plan-new-to-lifting'],
  },
  {
    says: 'Pregnant, at home with dumbbells and a band.',
    chooses: { stage: 'pregnant', kit: ['dumbbells', 'bands'] },
    first: ['pregnancy-plan-new-to-lifting'],
  },
  {
    says: 'Pregnant, half an hour.',
    chooses: { stage: 'pregnant', minutes: 30 },
    first: ['pregnancy-plan-new-to-lifting'],
  },
  {
    says: 'I had a baby.',
    chooses: { stage: 'after birth' },
    first: ['postnatal-strength-plan'],
  },
  {
    says: 'I had a baby, and used to lift.',
    chooses: { stage: 'after birth', level: 'intermediate' },
    first: ['postnatal-strength-plan'],
  },
  {
    says: 'After birth, two days, 45 minutes.',
    chooses: { stage: 'after birth', days: 2, minutes: 45 },
    first: ['postnatal-strength-plan'],
  },
  { says: 'I am in menopause.', chooses: { stage: 'menopause' }, first: ['strong-after-fifty'] },
  {
    says: 'Menopause, new to this, an hour.',
    chooses: { stage: 'menopause', level: 'beginner', minutes: 60 },
    first: ['strong-after-fifty'],
  },
  {
    says: 'Menopause, for my bones, two days.',
    chooses: { stage: 'menopause', aim: 'health', days: 2 },
    first: ['strong-after-fifty'],
  },
  {
    says: 'I come back after a long pause.',
    chooses: { stage: 'coming back' },
    first: ['back-after-a-break'],
  },
  {
    says: 'Back after illness, three days.',
    chooses: { stage: 'coming back', days: 3 },
    first: ['back-after-a-break'],
  },
  {
    says: 'After illness, at home with bands and dumbbells, I can’t stand long.',
    chooses: { stage: 'coming back', kit: ['bands', 'dumbbells'] },
    first: ['strong-on-a-chair'],
  },
  {
    says: 'After illness, half an hour.',
    chooses: { stage: 'coming back', minutes: 30 },
    first: ['strong-on-a-chair'],
  },
  {
    says: 'Coming back, strong again, I know the lifts.',
    chooses: { stage: 'coming back', aim: 'strength', level: 'intermediate' },
    first: ['back-after-a-break'],
  },
  {
    says: 'Three days, I know the lifts, strong.',
    chooses: { level: 'intermediate', aim: 'strength', days: 3 },
    first: ['five-by-five', 'full-body-three-days'],
  },
  {
    says: 'Three days of an hour, I know the lifts, muscle.',
    chooses: { level: 'intermediate', aim: 'muscle', days: 3, minutes: 60 },
    first: ['full-body-three-days'],
  },
  {
    says: 'Three days, muscle, I know the lifts.',
    chooses: { level: 'intermediate', aim: 'muscle', days: 3 },
    first: ['push-pull-legs-three-days', 'full-body-three-days'],
  },
  {
    says: 'Four days, strong, I know the lifts.',
    chooses: { level: 'intermediate', aim: 'strength', days: 4 },
    first: ['four-days-a-week'],
  },
  {
    says: 'Four days, muscle, I know the lifts.',
    chooses: { level: 'intermediate', aim: 'muscle', days: 4 },
    first: ['four-days-a-week'],
  },
  {
    says: 'Four days, muscle, years of lifting.',
    chooses: { level: 'expert', aim: 'muscle', days: 4 },
    first: ['upper-lower-four-days'],
  },
  {
    says: 'Six days, muscle, years of lifting.',
    chooses: { level: 'expert', aim: 'muscle', days: 6 },
    first: ['push-pull-legs-six-days'],
  },
  {
    says: 'Shoulders and back.',
    chooses: { aim: 'upper body', level: 'intermediate', days: 4 },
    first: ['back-and-shoulders-builder', 'bigger-bench-press'],
  },
  {
    says: 'My first pull-up.',
    chooses: { aim: 'upper body', level: 'beginner' },
    first: ['first-pull-up'],
  },
  {
    says: 'Upper body in 30 minutes.',
    chooses: { aim: 'upper body', minutes: 30 },
    first: ['first-pull-up'],
  },
  {
    says: 'Powerlifting, I know the lifts.',
    chooses: { aim: 'powerlifting', level: 'intermediate' },
    first: ['powerlifting-primer'],
  },
  {
    says: 'A meet in twelve weeks.',
    chooses: { aim: 'powerlifting', level: 'expert' },
    first: ['meet-ready-powerlifting'],
  },
  {
    says: 'Powerlifting, three days.',
    chooses: { aim: 'powerlifting', days: 3 },
    first: ['powerlifting-primer'],
  },
  {
    says: 'Olympic lifting.',
    chooses: { aim: 'weightlifting' },
    first: ['olympic-lifting-first-steps'],
  },
  {
    says: 'Olympic lifting, 60 minutes, I squat already.',
    chooses: { aim: 'weightlifting', minutes: 60, level: 'intermediate' },
    first: ['olympic-lifting-first-steps'],
  },
  {
    says: 'I run, and want to be stronger.',
    chooses: { aim: 'another sport' },
    first: ['strength-for-runners'],
  },
  {
    says: 'Stronger for running, two days.',
    chooses: { aim: 'another sport', days: 2, level: 'intermediate' },
    first: ['strength-for-runners'],
  },
  {
    says: 'My knees are sore; gentle, in a gym.',
    chooses: { aim: 'health', spare: ['knee'], level: 'beginner' },
    first: ['steady-joints', 'machines-first-plan', 'strong-on-a-chair'],
  },
  {
    says: 'My lower back is sore; two days in a gym, beginner.',
    chooses: { spare: ['lower back'], days: 2, level: 'beginner' },
    first: ['steady-joints', 'machines-first-plan'],
  },
  {
    says: 'Sore shoulder, in a gym, beginner, health.',
    chooses: { aim: 'health', spare: ['shoulder'], level: 'beginner' },
    first: ['steady-joints', 'machines-first-plan', 'strong-on-a-chair', 'thirty-minute-full-body'],
  },
  {
    says: 'Sore knees and back, at home with dumbbells and bands.',
    chooses: { spare: ['knee', 'lower back'], kit: ['dumbbells', 'bands'] },
    first: ['strong-on-a-chair'],
  },
];
