import { createCoachCaseMaker, type CoachCase } from './coach-case.test-support.ts';

const shoulder = createCoachCaseMaker('sore shoulder');
const elbow = createCoachCaseMaker('sore elbow');
const wrist = createCoachCaseMaker('sore wrist');
const back = createCoachCaseMaker('sore lower back');
const hip = createCoachCaseMaker('sore hip');
const knee = createCoachCaseMaker('sore knee');
const ankle = createCoachCaseMaker('sore ankle');

/** Cases in which a part of the lifter's body is sore. */
export const soreCases: readonly CoachCase[] = [
  shoulder(
    'barbell-bench-press',
    'dumbbell-floor-press machine-chest-press standing-band-press',
    'chest-dip incline-barbell-bench-press dumbbell-fly paused-bench-press dumbbell-bench-press',
  ),
  shoulder(
    'barbell-overhead-press',
    'landmine-press',
    'arnold-press dumbbell-shoulder-press push-press machine-shoulder-press pike-push-up lateral-raise dumbbell-upright-row',
  ),
  shoulder(
    'lat-pulldown',
    'seated-cable-row chest-supported-dumbbell-row single-arm-dumbbell-row straight-arm-pulldown bent-over-barbell-row',
    'pull-up chin-up dead-hang',
  ),
  shoulder(
    'plank',
    'dead-bug pallof-press bird-dog reverse-crunch',
    'side-plank bear-crawl ab-wheel-rollout suspension-knee-tuck',
  ),
  shoulder(
    'snatch',
    'clean-pull snatch-pull box-jump',
    'overhead-squat push-jerk power-snatch snatch-balance clean-and-jerk',
  ),
  shoulder('back-squat', 'leg-press hack-squat goblet-squat', 'overhead-squat front-squat'),
  elbow(
    'skull-crusher',
    'triceps-pushdown',
    'overhead-triceps-extension bench-dip close-grip-bench-press close-grip-push-up',
  ),
  elbow(
    'barbell-curl',
    'hammer-curl rope-hammer-curl cable-curl dumbbell-curl',
    'preacher-curl reverse-curl chin-up concentration-curl',
  ),
  elbow('close-grip-bench-press', 'triceps-pushdown', 'skull-crusher bench-dip'),
  wrist('barbell-curl', 'hammer-curl rope-hammer-curl', 'reverse-curl wrist-curl'),
  wrist(
    'push-up',
    'dumbbell-bench-press dumbbell-floor-press machine-chest-press suspension-push-up standing-band-press',
    'decline-push-up incline-push-up close-grip-push-up pike-push-up',
  ),
  wrist('front-squat', 'hack-squat leg-press goblet-squat', 'clean overhead-squat'),
  back(
    'back-squat',
    'hack-squat leg-press bulgarian-split-squat goblet-squat',
    'front-squat good-morning deadlift smith-machine-squat trap-bar-deadlift',
  ),
  back(
    'deadlift',
    'barbell-hip-thrust single-leg-hip-thrust glute-bridge single-leg-glute-bridge cable-pull-through',
    'good-morning romanian-deadlift rack-pull back-extension kettlebell-swing superman',
  ),
  back(
    'bent-over-barbell-row',
    'chest-supported-dumbbell-row seated-cable-row',
    't-bar-row renegade-row',
  ),
  back(
    'barbell-overhead-press',
    'machine-shoulder-press dumbbell-shoulder-press half-kneeling-kettlebell-press',
    'push-press dumbbell-thruster',
  ),
  hip(
    'back-squat',
    'leg-extension wall-sit glute-bridge',
    'sumo-deadlift bulgarian-split-squat walking-lunge leg-press copenhagen-plank',
  ),
  hip(
    'deadlift',
    'glute-bridge lying-leg-curl seated-leg-curl superman',
    'sumo-deadlift romanian-deadlift barbell-hip-thrust',
  ),
  knee(
    'back-squat',
    'barbell-hip-thrust glute-bridge single-leg-hip-thrust',
    'leg-extension leg-press walking-lunge box-jump hack-squat bulgarian-split-squat trap-bar-deadlift',
  ),
  knee(
    'leg-extension',
    'barbell-hip-thrust kettlebell-deadlift single-leg-hip-thrust sumo-deadlift deadlift',
    'goblet-squat wall-sit step-up',
  ),
  knee(
    'walking-lunge',
    'barbell-hip-thrust glute-bridge single-leg-hip-thrust single-leg-glute-bridge',
    'step-up split-squat leg-press',
  ),
  ankle(
    'walking-lunge',
    'leg-press hack-squat smith-machine-squat',
    'step-up box-jump single-leg-romanian-deadlift banded-lateral-walk',
  ),
  ankle(
    'box-jump',
    'smith-machine-squat leg-press hack-squat barbell-hip-thrust romanian-deadlift',
    'walking-lunge clean standing-calf-raise',
  ),
];
