import {
  convertTexts,
  faultSentence,
  readMeasure,
  readPlainNumber,
} from '../../domain/calculators/fields.ts';
import type { MeasureName, NumberName } from '../../domain/calculators/fields.ts';
import { otherUnit } from '../../domain/calculators/units.ts';
import type { Amount, FieldTexts, Unit } from '../../domain/calculators/units.ts';
import type { FormTexts, LinkFields } from '../../domain/calculators/share-link.ts';
import { recall, remember } from '../../services/storage.ts';
import type { DeviceKey } from '../../services/storage.ts';
import { asTyped, say } from './numbers.ts';

/** The units of each measure, the usual one first. */
export const unitsOf = {
  weight: ['kg', 'lb'],
  height: ['cm', 'ft'],
  load: ['kg', 'lb'],
} as const satisfies Record<MeasureName, readonly Unit[]>;

/** The names of a unit's text fields; they are also the names in a shared link. */
export const fieldNamesOf = {
  kg: ['kg'],
  lb: ['lb'],
  cm: ['cm'],
  ft: ['feet', 'inches'],
} as const satisfies Record<Unit, readonly string[]>;

const measureNames: readonly MeasureName[] = ['weight', 'height', 'load'];
const kept: Readonly<Record<MeasureName, DeviceKey>> = {
  weight: 'weightUnit',
  height: 'heightUnit',
  load: 'weightUnit',
};

/** A field of a form by its name; of radio buttons the chosen one. */
const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | undefined => {
  const found = [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name === name,
  );
  return found.find((input) => input.type !== 'radio' || input.checked);
};

/** What a field of a form holds. */
export const textOf = (form: HTMLFormElement, name: string): string =>
  fieldOf(form, name)?.value ?? '';

const write = (form: HTMLFormElement, names: readonly string[], texts: FieldTexts): void =>
  names.forEach((name, index) => {
    const field = fieldOf(form, name);
    if (field !== undefined) field.value = texts[index] ?? '';
  });

/** Chooses the radio button of a name that has a value. */
const choose = (form: HTMLFormElement, name: string, value: string): void => {
  for (const input of form.querySelectorAll('input')) {
    if (input.name === name) input.checked = input.value === value;
  }
};

const unitFields = (form: HTMLFormElement, unit: Unit): FieldTexts =>
  fieldNamesOf[unit].map((name) => textOf(form, name));

const isBlank = (texts: FieldTexts): boolean => texts.every((text) => text.trim() === '');

/** The unit in which a measure is shown. */
export const shownUnit = (form: HTMLFormElement, name: MeasureName): Unit => {
  const [usual, other] = unitsOf[name];
  return textOf(form, `${name}Unit`) === other ? other : usual;
};

/** The unit that she typed in last. Its fields are what is calculated with, whichever unit is shown. */
const typedUnit = (form: HTMLFormElement, name: MeasureName): Unit =>
  unitsOf[name].find((unit) => form.dataset[name] === unit) ?? shownUnit(form, name);

const measuresIn = (form: HTMLFormElement): readonly MeasureName[] =>
  measureNames.filter((name) => fieldOf(form, `${name}Unit`) !== undefined);

/** Shows in the chosen unit what was typed in the other. */
const showTyped = (form: HTMLFormElement, name: MeasureName): void => {
  const [typed, shown] = [typedUnit(form, name), shownUnit(form, name)];
  if (typed === shown) return;
  const texts = convertTexts(name, unitFields(form, typed), typed, asTyped);
  write(form, fieldNamesOf[shown], texts);
};

/** After a unit was chosen. */
export const switchUnit = (form: HTMLFormElement, name: MeasureName): void => {
  showTyped(form, name);
  remember(kept[name], shownUnit(form, name));
};

/** After a text was typed: its unit is the one that counts from now on. */
export const noteTyping = (form: HTMLFormElement, field: string): void => {
  for (const name of measuresIn(form)) {
    for (const unit of unitsOf[name]) {
      const names: readonly string[] = fieldNamesOf[unit];
      if (names.includes(field)) form.dataset[name] = unit;
    }
  }
};

