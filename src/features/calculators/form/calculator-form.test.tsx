// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  choose,
  descriptionOf,
  field,
  fill,
  openAddress,
  partText,
  press,
  radio,
  resetBrowser,
} from '../calculator.test-support.ts';
import { MacroCalculator } from '../macro-calculator.tsx';
import { OneRepMaxCalculator } from '../one-rep-max-calculator.tsx';

afterEach(() => {
  resetBrowser();
  vi.restoreAllMocks();
});

const weight = 'Weight in kilograms';
const height = 'Height in centimetres';
const amina = { [weight]: '65', [height]: '165', Age: '30' };
const invalidFields = (): number => document.querySelectorAll('[aria-invalid="true"]').length;

describe('a calculator’s invalid fields', () => {
  it('are described by a sentence each, and the first gets the focus', () => {
    render(<MacroCalculator />);
    press('Calculate BMR');
    expect(document.activeElement).toBe(field(weight));
    expect(descriptionOf(weight)).toBe('Enter your weight.');
    fill({ [weight]: '-65', [height]: '5', Age: '300' });
    press('Calculate BMR');
    const sentences = {
      [weight]: 'Enter a weight from 30 to 300 kg.',
      [height]: 'Enter a height from 120 to 230 cm.',
      Age: 'Enter an age from 18 to 100: the formula was made for adults.',
    };
    for (const [name, sentence] of Object.entries(sentences)) {
      expect(descriptionOf(name)).toBe(sentence);
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
    }
    expect(partText('Your BMR')).toBeUndefined();
  });

  it('lose their sentence when they change, and the others keep theirs', () => {
    render(<MacroCalculator />);
    fill({ [weight]: '-65', [height]: '5', Age: '300' });
    press('Calculate BMR');
    fill({ [weight]: '65' });
    expect(descriptionOf(weight)).toBeUndefined();
    expect(descriptionOf('Age')).toContain('Enter an age');
    fill(amina);
    press('Calculate BMR');
    expect(partText('Your BMR')).toBeDefined();
    expect(invalidFields()).toBe(0);
  });

  it('are described in the unit that is shown', () => {
    render(<MacroCalculator />);
    choose('lb');
    choose('ft in');
    fill({ 'Weight in pounds': '5', 'Height in feet': '50', Age: 'x' });
    press('Calculate BMR');
    screen.getByText('Enter a weight from 66 to 660 lb.');
    screen.getByText('Enter a height from 4 ft to 7 ft 6 in.');
    screen.getByText('Write your age in figures only, for example 34.');
  });

  it('include more than ten reps', () => {
    render(<OneRepMaxCalculator />);
    fill({ 'Weight you lifted in kilograms': '60', 'Reps, 1 to 10': '11' });
    press('Calculate');
    expect(descriptionOf('Reps, 1 to 10')).toBe(
      'Enter reps from 1 to 10: beyond ten the estimate is poor.',
    );
    expect(document.activeElement).toBe(field('Reps, 1 to 10'));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('a calculator’s units', () => {
  it('can be switched at any time without losing what was typed', () => {
    render(<MacroCalculator />);
    fill({ ...amina, [weight]: '65,0' });
    choose('lb');
    choose('ft in');
    expect(field('Weight in pounds').value).toBe('143.3');
    expect(field('Height in feet').value).toBe('5');
    expect(field('Height in inches').value).toBe('5');
    press('Calculate BMR');
    choose('Maintenance');
    // Not 143.3 lb and 5 ft 5 in, which would be 1,371: what was typed counts.
    expect(partText('Your BMR')).toContain('1,370 kcal a day');
    choose('kg');
    choose('cm');
    expect(field(weight).value).toBe('65,0');
    expect(field(height).value).toBe('165');
    expect(partText('Maintenance')).toContain('1,918 kcal a day');
  });

  it('carry text that is no number along, and convert from what was typed last', () => {
    render(<MacroCalculator />);
    fill({ [weight]: 'about 65' });
    choose('lb');
    expect(field('Weight in pounds').value).toBe('about 65');
    fill({ 'Weight in pounds': '143' });
    choose('kg');
    expect(field(weight).value).toBe('64.9');
  });

  it('are taken from what was pasted', () => {
    render(<MacroCalculator />);
    fill({ [weight]: '10 st 3 lb', [height]: '5 ft 5', Age: '30' });
    press('Calculate BMR');
    // 143 lb and 65 in: 648.64 + 1,031.88 − 150 − 161 = 1,369.5
    expect(partText('Your BMR')).toContain('1,370 kcal a day');
  });

  it('stay as they are on reset', () => {
    render(<MacroCalculator />);
    choose('lb');
    press('Reset');
    expect(radio('lb').checked).toBe(true);
  });

  it('work in a browser that stores nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    render(<OneRepMaxCalculator />);
    choose('lb');
    fill({ 'Weight you lifted in pounds': '135', 'Reps, 1 to 10': '5' });
    press('Calculate');
    expect(partText('Your one rep max')).toContain('158 lb');
    vi.restoreAllMocks();
  });
});

describe('the address of a calculator', () => {
  it('fills the form from parameters behind a question mark too, and loses them', () => {
    openAddress('?kg=60&reps=5');
    render(<OneRepMaxCalculator />);
    expect(partText('Your one rep max')).toContain('70 kg');
    expect(location.search).toBe('');
  });

  it('fills the form again when its hash changes', async () => {
    openAddress('#kg=65&cm=165&age=30&activity=light');
    render(<MacroCalculator />);
    expect(partText('Your BMR')).toContain('1,370 kcal a day');
    location.hash = 'lb=143&feet=5&inches=5&age=40&activity=light&goal=maintenance';
    // 1,369.5 − 50 = 1,319.5
    await vi.waitFor(() => expect(partText('Your BMR')).toContain('1,320 kcal a day'));
    expect(field('Weight in pounds').value).toBe('143');
    expect(radio('Maintenance').checked).toBe(true);
  });

  it('is checked like typed text', () => {
    openAddress('#kg=-5&cm=5&age=<b>300</b>&activity=extreme&goal=miracle');
    render(<MacroCalculator />);
    expect(descriptionOf(weight)).toBe('Enter a weight from 30 to 300 kg.');
    expect(descriptionOf(height)).toBe('Enter a height from 120 to 230 cm.');
    expect(field('Age').value).toBe('<b>300</b>');
    expect(radio('Light').checked).toBe(true);
    expect(partText('Your BMR')).toBeUndefined();
  });
});
