// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  chooseRadioButton,
  clickButtonNamed,
  fillTextFields,
  getRadioButton,
  getTextField,
  resetBrowser,
  resultTextByHeading,
  setCalculatorAddressWithLink,
} from '../calculator.test-support.ts';
import { MacroCalculator } from '../macro-calculator.tsx';
import { OneRepMaxCalculator } from '../one-rep-max-calculator.tsx';
import { readFormLinkFromHistory } from './form-history-state.ts';

const amina = { 'Weight in kilograms': '65', 'Height in centimetres': '165', Age: '30' };
const aSet = { 'Weight you lifted in kilograms': '60', 'Reps, 1 to 10': '5' };

/** Simulates a reload: the page starts again with the same history entry. */
const reloadMacros = (): void => {
  cleanup();
  render(<MacroCalculator />);
};

afterEach(() => {
  vi.restoreAllMocks();
  resetBrowser();
});

describe('after a reload', () => {
  it('restores a calculator’s numbers, but shows no result if there was none', () => {
    render(<MacroCalculator />);
    fillTextFields(amina);
    chooseRadioButton('Moderate');
    reloadMacros();
    expect(getTextField('Age').value).toBe('30');
    expect(getRadioButton('Moderate').checked).toBe(true);
    expect(resultTextByHeading('Your BMR')).toBeUndefined();
  });

  it('restores a calculator’s result and goal, and leaves the focus alone', async () => {
    render(<MacroCalculator />);
    fillTextFields(amina);
    clickButtonNamed('Calculate BMR');
    chooseRadioButton('Fat loss');
    await waitFor(() => expect(readFormLinkFromHistory()?.link).toContain('goal=fat-loss'));
    reloadMacros();
    expect(resultTextByHeading('Fat loss')).toContain('1,534 kcal a day');
    expect(document.activeElement).toBe(document.body);
    chooseRadioButton('Moderate');
    reloadMacros();
    expect(resultTextByHeading('Your BMR')).toContain('1,370 kcal a day');
    expect(resultTextByHeading('Fat loss')).toBeUndefined();
  });

  it('leaves a calculator empty if it was reset', () => {
    render(<MacroCalculator />);
    fillTextFields(amina);
    clickButtonNamed('Calculate BMR');
    clickButtonNamed('Reset');
    reloadMacros();
    expect(getTextField('Age').value).toBe('');
    expect(resultTextByHeading('Your BMR')).toBeUndefined();
  });

  it('prefers the numbers in an opened link to those typed before', () => {
    render(<OneRepMaxCalculator />);
    fillTextFields(aSet);
    cleanup();
    window.history.replaceState(window.history.state, '', '#kg=100&reps=1');
    render(<OneRepMaxCalculator />);
    expect(getTextField('Weight you lifted in kilograms').value).toBe('100');
  });

  it('loses only numbers that the browser refuses to store', () => {
    render(<OneRepMaxCalculator />);
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    fillTextFields(aSet);
    clickButtonNamed('Calculate');
    expect(resultTextByHeading('Your one rep max')).toContain('70 kg');
  });
});

describe('a history state from elsewhere', () => {
  it.each([[null], [{ numbers: 'kg=60' }], [{ numbers: { link: 5 } }], [{ key: 'of the router' }]])(
    'is ignored: %j',
    (state) => {
      window.history.replaceState(state, '');
      expect(readFormLinkFromHistory()).toBeUndefined();
      render(<OneRepMaxCalculator />);
      fillTextFields(aSet);
      expect(window.history.state).toMatchObject({ ...state, numbers: { isShown: false } });
    },
  );
});

describe('a press on Calculate', () => {
  const scrolled = vi.fn();

  /** Places every element at these heights; jsdom has no layout. */
  const placeAt = (top: number, bottom: number): void => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, top, 300, bottom - top),
    );
    HTMLElement.prototype.scrollIntoView = scrolled;
  };

  it.each([
    ['scrolls gently', false, 'smooth'],
    ['jumps where motion is reduced', true, 'instant'],
  ])('%s to a result below the screen, and focuses its heading', async (_what, isStill, way) => {
    scrolled.mockClear();
    vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
    placeAt(830, 900);
    render(<OneRepMaxCalculator />);
    fillTextFields(aSet);
    clickButtonNamed('Calculate');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Your one rep max')));
    expect(scrolled.mock.calls).toEqual([[{ behavior: way, block: 'start' }]]);
  });

  it('doesn’t scroll to a result that is already visible', async () => {
    scrolled.mockClear();
    placeAt(200, 300);
    render(<OneRepMaxCalculator />);
    fillTextFields(aSet);
    clickButtonNamed('Calculate');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Your one rep max')));
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('scrolls to the result of an opened link too', async () => {
    setCalculatorAddressWithLink('#kg=60&reps=5');
    render(<OneRepMaxCalculator />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Your one rep max')));
  });
});
