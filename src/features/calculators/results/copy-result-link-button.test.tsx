// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  chooseRadioButton,
  clickButtonNamed,
  getRadioButton,
  setCalculatorAddressWithLink,
  getTextField,
  resetBrowser,
} from '../calculator.test-support.ts';
import { OneRepMaxCalculator } from '../one-rep-max-calculator.tsx';
import { ReverseDietCalculator } from '../reverse-diet-calculator.tsx';
import { TdeeCalculator } from '../tdee-calculator.tsx';

afterEach(() => {
  resetBrowser();
  vi.unstubAllGlobals();
});

const stubClipboard = (clipboard: { writeText: (text: string) => Promise<void> } | undefined) =>
  vi.stubGlobal('navigator', { clipboard });

/** Presses the button once its script has loaded. */
const copyLink = async (): Promise<void> => {
  await screen.findByText('Copy a link to these numbers');
  await act(async () => {
    clickButtonNamed('Copy a link to these numbers');
  });
};

describe('the link to a calculator’s numbers', () => {
  it('holds the activity that is chosen now', async () => {
    const writeText = vi.fn(async () => undefined);
    stubClipboard({ writeText });
    setCalculatorAddressWithLink('#kg=65&cm=165&age=30&activity=light');
    render(<TdeeCalculator />);
    chooseRadioButton('Very active');
    await copyLink();
    expect(writeText).toHaveBeenCalledWith(
      `${location.href}#kg=65&cm=165&age=30&activity=very-active`,
    );
    screen.getByText('Copied. Only the link holds your numbers; we keep none.');
  });

  it('saves and restores the pace of a schedule', async () => {
    const writeText = vi.fn(async () => undefined);
    stubClipboard({ writeText });
    setCalculatorAddressWithLink('#calories=1600&step=vigorous&weeks=3&stop=2100');
    render(<ReverseDietCalculator />);
    expect(getRadioButton('Vigorous').checked).toBe(true);
    expect(getRadioButton('3').checked).toBe(true);
    expect(getTextField('Stop at, if you know your TDEE').value).toBe('2100');
    await copyLink();
    expect(writeText).toHaveBeenCalledWith(
      `${location.href}#calories=1600&step=vigorous&weeks=3&stop=2100`,
    );
  });

  it.each([
    ['there is no clipboard', undefined],
    ['the clipboard refuses', { writeText: () => Promise.reject(new Error('Denied')) }],
  ])('is shown in a field when %s', async (_, clipboard) => {
    stubClipboard(clipboard);
    setCalculatorAddressWithLink('#kg=60&reps=5');
    render(<OneRepMaxCalculator />);
    await copyLink();
    expect(getTextField('Link to these numbers').value).toBe(`${location.href}#kg=60&reps=5`);
  });
});
