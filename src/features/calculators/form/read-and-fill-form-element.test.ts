// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  clearFormExceptUnits,
  fillFormFromLink,
  readFormTextsForLink,
  convertMeasureInFormAndRememberUnit,
  prepareFormAtHydration,
  readMeasureOrErrorInForm,
  recordTypedUnit,
  untrimmedInputValueOrEmpty,
} from './read-and-fill-form-element.ts';

const linkFields = { kg: 'text', lb: 'text', cm: 'text', feet: 'text', inches: 'text' } as const;

let form: HTMLFormElement;
beforeEach(() => {
  const text = (name: string) => `<input type="text" name="${name}">`;
  const unit = (name: string, value: string, checked = '') =>
    `<input type="radio" name="${name}Unit" value="${value}" ${checked}>`;
  document.body.innerHTML = `<form>
    ${['kg', 'lb', 'cm', 'feet', 'inches'].map(text).join('')}
    ${unit('weight', 'kg', 'checked')}${unit('weight', 'lb')}
    ${unit('height', 'cm', 'checked')}${unit('height', 'ft')}
  </form>`;
  const found = document.querySelector('form');
  if (found === null) throw new Error('The form is not there.');
  form = found;
});
afterEach(() => localStorage.clear());

const set = (name: string, text: string): void => {
  const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (input !== null) input.value = text;
};
const type = (name: string, text: string): void => {
  set(name, text);
  recordTypedUnit(form, name);
};
const choose = (name: 'weight' | 'height', unit: string): void => {
  const radio = form.querySelector<HTMLInputElement>(`[name="${name}Unit"][value="${unit}"]`);
  if (radio !== null) radio.checked = true;
};
const switchTo = (name: 'weight' | 'height', unit: string): void => {
  choose(name, unit);
  convertMeasureInFormAndRememberUnit(form, name);
};

describe('convertMeasureInFormAndRememberUnit', () => {
  it('keeps the typed text and the calculated value when a unit is switched there and back', () => {
    const text = fc.oneof(
      fc.integer({ min: 0, max: 9999 }).map((tenths) => String(tenths / 10)),
      fc.integer({ min: 0, max: 9999 }).map((tenths) => String(tenths / 10).replace('.', ',')),
      fc.string({ maxLength: 20 }),
    );
    fc.assert(
      fc.property(text, text, fc.integer({ min: 1, max: 4 }), (weight, height, times) => {
        clearFormExceptUnits(form);
        switchTo('weight', 'kg');
        switchTo('height', 'ft');
        type('kg', weight);
        type('feet', '5');
        type('inches', height);
        const typed = ['kg', 'feet', 'inches'].map((name) =>
          untrimmedInputValueOrEmpty(form, name),
        );
        const before = JSON.stringify([
          readMeasureOrErrorInForm(form, 'weight'),
          readMeasureOrErrorInForm(form, 'height'),
        ]);
        for (let time = 0; time < times; time += 1) {
          switchTo('weight', 'lb');
          switchTo('height', 'cm');
          const switched = [
            readMeasureOrErrorInForm(form, 'weight'),
            readMeasureOrErrorInForm(form, 'height'),
          ];
          if (!before.includes('error')) expect(JSON.stringify(switched)).toBe(before);
          switchTo('weight', 'kg');
          switchTo('height', 'ft');
        }
        expect(
          ['kg', 'feet', 'inches'].map((name) => untrimmedInputValueOrEmpty(form, name)),
        ).toEqual(typed);
        expect(
          JSON.stringify([
            readMeasureOrErrorInForm(form, 'weight'),
            readMeasureOrErrorInForm(form, 'height'),
          ]),
        ).toBe(before);
      }),
      { numRuns: 200 },
    );
  });

  it('converts from the field that was typed in last', () => {
    type('kg', '65');
    switchTo('weight', 'lb');
    expect(untrimmedInputValueOrEmpty(form, 'lb')).toBe('143.3');
    expect(readMeasureOrErrorInForm(form, 'weight')).toEqual({
      value: { value: 65, unit: 'kg' },
      expected: '',
    });
    type('lb', '140');
    switchTo('weight', 'kg');
    expect(untrimmedInputValueOrEmpty(form, 'kg')).toBe('63.5');
    expect(readMeasureOrErrorInForm(form, 'weight')).toEqual({
      value: { value: 140, unit: 'lb' },
      expected: '',
    });
  });
});

describe('prepareFormAtHydration', () => {
  it('gives empty fields the unit that the device has stored', () => {
    switchTo('weight', 'lb');
    choose('weight', 'kg');
    prepareFormAtHydration(form);
    expect(untrimmedInputValueOrEmpty(form, 'weightUnit')).toBe('lb');
    expect(untrimmedInputValueOrEmpty(form, 'heightUnit')).toBe('cm');
  });

  it('keeps the unit of text that was typed before hydration', () => {
    switchTo('weight', 'lb');
    choose('weight', 'kg');
    set('kg', '65');
    prepareFormAtHydration(form);
    expect(untrimmedInputValueOrEmpty(form, 'weightUnit')).toBe('kg');
    expect(untrimmedInputValueOrEmpty(form, 'kg')).toBe('65');
  });

  it('converts text whose unit was switched before hydration', () => {
    set('kg', '65');
    choose('weight', 'lb');
    prepareFormAtHydration(form);
    expect(untrimmedInputValueOrEmpty(form, 'lb')).toBe('143.3');
    expect(readMeasureOrErrorInForm(form, 'weight')).toEqual({
      value: { value: 65, unit: 'kg' },
      expected: '',
    });
  });

  it('ignores a stored unit that it does not know', () => {
    localStorage.setItem('weightUnit', 'stone');
    prepareFormAtHydration(form);
    expect(untrimmedInputValueOrEmpty(form, 'weightUnit')).toBe('kg');
  });
});

it('fillFormFromLink restores the texts that linkTexts has collected', () => {
  const text = fc.string({ minLength: 1, maxLength: 12 }).filter((value) => value.trim() !== '');
  fc.assert(
    fc.property(text, text, text, fc.boolean(), (weight, feet, inches, shownInOther) => {
      clearFormExceptUnits(form);
      switchTo('weight', 'lb');
      switchTo('height', 'ft');
      type('lb', weight);
      type('feet', feet);
      type('inches', inches);
      if (shownInOther) switchTo('weight', 'kg');
      const texts = Object.fromEntries(
        Object.entries(readFormTextsForLink(form, linkFields)).filter(([, value]) => value !== ''),
      );
      expect(texts).toEqual({ lb: weight, feet, inches });
      const before = [
        readMeasureOrErrorInForm(form, 'weight'),
        readMeasureOrErrorInForm(form, 'height'),
      ];
      clearFormExceptUnits(form);
      fillFormFromLink(form, texts);
      expect(untrimmedInputValueOrEmpty(form, 'weightUnit')).toBe('lb');
      expect(
        ['lb', 'feet', 'inches'].map((name) => untrimmedInputValueOrEmpty(form, name)),
      ).toEqual([weight, feet, inches]);
      const after = [
        readMeasureOrErrorInForm(form, 'weight'),
        readMeasureOrErrorInForm(form, 'height'),
      ];
      // An error sentence may name the other unit, because that one was shown before.
      if (!JSON.stringify(before).includes('error')) expect(after).toEqual(before);
    }),
    { numRuns: 200 },
  );
});
