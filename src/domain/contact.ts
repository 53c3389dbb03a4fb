import { isEmailAddress } from './email-address.ts';

/** The name under which the host keeps the messages (specification, section 7). */
export const contactFormName = 'contact';

export type ContactField = 'name' | 'email' | 'phone' | 'message';

/** A message as it was typed. */
export type ContactMessage = Readonly<Record<ContactField, string>>;

/** The most characters of each field. */
export const contactLimits: Readonly<Record<ContactField, number>> = {
  name: 100,
  email: 254,
  phone: 40,
  message: 5000,
};

/** A field that has to be put right, and how. */
export type ContactFault = { readonly field: ContactField; readonly sentence: string };

const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/**
 * A message as it is sent: no spaces around it, and no line breaks in what belongs on one line, so that a name or an
 * address can add no line to a mail's head.
 */
export const toContactMessage = (typed: ContactMessage): ContactMessage => ({
  name: onOneLine(typed.name),
  email: onOneLine(typed.email),
  phone: onOneLine(typed.phone),
  message: typed.message.trim(),
});

const count = (number: number): string => number.toLocaleString('en-GB');

const faultOf = (field: ContactField, text: string): string | undefined => {
  const most = contactLimits[field];
  switch (field) {
    case 'name':
      if (text === '') return 'Tell us your name.';
      return text.length > most ? `Shorten your name to ${most} characters or fewer.` : undefined;
    case 'email':
      if (text === '') return 'Tell us your e-mail address, so that we can answer.';
      return isEmailAddress(text)
        ? undefined
        : 'Check your e-mail address: it should look like name@example.com.';
    case 'phone':
      return text.length > most
        ? `Shorten your phone number to ${most} characters or fewer.`
        : undefined;
    case 'message':
      if (text === '') return 'Write your message.';
      return text.length > most
        ? `Shorten your message: it has ${count(text.length)} characters, and we can take ${count(most)}.`
        : undefined;
  }
};

const fields: readonly ContactField[] = ['name', 'email', 'phone', 'message'];

/** What has to be put right before a message can be sent (specification, section 5), in the order of the form. */
export const findContactFaults = (message: ContactMessage): readonly ContactFault[] =>
  fields.flatMap((field) => {
    const sentence = faultOf(field, message[field]);
    return sentence === undefined ? [] : [{ field, sentence }];
  });
