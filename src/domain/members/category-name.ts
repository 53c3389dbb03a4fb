import { slugAsHeading } from '../routes.ts';

/** The names of categories that differ from the text of their slug. */
const names: ReadonlyMap<string, string> = new Map([
  ['30-minute-workouts', '30-minute workouts'],
  ['abs-core', 'Abs and core'],
  ['back-shoulders-triceps', 'Back, shoulders and triceps'],
  ['bench-dumbbells', 'Bench and dumbbells'],
  ['boobs-biceps', 'Boobs and biceps'],
  ['bum-thighs', 'Bum and thighs'],
  ['hiit', 'HIIT'],
  ['push-pull-legs', 'Push, pull, legs'],
  ['seven-day-cut', 'Seven-day cut'],
  ['simply-biceps-triceps', 'Simply biceps and triceps'],
  ['strength-power', 'Strength and power'],
  ['stronger-leaner-you', 'Stronger, leaner you'],
  ['tone-sculpt', 'Tone and sculpt'],
  ['tone-sculpt-fast-track', 'Tone and sculpt fast track'],
]);

/** The name of a category of member plans: the text of its slug, unless it has another name. */
export const memberPlanCategoryNameOfSlug = (slug: string): string =>
  names.get(slug) ?? slugAsHeading(slug);
