// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  cellTextsByRow,
  chooseRadioButton,
  clickButtonNamed,
  fillTextFields,
  getRadioButton,
  getTextField,
  latestAnnouncementText,
  resetBrowser,
  resultTextByHeading,
  setCalculatorAddressWithLink,
} from './calculator.test-support.ts';
import { MacroCalculator } from './macro-calculator.tsx';

afterEach(resetBrowser);

/**
 * The woman in the example on the macro page: her BMR is 1,370 and her activity is the default,
 * light.
 */
const amina = { 'Weight in kilograms': '65', 'Height in centimetres': '165', Age: '30' };

const goals = ['Maintenance', 'Fat loss', 'Weight gain'];
const checkedGoals = (): readonly string[] => goals.filter((goal) => getRadioButton(goal).checked);

describe('the macro calculator', () => {
  it('shows only the inputs at first, with light activity chosen', () => {
    render(<MacroCalculator />);
    expect(getRadioButton('Light').checked).toBe(true);
    expect(resultTextByHeading('Your BMR')).toBeUndefined();
    expect(screen.queryByText('What is your goal?')).toBeNull();
  });

  it('shows and announces the BMR with its range, and asks for a goal', () => {
    render(<MacroCalculator />);
    fillTextFields(amina);
    clickButtonNamed('Calculate BMR');
    expect(resultTextByHeading('Your BMR')).toContain('1,370 kcal a day');
    expect(resultTextByHeading('Your BMR')).toContain('1,233 to 1,507');
    expect(latestAnnouncementText()).toBe(
      'Your BMR is 1,370 kilocalories a day. Now choose a goal.',
    );
    expect(checkedGoals()).toEqual([]);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows and announces calories and macros for a goal', async () => {
    render(<MacroCalculator />);
    fillTextFields(amina);
    clickButtonNamed('Calculate BMR');
    chooseRadioButton('Fat loss');
    expect(resultTextByHeading('Fat loss')).toContain('1,534 kcal a day');
    expect(resultTextByHeading('Fat loss')).toContain('1,370 × 1.4 ÷ 1.25 = 1,534');
    expect(cellTextsByRow(await screen.findByRole('table'))).toEqual([
      ['Macro', 'Grams', 'kcal', 'Share'],
      ['Protein', '173 g', '690', '45%'],
      ['More than you need. Our advice is 1.6 to 2.2 g for each kilogram you weigh: 104 to 143 g.'],
      ['Carbohydrate', '115 g', '460', '30%'],
      ['Fat', '43 g', '384', '25%'],
      [
        'Too little over many weeks. Our advice is at least 0.7 g for each kilogram you weigh: 46 g. Take the difference from the protein.',
      ],
      ['Together', '', '1,534', '100%'],
    ]);
    await screen.findByRole('img', {
      name: 'Of 1,534 kcal: 45% protein, 30% carbohydrate, 25% fat.',
    });
    expect(latestAnnouncementText().trim()).toBe(
      '1,534 kilocalories a day: 173 grams of protein, 115 grams of carbohydrate, 43 grams of fat. We advise 104 to 143 grams of protein. We advise at least 46 grams of fat.',
    );
    chooseRadioButton('Weight gain');
    expect(resultTextByHeading('Weight gain')).toContain('2,302 kcal a day');
    expect(resultTextByHeading('Fat loss')).toBeUndefined();
  });

  it('says nothing beside a macro that matches our articles’ advice', async () => {
    // 100 kg: 1,000 + 1,031.25 − 150 − 161 = 1,720; × 1.4 × 1.2 = 2,890 kcal; 217 g of protein, 80
    // g of fat
    setCalculatorAddressWithLink('#kg=100&cm=165&age=30&activity=light&goal=weight-gain');
    render(<MacroCalculator />);
    expect(cellTextsByRow(await screen.findByRole('table'))).toHaveLength(5);
    expect(latestAnnouncementText()).not.toContain('advise');
  });

  it('clears the goal when the activity changes, and keeps the BMR', () => {
    render(<MacroCalculator />);
    fillTextFields(amina);
    clickButtonNamed('Calculate BMR');
    chooseRadioButton('Weight gain');
    chooseRadioButton('Moderate');
    expect(screen.queryByRole('table')).toBeNull();
    expect(checkedGoals()).toEqual([]);
    expect(resultTextByHeading('Your BMR')).toContain('1,370 kcal a day');
    chooseRadioButton('Maintenance');
    // 1,370 × 1.6
    expect(resultTextByHeading('Maintenance')).toContain('2,192 kcal a day');
  });

  it('empties the inputs on reset', () => {
    render(<MacroCalculator />);
    fillTextFields(amina);
    chooseRadioButton('Moderate');
    clickButtonNamed('Calculate BMR');
    chooseRadioButton('Maintenance');
    clickButtonNamed('Reset');
    expect(resultTextByHeading('Your BMR')).toBeUndefined();
    expect(screen.queryByText('What is your goal?')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(Object.keys(amina).map((name) => getTextField(name).value)).toEqual(['', '', '']);
    expect(getRadioButton('Light').checked).toBe(true);
    expect(latestAnnouncementText()).toBe('');
  });

  it('clears the BMR and the goal when an input changes', () => {
    setCalculatorAddressWithLink('#kg=65&cm=165&age=30&activity=light&goal=maintenance');
    render(<MacroCalculator />);
    expect(resultTextByHeading('Maintenance')).toBeDefined();
    fillTextFields({ Age: '31' });
    expect(resultTextByHeading('Your BMR')).toBeUndefined();
    clickButtonNamed('Calculate BMR');
    // 1,370.25 − 5
    expect(resultTextByHeading('Your BMR')).toContain('1,365 kcal a day');
    expect(resultTextByHeading('Maintenance')).toBeUndefined();
  });
});

describe('the macro calculator’s warnings', () => {
  it('point out fat loss below the BMR, on the page and to screen readers', () => {
    setCalculatorAddressWithLink('#kg=60&cm=165&age=30&activity=sedentary&goal=fat-loss');
    render(<MacroCalculator />);
    // BMR 600 + 1,031.25 − 150 − 161 = 1,320.25; 1,320 × 1.2 ÷ 1.25 = 1,267.2
    const loss = resultTextByHeading('Fat loss');
    expect(loss).toContain('1,267 kcal a day');
    expect(loss).toContain('That is 53 kcal under your BMR');
    expect(loss).toContain('Eat at least 1,320 a day');
    expect(loss).not.toContain('1,200');
    expect(latestAnnouncementText()).toContain('53 kcal under your BMR');
    chooseRadioButton('Maintenance');
    expect(resultTextByHeading('Maintenance')).toBeDefined();
    expect(screen.queryByText('Stop and think.')).toBeNull();
  });

  it('point out fewer than 1,200 kcal too', () => {
    setCalculatorAddressWithLink('#kg=45&cm=155&age=60&activity=sedentary&goal=fat-loss');
    render(<MacroCalculator />);
    // BMR 450 + 968.75 − 300 − 161 = 957.75; 958 × 1.2 ÷ 1.25 = 919.68
    const loss = resultTextByHeading('Fat loss');
    expect(loss).toContain('920 kcal a day');
    expect(loss).toContain('38 kcal under your BMR');
    expect(loss).toContain('Eat at least 1,200 a day');
    expect(loss).toContain('Less than 1,200 kcal a day is very little');
  });
});
