import { expect, test, type Locator, type Page } from '@playwright/test';
import { calculator, calculatorPaths } from '../../support/browser/calculator.ts';
import { openPoll, pollOf, voteButton } from '../../support/browser/poll.ts';
import { visit } from '../../support/browser/visit.ts';
import { readWrongFields } from '../../support/past-axe/field-errors.ts';
import { leftToMend } from '../../support/past-axe/exceptions.ts';
import { sampleForBreadth } from '../../support/proof-scale.ts';

/** A form, and how it is sent with everything wrong. */
type Form = {
  readonly name: string;
  readonly path: string;
  readonly form: (page: Page) => Locator;
  readonly send: string;
  /** What has to be there before: pressed to open the form, or typed to be wrong. */
  readonly prepare?: (page: Page, form: Locator) => Promise<void>;
};

const calculators = Object.entries(calculatorPaths).map(([name, path]): Form => ({
  name: `the calculator ${name}`,
  path,
  form: calculator,
  send: { macro: 'Calculate BMR', tdee: 'Calculate TDEE' }[name] ?? 'Calculate',
}));

const forms: readonly Form[] = [
  ...calculators,
  {
    name: 'the contact form',
    path: '/contact/',
    form: (page) => page.locator('form[name="contact"]'),
    send: 'Send',
  },
  {
    name: 'the mailing list',
    path: '/about/',
    form: (page) => page.getByRole('region', { name: 'Mailing list' }),
    send: 'Join',
  },
  {
    name: 'a lift of her weights',
    path: '/my-weights/',
    form: (page) => page.getByRole('region', { name: 'Add a lift' }),
    send: 'Keep this max',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Enter your weights' }).click();
      await page.getByText('Back squat', { exact: true }).click();
    },
  },
  {
    name: 'an exercise of her own',
    path: '/my-sessions/',
    form: (page) => page.getByRole('region', { name: 'Exercises of your own' }),
    send: 'Keep it',
    prepare: async (page, form) => {
      await page.getByRole('button', { name: 'Open my sessions' }).click();
      await form.getByRole('button', { name: 'Name an exercise' }).click();
    },
  },
];

for (const { name, path, form, send, prepare = async () => undefined } of sampleForBreadth(
  forms,
  3,
)) {
  test(`${name}, sent empty, marks what is wrong, ties a sentence to it, and leads there`, async ({
    page,
  }) => {
    await visit(page, path);
    await prepare(page, form(page));
    await form(page).getByRole('button', { name: send, exact: true }).click();
    await expect
      .poll(async () => (await readWrongFields(form(page))).wrong.length)
      .toBeGreaterThan(0);
    const { faults } = await readWrongFields(form(page));
    expect(leftToMend(name, faults)).toEqual([]);
    // The focus is on the first wrong field, or on the list of what to put right.
    await expect(
      form(page).locator('[aria-invalid="true"]:focus, [role="alert"]:focus'),
    ).toHaveCount(1);
  });
}

test(
  'the poll, sent empty, describes its options with what is missing, and leads there',
  { tag: '@night' },
  async ({ page }) => {
    await openPoll(page);
    await voteButton(page).click();
    const options = pollOf(page).getByRole('group');
    await expect(options).toHaveAccessibleDescription('Choose one of the options first.');
    await expect(options.locator(':focus')).toHaveCount(1);
  },
);
