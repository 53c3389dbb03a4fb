import type { CoachAnswer } from './coach-answers.ts';

/**
 * An answer of the second coach. `differs` says why the finder answers otherwise, where it does.
 */
export type SecondCoachAnswer = CoachAnswer & { readonly differs?: string };

/**
 * Those on days, time, kit, level and aim. Written by a second coach, who knew the plans and not
 * the rule. Time is what she says, to the minute. Whoever trains in a gym says nothing of kit.
 */
export const secondCoachAnswers: readonly SecondCoachAnswer[] = [
  {
    says: 'I have never trained, own nothing and have three evenings a week in the living room.',
    chooses: { days: 3, minutes: 55, kit: ['none'], level: 'beginner', aim: 'strength' },
    first: ['no-equipment-strength'],
  },
  {
    says: 'Four short mornings before work, no kit, I want to feel fitter.',
    chooses: { days: 4, minutes: 35, kit: ['none'], level: 'beginner', aim: 'health' },
    first: ['no-equipment-home-gym', 'carpet-blocks'],
  },
  {
    says: 'I want to lose some fat at home without buying anything, three times a week.',
    chooses: { days: 3, minutes: 60, kit: ['none'], level: 'beginner', aim: 'fat loss' },
    first: ['no-equipment-strength'],
  },
  {
    says: 'A quarter of an hour before the children wake, in the bedroom, no kit.',
    chooses: { minutes: 15, kit: ['none'] },
    first: ['hotel-room-and-travel'],
    differs:
      'No session of any free plan or pack is so short and without kit by its data: the pack has four such sessions among thirty.',
  },
  {
    says: 'I bought a pair of adjustable dumbbells and can give them three evenings of just under an hour.',
    chooses: { days: 3, minutes: 55, kit: ['dumbbells'], level: 'beginner', aim: 'strength' },
    first: ['dumbbells-only-strength'],
  },
  {
    says: 'Dumbbells at home, three days, but 45 minutes and not one more.',
    chooses: { days: 3, minutes: 45, kit: ['dumbbells'], level: 'beginner', aim: 'strength' },
    first: ['dumbbell-home-gym'],
  },
  {
    says: 'Four times forty minutes at home with dumbbells, and I’d like to lose a little fat.',
    chooses: { days: 4, minutes: 40, kit: ['dumbbells'], level: 'beginner', aim: 'fat loss' },
    first: ['fat-blaster'],
  },
  {
    says: 'Two kettlebells in the hall, three sessions a week, no idea how to swing.',
    chooses: { days: 3, minutes: 55, kit: ['kettlebells'], level: 'beginner', aim: 'strength' },
    first: ['kettlebell-only-full-body'],
  },
  {
    says: 'Kettlebells, but my lunch break is 35 minutes.',
    chooses: { days: 3, minutes: 35, kit: ['kettlebells'], level: 'beginner' },
    first: ['kettlebell-home-gym', 'kettlebell-first-fortnight'],
  },
  {
    says: 'All I own is a kettlebell.',
    chooses: { kit: ['kettlebells'] },
    first: ['kettlebell-only-full-body'],
  },
  {
    says: 'I’ve a set of long bands and a door anchor, three evenings a week.',
    chooses: { days: 3, minutes: 55, kit: ['bands'], level: 'beginner', aim: 'strength' },
    first: ['resistance-band-strength'],
  },
  {
    says: 'Bands in a thin-walled flat, half an hour, four times a week.',
    chooses: { days: 4, minutes: 30, kit: ['bands'], level: 'beginner', aim: 'health' },
    first: ['resistance-band-home-gym'],
  },
  {
    says: 'The suspension trainer has hung on the door for a year. Forty minutes, three times.',
    chooses: { days: 3, minutes: 40, kit: ['straps'], level: 'beginner' },
    first: ['suspension-trainer-home-gym'],
  },
  {
    says: 'Bar, rack, bench and plates in the garage, nothing else; I lift alone.',
    chooses: { days: 3, minutes: 70, kit: ['barbell'], level: 'beginner', aim: 'strength' },
    first: ['barbell-garage-gym'],
    differs: 'Free first (docs/decisions/085).',
  },
  {
    says: 'First time in a gym; ours is all machines, cables and dumbbells, without a rack, and that suits me.',
    chooses: { kit: ['machines', 'cables', 'dumbbells'], level: 'beginner', stage: 'first time' },
    first: ['machines-first-plan'],
  },
  {
    says: 'I want to learn squat, deadlift and bench properly, three days a week.',
    chooses: { days: 3, minutes: 50, level: 'beginner', aim: 'strength' },
    first: ['first-barbell-plan'],
  },
  {
    says: 'Half an hour in the gym is all I ever have.',
    chooses: { minutes: 30 },
    first: ['thirty-minute-full-body'],
  },
  {
    says: 'Beginner, two visits a week, an hour each, the whole body please.',
    chooses: { days: 2, minutes: 60, level: 'beginner', aim: 'strength' },
    first: ['two-days-a-week'],
  },
  {
    says: 'Only my bum matters to me, twice a week, I’ve hardly lifted.',
    chooses: { days: 2, minutes: 45, level: 'beginner', aim: 'bum and legs' },
    first: ['glutes-twice-a-week'],
  },
  {
    says: 'I’m new and want muscle that one can see, three hours a week in the gym.',
    chooses: { days: 3, minutes: 60, level: 'beginner', aim: 'muscle' },
    first: ['machines-first-plan', 'first-barbell-plan'],
  },
  {
    says: 'New to lifting, keen, four days a week to spare and an hour each time.',
    chooses: { days: 4, minutes: 60, level: 'beginner', aim: 'strength' },
    first: ['first-barbell-plan'],
  },
  {
    says: 'I’d like to lose fat and the gym is new to me, three days, 45 minutes.',
    chooses: { days: 3, minutes: 45, level: 'beginner', aim: 'fat loss' },
    first: ['thirty-minute-full-body', 'keep-your-muscle'],
  },
  {
    says: 'I’m on a GLP-1 injection and afraid to lose muscle. Twice a week is what I manage.',
    chooses: { days: 2, aim: 'fat loss' },
    first: ['keep-your-muscle'],
  },
  {
    says: 'I’ve never lifted and I’d love to do a powerlifting meet one day.',
    chooses: { days: 3, minutes: 60, level: 'beginner', aim: 'powerlifting' },
    first: ['first-barbell-plan'],
  },
  {
    says: 'Olympic lifting looks beautiful. I’ve lifted for three months.',
    chooses: { days: 3, minutes: 55, level: 'beginner', aim: 'weightlifting' },
    first: ['beginner-weightlifting', 'first-barbell-plan'],
  },
  {
    says: 'I want my first pull-up. I can come three times for half an hour at most.',
    chooses: { days: 3, minutes: 30, level: 'beginner', aim: 'upper body' },
    first: ['first-pull-up'],
  },
  {
    says: 'I have run for years and never touched a weight; two gym visits a week.',
    chooses: { days: 2, minutes: 60, level: 'beginner', aim: 'another sport' },
    first: ['two-days-a-week', 'glutes-twice-a-week'],
  },
  {
    says: 'I run four times a week, can squat with a bar and want to get faster.',
    chooses: { days: 2, minutes: 55, level: 'intermediate', aim: 'another sport' },
    first: ['strength-for-runners'],
  },
  {
    says: 'A year of lifting, three days, time enough, I want bigger numbers.',
    chooses: { days: 3, minutes: 70, level: 'intermediate', aim: 'strength' },
    first: ['five-by-five', 'full-body-three-days', 'powerlifting-primer'],
  },
  {
    says: 'Three months on the bar and now I’d like a fourth day, just under an hour each.',
    chooses: { days: 4, minutes: 55, level: 'intermediate', aim: 'strength' },
    first: ['four-days-a-week'],
  },
  {
    says: 'Muscle, three days, I like the push-pull-legs split.',
    chooses: { days: 3, minutes: 70, level: 'intermediate', aim: 'muscle' },
    first: ['push-pull-legs-three-days', 'full-body-three-days'],
  },
  {
    says: 'Six days, 45 minutes, a year and a half of training, I love being there daily.',
    chooses: { days: 6, minutes: 45, level: 'intermediate', aim: 'muscle' },
    first: ['push-pull-legs'],
    differs:
      'Free first (docs/decisions/085), and the pack’s fields describe its three days of up to 65 minutes.',
  },
  {
    says: 'Three years in, six days a week, an hour, as much muscle as I can get.',
    chooses: { days: 6, minutes: 60, level: 'expert', aim: 'muscle' },
    first: ['push-pull-legs-six-days'],
  },
  {
    says: 'Five days a week, an hour, lifting for a year, muscle.',
    chooses: { days: 5, minutes: 60, level: 'intermediate', aim: 'muscle' },
    first: ['four-days-a-week', 'full-body-three-days'],
  },
  {
    says: 'Three years under the bar, four days of an hour, muscle and strength.',
    chooses: { days: 4, minutes: 60, level: 'expert', aim: 'strength' },
    first: ['upper-lower-four-days'],
  },
  {
    says: 'Glutes and legs as often as is sensible, four days, I squat with a bar.',
    chooses: { days: 4, minutes: 55, level: 'intermediate', aim: 'bum and legs' },
    first: ['bum-and-legs-builder'],
  },
  {
    says: 'Glutes on three days, I’ve lifted for a year, just under an hour.',
    chooses: { days: 3, minutes: 55, level: 'intermediate', aim: 'bum and legs' },
    first: ['glutes-twice-a-week'],
  },
  {
    says: 'A wider back and shoulders, three days, just under an hour.',
    chooses: { days: 3, minutes: 55, level: 'intermediate', aim: 'upper body' },
    first: ['back-and-shoulders-builder'],
  },
  {
    says: 'My bench has stood at 45 kg since spring. Four days.',
    chooses: { days: 4, minutes: 60, level: 'intermediate', aim: 'upper body' },
    first: ['bigger-bench-press', 'back-and-shoulders-builder'],
  },
  {
    says: 'A year of lifting; I’d like to know my total by the rules, up to 90 minutes.',
    chooses: { days: 3, minutes: 90, level: 'intermediate', aim: 'powerlifting' },
    first: ['powerlifting-primer'],
  },
  {
    says: 'My third meet is in twelve weeks, and I train around it.',
    chooses: { level: 'expert', aim: 'powerlifting' },
    first: ['meet-ready-powerlifting'],
  },
  {
    says: 'Half a year of front squats and presses; teach me snatch and clean.',
    chooses: { days: 3, minutes: 60, level: 'intermediate', aim: 'weightlifting' },
    first: ['olympic-lifting-first-steps'],
  },
  {
    says: 'I want to lose fat and keep my squat; five days, 45 minutes, two years of lifting.',
    chooses: { days: 5, minutes: 45, level: 'intermediate', aim: 'fat loss' },
    first: ['thirty-minute-full-body', 'keep-your-muscle'],
  },
];
