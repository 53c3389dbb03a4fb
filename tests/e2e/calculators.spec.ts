import { expect, test } from '@playwright/test';
import type { Locator, Page, Request } from '@playwright/test';
import { expectNoViolations, findWhatSticksOut } from '../support/browser/accessibility.ts';
import { cameAlive, nextFrames, scrollToEnd, visit } from '../support/browser/visit.ts';

const paths = {
  macro: '/calculators/macro/',
  oneRepMax: '/calculators/one-rep-max/',
  tdee: '/calculators/tdee/',
  reverseDiet: '/calculators/reverse-diet/',
} as const;

/** Amina of the macro page: 65 kg, 165 cm, 30 years, a light week; her BMR is 1,370. */
const amina = { 'Weight in kilograms': '65', 'Height in centimetres': '165', Age: '30' } as const;
const aminaLink = 'kg=65&cm=165&age=30&activity=light';

/** Links that open each calculator with all of its results. */
const results = [
  { name: 'macro', address: `${paths.macro}#${aminaLink}&goal=fat-loss`, shows: '1,534' },
  {
    name: 'macro with its warnings',
    address: `${paths.macro}#kg=45&feet=5&inches=1&age=60&activity=sedentary&goal=fat-loss`,
    shows: '919',
  },
  { name: 'one rep max', address: `${paths.oneRepMax}#kg=60&reps=1`, shows: '62' },
  { name: 'TDEE', address: `${paths.tdee}#${aminaLink}`, shows: '1,918' },
  { name: 'reverse diet', address: `${paths.reverseDiet}#calories=1150`, shows: '1,196' },
] as const;

const tool = (page: Page): Locator => page.getByRole('region', { name: 'Calculator' });
const field = (page: Page, name: string): Locator => tool(page).getByLabel(name, { exact: true });
const pick = (page: Page, name: string): Locator =>
  tool(page).getByRole('combobox', { name, exact: true });
const part = (page: Page, title: string): Locator =>
  tool(page).locator('div', {
    has: page.locator(':scope > h2').getByText(title, { exact: true }),
  });
const press = (page: Page, name: string): Promise<void> =>
  tool(page).getByRole('button', { name, exact: true }).click();
const radio = (page: Page, name: string): Locator =>
  tool(page).getByRole('radio', { name, exact: true });
/** The levels of activity, whose names go on with what they mean. */
const week = (page: Page, name: string): Locator =>
  tool(page).getByRole('radio', { name: new RegExp(`^${name}`) });
const said = (page: Page): Locator => tool(page).locator('[role="status"].visually-hidden').last();

const fill = async (page: Page, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
};

const rows = (table: Locator): Promise<readonly (readonly string[])[]> =>
  table
    .locator('tr')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.children].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' ')),
      ),
    );

