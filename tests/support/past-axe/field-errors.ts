import type { Locator } from '@playwright/test';
import type { Fault } from './fault.ts';

/**
 * Runs in the page: the fields that are marked as wrong, and those without a sentence that is seen
 * and tied to them.
 */
const wrongFields = (
  form: Element,
): { readonly wrong: readonly string[]; readonly untied: readonly string[] } => {
  const nameOf = (field: Element): string =>
    field.getAttribute('name') ?? field.getAttribute('id') ?? field.localName;
  const isTied = (field: Element): boolean =>
    ['aria-describedby', 'aria-errormessage']
      .flatMap((attribute) => field.getAttribute(attribute)?.split(/\s+/) ?? [])
      .some((id) => {
        const sentence = document.getElementById(id);
        return (
          sentence !== null && sentence.checkVisibility() && sentence.textContent.trim() !== ''
        );
      });
  const wrong = [...form.querySelectorAll('[aria-invalid="true"]')].filter((field) =>
    field.checkVisibility(),
  );
  return {
    wrong: wrong.map(nameOf),
    untied: wrong.filter((field) => !isTied(field)).map(nameOf),
  };
};

/** The fields of a form that are marked as wrong, and what is missing beside them. */
export const readWrongFields = async (
  form: Locator,
): Promise<{ readonly wrong: readonly string[]; readonly faults: readonly Fault[] }> => {
  const { wrong, untied } = await form.evaluate(wrongFields);
  return {
    wrong,
    faults: untied.map((element) => ({
      check: 'errors',
      element,
      advice: 'is wrong, and no sentence that is seen says why. Tie one to it (aria-describedby).',
    })),
  };
};
