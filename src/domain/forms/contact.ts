import { findEmailProblem, maxEmailLength, trimEmailAddress } from '../email-address.ts';
import { isBlank } from '../text/invisible.ts';

/** The name of the form in the host's form service (CALLS-5). */
export const contactFormName = 'contact';

export type ContactField = 'name' | 'email' | 'phone' | 'message';

export type ContactMessage = Readonly<Record<ContactField, string>>;

/** The maximum number of characters in each field. */
export const maxContactFieldLengths: Readonly<Record<ContactField, number>> = {
  name: 100,
  email: maxEmailLength,
  phone: 40,
  message: 5000,
};

/** A field that has to be corrected, and the sentence that says how. */
export type ContactFieldError = { readonly field: ContactField; readonly sentence: string };

const lineBreak = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

const onOneLine = (text: string): string =>
  isBlank(text) ? '' : text.replaceAll(lineBreak, ' ').trim();

/**
 * Trims the input, and removes line breaks from everything but the message, so that a name or an
 * address cannot add a header to the e-mail made from it.
 */
export const cleanContactMessage = (typed: ContactMessage): ContactMessage => ({
  name: onOneLine(typed.name),
  email: trimEmailAddress(onOneLine(typed.email)),
  phone: onOneLine(typed.phone),
  message: isBlank(typed.message) ? '' : typed.message.trim(),
});

const formatCount = (number: number): string => number.toLocaleString('en-GB');

const errorSentence = (field: ContactField, text: string): string | undefined => {
  const limit = maxContactFieldLengths[field];
  switch (field) {
    case 'name':
      if (text === '') return 'Tell us your name.';
      return text.length > limit ? `Shorten your name to ${limit} characters or fewer.` : undefined;
    case 'email':
      if (text === '') return 'Tell us your e-mail address, so that we can answer.';
      return findEmailProblem(text);
    case 'phone':
      return text.length > limit
        ? `Shorten your phone number to ${limit} characters or fewer.`
        : undefined;
    case 'message':
      if (text === '') return 'Write your message.';
      return text.length > limit
        ? `Shorten your message: it has ${formatCount(text.length)} characters, and we can take ${formatCount(limit)}.`
        : undefined;
  }
};

const fields: readonly ContactField[] = ['name', 'email', 'phone', 'message'];

/** The errors to correct before a message can be sent (FORMS-1), in the order of the form. */
export const findContactFieldErrors = (message: ContactMessage): readonly ContactFieldError[] =>
  fields.flatMap((field) => {
    const sentence = errorSentence(field, message[field]);
    return sentence === undefined ? [] : [{ field, sentence }];
  });

/**
 * The fields of a message, as the host received it, that our form would not have sent: invalid
 * values, or a line break or another control character in a single-line field. Only a program sends
 * those.
 */
export const findForgedFields = (received: ContactMessage): readonly ContactField[] => {
  const errors = findContactFieldErrors(cleanContactMessage(received));
  return fields.filter(
    (field) =>
      errors.some((error) => error.field === field) ||
      (field !== 'message' && received[field].trim().search(lineBreak) !== -1),
  );
};
