// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  chooseRadioButton,
  clickButtonNamed,
  fillTextFields,
  latestAnnouncementText,
  resetBrowser,
  resultTextByHeading,
  setCalculatorAddressWithLink,
} from './calculator.test-support.ts';
import { TdeeCalculator } from './tdee-calculator.tsx';

afterEach(resetBrowser);

const levelTexts = (): readonly (string | null)[] =>
  screen.getAllByRole('listitem').map((level) => level.textContent);
const markedLevel = (): string | null | undefined =>
  document.querySelector('[aria-current="true"]')?.textContent;

describe('the TDEE calculator', () => {
  it('shows and announces the energy for the chosen activity', () => {
    render(<TdeeCalculator />);
    fillTextFields({ 'Weight in kilograms': '72', 'Height in centimetres': '168', Age: '41' });
    chooseRadioButton('Moderate');
    clickButtonNamed('Calculate TDEE');
    expect(resultTextByHeading('Your TDEE')).toContain('2,246 kcal a day');
    expect(resultTextByHeading('Your TDEE')).toContain('BMR 1,404 × 1.6 = 2,246');
    expect(latestAnnouncementText().trim()).toBe(
      'Your TDEE is 2,246 kilocalories a day, your BMR 1,404.',
    );
  });

  it('shows all four levels, and marks another one when the activity changes', () => {
    setCalculatorAddressWithLink('#kg=72&cm=168&age=41&activity=moderate');
    render(<TdeeCalculator />);
    expect(levelTexts()).toEqual([
      expect.stringContaining('1,685Sedentary'),
      expect.stringContaining('1,966Light'),
      expect.stringContaining('2,246Moderateyour week'),
      expect.stringContaining('2,527Very active'),
    ]);
    expect(markedLevel()).toContain('Moderate');
    chooseRadioButton('Sedentary');
    expect(resultTextByHeading('Your TDEE')).toContain('1,685 kcal a day');
    expect(markedLevel()).toContain('Sedentary');
  });

  it('warns of fewer than 1,200 kcal', () => {
    setCalculatorAddressWithLink('#kg=40&cm=150&age=80&activity=sedentary');
    render(<TdeeCalculator />);
    // BMR 400 + 937.5 − 400 − 161 = 776.5; 777 × 1.2 = 932.4
    expect(resultTextByHeading('Your TDEE')).toContain('932 kcal a day');
    expect(resultTextByHeading('Your TDEE')).toContain('Less than 1,200 kcal');
  });
});
