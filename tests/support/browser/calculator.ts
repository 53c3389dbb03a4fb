import type { Locator, Page } from '@playwright/test';

export const calculatorPaths = {
  macro: '/calculators/macro/',
  oneRepMax: '/calculators/one-rep-max/',
  tdee: '/calculators/tdee/',
  reverseDiet: '/calculators/reverse-diet/',
} as const;

/** The example of the macro page, with a BMR of 1,370 kcal. */
export const amina = {
  'Weight in kilograms': '65',
  'Height in centimetres': '165',
  Age: '30',
} as const;

/** The parameters of a link to the same numbers. */
export const aminaLink = 'kg=65&cm=165&age=30&activity=light';

/** The form and the results of a calculator. */
export const calculator = (page: Page): Locator => page.getByRole('region', { name: 'Calculator' });

export const field = (page: Page, name: string): Locator =>
  calculator(page).getByLabel(name, { exact: true });

export const listBox = (page: Page, name: string): Locator =>
  calculator(page).getByRole('combobox', { name, exact: true });

export const radio = (page: Page, name: string): Locator =>
  calculator(page).getByRole('radio', { name, exact: true });

/** The radio button of an activity level; its accessible name ends with an explanation. */
export const activityLevel = (page: Page, name: string): Locator =>
  calculator(page).getByRole('radio', { name: new RegExp(`^${name}`) });

/** A part of the results, by its heading. */
export const resultPart = (page: Page, title: string): Locator =>
  calculator(page).locator('div', {
    has: page.locator(':scope > h2').getByText(title, { exact: true }),
  });

export const press = (page: Page, name: string): Promise<void> =>
  calculator(page).getByRole('button', { name, exact: true }).click();

export const fill = async (page: Page, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
};
