import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import type { MeasureName } from '../../domain/calculators/fields.ts';
import { readLink } from '../../domain/calculators/share-link.ts';
import type { FormTexts, LinkFields } from '../../domain/calculators/share-link.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import {
  emptyForm,
  fillForm,
  linkTexts,
  noteTyping,
  settleForm,
  switchUnit,
} from './form-texts.ts';
import type { Faults, FormReading } from './form-texts.ts';

type Options<Value> = {
  readonly linkFields: LinkFields;
  /** Reads the form when she presses the button. */
  readonly read: (form: HTMLFormElement) => FormReading<Value>;
  /**
   * What the form holds can be worked with. `texts` is what a link to it would hold; `opened` what the link held that
   * she came by, if she did.
   */
  readonly onValue: (value: Value, texts: FormTexts, opened: FormTexts) => void;
  /** What was calculated does not belong to the inputs any more. */
  readonly onChange: () => void;
  /** What the form holds cannot be worked with; without this it is as if it had changed. */
  readonly onFault?: () => void;
  readonly onReset: () => void;
  /** A unit was chosen; what was typed has not changed. */
  readonly onUnit?: (form: HTMLFormElement) => void;
};

/** What the form of a calculator needs to come alive. */
export type CalculatorFormParts = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly faults: Faults;
  readonly alive: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly onReset: (event: FormEvent<HTMLFormElement>) => void;
  readonly onUnit: (name: MeasureName) => void;
};

const noTexts: FormTexts = {};

/** The first field that needs something gets the focus, and with it its sentence is read out. */
const focusFault = (form: HTMLFormElement, faults: Faults): void => {
  const [name] = Object.keys(faults);
  const box = [...form.querySelectorAll<HTMLElement>('[data-field]')].find(
    (element) => element.dataset['field'] === name,
  );
  [...(box?.querySelectorAll<HTMLInputElement>('input[type="text"]') ?? [])]
    .find((input) => input.checkVisibility())
    ?.focus();
};

/** The field of a calculator that an input belongs to: feet and inches are one. */
const fieldAround = (input: HTMLElement): string | undefined =>
  input.closest<HTMLElement>('[data-field]')?.dataset['field'];

const without = (faults: Faults, field: string | undefined): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => name !== field));

/** The message that stands where the button was pressed before the page had come alive. */
const pressedEarly = (form: HTMLFormElement): HTMLElement | undefined => {
  const message = form.querySelector<HTMLElement>('[popover]');
  return message !== null && 'popover' in message && message.matches(':popover-open')
    ? message
    : undefined;
};

/**
 * A calculator's form. Its fields belong to the browser, so that what is typed before the scripts are there stays;
 * they are read when she presses the button.
 */
export const useCalculatorForm = <Value>({
  linkFields,
  read,
  onValue,
  onChange,
  onFault = onChange,
  onReset,
  onUnit,
}: Options<Value>): CalculatorFormParts => {
  const form = useRef<HTMLFormElement>(null);
  const opened = useRef<FormTexts>(noTexts);
  const [faults, setFaults] = useState<Faults>({});
  const alive = useHydrated();

  useLayoutEffect(() => {
    if (form.current !== null) settleForm(form.current);
  }, []);

  useEffect(() => {
    const element = form.current;
    if (!alive || element === null) return undefined;
    const openLink = (): void => {
      const { hash, search, pathname } = window.location;
      const texts = readLink(linkFields, hash === '' ? search : hash);
      if (texts === undefined) return;
      opened.current = texts;
      fillForm(element, texts);
      // What she weighs does not belong into the history, nor to whoever reads the address next.
      window.history.replaceState(window.history.state, '', pathname);
      element.requestSubmit();
    };
    openLink();
    const message = pressedEarly(element);
    if (message !== undefined) {
      message.hidePopover();
      element.requestSubmit();
    }
    window.addEventListener('hashchange', openLink);
    return () => window.removeEventListener('hashchange', openLink);
  }, [alive, linkFields]);

  return {
    form,
    faults,
    alive,
    onSubmit: (event) => {
      event.preventDefault();
      const element = event.currentTarget;
      const reading = read(element);
      if ('value' in reading) {
        setFaults({});
        onValue(reading.value, linkTexts(element, linkFields), opened.current);
        opened.current = noTexts;
      } else {
        setFaults(reading.faults);
        onFault();
        focusFault(element, reading.faults);
      }
    },
    onInput: (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'text') return;
      noteTyping(event.currentTarget, target.name);
      setFaults((others) => without(others, fieldAround(target)));
      onChange();
    },
    onReset: (event) => {
      event.preventDefault();
      emptyForm(event.currentTarget);
      setFaults({});
      onReset();
    },
    onUnit: (name) => {
      if (form.current === null) return;
      switchUnit(form.current, name);
      setFaults({});
      onUnit?.(form.current);
    },
  };
};
