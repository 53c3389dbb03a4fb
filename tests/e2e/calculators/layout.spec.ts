import { expect, test } from '@playwright/test';
import { expectNoViolations, findOverflow, modesAt } from '../../support/browser/accessibility.ts';
import {
  aminaLink,
  calculator,
  calculatorPaths,
  field,
  resultPart,
} from '../../support/browser/calculator.ts';
import { scrollToEnd, visit } from '../../support/browser/visit.ts';
import { sampleForBreadth } from '../../support/proof-scale.ts';

const { macro, oneRepMax, tdee, reverseDiet } = calculatorPaths;

/** Links that open each calculator with all of its results, and a text in them. */
const results = [
  { name: 'macro', address: `${macro}#${aminaLink}&goal=fat-loss`, text: '1,534' },
  {
    name: 'macro with its warnings',
    address: `${macro}#kg=45&feet=5&inches=1&age=60&activity=sedentary&goal=fat-loss`,
    text: '919',
  },
  { name: 'one rep max', address: `${oneRepMax}#kg=60&reps=1`, text: '62' },
  { name: 'TDEE', address: `${tdee}#${aminaLink}`, text: '1,918' },
  { name: 'reverse diet', address: `${reverseDiet}#calories=1150`, text: '1,196' },
] as const;

for (const { name, address, text } of sampleForBreadth(results)) {
  test(`${name}: axe finds nothing in the results, and nothing overflows`, async ({ page }) => {
    await visit(page, address);
    await expect(calculator(page).getByText(text).first()).toBeVisible();
    for (const summary of await calculator(page).locator('summary').all()) await summary.click();
    for (const width of sampleForBreadth([320, 768, 1280])) {
      await page.setViewportSize({ width, height: 800 });
      await scrollToEnd(page);
      if (width !== 768) await expectNoViolations(page, `${width} px`, modesAt(width));
      expect.soft(await findOverflow(page), `wider than ${width} px`).toEqual([]);
    }
  });
}

test('with invalid fields axe finds nothing', async ({ page }) => {
  await visit(page, `${macro}#kg=-5&cm=5&age=300`);
  await expect(calculator(page).locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectNoViolations(page, 'invalid fields');
});

test(
  'the four levels of the TDEE calculator are side by side',
  { tag: '@night' },
  async ({ page }) => {
    await visit(page, `${tdee}#${aminaLink}`);
    const levels = resultPart(page, 'All four levels, in kcal a day').getByRole('listitem');
    await expect(levels).toHaveCount(4);
    const boxes = await Promise.all((await levels.all()).map((level) => level.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  },
);

test('charts are readable in forced colours and on paper', { tag: '@night' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, `${macro}#${aminaLink}&goal=fat-loss`);
  const chart = calculator(page).getByRole('img');
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
  await expect(calculator(page).getByRole('button')).toHaveCount(0);
  await expect(field(page, 'Weight in kilograms')).toBeVisible();
});
