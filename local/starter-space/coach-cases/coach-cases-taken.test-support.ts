import { createCoachCaseMaker, type CoachCase } from './coach-case.test-support.ts';

const taken = createCoachCaseMaker('taken');

/** Cases in which the station or the equipment is taken. */
export const takenCases: readonly CoachCase[] = [
  taken(
    'back-squat',
    'hack-squat leg-press smith-machine-squat goblet-squat',
    'snatch nordic-curl overhead-squat front-squat',
  ),
  taken(
    'front-squat',
    'goblet-squat hack-squat leg-press',
    'snatch-balance overhead-squat back-squat',
  ),
  taken('hack-squat', 'leg-press smith-machine-squat', 'snatch'),
  taken(
    'leg-press',
    'hack-squat smith-machine-squat goblet-squat',
    'snatch overhead-squat lying-leg-curl',
  ),
  taken(
    'smith-machine-squat',
    'leg-press hack-squat goblet-squat back-squat',
    'snatch clean-and-jerk',
  ),
  taken(
    'goblet-squat',
    'leg-press hack-squat split-squat band-squat bodyweight-squat',
    'overhead-squat snatch-balance',
  ),
  taken('deadlift', 'trap-bar-deadlift kettlebell-deadlift', 'snatch clean'),
  taken(
    'romanian-deadlift',
    'single-leg-romanian-deadlift kettlebell-deadlift cable-pull-through',
    'nordic-curl snatch',
  ),
  taken(
    'cable-pull-through',
    'romanian-deadlift kettlebell-deadlift band-deadlift single-leg-romanian-deadlift',
    'leg-extension',
  ),
  taken(
    'kettlebell-swing',
    'romanian-deadlift cable-pull-through kettlebell-deadlift kettlebell-clean band-deadlift',
    'leg-extension power-clean',
  ),
  taken(
    'barbell-hip-thrust',
    'single-leg-hip-thrust glute-bridge single-leg-glute-bridge',
    'clamshell leg-extension',
  ),
  taken(
    'barbell-bench-press',
    'dumbbell-bench-press machine-chest-press dumbbell-floor-press',
    'medicine-ball-chest-pass paused-bench-press',
  ),
  taken(
    'barbell-bench-press',
    'machine-chest-press dumbbell-floor-press incline-dumbbell-press',
    '',
    'dumbbell-bench-press',
  ),
  taken('incline-barbell-bench-press', 'incline-dumbbell-press', 'triceps-pushdown'),
  taken(
    'machine-chest-press',
    'dumbbell-bench-press barbell-bench-press push-up incline-dumbbell-press',
    'lateral-raise',
  ),
  taken('pec-deck', 'dumbbell-fly cable-crossover', 'dumbbell-curl'),
  taken('cable-crossover', 'dumbbell-fly pec-deck', 'dumbbell-curl'),
  taken(
    'barbell-overhead-press',
    'dumbbell-shoulder-press machine-shoulder-press arnold-press',
    'push-jerk push-press barbell-bench-press',
  ),
  taken('machine-shoulder-press', 'dumbbell-shoulder-press arnold-press', 'push-jerk'),
  taken(
    'bent-over-barbell-row',
    'chest-supported-dumbbell-row seated-cable-row single-arm-dumbbell-row',
    'dead-hang dumbbell-curl',
  ),
  taken(
    'seated-cable-row',
    'chest-supported-dumbbell-row single-arm-dumbbell-row seated-band-row bent-over-barbell-row',
    'dead-hang',
  ),
  taken(
    'lat-pulldown',
    'assisted-pull-up-machine band-assisted-pull-up',
    'close-grip-pulldown dead-hang',
  ),
  taken('pull-up', 'lat-pulldown assisted-pull-up-machine', 'chin-up dead-hang'),
  taken('chin-up', 'lat-pulldown close-grip-pulldown assisted-pull-up-machine', 'pull-up'),
  taken('face-pull', 'rear-delt-fly band-pull-apart', 'barbell-overhead-press'),
  taken('cable-lateral-raise', 'lateral-raise', 'push-press'),
  taken(
    'leg-extension',
    'goblet-squat leg-press hack-squat split-squat',
    'lying-leg-curl back-extension',
  ),
  taken('lying-leg-curl', 'seated-leg-curl', 'leg-extension nordic-curl'),
  taken('seated-leg-curl', 'lying-leg-curl', 'leg-extension nordic-curl'),
  taken('hip-abduction-machine', 'banded-lateral-walk clamshell', 'hip-adduction-machine'),
  taken('hip-adduction-machine', 'copenhagen-plank lateral-lunge', 'hip-abduction-machine'),
  taken('standing-calf-raise', 'seated-calf-raise', 'leg-extension'),
  taken(
    'triceps-pushdown',
    'overhead-triceps-extension dumbbell-kickback skull-crusher',
    'cable-curl',
  ),
  taken('cable-curl', 'dumbbell-curl barbell-curl preacher-curl', 'triceps-pushdown'),
  taken(
    'preacher-curl',
    'dumbbell-curl barbell-curl concentration-curl incline-dumbbell-curl',
    'skull-crusher',
  ),
  taken('cable-crunch', 'reverse-crunch bicycle-crunch', 'back-extension'),
  taken('pallof-press', 'dead-bug side-plank plank bird-dog', 'hanging-leg-raise'),
  taken('cable-woodchop', 'russian-twist', 'dumbbell-shoulder-press'),
  taken(
    'power-clean',
    'kettlebell-clean kettlebell-swing box-jump clean-pull snatch-pull',
    'leg-extension lying-leg-curl',
  ),
];
