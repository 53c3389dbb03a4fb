import { cleanup, configure, fireEvent, screen, within } from '@testing-library/react';

// Computing visibility is slow in jsdom; the browser tests cover it.
configure({ defaultHidden: true });
// jsdom has no layout. The browser tests check which of a field's inputs gets the focus.
Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { get: () => 1, configurable: true });

/** The page that the calculators in component tests are on. */
const address = '/calculators/test/';

/**
 * Puts the browser on a calculator's page; `link` is what follows the path, such as
 * `#kg=60&reps=5`.
 */
export const setCalculatorAddressWithLink = (link = ''): void =>
  window.history.replaceState(null, '', `${address}${link}`);

/** Removes everything rendered and stored; for use after each test. */
export const resetBrowser = (): void => {
  cleanup();
  localStorage.clear();
  setCalculatorAddressWithLink();
};

/** A text field by its accessible name. */
export const getTextField = (name: string): HTMLInputElement => screen.getByLabelText(name);

/** Types texts into fields, by the fields' names. */
export const fillTextFields = (texts: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(texts)) {
    fireEvent.input(getTextField(name), { target: { value } });
  }
};

/** Presses a button by its text. */
export const clickButtonNamed = (name: string): void => {
  fireEvent.click(screen.getByText(name, { selector: 'button' }));
};

/** A radio button by the start of its label. */
export const getRadioButton = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].find(
    (input) => input.labels?.[0]?.textContent.startsWith(label),
  );
  if (found === undefined) throw new Error(`There is no radio button ${label}.`);
  return found;
};

/** Chooses a radio button by the start of its label. */
export const chooseRadioButton = (label: string): void => {
  fireEvent.click(getRadioButton(label));
};

/** The text of a section of the results by its heading; undefined if there is no such section. */
export const resultTextByHeading = (title: string): string | undefined =>
  screen.queryByText(title, { selector: 'h2' })?.parentElement?.textContent;

/** The calculator's latest announcement to screen readers. */
export const latestAnnouncementText = (): string =>
  [...document.querySelectorAll('[role="status"].visually-hidden')].at(-1)?.textContent ?? '';

/** The sentence that describes a field, as assistive technology finds it. */
export const fieldDescriptionOf = (name: string): string | undefined => {
  const id = getTextField(name).getAttribute('aria-describedby');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};

/** The texts of a table's cells, row by row, including its head. */
export const cellTextsByRow = (table: HTMLElement): readonly (readonly string[])[] =>
  within(table)
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' ')),
    );
