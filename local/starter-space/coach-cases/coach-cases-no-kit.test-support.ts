import { createCoachCaseMaker, type CoachCase } from './coach-case.test-support.ts';

const bare = createCoachCaseMaker('with body only');
const dumbbells = createCoachCaseMaker('with dumbbell');
const bands = createCoachCaseMaker('with bands');
const bells = createCoachCaseMaker('with kettlebells');
const straps = createCoachCaseMaker('with suspension trainer');

/** Cases in which the lifter has less equipment than the exercise needs. */
export const noKitCases: readonly CoachCase[] = [
  dumbbells('back-squat', 'goblet-squat bulgarian-split-squat', 'front-squat leg-press'),
  bare('back-squat', 'bodyweight-squat single-leg-chair-squat', 'goblet-squat band-squat'),
  bands('back-squat', 'band-squat single-leg-chair-squat', 'goblet-squat'),
  dumbbells('deadlift', 'single-leg-romanian-deadlift', 'kettlebell-deadlift trap-bar-deadlift'),
  bells('deadlift', 'kettlebell-deadlift', 'trap-bar-deadlift single-leg-romanian-deadlift'),
  bands('deadlift', 'band-deadlift', 'kettlebell-deadlift'),
  bare(
    'romanian-deadlift',
    'single-leg-glute-bridge glute-bridge sliding-leg-curl single-leg-hip-thrust',
    'nordic-curl band-deadlift',
  ),
  bare(
    'barbell-hip-thrust',
    'single-leg-hip-thrust single-leg-glute-bridge glute-bridge',
    'clamshell',
  ),
  bare('barbell-bench-press', 'push-up', 'chest-dip pike-push-up'),
  dumbbells(
    'barbell-bench-press',
    'dumbbell-bench-press dumbbell-floor-press',
    'machine-chest-press',
  ),
  straps('barbell-bench-press', 'push-up suspension-push-up', 'dumbbell-bench-press'),
  bands('barbell-bench-press', 'standing-band-press push-up', 'dumbbell-bench-press'),
  createCoachCaseMaker('with barbell')(
    'dumbbell-bench-press',
    'barbell-bench-press',
    'dumbbell-floor-press',
  ),
  bare('barbell-overhead-press', 'pike-push-up', 'kettlebell-press'),
  bells(
    'barbell-overhead-press',
    'kettlebell-press half-kneeling-kettlebell-press',
    'dumbbell-shoulder-press',
  ),
  dumbbells('barbell-overhead-press', 'dumbbell-shoulder-press arnold-press', 'kettlebell-press'),
  bare('bent-over-barbell-row', 'table-row towel-row', 'inverted-row'),
  straps('bent-over-barbell-row', 'suspension-row', 'seated-cable-row'),
  bands('bent-over-barbell-row', 'seated-band-row table-row', 'seated-cable-row'),
  dumbbells(
    'bent-over-barbell-row',
    'chest-supported-dumbbell-row single-arm-dumbbell-row',
    't-bar-row',
  ),
  bare('lat-pulldown', 'chin-up pull-up table-row', 'band-assisted-pull-up'),
  bands('lat-pulldown', 'band-assisted-pull-up', 'assisted-pull-up-machine'),
  bands('hip-abduction-machine', 'banded-lateral-walk clamshell', 'frog-pump'),
  bare('lying-leg-curl', 'sliding-leg-curl', 'nordic-curl'),
  straps('lying-leg-curl', 'suspension-hamstring-curl sliding-leg-curl', 'nordic-curl'),
  bare('triceps-pushdown', 'bench-dip close-grip-push-up', 'dumbbell-kickback'),
  dumbbells('triceps-pushdown', 'overhead-triceps-extension dumbbell-kickback', 'skull-crusher'),
  straps('dumbbell-curl', 'suspension-biceps-curl', 'hammer-curl'),
  createCoachCaseMaker('with cable')(
    'lateral-raise',
    'cable-lateral-raise',
    'dumbbell-upright-row',
  ),
  bare('leg-extension', 'wall-sit bodyweight-squat single-leg-chair-squat', 'split-squat'),
  bells('farmers-walk', 'suitcase-carry', 'dumbbell-shrug'),
  bells('clean', 'kettlebell-clean kettlebell-swing', 'snatch'),
];
