import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fingerprintFolder } from '../../support/scratch-site/fingerprint-folder.ts';
import { createScratchSite } from '../../support/scratch-site/scratch-site.ts';
import type { ScratchSite } from '../../support/scratch-site/scratch-site.ts';

let site: ScratchSite;
beforeAll(async () => {
  site = await createScratchSite();
});
afterAll(() => site.dispose());

/** Changes an entry or asset file; fails when it does not hold what is to be replaced. */
const change = (name: string, from: string | RegExp, to: string): void => {
  const file = path.join(site.contentFolder, name);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${name} does not hold ${String(from)}.`);
  writeFileSync(file, after);
};

const append = (name: string, text: string): void => {
  const file = path.join(site.contentFolder, name);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${text}\n`);
};

const spoil = (): void => {
  change('entries/exercise/back-squat.md', /^slug: .*\n/m, '');
  change('entries/exercise/front-squat.md', /^slug: .*$/m, 'slug: goblet-squat');
  change('entries/exercise/plank.md', /^category: .*$/m, 'category: leg-exercise');
  change('entries/article/deload-weeks.md', /^categories: .*$/m, 'categories: [holidays]');
  change('entries/article/sleep-and-strength.md', /^date: .*$/m, 'date: 2026-02-30');
  change('entries/product/lifting-belt.md', /^priceGbp: .*$/m, 'priceGbp: forty');
  change('entries/homeBanner/exercises.md', /^slug: .*$/m, 'slug: exercises/arms');
  change('assets/exercise-deadlift.yaml', /^description: .*$/m, 'description: ""');
  rmSync(path.join(site.contentFolder, 'assets/exercise-face-pull.yaml'));
  append('entries/exercise/chin-up.md', 'See [there](/exercises/no-such-page/).');
  append('entries/exercise/pull-up.md', '<script>alert(1)</script>');
  append('entries/exercise/push-up.md', 'Line<br onclick="x()">break [x](javascript:alert(1)).');
  append('entries/workoutPlan/first-barbell-plan.md', '```workout\n- Leg pres: 3 x 5\n```');
};

const expected: readonly RegExp[] = [
  /Exercise "Back squat" \(exercise-back-squat\), field slug: it is missing\. Enter/,
  /Exercise "Goblet squat" \(exercise-goblet-squat\), field slug: "goblet-squat" is taken by|Exercise "Front squat" \(exercise-front-squat\), field slug: "goblet-squat" is taken by/,
  /Exercise "Plank" \(exercise-plank\), field category: "leg-exercise" is not the slug of an exercise category\. Use one of/,
  /Article "Deload weeks.*" \(article-deload-weeks\), field categories: "holidays" is not/,
  /Article ".*" \(article-sleep-and-strength\), field date: "2026-02-30" is not a date/,
  /Product "Lifting belt" \(product-lifting-belt\), field priceGbp: "forty" is not a price\. Enter a number/,
  /Home banner ".*" \(homeBanner-exercises\), field slug: it leads to \/exercises\/arms\//,
  /Exercise "Deadlift" \(exercise-deadlift\), field image: .* has no alt text\. Say what is seen/,
  /Exercise "Face pull" \(exercise-face-pull\), field image: it has no picture/,
  /Exercise "Chin-up" \(exercise-chin-up\), field content: line \d+: the link "\/exercises\/no-such-page\/" leads to a page that does not exist/,
  /Exercise "Pull-up" \(exercise-pull-up\), field content: line \d+: <script> is not allowed/,
  /Exercise "Push-up" \(exercise-push-up\), field content: line \d+: the attribute onclick of <br> is not allowed/,
  /Exercise "Push-up" \(exercise-push-up\), field content: line \d+: the link "javascript:alert\(1\)"/,
  /Workout plan ".*" \(workoutPlan-first-barbell-plan\), field content: line \d+, column 3: "Leg pres" is not in the exercise library\. Did you mean "Leg press"\?/,
];

it('lists every fault of a space, and leaves the last good site as it was', async () => {
  expect((await site.build()).code).toBe(0);
  const good = fingerprintFolder(site.publicFolder);
  expect(Object.keys(good).length).toBeGreaterThan(100);

  spoil();
  const { code, output } = await site.build();
  expect(code).not.toBe(0);
  for (const fault of expected) expect(output).toMatch(fault);
  expect(output.trimEnd().split('\n').at(-1)).toMatch(/^The build failed .*as it was\.$/);
  expect(fingerprintFolder(site.publicFolder)).toEqual(good);

  site.resetContent();
  change('entries/article/deload-weeks.md', /^title: .*$/m, 'title: Deload weeks once more');
  expect((await site.build()).code).toBe(0);
  expect(site.readPublic('articles/deload-weeks/index.html')).toContain('Deload weeks once more');
  expect(site.readPublic('articles/index.html')).toContain('Deload weeks once more');

  rmSync(path.join(site.contentFolder, 'entries/faq'), { recursive: true });
  rmSync(path.join(site.contentFolder, 'entries/product/chalk-block.md'));
  const linked = await site.build();
  // Somebody links to the block: the build says so rather than serve a dead link.
  expect(linked.output).toContain('leads to a page that does not exist');
  expect(site.hasPublic('shop/chalk-block/index.html')).toBe(true);
});
