import {
  toExerciseFactsBySlug,
  type ExerciseFacts,
  type ExerciseFactsBySlug,
} from './exercise-facts.ts';
import { testExerciseFactsWith } from './loads/loads.test-support.ts';

type Lift = Omit<Partial<ExerciseFacts>, 'path' | 'slug' | 'title'>;

/** Some exercises of a gym, so that no test of a rule depends on what editors write. */
const lifts: Readonly<Record<string, Lift>> = {
  'Back squat': {
    primary: ['quadriceps', 'glutes'],
    secondary: ['hamstrings', 'lower back'],
    relativeLoad: 100,
    mainLift: 'back-squat',
    station: 'squat rack',
    alsoLoads: ['shoulder', 'lower back'],
  },
  'Front squat': {
    secondary: ['glutes', 'abdominals'],
    relativeLoad: 80,
    mainLift: 'back-squat',
    station: 'squat rack',
    insteadWhenBloated: 'goblet-squat',
  },
  'Goblet squat': {
    equipment: ['dumbbell'],
    secondary: ['glutes', 'abdominals'],
    loading: 'dumbbell',
    relativeLoad: 35,
    mainLift: 'back-squat',
  },
  'Band squat': { equipment: ['bands'], secondary: ['glutes'], loading: 'band' },
  'Bulgarian split squat': {
    equipment: ['dumbbell'],
    primary: ['quadriceps', 'glutes'],
    secondary: ['hamstrings'],
    pattern: 'lunge',
    loading: 'two dumbbells',
    oneSided: true,
    relativeLoad: 35,
    mainLift: 'back-squat',
  },
  'Suspension split squat': {
    equipment: ['suspension trainer'],
    primary: ['quadriceps', 'glutes'],
    pattern: 'lunge',
    loading: 'bodyweight',
  },
  'Leg press': {
    equipment: ['machine'],
    secondary: ['glutes'],
    loading: 'machine',
    relativeLoad: 150,
    mainLift: 'back-squat',
  },
  'Box jump': { equipment: ['other'], pattern: 'jump', loading: 'bodyweight' },
  'Leg extension': { equipment: ['machine'], pattern: 'knee extension', loading: 'machine' },
  'Wall sit': { equipment: ['body only'], pattern: 'knee extension', loading: 'bodyweight' },
  'Standing calf raise': {
    equipment: ['machine'],
    primary: ['calves'],
    pattern: 'calf raise',
    loading: 'machine',
    relativeLoad: 100,
    mainLift: 'standing-calf-raise',
  },
  'Barbell hip thrust': {
    primary: ['glutes'],
    secondary: ['hamstrings', 'quadriceps'],
    pattern: 'hip thrust',
    relativeLoad: 100,
    mainLift: 'barbell-hip-thrust',
    kindTo: ['knee'],
  },
  'Romanian deadlift': {
    primary: ['hamstrings', 'glutes'],
    secondary: ['lower back', 'forearms'],
    pattern: 'hinge',
    relativeLoad: 65,
    mainLift: 'deadlift',
    otherName: 'RDL',
  },
  'Kettlebell deadlift': {
    equipment: ['kettlebells'],
    primary: ['glutes', 'hamstrings'],
    secondary: ['quadriceps', 'lower back', 'forearms'],
    pattern: 'hinge',
    loading: 'kettlebell',
    relativeLoad: 35,
    mainLift: 'deadlift',
  },
  'Kettlebell swing': {
    equipment: ['kettlebells'],
    primary: ['glutes', 'hamstrings'],
    secondary: ['lower back', 'abdominals'],
    pattern: 'hinge',
    loading: 'kettlebell',
    relativeLoad: 20,
    mainLift: 'deadlift',
    spares: ['hip'],
  },
  'Barbell bench press': {
    primary: ['chest'],
    secondary: ['triceps', 'shoulders'],
    pattern: 'horizontal push',
    relativeLoad: 100,
    mainLift: 'barbell-bench-press',
    station: 'bench with uprights',
    alsoLoads: ['shoulder'],
  },
  'Dumbbell bench press': {
    equipment: ['dumbbell'],
    primary: ['chest'],
    secondary: ['triceps', 'shoulders'],
    pattern: 'horizontal push',
    loading: 'two dumbbells',
    relativeLoad: 75,
    mainLift: 'barbell-bench-press',
  },
  'Push-up': {
    equipment: ['body only'],
    primary: ['chest'],
    secondary: ['triceps', 'shoulders'],
    pattern: 'horizontal push',
    loading: 'bodyweight',
    alsoLoads: ['wrist'],
  },
  'Dumbbell shoulder press': {
    equipment: ['dumbbell'],
    primary: ['shoulders'],
    secondary: ['triceps'],
    pattern: 'vertical push',
    loading: 'two dumbbells',
  },
  'Band pull-apart': {
    equipment: ['bands'],
    primary: ['shoulders'],
    secondary: ['traps'],
    pattern: 'rear raise',
    loading: 'band',
  },
  'Seated cable row': {
    equipment: ['cable'],
    primary: ['middle back'],
    secondary: ['lats', 'biceps'],
    pattern: 'horizontal pull',
    loading: 'cable',
  },
  Plank: {
    equipment: ['body only'],
    primary: ['abdominals'],
    pattern: 'trunk stability',
    loading: 'bodyweight',
  },
  'Dead hang': {
    equipment: ['other'],
    primary: ['forearms'],
    pattern: 'forearm',
    loading: 'bodyweight',
    station: 'pull-up bar',
  },
};

const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

export const smallLibrary: ExerciseFactsBySlug = toExerciseFactsBySlug(
  Object.entries(lifts).map(([title, lift]) => {
    const slug = slugOf(title);
    return testExerciseFactsWith({ ...lift, slug, title, path: `/exercises/gym/${slug}/` });
  }),
);