/**
 * When the page comes alive: what she has typed by then stays, and is converted if she has switched its unit
 * meanwhile. Empty fields take the unit that the device remembers.
 */
export const settleForm = (form: HTMLFormElement): void => {
  for (const name of measuresIn(form)) {
    const shown = shownUnit(form, name);
    const other = otherUnit(shown);
    const [shownBlank, otherBlank] = [shown, other].map((unit) => isBlank(unitFields(form, unit)));
    if (shownBlank === true && otherBlank === true) {
      const unit = unitsOf[name].find((known) => known === recall(kept[name]));
      if (unit !== undefined) choose(form, `${name}Unit`, unit);
    } else {
      form.dataset[name] = shownBlank === true ? other : shown;
      showTyped(form, name);
    }
  }
};

/** Empties a form; the units stay as they are. */
export const emptyForm = (form: HTMLFormElement): void => {
  for (const name of measuresIn(form)) form.dataset[name] = '';
  for (const input of form.querySelectorAll('input')) {
    if (input.type === 'text') input.value = '';
    else if (!input.name.endsWith('Unit')) input.checked = input.defaultChecked;
  }
};

/** What a link to this form holds: the texts as she typed them, each measure in the unit she typed it in. */
export const linkTexts = (form: HTMLFormElement, fields: LinkFields): FormTexts => {
  const unused = measuresIn(form).flatMap((name) => fieldNamesOf[otherUnit(typedUnit(form, name))]);
  const leftOut: readonly string[] = unused;
  return Object.fromEntries(
    Object.keys(fields)
      .filter((name) => !leftOut.includes(name))
      .map((name) => [name, textOf(form, name)]),
  );
};

/** Fills in what a link holds. */
export const fillForm = (form: HTMLFormElement, texts: FormTexts): void => {
  emptyForm(form);
  for (const name of measuresIn(form)) {
    const unit = unitsOf[name].find((known) =>
      fieldNamesOf[known].some((field) => texts[field] !== undefined),
    );
    if (unit !== undefined) {
      form.dataset[name] = unit;
      choose(form, `${name}Unit`, unit);
    }
  }
  for (const [name, text] of Object.entries(texts)) {
    const field = fieldOf(form, name);
    if (field?.type === 'radio') choose(form, name, text);
    else if (field !== undefined) field.value = text;
  }
};

/** What a field holds, or the sentence that says what it needs. */
export type Answer<Value> = { readonly value: Value } | { readonly fault: string };

/** What is wrong with the fields of a form, a sentence each. */
export type Faults = Readonly<Partial<Record<MeasureName | NumberName, string>>>;

/** What a form holds for its calculator, or what is wrong with it. */
export type FormReading<Value> = { readonly value: Value } | { readonly faults: Faults };

/** Reads a weight, a height or a load of a form. */
export const measureIn = (form: HTMLFormElement, name: MeasureName): Answer<Amount> => {
  const unit = typedUnit(form, name);
  const reading = readMeasure(name, unitFields(form, unit), unit);
  return 'value' in reading
    ? reading
    : { fault: faultSentence(name, reading.fault, shownUnit(form, name), say) };
};

/** Reads an age, reps or calories of a form. */
export const numberIn = (form: HTMLFormElement, name: NumberName): Answer<number> => {
  const reading = readPlainNumber(name, textOf(form, name));
  return 'value' in reading
    ? reading
    : { fault: faultSentence(name, reading.fault, undefined, say) };
};

/** The sentences of the answers that cannot be worked with. */
export const faultsIn = (
  answers: Readonly<Partial<Record<MeasureName | NumberName, Answer<unknown>>>>,
): { readonly faults: Faults } => ({
  faults: Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) =>
      'fault' in answer ? [[name, answer.fault]] : [],
    ),
  ),
});
