import type {
  MeasureName,
  PlainNumberName,
} from '../../../domain/calculators/expected-and-accepted-bounds.ts';
import {
  expectedRangeTextOfField,
  inputErrorSentence,
} from '../../../domain/calculators/input-sentences.ts';
import {
  convertFieldTexts,
  readMeasureAsEntered,
  readNumberField,
} from '../../../domain/calculators/read-input.ts';
import { otherUnitOfMeasure } from '../../../domain/calculators/units.ts';
import type { EnteredMeasure, MeasureUnit } from '../../../domain/calculators/metric.ts';
import type { TextsEnteredForOneMeasure } from '../../../domain/calculators/units.ts';
import type {
  CalculatorFormTexts,
  CalculatorQueryFieldRules,
} from '../../../domain/calculators/share-link.ts';
import { recall, remember } from '../../../services/storage.ts';
import type { DeviceStorageKey } from '../../../services/storage.ts';
import {
  formatNumberForInput,
  formatNumberInBrowserLocale,
} from '../../../ui/text/format-number-in-browser-locale.ts';

/** The units of each measure, the default first. */
export const unitsByMeasureName = {
  weight: ['kg', 'lb'],
  height: ['cm', 'ft'],
  load: ['kg', 'lb'],
} as const satisfies Record<MeasureName, readonly MeasureUnit[]>;

/** The names of a unit's text fields, which are also the parameters of a shared link. */
export const fieldNamesByMeasureUnit = {
  kg: ['kg'],
  lb: ['lb'],
  cm: ['cm'],
  ft: ['feet', 'inches'],
} as const satisfies Record<MeasureUnit, readonly string[]>;

const measureNames: readonly MeasureName[] = ['weight', 'height', 'load'];
const storageKeys: Readonly<Record<MeasureName, DeviceStorageKey>> = {
  weight: 'weightUnit',
  height: 'heightUnit',
  load: 'weightUnit',
};

/** A form's input by its name; for radio buttons, the checked one. */
const inputOf = (form: HTMLFormElement, name: string): HTMLInputElement | undefined => {
  const found = [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name === name,
  );
  return found.find((input) => input.type !== 'radio' || input.checked);
};

/** The value of a form's input; empty if there is no such input. */
export const untrimmedInputValueOrEmpty = (form: HTMLFormElement, name: string): string =>
  inputOf(form, name)?.value ?? '';

const setTexts = (
  form: HTMLFormElement,
  names: readonly string[],
  texts: TextsEnteredForOneMeasure,
): void =>
  names.forEach((name, index) => {
    const input = inputOf(form, name);
    if (input !== undefined) input.value = texts[index] ?? '';
  });

const checkRadio = (form: HTMLFormElement, name: string, value: string): void => {
  for (const input of form.querySelectorAll('input')) {
    if (input.name === name) input.checked = input.value === value;
  }
};

const textsInUnit = (form: HTMLFormElement, unit: MeasureUnit): TextsEnteredForOneMeasure =>
  fieldNamesByMeasureUnit[unit].map((name) => untrimmedInputValueOrEmpty(form, name));

const isBlank = (texts: TextsEnteredForOneMeasure): boolean =>
  texts.every((text) => text.trim() === '');

/** The unit that is chosen in the form; the measure's first one if none is. */
export const chosenUnitOfMeasureInForm = (
  form: HTMLFormElement,
  name: MeasureName,
): MeasureUnit => {
  const [first, second] = unitsByMeasureName[name];
  return untrimmedInputValueOrEmpty(form, `${name}Unit`) === second ? second : first;
};

/**
 * The unit of the field that was typed in last. We calculate with that text, whichever unit is
 * shown.
 */
const typedUnit = (form: HTMLFormElement, name: MeasureName): MeasureUnit =>
  unitsByMeasureName[name].find((unit) => form.dataset[name] === unit) ??
  chosenUnitOfMeasureInForm(form, name);

const measuresIn = (form: HTMLFormElement): readonly MeasureName[] =>
  measureNames.filter((name) => inputOf(form, `${name}Unit`) !== undefined);

/** Converts what was typed into the fields of the unit that is shown. */
const showConverted = (form: HTMLFormElement, name: MeasureName): void => {
  const [typed, shown] = [typedUnit(form, name), chosenUnitOfMeasureInForm(form, name)];
  if (typed === shown) return;
  const texts = convertFieldTexts(name, textsInUnit(form, typed), typed, formatNumberForInput);
  setTexts(form, fieldNamesByMeasureUnit[shown], texts);
};

/**
 * Call it after the user has chosen a unit: converts the text and stores the choice on the device.
 */
export const convertMeasureInFormAndRememberUnit = (
  form: HTMLFormElement,
  name: MeasureName,
): void => {
  showConverted(form, name);
  remember(storageKeys[name], chosenUnitOfMeasureInForm(form, name));
};

/**
 * Call it after the user has typed into a field: from now on we calculate with that field's unit.
 */
export const recordTypedUnit = (form: HTMLFormElement, fieldName: string): void => {
  for (const name of measuresIn(form)) {
    for (const unit of unitsByMeasureName[name]) {
      const names: readonly string[] = fieldNamesByMeasureUnit[unit];
      if (names.includes(fieldName)) form.dataset[name] = unit;
    }
  }
};