test.describe('the macro calculator', () => {
  test('goes through its states: inputs, BMR, goal, another week, reset', async ({ page }) => {
    await visit(page, paths.macro);
    const bmr = part(page, 'Your BMR');
    const goals = tool(page).getByRole('group', { name: 'What is your goal?' });
    const table = tool(page).getByRole('table');
    await expect(week(page, 'Light')).toBeChecked();
    await expect(bmr).toHaveCount(0);
    await expect(goals).toHaveCount(0);

    await fill(page, amina);
    await press(page, 'Calculate BMR');
    await expect(bmr.getByText('1,370 kcal a day')).toBeVisible();
    await expect(bmr).toContainText('1,233 to 1,507');
    await expect(said(page)).toHaveText('Your BMR is 1,370 kilocalories a day. Now choose a goal.');
    await expect(goals.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(table).toHaveCount(0);

    await radio(page, 'Fat loss').check();
    await expect(part(page, 'Fat loss').getByText('1,534 kcal a day')).toBeVisible();
    await expect(part(page, 'Fat loss')).toContainText('1,370 × 1.4 ÷ 1.25 = 1,534');
    expect(await rows(table)).toEqual([
      ['Macro', 'Grams', 'kcal', 'Share'],
      ['Protein', '173 g', '690', '45%'],
      ['Carbohydrate', '115 g', '460', '30%'],
      ['Fat', '43 g', '384', '25%'],
      ['Together', '', '1,534', '100%'],
    ]);
    await expect(
      tool(page).getByRole('img', {
        name: 'Of 1,534 kcal: 45% protein, 30% carbohydrate, 25% fat.',
      }),
    ).toBeVisible();
    await expect(said(page)).toHaveText(
      '1,534 kilocalories a day: 173 grams of protein, 115 grams of carbohydrate, 43 grams of fat',
    );

    await radio(page, 'Weight gain').check();
    await expect(part(page, 'Weight gain').getByText('2,302 kcal a day')).toBeVisible();
    await expect(part(page, 'Fat loss')).toHaveCount(0);

    await week(page, 'Moderate').check();
    await expect(table).toHaveCount(0);
    await expect(goals.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(bmr.getByText('1,370 kcal a day')).toBeVisible();

    await radio(page, 'Maintenance').check();
    // 1,370 × 1.6
    await expect(part(page, 'Maintenance').getByText('2,192 kcal a day')).toBeVisible();

    await press(page, 'Reset');
    await expect(bmr).toHaveCount(0);
    await expect(goals).toHaveCount(0);
    await expect(table).toHaveCount(0);
    for (const name of Object.keys(amina)) await expect(field(page, name)).toHaveValue('');
    await expect(week(page, 'Light')).toBeChecked();
    await expect(said(page)).toBeEmpty();
  });

  test('takes a BMR away that belongs to other inputs', async ({ page }) => {
    await visit(page, `${paths.macro}#${aminaLink}&goal=maintenance`);
    await expect(part(page, 'Maintenance')).toBeVisible();
    await field(page, 'Age').fill('31');
    await expect(part(page, 'Your BMR')).toHaveCount(0);
    await press(page, 'Calculate BMR');
    // 1,370.25 − 5
    await expect(part(page, 'Your BMR').getByText('1,365 kcal a day')).toBeVisible();
    await expect(part(page, 'Maintenance')).toHaveCount(0);
  });

  test('leads to the page that explains macros, and back', async ({ page }) => {
    await visit(page, paths.macro);
    await page.getByRole('link', { name: 'macros explained' }).click();
    await expect(page).toHaveURL('/calculators/macros-explained/');
    await page.getByRole('main').getByRole('link', { name: 'macro calculator' }).first().click();
    await expect(page).toHaveURL(paths.macro);
    await fill(page, amina);
    await press(page, 'Calculate BMR');
    await expect(part(page, 'Your BMR').getByText('1,370 kcal a day')).toBeVisible();
  });
});

test.describe('warnings', () => {
  test('stand beside fat loss under the BMR and under 1,200 kcal', async ({ page }) => {
    await visit(page, `${paths.macro}#kg=60&cm=165&age=30&activity=sedentary&goal=fat-loss`);
    // BMR 600 + 1,031.25 − 150 − 161 = 1,320.25; 1,320 × 1.2 ÷ 1.25 = 1,267.2
    const loss = part(page, 'Fat loss');
    await expect(loss).toContainText('1,267 kcal a day');
    await expect(loss).toContainText('That is 53 kcal under your BMR');
    await expect(loss).toContainText('Eat at least 1,320 a day');
    await expect(loss).not.toContainText('1,200');
    await expect(said(page)).toContainText('53 kcal under your BMR');
    await radio(page, 'Maintenance').check();
    await expect(part(page, 'Maintenance')).toBeVisible();
    await expect(tool(page).getByText('Stop and think.')).toHaveCount(0);

    await page.goto(`${paths.macro}#kg=45&cm=155&age=60&activity=sedentary&goal=fat-loss`);
    // BMR 450 + 968.75 − 300 − 161 = 957.75; 958 × 1.2 ÷ 1.25 = 919.68
    await expect(loss).toContainText('920 kcal a day');
    await expect(loss).toContainText('38 kcal under your BMR');
    await expect(loss).toContainText('Eat at least 1,200 a day');
    await expect(loss).toContainText('Less than 1,200 kcal a day is very little');
  });

  test('stand beside an estimate from a single', async ({ page }) => {
    await visit(page, `${paths.oneRepMax}#kg=60&reps=1`);
    const max = part(page, 'Your one rep max');
    await expect(max.getByText('62 kg', { exact: true })).toBeVisible();
    await expect(max).toContainText('your one rep max is what you lifted: 60 kg');
    await field(page, 'Reps, 1 to 10').fill('2');
    await press(page, 'Calculate');
    await expect(max.getByText('64 kg', { exact: true })).toBeVisible();
    await expect(max).not.toContainText('Stop and think');
  });

  test('stand beside a day under 1,200 kcal', async ({ page }) => {
    await visit(page, `${paths.reverseDiet}#calories=1150`);
    await expect(tool(page)).toContainText('You eat less than 1,200 kcal a day now.');
    await expect(tool(page)).toContainText('These steps leave you under it: modest.');
    await field(page, 'Calories you eat a day now').fill('1200');
    await press(page, 'Calculate');
    await expect(tool(page)).toContainText('1,248');
    await expect(tool(page)).not.toContainText('Stop and think');

    await visit(page, `${paths.tdee}#kg=40&cm=150&age=80&activity=sedentary`);
    // BMR 400 + 937.5 − 400 − 161 = 776.5; 777 × 1.2 = 932.4
    await expect(part(page, 'Your TDEE')).toContainText('932 kcal a day');
    await expect(part(page, 'Your TDEE')).toContainText('Less than 1,200 kcal');
  });
});

test.describe('the one rep max calculator', () => {
  test('shows the shares of the maximum with the plates for each, until reset', async ({
    page,
  }) => {
    await visit(page, paths.oneRepMax);
    await fill(page, { 'Weight you lifted in kilograms': '60', 'Reps, 1 to 10': '5' });
    await press(page, 'Calculate');
    await expect(part(page, 'Your one rep max').getByText('70 kg', { exact: true })).toBeVisible();
    await expect(said(page)).toHaveText('Your one rep max is about 70 kg.');
    const table = tool(page).getByRole('table', { name: 'Shares of your one rep max' });
    const found = await rows(table);
    expect(found.map(([share, weight]) => [share, weight])).toEqual([
      ['Share', 'Weight'],
      ['90%', '63 kg'],
      ['80%', '56 kg'],
      ['70%', '49 kg'],
      ['60%', '42 kg'],
      ['50%', '35 kg'],
    ]);
    expect(found[1]?.[2]).toContain('20 kg bar with 20 + 1.25 on each side: 62.5 kg, 0.5 short.');
    expect(found[5]?.[2]).toContain('20 kg bar with 5 + 2.5 on each side.');
    await expect(table.getByRole('row').nth(1).locator('svg text')).toHaveText(['20', '1.25']);

    await press(page, 'Reset');
    await expect(table).toHaveCount(0);
    await expect(field(page, 'Weight you lifted in kilograms')).toHaveValue('');
    await expect(field(page, 'Reps, 1 to 10')).toHaveValue('');
  });

  test('loads the bar and plates that she has, and remembers them', async ({ page }) => {
    await visit(page, `${paths.oneRepMax}#kg=60&reps=5`);
    const folded = tool(page).getByText('The bar and plates you have');
    const bar = pick(page, 'Bar');
    await expect(bar).toBeHidden();
    await folded.click();
    await bar.selectOption('15 kg');
    await pick(page, '20 kg plates').selectOption('None');
    await pick(page, '0.5 kg plates').selectOption('2 pairs');
    const first = tool(page).getByRole('row').nth(1);
    // (63 − 15) ÷ 2 = 24 a side: 15 + 5 + 2.5 + 1.25 = 23.75, and no half plate fits into the rest
    await expect(first).toContainText('15 kg bar with');
    await expect(first).toContainText('63 kg');
    await expect(first.locator('svg text').filter({ hasText: /^20$/ })).toHaveCount(0);
    const words = await first.innerText();

    // From the same page, an address that differs behind the hash would load nothing.
    await page.goto('about:blank');
    await visit(page, `${paths.oneRepMax}#kg=60&reps=5`);
    await expect(first).toContainText('15 kg bar with');
    expect(await first.innerText()).toBe(words);

    await tool(page).getByText('The bar and plates you have').click();
    await bar.selectOption('20 kg');
    await expect(first).toContainText('20 kg bar with');
  });

  test('says when a weight is less than the bar', async ({ page }) => {
    await visit(page, `${paths.oneRepMax}#kg=20&reps=1`);
    // 20 × (1 + 1 ÷ 30) = 20.7, so 21; 90% are 18.9
    await expect(tool(page).getByRole('row').nth(1)).toContainText('Lighter than the 20 kg bar');
    await expect(tool(page).locator('table svg')).toHaveCount(0);
  });

  test('says folded away what other formulas make of it', async ({ page }) => {
    await visit(page, `${paths.oneRepMax}#kg=60&reps=10`);
    const sentence = tool(page).getByText('Five formulas put this set between 75 and 81 kg.');
    await expect(sentence).toBeHidden();
    await tool(page).getByText('What other formulas say').click();
    await expect(sentence).toBeVisible();
    expect(await rows(tool(page).getByRole('table').last())).toEqual([
      ['Formula', 'One rep max', 'Beside ours'],
      ['Epley, 1985', '80 kg', 'ours'],
      // 60 ÷ (1.0278 − 0.278) = 80.02; 60 × 10 to the power of 0.1 = 75.54; 60 × 1.25 = 75;
      // 6,000 ÷ (48.8 + 53.8 × 0.47237) = 80.85
      ['Brzycki, 1993', '80 kg', 'the same'],
      ['Lombardi, 1989', '76 kg', '4 kg less'],
      ['O’Conner and colleagues, 1989', '75 kg', '5 kg less'],
      ['Wathan, 1994', '81 kg', '1 kg more'],
    ]);
  });
});

test.describe('the TDEE calculator', () => {
  test('shows all four levels side by side and marks hers', async ({ page }) => {
    await visit(page, paths.tdee);
    await fill(page, {
      'Weight in kilograms': '72',
      'Height in centimetres': '168',
      Age: '41',
    });
    await week(page, 'Moderate').check();
    await press(page, 'Calculate TDEE');
    await expect(part(page, 'Your TDEE').getByText('2,246 kcal a day')).toBeVisible();
    await expect(part(page, 'Your TDEE')).toContainText('BMR 1,404 × 1.6 = 2,246');
    await expect(said(page)).toHaveText('Your TDEE is 2,246 kilocalories a day, your BMR 1,404.');
    const levels = part(page, 'All four levels, in kcal a day').getByRole('listitem');
    await expect(levels).toHaveText([
      /1,685Sedentary/,
      /1,966Light/,
      /2,246Moderateyour week/,
      /2,527Very active/,
    ]);
    const boxes = await Promise.all((await levels.all()).map((level) => level.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    await expect(tool(page).locator('[aria-current="true"]')).toHaveText(/Moderate/);

    await week(page, 'Sedentary').check();
    await expect(part(page, 'Your TDEE').getByText('1,685 kcal a day')).toBeVisible();
    await expect(tool(page).locator('[aria-current="true"]')).toHaveText(/Sedentary/);
  });
});

test.describe('the reverse diet calculator', () => {
  const calories = 'Calories you eat a day now';
  const steps = (page: Page): Locator =>
    part(page, 'Your next step up, in kcal a day').getByRole('listitem');

  test('shows four steps up', async ({ page }) => {
    await visit(page, paths.reverseDiet);
    await fill(page, { [calories]: '1,600' });
    await press(page, 'Calculate');
    await expect(steps(page)).toHaveText([
      '1,664Modest+4%, +64',
      '1,728Average+8%, +128',
      '1,840Vigorous+15%, +240',
      '1,920Reckless+20%, +320',
    ]);
    await expect(said(page).first()).not.toBeEmpty();
    await press(page, 'Reset');
    await expect(steps(page)).toHaveCount(0);
    await expect(field(page, calories)).toHaveValue('');
  });

  for (const text of ['', 'lots', '1e9', '-1600', '99999']) {
    test(`shows 0 and one sentence for "${text}"`, async ({ page }) => {
      await visit(page, paths.reverseDiet);
      await fill(page, { [calories]: text });
      await press(page, 'Calculate');
      await expect(steps(page)).toHaveText([/^0Modest/, /^0Average/, /^0Vigorous/, /^0Reckless/]);
      await expect(field(page, calories)).toHaveAccessibleDescription(/^(Enter|Write) [^.]+\.$/);
      await expect(tool(page).getByRole('table')).toHaveCount(0);
    });
  }

  test('plans week by week at a pace that she can change', async ({ page }) => {
    await visit(page, `${paths.reverseDiet}#calories=1600`);
    const table = tool(page).getByRole('table', { name: 'Your calories week by week' });
    expect((await rows(table)).slice(1, 4)).toEqual([
      ['Weeks 1–2', '1,600', 'as now'],
      ['Weeks 3–4', '1,728', '+128'],
      ['Weeks 5–6', '1,866', '+138'],
    ]);
    await field(page, 'Stop at, if you know your TDEE').fill('2000');
    expect((await rows(table)).slice(3)).toEqual([
      ['Weeks 5–6', '1,866', '+138'],
      ['Weeks 7–8', '2,000', '+134'],
    ]);
    await expect(
      tool(page).getByRole('img', {
        name: 'From 1,600 to 2,000 kcal a day within 8 weeks, in 3 steps.',
      }),
    ).toBeVisible();
    await radio(page, 'Reckless').check();
    await radio(page, '1').check();
    expect((await rows(table)).slice(1)).toEqual([
      ['Week 1', '1,600', 'as now'],
      ['Week 2', '1,920', '+320'],
      ['Week 3', '2,000', '+80'],
    ]);
    await field(page, 'Stop at, if you know your TDEE').fill('1500');
    await expect(field(page, 'Stop at, if you know your TDEE')).toHaveAccessibleDescription(
      'Enter more than the 1,600 kcal you eat now, or leave it empty.',
    );
  });
});

test.describe('what cannot be worked with', () => {
  test('is named in one sentence a field, and the first is in focus', async ({ page }) => {
    await visit(page, paths.macro);
    await press(page, 'Calculate BMR');
    await expect(field(page, 'Weight in kilograms')).toBeFocused();
    await expect(field(page, 'Weight in kilograms')).toHaveAccessibleDescription(
      'Enter your weight.',
    );
    await fill(page, {
      'Weight in kilograms': '-65',
      'Height in centimetres': '5',
      Age: '300',
    });
    await press(page, 'Calculate BMR');
    const sentences = {
      'Weight in kilograms': 'Enter a weight from 30 to 300 kg.',
      'Height in centimetres': 'Enter a height from 120 to 230 cm.',
      Age: 'Enter an age from 18 to 100: the formula was made for adults.',
    };
    for (const [name, sentence] of Object.entries(sentences)) {
      await expect(field(page, name)).toHaveAccessibleDescription(sentence);
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(tool(page).getByText(sentence)).toBeVisible();
    }
    await expect(part(page, 'Your BMR')).toHaveCount(0);

    await field(page, 'Weight in kilograms').fill('65');
    await expect(tool(page).getByText(sentences['Weight in kilograms'])).toHaveCount(0);
    await expect(tool(page).getByText(sentences.Age)).toBeVisible();
    await fill(page, amina);
    await press(page, 'Calculate BMR');
    await expect(part(page, 'Your BMR')).toBeVisible();
    await expect(tool(page).locator('[aria-invalid="true"]')).toHaveCount(0);
  });

  test('speaks of the unit that is shown', async ({ page }) => {
    await visit(page, paths.macro);
    await radio(page, 'lb').check();
    await radio(page, 'ft in').check();
    await fill(page, { 'Weight in pounds': '5', 'Height in feet': '50', Age: 'x' });
    await press(page, 'Calculate BMR');
    await expect(tool(page).getByText('Enter a weight from 66 to 660 lb.')).toBeVisible();
    await expect(tool(page).getByText('Enter a height from 4 ft to 7 ft 6 in.')).toBeVisible();
    await expect(
      tool(page).getByText('Write your age in figures only, for example 34.'),
    ).toBeVisible();
  });

  test('are reps beyond ten', async ({ page }) => {
    await visit(page, paths.oneRepMax);
    await fill(page, { 'Weight you lifted in kilograms': '60', 'Reps, 1 to 10': '11' });
    await press(page, 'Calculate');
    await expect(
      tool(page).getByText('Enter reps from 1 to 10: beyond ten the estimate is poor.'),
    ).toBeVisible();
    await expect(field(page, 'Reps, 1 to 10')).toBeFocused();
    await expect(tool(page).getByRole('table')).toHaveCount(0);
  });
});

test.describe('units', () => {
  test('switch at any moment, and nothing typed is lost', async ({ page }) => {
    await visit(page, paths.macro);
    await fill(page, { 'Weight in kilograms': '65,0', 'Height in centimetres': '165', Age: '30' });
    await radio(page, 'lb').check();
    await radio(page, 'ft in').check();
    await expect(field(page, 'Weight in kilograms')).toBeHidden();
    await expect(field(page, 'Weight in pounds')).toHaveValue('143.3');
    await expect(field(page, 'Height in feet')).toHaveValue('5');
    await expect(field(page, 'Height in inches')).toHaveValue('5');
    await press(page, 'Calculate BMR');
    await radio(page, 'Maintenance').check();
    // Not 143.3 lb and 5 ft 5 in, which would be 1,371: what she typed counts.
    await expect(part(page, 'Your BMR').getByText('1,370 kcal a day')).toBeVisible();
    await radio(page, 'kg').check();
    await radio(page, 'cm').check();
    await expect(field(page, 'Weight in kilograms')).toHaveValue('65,0');
    await expect(field(page, 'Height in centimetres')).toHaveValue('165');
    await expect(part(page, 'Maintenance').getByText('1,918 kcal a day')).toBeVisible();

    await field(page, 'Weight in kilograms').fill('about 65');
    await radio(page, 'lb').check();
    await expect(field(page, 'Weight in pounds')).toHaveValue('about 65');
    await field(page, 'Weight in pounds').fill('143');
    await radio(page, 'kg').check();
    await expect(field(page, 'Weight in kilograms')).toHaveValue('64.9');
  });

  test('are taken from what was pasted', async ({ page }) => {
    await visit(page, paths.macro);
    await fill(page, {
      'Weight in kilograms': '10 st 3 lb',
      'Height in centimetres': '5 ft 5',
      Age: '30',
    });
    await press(page, 'Calculate BMR');
    // 143 lb and 65 in: 648.64 + 1,031.88 − 150 − 161 = 1,369.5
    await expect(part(page, 'Your BMR').getByText('1,370 kcal a day')).toBeVisible();
  });

  test('are remembered on the device, for every calculator', async ({ page }) => {
    await visit(page, paths.macro);
    await radio(page, 'lb').check();
    await radio(page, 'ft in').check();
    await visit(page, paths.tdee);
    await expect(radio(page, 'lb')).toBeChecked();
    await expect(field(page, 'Weight in pounds')).toBeVisible();
    await expect(field(page, 'Height in inches')).toBeVisible();
    await visit(page, paths.oneRepMax);
    await expect(field(page, 'Weight you lifted in pounds')).toBeVisible();
    await fill(page, { 'Weight you lifted in pounds': '135', 'Reps, 1 to 10': '5' });
    await press(page, 'Calculate');
    await expect(part(page, 'Your one rep max').getByText('158 lb', { exact: true })).toBeVisible();
    await expect(tool(page).getByRole('row').nth(1)).toContainText('45 lb bar');
    await radio(page, 'kg').check();
    // 135 lb are 61.23 kg: × 1.1667 = 71.4
    await expect(part(page, 'Your one rep max').getByText('71 kg', { exact: true })).toBeVisible();
    await press(page, 'Reset');
    await expect(radio(page, 'kg')).toBeChecked();
  });

  test('work where the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    await visit(page, paths.oneRepMax);
    await radio(page, 'lb').check();
    await fill(page, { 'Weight you lifted in pounds': '135', 'Reps, 1 to 10': '5' });
    await press(page, 'Calculate');
    await expect(part(page, 'Your one rep max').getByText('158 lb', { exact: true })).toBeVisible();
    await tool(page).getByText('The bar and plates you have').click();
    await pick(page, 'Bar').selectOption('35 lb');
    await expect(tool(page).getByRole('row').nth(1)).toContainText('35 lb bar');
  });
});

test.describe('a link to the numbers', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('brings inputs and results back, and sends them to nobody', async ({
    page,
    browser,
    baseURL,
  }) => {
    await visit(page, paths.macro);
    await radio(page, 'ft in').check();
    await fill(page, {
      'Weight in kilograms': '65,5',
      'Height in feet': '5',
      'Height in inches': '5.5',
      Age: '30',
    });
    await week(page, 'Moderate').check();
    await press(page, 'Calculate BMR');
    await radio(page, 'Weight gain').check();
    const shown = await part(page, 'Weight gain').innerText();
    await press(page, 'Copy a link to these numbers');
    await expect(tool(page).getByText('Copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(
      `${baseURL ?? ''}${paths.macro}#kg=65%2C5&feet=5&inches=5.5&age=30&activity=moderate&goal=weight-gain`,
    );

    const context = await browser.newContext({ locale: 'en-GB' });
    const other = await context.newPage();
    const requests: string[] = [];
    other.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    await visit(other, link);
    await expect(part(other, 'Weight gain')).toBeVisible();
    expect(await part(other, 'Weight gain').innerText()).toBe(shown);
    await expect(field(other, 'Weight in kilograms')).toHaveValue('65,5');
    await expect(field(other, 'Height in feet')).toHaveValue('5');
    await expect(field(other, 'Height in inches')).toHaveValue('5.5');
    await expect(field(other, 'Age')).toHaveValue('30');
    await expect(week(other, 'Moderate')).toBeChecked();
    await expect(radio(other, 'Weight gain')).toBeChecked();
    // The address of the page does not go on carrying them.
    await expect(other).toHaveURL(paths.macro);
    expect(requests.length).toBeGreaterThan(3);
    expect(requests.filter((request) => /kg=|feet=|65(%2C|,)5/.test(request))).toEqual([]);
    await context.close();
  });

  test('holds the week and the goal that are chosen now', async ({ page }) => {
    await visit(page, `${paths.tdee}#${aminaLink}`);
    await week(page, 'Very active').check();
    await press(page, 'Copy a link to these numbers');
    await expect(tool(page).getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '#kg=65&cm=165&age=30&activity=very-active',
    );
  });

  test('holds the pace of a schedule', async ({ page }) => {
    await visit(page, `${paths.reverseDiet}#calories=1600&step=vigorous&weeks=3&stop=2100`);
    await expect(radio(page, 'Vigorous')).toBeChecked();
    await expect(radio(page, '3')).toBeChecked();
    await expect(field(page, 'Stop at, if you know your TDEE')).toHaveValue('2100');
    await press(page, 'Copy a link to these numbers');
    await expect(tool(page).getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '#calories=1600&step=vigorous&weeks=3&stop=2100',
    );
  });

  test('opens on a page that is there already', async ({ page }) => {
    await visit(page, `${paths.macro}#${aminaLink}`);
    await expect(part(page, 'Your BMR').getByText('1,370 kcal a day')).toBeVisible();
    await page.evaluate(() => {
      location.hash = 'lb=143&feet=5&inches=5&age=40&activity=light&goal=maintenance';
    });
    await expect(field(page, 'Weight in pounds')).toHaveValue('143');
    // 1,369.5 − 50 = 1,319.5
    await expect(part(page, 'Your BMR').getByText('1,320 kcal a day')).toBeVisible();
    await expect(radio(page, 'Maintenance')).toBeChecked();
  });

  test('may also stand behind a question mark', async ({ page }) => {
    await visit(page, `${paths.oneRepMax}?kg=60&reps=5`);
    await expect(part(page, 'Your one rep max').getByText('70 kg', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(paths.oneRepMax);
  });

  test('is judged like what is typed', async ({ page }) => {
    await visit(page, `${paths.macro}#kg=-5&cm=5&age=<b>300</b>&activity=extreme&goal=miracle`);
    await expect(tool(page).getByText('Enter a weight from 30 to 300 kg.')).toBeVisible();
    await expect(tool(page).getByText('Enter a height from 120 to 230 cm.')).toBeVisible();
    await expect(field(page, 'Age')).toHaveValue('<b>300</b>');
    await expect(week(page, 'Light')).toBeChecked();
    await expect(part(page, 'Your BMR')).toHaveCount(0);
  });

  test('is not taken for a link to a part of the page', async ({ page }) => {
    await visit(page, `${paths.macro}#sources`);
    await expect(page).toHaveURL(`${paths.macro}#sources`);
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport();
    await expect(tool(page).locator('[aria-invalid="true"]')).toHaveCount(0);
  });

  test('can be copied by hand where there is no clipboard', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await visit(page, `${paths.oneRepMax}#kg=60&reps=5`);
    await press(page, 'Copy a link to these numbers');
    await expect(tool(page).getByLabel('Link to these numbers')).toHaveValue(
      `${baseURL ?? ''}${paths.oneRepMax}#kg=60&reps=5`,
    );
  });
});

test('nothing leaves the browser while one calculates', async ({ page }) => {
  for (const path of Object.values(paths)) {
    await visit(page, path);
    await scrollToEnd(page);
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    const note = (request: Request): void => void requests.push(request.url());
    page.on('request', note);
    for (const input of await tool(page).getByRole('textbox').all()) await input.fill('65');
    await tool(page).getByRole('button').first().click();
    await nextFrames(page);
    page.off('request', note);
    expect(requests, path).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie);
    expect(kept, path).not.toContain('65');
  }
});

test.describe('before the scripts are there', () => {
  /** Holds every script back until it is let go. */
  const holdScripts = async (page: Page): Promise<() => void> => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    return release;
  };

  test('the form takes what is typed, and keeps it when they come', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(paths.macro, { waitUntil: 'commit' });
    await fill(page, { 'Weight in kilograms': '65', Age: '30' });
    await radio(page, 'ft in').check();
    await fill(page, { 'Height in feet': '5', 'Height in inches': '5' });
    await radio(page, 'lb').check();
    await week(page, 'Moderate').check();
    await field(page, 'Age').press('Enter');
    await expect(page).toHaveURL(paths.macro);
    release();
    await cameAlive(page);
    await expect(field(page, 'Age')).toHaveValue('30');
    await expect(field(page, 'Height in feet')).toHaveValue('5');
    await expect(field(page, 'Weight in pounds')).toHaveValue('143.3');
    await expect(week(page, 'Moderate')).toBeChecked();
    await press(page, 'Calculate BMR');
    // 650 + 6.25 × 165.1 − 150 − 161 = 1,370.9
    await expect(part(page, 'Your BMR').getByText('1,371 kcal a day')).toBeVisible();
    await radio(page, 'Maintenance').check();
    // 1,371 × 1.6
    await expect(part(page, 'Maintenance').getByText('2,194 kcal a day')).toBeVisible();
  });

  test('the button answers at once, and the result comes by itself', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(paths.oneRepMax, { waitUntil: 'commit' });
    await fill(page, { 'Weight you lifted in kilograms': '60', 'Reps, 1 to 10': '5' });
    await press(page, 'Calculate');
    const wait = page.getByText('The calculator is still loading.');
    await expect(wait).toBeVisible();
    await expect(page).toHaveURL(paths.oneRepMax);
    release();
    await expect(part(page, 'Your one rep max').getByText('70 kg', { exact: true })).toBeVisible();
    await expect(wait).toBeHidden();
  });

  test('the enter key of a form with one field sends nothing', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(paths.reverseDiet, { waitUntil: 'commit' });
    await field(page, 'Calories you eat a day now').fill('1600');
    await field(page, 'Calories you eat a day now').press('Enter');
    release();
    await cameAlive(page);
    await expect(page).toHaveURL(paths.reverseDiet);
    await expect(field(page, 'Calories you eat a day now')).toHaveValue('1600');
  });

  test('a remembered unit does not relabel what was typed in another', async ({ page }) => {
    await visit(page, paths.macro);
    await radio(page, 'lb').check();
    const release = await holdScripts(page);
    await page.goto(paths.macro, { waitUntil: 'commit' });
    await field(page, 'Weight in kilograms').fill('65');
    release();
    await cameAlive(page);
    await expect(field(page, 'Weight in kilograms')).toHaveValue('65');
    await expect(field(page, 'Weight in kilograms')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of Object.values(paths)) {
    test(`${path} says how to work it out by hand`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      // Looking for a text leaves out what stands in `noscript`.
      const off = main.locator('noscript > p');
      await expect(off).toBeVisible();
      expect(await off.textContent()).toContain('JavaScript is off in your browser');
      await expect(main.getByRole('heading', { name: 'A worked example' })).toBeVisible();
      await expect(main.getByRole('button')).toHaveCount(0);
      await expect(main.getByRole('textbox')).toHaveCount(0);
    });
  }
});

