import type { SecondCoachAnswer } from './second-coach-answers.ts';

/** The second coach’s answers for a stage of life or a sore part. */
export const secondCoachBodyAnswers: readonly SecondCoachAnswer[] = [
  {
    says: 'Nine weeks pregnant, never lifted, dumbbells and a band at home.',
    chooses: {
      days: 2,
      minutes: 40,
      kit: ['dumbbells', 'bands'],
      level: 'beginner',
      stage: 'pregnant',
    },
    first: ['pregnancy-plan-new-to-lifting'],
  },
  {
    says: 'Twenty weeks, I’ve squatted for years, gym twice a week.',
    chooses: { days: 2, minutes: 55, level: 'intermediate', aim: 'strength', stage: 'pregnant' },
    first: ['pregnancy-plan-for-lifters'],
  },
  {
    says: 'Thirty-two weeks, new to all this, my gym is friendly.',
    chooses: { days: 2, minutes: 45, level: 'beginner', stage: 'pregnant' },
    first: ['pregnancy-plan-new-to-lifting'],
  },
  {
    says: 'Thirty weeks, a lifter, I’d happily come three times.',
    chooses: { days: 3, minutes: 60, level: 'intermediate', stage: 'pregnant' },
    first: ['pregnancy-plan-for-lifters'],
  },
  {
    says: 'Five weeks since the birth, I’ve a band and small dumbbells.',
    chooses: {
      days: 2,
      minutes: 45,
      kit: ['dumbbells', 'bands'],
      level: 'beginner',
      stage: 'after birth',
    },
    first: ['postnatal-strength-plan'],
  },
  {
    says: 'My baby is five months, I used to deadlift 100 kg and want it back in the gym.',
    chooses: { days: 3, minutes: 60, level: 'intermediate', aim: 'strength', stage: 'after birth' },
    first: ['postnatal-strength-plan'],
  },
  {
    says: 'Fifty-four, bone density on my mind, no experience, and open about the rest.',
    chooses: { level: 'beginner', stage: 'menopause' },
    first: ['strong-after-fifty'],
  },
  {
    says: 'In the menopause, dumbbells in the spare room, three days.',
    chooses: {
      days: 3,
      minutes: 55,
      kit: ['dumbbells'],
      level: 'beginner',
      aim: 'strength',
      stage: 'menopause',
    },
    first: ['dumbbells-only-strength'],
  },
  {
    says: 'Fifty and lifting for years, four days; please no beginners’ plan.',
    chooses: { days: 4, minutes: 55, level: 'intermediate', aim: 'strength', stage: 'menopause' },
    first: ['four-days-a-week'],
  },
  {
    says: 'I lifted until last winter, then flu and laziness. Three gym days.',
    chooses: { days: 3, minutes: 50, level: 'intermediate', stage: 'coming back' },
    first: ['back-after-a-break'],
  },
  {
    says: 'A year’s pause, and I only get there twice a week, an hour.',
    chooses: { days: 2, minutes: 60, level: 'beginner', stage: 'coming back' },
    first: ['two-days-a-week', 'keep-your-muscle'],
  },
  {
    says: 'Weak after a long illness, standing tires me, band and small weights at home.',
    chooses: {
      days: 2,
      minutes: 30,
      kit: ['dumbbells', 'bands'],
      level: 'beginner',
      stage: 'coming back',
    },
    first: ['strong-on-a-chair'],
  },
  {
    says: 'Both knees ache on stairs (arthritis), I want to start in a gym.',
    chooses: { days: 2, minutes: 45, level: 'beginner', aim: 'health', spare: ['knee'] },
    first: ['steady-joints'],
  },
  {
    says: 'One knee complains, but I’d like stronger glutes.',
    chooses: { days: 2, minutes: 45, level: 'beginner', aim: 'bum and legs', spare: ['knee'] },
    first: ['glutes-twice-a-week', 'steady-joints'],
  },
  {
    says: 'My lower back is touchy and I’ve never lifted.',
    chooses: { days: 3, minutes: 55, level: 'beginner', aim: 'health', spare: ['lower back'] },
    first: ['steady-joints', 'machines-first-plan'],
  },
  {
    says: 'Sore shoulder since swimming, I still want to train legs hard.',
    chooses: {
      days: 4,
      minutes: 55,
      level: 'intermediate',
      aim: 'bum and legs',
      spare: ['shoulder'],
    },
    first: ['bum-and-legs-builder', 'glutes-twice-a-week'],
  },
  {
    says: 'My knee gets sore under squats, so let me train my top half.',
    chooses: { days: 4, minutes: 55, level: 'intermediate', aim: 'upper body', spare: ['knee'] },
    first: ['back-and-shoulders-builder', 'bigger-bench-press'],
  },
];
