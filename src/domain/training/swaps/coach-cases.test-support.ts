/**
 * A coach's answers for a lifter who can't do an exercise today. Written before the rules were, for the exercises of the starter space: `first` has acceptable
 * first suggestions, `never` has exercises that must not be in the list at all.
 */
export type CoachCase = {
  readonly exercise: string;
  /** `taken`, `with dumbbell + bands` for the available kit, or `sore knee`. */
  readonly reason: string;
  readonly first: readonly string[];
  readonly never: readonly string[];
  readonly inSession?: readonly string[];
};

/** A list of slugs in one line. */
const slugs = (text: string): readonly string[] => text.split(' ').filter((slug) => slug !== '');

const given =
  (reason: string) =>
  (exercise: string, first: string, never = '', inSession = ''): CoachCase => ({
    exercise,
    reason,
    first: slugs(first),
    never: slugs(never),
    inSession: slugs(inSession),
  });

const taken = given('taken');
const bare = given('with body only');
const dumbbells = given('with dumbbell');
const bands = given('with bands');
const bells = given('with kettlebells');
const straps = given('with suspension trainer');
const shoulder = given('sore shoulder');
const elbow = given('sore elbow');
const wrist = given('sore wrist');
const back = given('sore lower back');
const hip = given('sore hip');
const knee = given('sore knee');
const ankle = given('sore ankle');

const takenCases: readonly CoachCase[] = [
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

const kitCases: readonly CoachCase[] = [
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
  given('with barbell')('dumbbell-bench-press', 'barbell-bench-press', 'dumbbell-floor-press'),
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
  given('with cable')('lateral-raise', 'cable-lateral-raise', 'dumbbell-upright-row'),
  bare('leg-extension', 'wall-sit bodyweight-squat single-leg-chair-squat', 'split-squat'),
  bells('farmers-walk', 'suitcase-carry', 'dumbbell-shrug'),
  bells('clean', 'kettlebell-clean kettlebell-swing', 'snatch'),
];

const soreCases: readonly CoachCase[] = [
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

export const coachCases: readonly CoachCase[] = [...takenCases, ...kitCases, ...soreCases];
