// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  cellTextsByRow,
  chooseRadioButton,
  clickButtonNamed,
  fieldDescriptionOf,
  fillTextFields,
  getTextField,
  latestAnnouncementText,
  resetBrowser,
  setCalculatorAddressWithLink,
} from './calculator.test-support.ts';
import { ReverseDietCalculator } from './reverse-diet-calculator.tsx';

afterEach(resetBrowser);

const calories = 'Calories you eat a day now';
const stopAt = 'Stop at, if you know your TDEE';
const steps = (): readonly (string | null)[] => {
  const list = screen.queryByText('Your next step up, in kcal a day')?.parentElement;
  return [...(list?.querySelectorAll('li') ?? [])].map((step) => step.textContent);
};
const schedule = (): readonly (readonly string[])[] =>
  cellTextsByRow(screen.getByRole('table')).slice(1);

describe('the reverse diet calculator', () => {
  it('shows and announces four steps up, until reset', () => {
    render(<ReverseDietCalculator />);
    fillTextFields({ [calories]: '1,600' });
    clickButtonNamed('Calculate');
    expect(steps()).toEqual([
      '1,664Modest+4%, +64',
      '1,728Average+8%, +128',
      '1,840Vigorous+15%, +240',
      '1,920Reckless+20%, +320',
    ]);
    expect(latestAnnouncementText()).toContain('Modest: 1,664 kilocalories.');
    clickButtonNamed('Reset');
    expect(steps()).toEqual([]);
    expect(getTextField(calories).value).toBe('');
  });

  it.each(['', 'lots', '1e9', '-1600', '99999'])('shows 0 and one sentence for "%s"', (text) => {
    render(<ReverseDietCalculator />);
    fillTextFields({ [calories]: text });
    clickButtonNamed('Calculate');
    expect(steps()).toEqual([
      expect.stringMatching(/^0Modest/),
      expect.stringMatching(/^0Average/),
      expect.stringMatching(/^0Vigorous/),
      expect.stringMatching(/^0Reckless/),
    ]);
    expect(fieldDescriptionOf(calories)).toMatch(/^(Enter|Write) [^.]+\.$/);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('warns of fewer than 1,200 kcal a day, and names the increases that stay below it', () => {
    setCalculatorAddressWithLink('#calories=1150');
    render(<ReverseDietCalculator />);
    const page = document.body;
    expect(page.textContent).toContain('You eat less than 1,200 kcal a day now.');
    expect(page.textContent).toContain('These steps leave you under it: modest.');
    fillTextFields({ [calories]: '1200' });
    clickButtonNamed('Calculate');
    expect(page.textContent).toContain('1,248');
    expect(page.textContent).not.toContain('Stop and think');
  });
});

describe('the schedule of a reverse diet', () => {
  it('increases weekly up to the calories to stop at', () => {
    setCalculatorAddressWithLink('#calories=1600');
    render(<ReverseDietCalculator />);
    expect(schedule().slice(0, 3)).toEqual([
      ['Weeks 1–2', '1,600', 'as now'],
      ['Weeks 3–4', '1,728', '+128'],
      ['Weeks 5–6', '1,866', '+138'],
    ]);
    fillTextFields({ [stopAt]: '2000' });
    expect(schedule().slice(2)).toEqual([
      ['Weeks 5–6', '1,866', '+138'],
      ['Weeks 7–8', '2,000', '+134'],
    ]);
    screen.getByRole('img', { name: 'From 1,600 to 2,000 kcal a day within 8 weeks, in 3 steps.' });
  });

  it('follows the chosen step and weeks', () => {
    setCalculatorAddressWithLink('#calories=1600&stop=2000');
    render(<ReverseDietCalculator />);
    chooseRadioButton('Reckless');
    chooseRadioButton('1');
    expect(schedule()).toEqual([
      ['Week 1', '1,600', 'as now'],
      ['Week 2', '1,920', '+320'],
      ['Week 3', '2,000', '+80'],
    ]);
  });

  it('refuses to stop below the current calories', () => {
    setCalculatorAddressWithLink('#calories=1600');
    render(<ReverseDietCalculator />);
    fillTextFields({ [stopAt]: '1500' });
    expect(fieldDescriptionOf(stopAt)).toBe(
      'Enter more than the 1,600 kcal you eat now, or leave it empty.',
    );
  });
});