test('every calculator works with the keyboard alone', async ({ page }) => {
  await visit(page, paths.macro);
  await field(page, 'Weight in kilograms').focus();
  const { keyboard } = page;
  await keyboard.type('143');
  await keyboard.press('Tab');
  // The switch beside it: kilograms are chosen, the arrow goes to pounds.
  await expect(radio(page, 'kg')).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(radio(page, 'lb')).toBeChecked();
  await keyboard.press('Shift+Tab');
  await expect(field(page, 'Weight in pounds')).toBeFocused();
  await keyboard.press('Control+A');
  await keyboard.type('143');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('165');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('30');
  await keyboard.press('Tab');
  await expect(week(page, 'Light')).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(week(page, 'Moderate')).toBeChecked();
  await keyboard.press('Enter');
  // 648.64 + 1,031.25 − 150 − 161 = 1,368.9
  await expect(part(page, 'Your BMR').getByText('1,369 kcal a day')).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(radio(page, 'Maintenance')).toBeFocused();
  await keyboard.press('Space');
  // 1,369 × 1.6
  await expect(part(page, 'Maintenance').getByText('2,190 kcal a day')).toBeVisible();

  await visit(page, paths.oneRepMax);
  await field(page, 'Weight you lifted in pounds').focus();
  await keyboard.type('135');
  await field(page, 'Reps, 1 to 10').focus();
  await keyboard.type('5');
  await keyboard.press('Enter');
  await expect(part(page, 'Your one rep max')).toBeVisible();
  await tool(page).getByText('The bar and plates you have').focus();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(pick(page, 'Bar')).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(tool(page).getByRole('row').nth(1)).toContainText('35 lb bar');
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('numbers follow the reader’s language', async ({ page }) => {
    await visit(page, paths.macro);
    await fill(page, { 'Weight in kilograms': '65,5', 'Height in centimetres': '165', Age: '30' });
    await radio(page, 'lb').check();
    await expect(field(page, 'Weight in pounds')).toHaveValue('144,4');
    await press(page, 'Calculate BMR');
    // 655 + 1.031,25 − 150 − 161 = 1.375,25
    await expect(part(page, 'Your BMR').getByText('1.375 kcal a day')).toBeVisible();
    await radio(page, 'Fat loss').check();
    await expect(part(page, 'Fat loss')).toContainText('1.375 × 1,4 ÷ 1,25 = 1.540');
  });
});

