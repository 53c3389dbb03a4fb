// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  chooseRadioButton,
  clickButtonNamed,
  fieldDescriptionOf,
  fillTextFields,
  getRadioButton,
  getTextField,
  latestAnnouncementText,
  resetBrowser,
  resultTextByHeading,
  setCalculatorAddressWithLink,
} from '../calculator.test-support.ts';
import { MacroCalculator } from '../macro-calculator.tsx';
import { OneRepMaxCalculator } from '../one-rep-max-calculator.tsx';
import { ReverseDietCalculator } from '../reverse-diet-calculator.tsx';
import { TdeeCalculator } from '../tdee-calculator.tsx';

afterEach(() => {
  resetBrowser();
  vi.restoreAllMocks();
});

const weight = 'Weight in kilograms';
const height = 'Height in centimetres';
const amina = { [weight]: '65', [height]: '165', Age: '30' };
const invalidFields = (): number => document.querySelectorAll('[aria-invalid="true"]').length;

describe('a calculator’s invalid fields', () => {
  it('each have a sentence that describes the error, and the first gets the focus', async () => {
    render(<MacroCalculator />);
    clickButtonNamed('Calculate BMR');
    await waitFor(() => expect(document.activeElement).toBe(getTextField(weight)));
    expect(fieldDescriptionOf(weight)).toBe('Enter your weight.');
    fillTextFields({ [weight]: '-65', [height]: '999', Age: '300' });
    clickButtonNamed('Calculate BMR');
    const sentences = {
      [weight]: 'Enter a weight above 0 and up to 1,000 kg.',
      [height]: 'Enter a height above 0 and up to 300 cm.',
      Age: 'Enter an age from 1 to 150.',
    };
    for (const [name, sentence] of Object.entries(sentences)) {
      expect(fieldDescriptionOf(name)).toBe(sentence);
      expect(getTextField(name).getAttribute('aria-invalid')).toBe('true');
    }
    expect(resultTextByHeading('Your BMR')).toBeUndefined();
  });

  it('lose their sentence when they change, while the others keep theirs', () => {
    render(<MacroCalculator />);
    fillTextFields({ [weight]: '-65', [height]: '999', Age: '300' });
    clickButtonNamed('Calculate BMR');
    fillTextFields({ [weight]: '65' });
    expect(fieldDescriptionOf(weight)).toBeUndefined();
    expect(fieldDescriptionOf('Age')).toContain('Enter an age');
    fillTextFields(amina);
    clickButtonNamed('Calculate BMR');
    expect(resultTextByHeading('Your BMR')).toBeDefined();
    expect(invalidFields()).toBe(0);
  });

  it('are described in the unit that is shown', () => {
    render(<MacroCalculator />);
    chooseRadioButton('lb');
    chooseRadioButton('ft in');
    fillTextFields({ 'Weight in pounds': '5000', 'Height in feet': '50', Age: 'x' });
    clickButtonNamed('Calculate BMR');
    screen.getByText('Enter a weight above 0 and up to 2,200 lb.');
    screen.getByText('Enter a height above 0 and up to 10 ft.');
    screen.getByText('Write your age in figures only, for example 34.');
  });

  it('include more than ten reps', async () => {
    render(<OneRepMaxCalculator />);
    fillTextFields({ 'Weight you lifted in kilograms': '60', 'Reps, 1 to 10': '11' });
    clickButtonNamed('Calculate');
    expect(fieldDescriptionOf('Reps, 1 to 10')).toBe(
      'Enter reps from 1 to 10: beyond ten the estimate is poor.',
    );
    await waitFor(() => expect(document.activeElement).toBe(getTextField('Reps, 1 to 10')));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('a calculator’s unexpected figures', () => {
  const advice = 'Check what you typed: if it is right, don’t rely on this result.';

  it('are used, and one warning names them beside the result and for screen readers', () => {
    render(<MacroCalculator />);
    fillTextFields({ [weight]: '25', [height]: '165', Age: '17' });
    clickButtonNamed('Calculate BMR');
    expect(invalidFields()).toBe(0);
    // 250 + 1,031.25 − 85 − 161 = 1,035.25
    expect(resultTextByHeading('Your BMR')).toContain('1,035 kcal a day');
    const warning = `We expected a weight from 30 to 300 kg and an age from 18 to 100, for which the formula was made. ${advice}`;
    expect(resultTextByHeading('Your BMR')).toContain(warning);
    expect(latestAnnouncementText()).toContain(warning);
    fillTextFields(amina);
    clickButtonNamed('Calculate BMR');
    expect(resultTextByHeading('Your BMR')).not.toContain('We expected');
  });

  it('get a warning in the TDEE, one rep max and reverse diet calculators too', () => {
    setCalculatorAddressWithLink('#kg=65&cm=165&age=17&activity=light');
    render(<TdeeCalculator />);
    expect(resultTextByHeading('Your TDEE')).toContain('We expected an age from 18 to 100');
    cleanup();

    setCalculatorAddressWithLink('#kg=700&reps=5');
    render(<OneRepMaxCalculator />);
    expect(resultTextByHeading('Your one rep max')).toContain('817 kg');
    expect(resultTextByHeading('Your one rep max')).toContain(
      'We expected a weight from 1 to 500 kg.',
    );
    cleanup();

    setCalculatorAddressWithLink('#calories=7,000&stop=9,000');
    render(<ReverseDietCalculator />);
    expect(resultTextByHeading('Your next step up, in kcal a day')).toContain('7,560');
    expect(resultTextByHeading('Your next step up, in kcal a day')).toContain(
      'We expected daily calories from 500 to 6,000.',
    );
    expect(resultTextByHeading('Week by week')).toContain(
      'We expected calories from 500 to 6,000.',
    );
  });

  it('are refused when no body can have that combination', () => {
    render(<MacroCalculator />);
    fillTextFields({ [weight]: '1', [height]: '1', Age: '100' });
    clickButtonNamed('Calculate BMR');
    expect(fieldDescriptionOf(weight)).toBe(
      'No body has these figures. Check your weight, height and age.',
    );
    expect(resultTextByHeading('Your BMR')).toBeUndefined();
  });
});

it('shows the range of the field for reps', () => {
  render(<OneRepMaxCalculator />);
  expect(getTextField('Reps, 1 to 10').placeholder).toBe('between 1 - 10');
});

describe('a calculator’s units', () => {
  it('can be switched at any time without losing what was typed', () => {
    render(<MacroCalculator />);
    fillTextFields({ ...amina, [weight]: '65,0' });
    chooseRadioButton('lb');
    chooseRadioButton('ft in');
    expect(getTextField('Weight in pounds').value).toBe('143.3');
    expect(getTextField('Height in feet').value).toBe('5');
    expect(getTextField('Height in inches').value).toBe('5');
    clickButtonNamed('Calculate BMR');
    chooseRadioButton('Maintenance');
    // Not 143.3 lb and 5 ft 5 in, which would be 1,371: the typed text counts.
    expect(resultTextByHeading('Your BMR')).toContain('1,370 kcal a day');
    chooseRadioButton('kg');
    chooseRadioButton('cm');
    expect(getTextField(weight).value).toBe('65,0');
    expect(getTextField(height).value).toBe('165');
    expect(resultTextByHeading('Maintenance')).toContain('1,918 kcal a day');
  });

  it('keep text that isn’t a number when switched, and convert from what was typed last', () => {
    render(<MacroCalculator />);
    fillTextFields({ [weight]: 'about 65' });
    chooseRadioButton('lb');
    expect(getTextField('Weight in pounds').value).toBe('about 65');
    fillTextFields({ 'Weight in pounds': '143' });
    chooseRadioButton('kg');
    expect(getTextField(weight).value).toBe('64.9');
  });

  it('are recognised in pasted text', () => {
    render(<MacroCalculator />);
    fillTextFields({ [weight]: '10 st 3 lb', [height]: '5 ft 5', Age: '30' });
    clickButtonNamed('Calculate BMR');
    // 143 lb and 65 in: 648.64 + 1,031.88 − 150 − 161 = 1,369.5
    expect(resultTextByHeading('Your BMR')).toContain('1,370 kcal a day');
  });

  it('stay as they are on reset', () => {
    render(<MacroCalculator />);
    chooseRadioButton('lb');
    clickButtonNamed('Reset');
    expect(getRadioButton('lb').checked).toBe(true);
  });

  it('work in a browser that blocks storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    render(<OneRepMaxCalculator />);
    chooseRadioButton('lb');
    fillTextFields({ 'Weight you lifted in pounds': '135', 'Reps, 1 to 10': '5' });
    clickButtonNamed('Calculate');
    expect(resultTextByHeading('Your one rep max')).toContain('158 lb');
    vi.restoreAllMocks();
  });
});

describe('the address of a calculator', () => {
  it('fills the form from query parameters too, and drops them from the address', () => {
    setCalculatorAddressWithLink('?kg=60&reps=5');
    render(<OneRepMaxCalculator />);
    expect(resultTextByHeading('Your one rep max')).toContain('70 kg');
    expect(location.search).toBe('');
  });

  it('fills the form again when its hash changes', async () => {
    setCalculatorAddressWithLink('#kg=65&cm=165&age=30&activity=light');
    render(<MacroCalculator />);
    expect(resultTextByHeading('Your BMR')).toContain('1,370 kcal a day');
    location.hash = 'lb=143&feet=5&inches=5&age=40&activity=light&goal=maintenance';
    // 1,369.5 − 50 = 1,319.5
    await vi.waitFor(() => expect(resultTextByHeading('Your BMR')).toContain('1,320 kcal a day'));
    expect(getTextField('Weight in pounds').value).toBe('143');
    expect(getRadioButton('Maintenance').checked).toBe(true);
  });

  it('is validated like typed text', () => {
    setCalculatorAddressWithLink('#kg=-5&cm=0&age=<b>300</b>&activity=extreme&goal=miracle');
    render(<MacroCalculator />);
    expect(fieldDescriptionOf(weight)).toBe('Enter a weight above 0 and up to 1,000 kg.');
    expect(fieldDescriptionOf(height)).toBe('Enter a height above 0 and up to 300 cm.');
    expect(getTextField('Age').value).toBe('<b>300</b>');
    expect(getRadioButton('Light').checked).toBe(true);
    expect(resultTextByHeading('Your BMR')).toBeUndefined();
  });
});
