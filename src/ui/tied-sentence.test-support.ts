import { expect } from 'vitest';

/**
 * Expects that the field is marked as wrong, has the focus, and is described by this element's
 * sentence.
 */
export const expectProblemTiedToField = (field: HTMLElement, sentence: HTMLElement): void => {
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toBe(sentence.id);
  expect(sentence.id).not.toBe('');
};
