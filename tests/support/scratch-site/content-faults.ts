import { rmSync } from 'node:fs';
import path from 'node:path';
import { appendToFile, changeFile } from './change-file.ts';
import type { SampleStripe } from './sample-stripe.ts';

/** Makes faults of many kinds in a content folder. */
export const breakContent = (contentFolder: string): void => {
  const contentFile = (name: string): string => path.join(contentFolder, name);
  const change = (name: string, from: RegExp, to: string): void =>
    changeFile(contentFile(name), from, to);
  const append = (name: string, text: string): void => appendToFile(contentFile(name), text);
  change('entries/exercise/back-squat.md', /^slug: .*\n/m, '');
  change('entries/exercise/front-squat.md', /^slug: .*$/m, 'slug: goblet-squat');
  change('entries/exercise/plank.md', /^category: .*$/m, 'category: leg-exercise');
  change('entries/article/deload-weeks.md', /^categories: .*$/m, 'categories: [holidays]');
  change('entries/article/sleep-and-strength.md', /^date: .*$/m, 'date: 2026-02-30');
  change('entries/product/lifting-belt.md', /^priceGbp: .*$/m, 'priceGbp: forty');
  change('entries/homeBanner/exercises.md', /^slug: .*$/m, 'slug: exercises/arms');
  change('assets/exercise-deadlift.yaml', /^description: .*$/m, 'description: ""');
  rmSync(contentFile('assets/exercise-face-pull.yaml'));
  rmSync(contentFile('entries/product/chalk-block.md'));
  append('entries/exercise/chin-up.md', 'See [there](/exercises/no-such-page/).');
  append('entries/exercise/pull-up.md', '<script>alert(1)</script>');
  append('entries/exercise/push-up.md', 'Line<br onclick="x()">break [x](javascript:alert(1)).');
  append('entries/workoutPlan/first-barbell-plan.md', '```workout\n- Leg pres: 3 x 5\n```');
};

/** Makes the payment service and the content disagree. */
export const breakPrices = async (contentFolder: string, stripe: SampleStripe): Promise<void> => {
  const change = (name: string, from: RegExp, to: string): void =>
    changeFile(path.join(contentFolder, 'entries/workoutPack', name), from, to);
  change('tone-sculpt.md', /^priceUsd: .*$/m, 'priceUsd: 30');
  change('fat-blaster.md', /^priceIdGbp: .*$/m, 'priceIdGbp: price_gone');
  change('muscle-growth.md', /^priceIdAud: .*\n/m, '');
  await stripe.client.prices.update('price_sample_bum_thighs_eur', { active: false });
  await stripe.client.prices.update('price_sample_annual_gbp', { active: false });
  await stripe.client.products.update('prod_sample_mass_builder', { active: false });
};

/** Puts the payment service back as it was. */
export const mendPrices = async (stripe: SampleStripe): Promise<void> => {
  await stripe.client.prices.update('price_sample_bum_thighs_eur', { active: true });
  await stripe.client.prices.update('price_sample_annual_gbp', { active: true });
  await stripe.client.products.update('prod_sample_mass_builder', { active: true });
};

/** What a build says of each of these faults, in the content and in the prices. */
export const contentErrors: readonly RegExp[] = [
  /Workout pack "Tone and sculpt" \(.*\)(?:\n  .*)*\n  - field priceUsd: it is \$30, but the price ".*" is \$25 at Stripe/,
  /Workout pack "Fat blaster" \(.*\)(?:\n  .*)*\n  - field priceIdGbp: Stripe has no price "price_gone"/,
  /Workout pack "Muscle growth" \(.*\)(?:\n  .*)*\n  - field priceIdAud: it is missing, but other fields say/,
  /Workout pack "Bum and thighs" \(.*\)(?:\n  .*)*\n  - field priceIdEur: the price ".*" is archived at Stripe/,
  /Subscription offer ".*" \(.*\)(?:\n  .*)*\n  - field priceIdGbp: the price "price_sample_annual_gbp" is archived/,
  /Pre-built plan "Mass builder" \(.*\)(?:\n  .*)*\n  - field productId: the product ".*" is archived at Stripe/,
  /Exercise "Back squat" \(exercise-back-squat\)(?:\n  .*)*\n  - field slug: it is missing\. Enter/,
  /Exercise "Goblet squat" \(exercise-goblet-squat\)(?:\n  .*)*\n  - field slug: "goblet-squat" is taken by|Exercise "Front squat" \(exercise-front-squat\)(?:\n  .*)*\n  - field slug: "goblet-squat" is taken by/,
  /Exercise "Plank" \(exercise-plank\)(?:\n  .*)*\n  - field category: "leg-exercise" is not the slug of an exercise category\. Use one of/,
  /Article "Deload weeks.*" \(article-deload-weeks\)(?:\n  .*)*\n  - field categories: "holidays" is not/,
  /Article ".*" \(article-sleep-and-strength\)(?:\n  .*)*\n  - field date: "2026-02-30" is not a date/,
  /Product "Lifting belt" \(product-lifting-belt\)(?:\n  .*)*\n  - field priceGbp: "forty" is not a price\. Enter a number/,
  /Home banner ".*" \(homeBanner-exercises\)(?:\n  .*)*\n  - field slug: it leads to \/exercises\/arms\//,
  /Exercise "Deadlift" \(exercise-deadlift\)(?:\n  .*)*\n  - field image: .* has no alt text\. Say what is seen/,
  /Exercise "Face pull" \(exercise-face-pull\)(?:\n  .*)*\n  - field image: it has no picture/,
  /the link "\/shop\/chalk-block\/" leads to a page that does not exist/,
  /Exercise "Chin-up" \(exercise-chin-up\)(?:\n  .*)*\n  - field content: line \d+: the link "\/exercises\/no-such-page\/" leads to a page that does not exist/,
  /Exercise "Pull-up" \(exercise-pull-up\)(?:\n  .*)*\n  - field content: line \d+: <script> is not allowed/,
  /Exercise "Push-up" \(exercise-push-up\)(?:\n  .*)*\n  - field content: line \d+: the attribute onclick of <br> is not allowed/,
  /Exercise "Push-up" \(exercise-push-up\)(?:\n  .*)*\n  - field content: line \d+: the link "javascript:alert\(1\)"/,
  /Workout plan ".*" \(workoutPlan-first-barbell-plan\)(?:\n  .*)*\n  - field content: line \d+, column 3: "Leg pres" is not in the exercise library\. Did you mean "Leg press"\?/,
];
