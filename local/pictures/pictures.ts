import type { Picture } from './drawing/picture.ts';
import { benchPresses } from './exercises/bench-presses.ts';
import { carries } from './exercises/carries.ts';
import { chestFlies } from './exercises/chest-flies.ts';
import { crunchesAndTwists } from './exercises/crunches-and-twists.ts';
import { curls } from './exercises/curls.ts';
import { deadliftsAndHinges } from './exercises/deadlifts-and-hinges.ts';
import { glutes } from './exercises/glutes.ts';
import { gymMachines } from './exercises/gym-machines.ts';
import { kettlebellBasics } from './exercises/kettlebell-basics.ts';
import { legIsolation } from './exercises/leg-isolation.ts';
import { lunges } from './exercises/lunges.ts';
import { olympicLiftsAndJumps } from './exercises/olympic-lifts-and-jumps.ts';
import { overheadPresses } from './exercises/overhead-presses.ts';
import { planksAndHolds } from './exercises/planks-and-holds.ts';
import { pullUpsAndPulldowns } from './exercises/pull-ups-and-pulldowns.ts';
import { pushUpsAndDips } from './exercises/push-ups-and-dips.ts';
import { rows } from './exercises/rows.ts';
import { shoulderRaises } from './exercises/shoulder-raises.ts';
import { smallRoom } from './exercises/small-room.ts';
import { snatchesAndCleans } from './exercises/snatches-and-cleans.ts';
import { squats } from './exercises/squats.ts';
import { suspension } from './exercises/suspension.ts';
import { triceps } from './exercises/triceps.ts';
import { ads } from './scenes/ads.ts';
import { foodArticles } from './scenes/articles/food.ts';
import { healthArticles } from './scenes/articles/health.ts';
import { planningArticles } from './scenes/articles/planning.ts';
import { techniqueArticles } from './scenes/articles/technique.ts';
import { trainingArticles } from './scenes/articles/training.ts';
import { calculators } from './scenes/calculators.ts';
import { categories } from './scenes/exercise-categories.ts';
import { banners } from './scenes/home-banners.ts';
import { weightPacks } from './scenes/home-gym-packs/weights.ts';
import { withoutWeightPacks } from './scenes/home-gym-packs/without-weights.ts';
import { hero } from './scenes/home-hero.ts';
import { barbellSportPackPlans } from './scenes/member-plans/barbell-sport-packs.ts';
import { bodyPartWorkouts } from './scenes/member-plans/body-part-workouts.ts';
import { finishers } from './scenes/member-plans/finishers.ts';
import { fullBodyAndCardioWorkouts } from './scenes/member-plans/full-body-and-cardio-workouts.ts';
import { goalPackPlans } from './scenes/member-plans/goal-packs.ts';
import { goalWorkouts } from './scenes/member-plans/goal-workouts.ts';
import { homeGymPlans } from './scenes/member-plans/home-gym.ts';
import { homeKettlebellPlans } from './scenes/member-plans/home-kettlebell.ts';
import { legAndSplitProgrammes } from './scenes/member-plans/legs-and-splits.ts';
import { preBuiltMemberPlans } from './scenes/member-plans/pre-built.ts';
import { simplyWorkouts } from './scenes/member-plans/simply-workouts.ts';
import { warmUps } from './scenes/member-plans/warm-ups.ts';
import { preBuilt } from './scenes/pre-built-plans.ts';
import { products } from './scenes/products/products.ts';
import { barbellSportPacks } from './scenes/workout-packs/barbell-sports.ts';
import { goalPacks } from './scenes/workout-packs/goals.ts';
import { fourDayPlan } from './scenes/workout-plans/four-days.ts';
import { fullBodyPlans } from './scenes/workout-plans/full-body.ts';
import { homeEquipmentPlans } from './scenes/workout-plans/home-equipment.ts';
import { singleGoalPlans } from './scenes/workout-plans/single-goal.ts';
import { splitPlans } from './scenes/workout-plans/splits.ts';

/** Every picture of the starter space. */
export const pictures: readonly Picture[] = [
  ...squats,
  ...lunges,
  ...legIsolation,
  ...deadliftsAndHinges,
  ...glutes,
  ...olympicLiftsAndJumps,
  ...snatchesAndCleans,
  ...gymMachines,
  ...overheadPresses,
  ...shoulderRaises,
  ...pullUpsAndPulldowns,
  ...rows,
  ...benchPresses,
  ...pushUpsAndDips,
  ...chestFlies,
  ...curls,
  ...triceps,
  ...planksAndHolds,
  ...crunchesAndTwists,
  ...carries,
  ...kettlebellBasics,
  ...suspension,
  ...smallRoom,
  ...trainingArticles,
  ...planningArticles,
  ...techniqueArticles,
  ...healthArticles,
  ...foodArticles,
  ...fullBodyPlans,
  ...splitPlans,
  fourDayPlan,
  ...singleGoalPlans,
  ...homeEquipmentPlans,
  ...finishers,
  ...homeGymPlans,
  ...homeKettlebellPlans,
  ...barbellSportPackPlans,
  ...goalPackPlans,
  ...preBuiltMemberPlans,
  ...legAndSplitProgrammes,
  ...warmUps,
  ...bodyPartWorkouts,
  ...simplyWorkouts,
  ...goalWorkouts,
  ...fullBodyAndCardioWorkouts,
  ...goalPacks,
  ...barbellSportPacks,
  ...weightPacks,
  ...withoutWeightPacks,
  ...categories,
  ...calculators,
  ...preBuilt,
  ...banners,
  ...hero,
  ...products,
  ...ads,
];
