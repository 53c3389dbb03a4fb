import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject, SubmitEvent, SyntheticEvent } from 'react';
import type { MeasureName } from '../../../domain/calculators/expected-and-accepted-bounds.ts';
import { readCalculatorQuery, toCalculatorQuery } from '../../../domain/calculators/share-link.ts';
import type {
  CalculatorFormTexts,
  CalculatorQueryFieldRules,
} from '../../../domain/calculators/share-link.ts';
import { useHydrated } from '../../../ui/loading/use-hydrated.ts';
import {
  clearFormExceptUnits,
  fillFormFromLink,
  readFormTextsForLink,
  convertMeasureInFormAndRememberUnit,
  prepareFormAtHydration,
  recordTypedUnit,
} from './read-and-fill-form-element.ts';
import type { FieldErrors, FormReading } from './read-and-fill-form-element.ts';
import { saveFormLinkInHistory, readFormLinkFromHistory } from './form-history-state.ts';
import { focusFormResultHeading } from './focus-form-result-heading.ts';

type Options<Value> = {
  readonly linkFields: CalculatorQueryFieldRules;
  /** Reads the form on submit. */
  readonly read: (form: HTMLFormElement) => FormReading<Value>;
  /**
   * Called on submit of a valid form. `texts` holds the parameters for a link to it; `linked` those
   * of the opened link, empty if no link filled the form.
   */
  readonly onValue: (value: Value, texts: CalculatorFormTexts, linked: CalculatorFormTexts) => void;
  /** Called when the user types, because the results shown no longer match the inputs. */
  readonly onChange: () => void;
  /** Called on submit of an invalid form; `onChange` if omitted. */
  readonly onInvalid?: () => void;
  readonly onReset: () => void;
  /** Called after the user has switched a unit. The amounts stay the same. */
  readonly onUnit?: (form: HTMLFormElement) => void;
};

/** The state that `CalculatorForm` and its fields get from `useCalculatorFormErrorsAndHandlers`. */
export type CalculatorFormErrorsAndHandlers = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors;
  /** The warning about the last submitted values; empty if there is none. */
  readonly warning: string;
  readonly isHydrated: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly onReset: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly onUnit: (name: MeasureName) => void;
};

const noTexts: CalculatorFormTexts = {};

/** Focuses the first invalid field; screen readers then read its sentence. */
const focusFirstError = (form: HTMLFormElement, errors: FieldErrors): void => {
  const [name] = Object.keys(errors);
  const box = [...form.querySelectorAll<HTMLElement>('[data-field]')].find(
    (element) => element.dataset['field'] === name,
  );
  [...(box?.querySelectorAll<HTMLInputElement>('input[type="text"]') ?? [])]
    // Of a field's inputs, those of the other unit have no box.
    .find((input) => input.offsetWidth > 0)
    ?.focus();
};

/** The name of the field that an input belongs to: feet and inches are one field. */
const fieldAround = (input: HTMLElement): string | undefined =>
  input.closest<HTMLElement>('[data-field]')?.dataset['field'];

const without = (errors: FieldErrors, field: string | undefined): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

const isEmpty = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="text"]')].every(
    ({ value }) => value === '',
  );

/** The open "still loading" popover if the button was pressed before hydration. */
const openPopoverIn = (form: HTMLFormElement): HTMLElement | undefined => {
  const message = form.querySelector<HTMLElement>('[popover]');
  return message !== null && 'popover' in message && message.matches(':popover-open')
    ? message
    : undefined;
};

/**
 * The state of a calculator's form. Its inputs are uncontrolled, so that text typed before
 * hydration stays, and are read on submit.
 */
export const useCalculatorFormErrorsAndHandlers = <Value>({
  linkFields,
  read,
  onValue,
  onChange,
  onInvalid = onChange,
  onReset,
  onUnit,
}: Options<Value>): CalculatorFormErrorsAndHandlers => {
  const form = useRef<HTMLFormElement>(null);
  const linked = useRef<CalculatorFormTexts>(noTexts);
  /**
   * True from the press until its result is shown. After a reload the result returns without a
   * press, and the page must not scroll.
   */
  const isPressed = useRef(false);
  const isRestoring = useRef(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [warning, setWarning] = useState('');
  const isHydrated = useHydrated();

  useLayoutEffect(() => {
    if (form.current !== null) prepareFormAtHydration(form.current);
  }, []);

  useEffect(() => {
    if (!isPressed.current || form.current === null) return;
    isPressed.current = false;
    focusFormResultHeading(form.current);
  });

  useEffect(() => {
    const element = form.current;
    if (!isHydrated || element === null) return undefined;
    const openLink = (): void => {
      const { hash, search, pathname } = window.location;
      const texts = readCalculatorQuery(linkFields, hash === '' ? search : hash);
      if (texts === undefined) return;
      linked.current = texts;
      fillFormFromLink(element, texts);
      // Keeps personal numbers such as a weight out of the history and the address bar.
      window.history.replaceState(window.history.state, '', pathname);
      element.requestSubmit();
    };
    const kept = readFormLinkFromHistory();
    openLink();
    const texts = readCalculatorQuery(linkFields, kept?.link ?? '');
    // Text typed or a link opened since then takes precedence.
    if (kept !== undefined && texts !== undefined && isEmpty(element)) {
      linked.current = texts;
      fillFormFromLink(element, texts);
      isRestoring.current = true;
      if (kept.isShown) element.requestSubmit();
      isRestoring.current = false;
    }
    const message = openPopoverIn(element);
    if (message !== undefined) {
      message.hidePopover();
      element.requestSubmit();
    }
    window.addEventListener('hashchange', openLink);
    return () => window.removeEventListener('hashchange', openLink);
  }, [isHydrated, linkFields]);

  const keep = (element: HTMLFormElement, isShown: boolean): void =>
    saveFormLinkInHistory(
      toCalculatorQuery(linkFields, readFormTextsForLink(element, linkFields)),
      isShown,
    );

  return {
    form,
    errors,
    warning,
    isHydrated,
    onSubmit: (event) => {
      event.preventDefault();
      const element = event.currentTarget;
      const result = read(element);
      if ('value' in result) {
        setErrors({});
        setWarning(result.warning);
        onValue(result.value, readFormTextsForLink(element, linkFields), linked.current);
        linked.current = noTexts;
        isPressed.current = !isRestoring.current;
        if (!isRestoring.current) keep(element, true);
      } else {
        setErrors(result.errors);
        onInvalid();
        focusFirstError(element, result.errors);
      }
    },
    onInput: (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement)) return;
      if (target.type !== 'text') {
        keep(event.currentTarget, readFormLinkFromHistory()?.isShown === true);
        return;
      }
      recordTypedUnit(event.currentTarget, target.name);
      keep(event.currentTarget, false);
      setErrors((current) => without(current, fieldAround(target)));
      onChange();
    },
    onReset: (event) => {
      event.preventDefault();
      clearFormExceptUnits(event.currentTarget);
      saveFormLinkInHistory('', false);
      setErrors({});
      onReset();
    },
    onUnit: (name) => {
      if (form.current === null) return;
      convertMeasureInFormAndRememberUnit(form.current, name);
      setErrors({});
      onUnit?.(form.current);
    },
  };
};
