// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  cellTextsByRow,
  chooseRadioButton,
  clickButtonNamed,
  fillTextFields,
  getTextField,
  latestAnnouncementText,
  resetBrowser,
  resultTextByHeading,
  setCalculatorAddressWithLink,
} from './calculator.test-support.ts';
import { OneRepMaxCalculator } from './one-rep-max-calculator.tsx';

// Imported before the tests, so that none of them waits for the compiler.
beforeAll(() => import('./results/one-rep-max-kit-formulas-and-standing.island.tsx'));
afterEach(resetBrowser);

const weight = 'Weight you lifted in kilograms';
const reps = 'Reps, 1 to 10';
const shares = (): HTMLElement => screen.getByRole('table', { name: 'Shares of your one rep max' });
const heaviest = (): HTMLTableRowElement | undefined =>
  shares().querySelector<HTMLTableRowElement>('tbody tr') ?? undefined;
const platesOnBar = (row: Element | undefined): readonly (string | null)[] =>
  [...(row?.querySelectorAll('svg text') ?? [])].map((plate) => plate.textContent);
const select = (label: string, option: string): void => {
  const list: HTMLSelectElement = screen.getByLabelText(label);
  const value = [...list.options].find(({ text }) => text === option)?.value;
  fireEvent.change(list, { target: { value } });
};

describe('the one rep max calculator', () => {
  it('shows and announces the maximum and its percentages with the plates for each, until reset', async () => {
    render(<OneRepMaxCalculator />);
    fillTextFields({ [weight]: '60', [reps]: '5' });
    clickButtonNamed('Calculate');
    expect(resultTextByHeading('Your one rep max')).toContain('70 kg');
    expect(latestAnnouncementText().trim()).toBe('Your one rep max is about 70 kg.');
    const rows = cellTextsByRow(shares());
    expect(rows.map(([share, load]) => [share, load])).toEqual([
      ['Share', 'Weight'],
      ['90%', '63 kg'],
      ['80%', '56 kg'],
      ['70%', '49 kg'],
      ['60%', '42 kg'],
      ['50%', '35 kg'],
    ]);
    expect(rows[1]?.[2]).toContain('20 kg bar with 20 + 1.25 on each side: 62.5 kg, 0.5 short.');
    expect(rows[5]?.[2]).toContain('20 kg bar with 5 + 2.5 on each side.');
    await waitFor(() => expect(platesOnBar(heaviest())).toEqual(['20', '1.25']));
    clickButtonNamed('Reset');
    expect(screen.queryByRole('table')).toBeNull();
    expect(getTextField(weight).value).toBe('');
    expect(getTextField(reps).value).toBe('');
  });

  it('passes the set to her plans in the hash, which no server sees', async () => {
    setCalculatorAddressWithLink('#kg=62.5&reps=4');
    render(<OneRepMaxCalculator />);
    const link = await screen.findByText('Use this in my plans');
    expect(link.getAttribute('href')).toBe('/my-weights/#weight=62.5&unit=kg&reps=4');
  });

  it('loads the chosen bar and plates, and remembers them', async () => {
    setCalculatorAddressWithLink('#kg=60&reps=5');
    render(<OneRepMaxCalculator />);
    await screen.findByLabelText('Bar');
    select('Bar', '15 kg');
    select('20 kg plates', 'None');
    select('0.5 kg plates', '2 pairs');
    // (63 − 15) ÷ 2 = 24 a side: 10 + 10 + 2.5 + 1.25 = 23.75, and no 0.5 kg plate fits into the
    // rest
    await waitFor(() => expect(platesOnBar(heaviest())).toEqual(['10', '10', '2.5', '1.25']));
    expect(heaviest()?.textContent).toContain('15 kg bar with');
    expect(heaviest()?.textContent).toContain('63 kg');
    const text = heaviest()?.textContent;
    cleanup();

    setCalculatorAddressWithLink('#kg=60&reps=5');
    render(<OneRepMaxCalculator />);
    expect(heaviest()?.textContent).toBe(text);
    await screen.findByLabelText('Bar');
    select('Bar', '20 kg');
    expect(heaviest()?.textContent).toContain('20 kg bar with');
  });

  it('uses a pound bar for a weight in pounds', () => {
    setCalculatorAddressWithLink('#lb=135&reps=5');
    render(<OneRepMaxCalculator />);
    expect(resultTextByHeading('Your one rep max')).toContain('158 lb');
    expect(heaviest()?.textContent).toContain('45 lb bar');
    chooseRadioButton('kg');
    // 135 lb are 61.23 kg: × 1.1667 = 71.4
    expect(resultTextByHeading('Your one rep max')).toContain('71 kg');
  });

  it('says when a weight is less than the bar', () => {
    setCalculatorAddressWithLink('#kg=20&reps=1');
    render(<OneRepMaxCalculator />);
    // 20 × (1 + 1 ÷ 30) = 20.7, so 21; 90% are 18.9
    expect(heaviest()?.textContent).toContain('Lighter than the 20 kg bar');
    expect(shares().querySelector('svg')).toBeNull();
  });

  it('warns of an estimate from a single rep', () => {
    setCalculatorAddressWithLink('#kg=60&reps=1');
    render(<OneRepMaxCalculator />);
    expect(resultTextByHeading('Your one rep max')).toContain('62 kg');
    expect(resultTextByHeading('Your one rep max')).toContain(
      'your one rep max is what you lifted: 60 kg',
    );
    fillTextFields({ [reps]: '2' });
    clickButtonNamed('Calculate');
    expect(resultTextByHeading('Your one rep max')).toContain('64 kg');
    expect(resultTextByHeading('Your one rep max')).not.toContain('Stop and think');
  });

  it('compares other formulas in a closed disclosure', async () => {
    setCalculatorAddressWithLink('#kg=60&reps=10');
    render(<OneRepMaxCalculator />);
    const sentence = await screen.findByText(/Five formulas put this set between 75 and 81 kg\./);
    expect(sentence.closest('details')?.open).toBe(false);
    const table = sentence.closest('details')?.querySelector('table');
    expect(cellTextsByRow(table ?? document.body)).toEqual([
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