for (const { name, address, shows } of results) {
  test(`${name}: with results axe finds nothing, and nothing sticks out`, async ({ page }) => {
    await visit(page, address);
    await expect(tool(page).getByText(shows).first()).toBeVisible();
    for (const folded of await tool(page).locator('summary').all()) await folded.click();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollToEnd(page);
      if (width !== 768) await expectNoViolations(page, `${width} px`);
      expect.soft(await findWhatSticksOut(page), `wider than ${width} px`).toEqual([]);
    }
  });
}

test('with sentences about what is wrong axe finds nothing', async ({ page }) => {
  await visit(page, `${paths.macro}#kg=-5&cm=5&age=300`);
  await expect(tool(page).locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectNoViolations(page, 'faults');
});

test('charts can do without their colours, and are there on paper', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, `${paths.macro}#${aminaLink}&goal=fat-loss`);
  const chart = tool(page).getByRole('img');
  const colours = (): Promise<readonly (readonly [string, string, string])[]> =>
    chart.locator('g').evaluateAll((parts) =>
      parts.map((each) => {
        const style = (selector: string) => {
          const found = each.querySelector(selector);
          if (found === null) throw new Error(`No ${selector}`);
          return getComputedStyle(found);
        };
        return [style('rect').fill, style('text').fill, style('rect').stroke] as const;
      }),
    );
  for (const [ground, text, outline] of await colours()) {
    expect(text).not.toBe(ground);
    expect(outline).not.toBe('none');
  }
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(chart).toBeVisible();
  for (const [ground, text, outline] of await colours()) {
    expect(text).not.toBe(ground);
    expect(outline).toBe('rgb(0, 0, 0)');
  }
  await expect(tool(page).getByRole('button')).toHaveCount(0);
  await expect(field(page, 'Weight in kilograms')).toBeVisible();
});