/**
 * Takes over a form at hydration. Text that was typed before stays, and is converted if its unit
 * was switched in the meantime. Empty fields get the unit stored on the device.
 */
export const prepareFormAtHydration = (form: HTMLFormElement): void => {
  for (const name of measuresIn(form)) {
    const shown = chosenUnitOfMeasureInForm(form, name);
    const other = otherUnitOfMeasure(shown);
    const [shownBlank, otherBlank] = [shown, other].map((unit) => isBlank(textsInUnit(form, unit)));
    if (shownBlank === true && otherBlank === true) {
      const unit = unitsByMeasureName[name].find((known) => known === recall(storageKeys[name]));
      if (unit !== undefined) checkRadio(form, `${name}Unit`, unit);
    } else {
      form.dataset[name] = shownBlank === true ? other : shown;
      showConverted(form, name);
    }
  }
};

/** Empties a form; the units stay as they are. */
export const clearFormExceptUnits = (form: HTMLFormElement): void => {
  for (const name of measuresIn(form)) form.dataset[name] = '';
  for (const input of form.querySelectorAll('input')) {
    if (input.type === 'text') input.value = '';
    else if (!input.name.endsWith('Unit')) input.checked = input.defaultChecked;
  }
};

/**
 * The texts for a link to this form, as they were typed. Each measure is in the unit it was typed
 * in.
 */
export const readFormTextsForLink = (
  form: HTMLFormElement,
  fields: CalculatorQueryFieldRules,
): CalculatorFormTexts => {
  const converted: readonly string[] = measuresIn(form).flatMap(
    (name) => fieldNamesByMeasureUnit[otherUnitOfMeasure(typedUnit(form, name))],
  );
  return Object.fromEntries(
    Object.keys(fields)
      .filter((name) => !converted.includes(name))
      .map((name) => [name, untrimmedInputValueOrEmpty(form, name)]),
  );
};

/**
 * Clears a form and fills in the texts of a link; a text without a field of its name is left out.
 */
export const fillFormFromLink = (form: HTMLFormElement, texts: CalculatorFormTexts): void => {
  clearFormExceptUnits(form);
  for (const name of measuresIn(form)) {
    const unit = unitsByMeasureName[name].find((known) =>
      fieldNamesByMeasureUnit[known].some((field) => texts[field] !== undefined),
    );
    if (unit !== undefined) {
      form.dataset[name] = unit;
      checkRadio(form, `${name}Unit`, unit);
    }
  }
  for (const [name, text] of Object.entries(texts)) {
    const input = inputOf(form, name);
    if (input?.type === 'radio') checkRadio(form, name, text);
    else if (input !== undefined) input.value = text;
  }
};

/**
 * A field's value and the range we expected instead (an empty text if it is in range), or a
 * sentence saying what the field needs.
 */
export type FieldResult<Value> =
  | { readonly value: Value; readonly expected: string }
  | { readonly error: string };

/** The error sentences of a form's invalid fields. */
export type FieldErrors = Readonly<Partial<Record<MeasureName | PlainNumberName, string>>>;

/**
 * A form's value and a warning about it (an empty text if there is none), or the error sentences of
 * its invalid fields.
 */
export type FormReading<Value> =
  | { readonly value: Value; readonly warning: string }
  | { readonly errors: FieldErrors };

/** Reads a weight, a height or a load of a form, in the unit it was typed in. */
export const readMeasureOrErrorInForm = (
  form: HTMLFormElement,
  name: MeasureName,
): FieldResult<EnteredMeasure> => {
  const unit = typedUnit(form, name);
  const reading = readMeasureAsEntered(name, textsInUnit(form, unit), unit);
  return 'value' in reading
    ? {
        value: reading.value,
        expected: reading.isExpected
          ? ''
          : expectedRangeTextOfField(name, reading.value.unit, formatNumberInBrowserLocale),
      }
    : {
        error: inputErrorSentence(
          name,
          reading.error,
          chosenUnitOfMeasureInForm(form, name),
          formatNumberInBrowserLocale,
        ),
      };
};

/** Reads an age (years), reps or calories (kcal) of a form. */
export const readNumberOrErrorInForm = (
  form: HTMLFormElement,
  name: PlainNumberName,
): FieldResult<number> => {
  const reading = readNumberField(name, untrimmedInputValueOrEmpty(form, name));
  return 'value' in reading
    ? {
        value: reading.value,
        expected: reading.isExpected
          ? ''
          : expectedRangeTextOfField(name, undefined, formatNumberInBrowserLocale),
      }
    : { error: inputErrorSentence(name, reading.error, undefined, formatNumberInBrowserLocale) };
};

/** Collects the error sentences of a form's fields. */
export const errorsOfFieldResults = (
  results: Readonly<Partial<Record<MeasureName | PlainNumberName, FieldResult<unknown>>>>,
): { readonly errors: FieldErrors } => ({
  errors: Object.fromEntries(
    Object.entries(results).flatMap(([name, result]) =>
      'error' in result ? [[name, result.error]] : [],
    ),
  ),
});

/** The warning about values outside the expected ranges; empty if there are none. */
export const expectedRangesWarningOrEmpty = (expected: readonly string[]): string => {
  const texts = expected.filter((text) => text !== '');
  return texts.length === 0
    ? ''
    : `We expected ${texts.join(' and ')}. Check what you typed: if it is right, don’t rely on this result.`;
};
