import type { Context } from 'hono';
import { isEmailAddress } from '../../src/domain/email-address.ts';
import type { FormProblem } from './page-shell.ts';

/** What was typed into a form, by the names of its fields. */
export type TypedFields = Readonly<Record<string, string>>;

const minPasswordLength = 8;

/** The text fields of a form. Files are ignored. */
export const readForm = async (context: Context): Promise<TypedFields> => {
  const fields: [string, string][] = [];
  for (const [name, value] of Object.entries(await context.req.parseBody())) {
    if (typeof value !== 'string') continue;
    fields.push([name, name.startsWith('password') ? value : value.trim()]);
  }
  return Object.fromEntries(fields);
};

/** What is wrong with a typed address. */
export const findAddressError = (typed: TypedFields): FormProblem | undefined =>
  isEmailAddress(typed['email'] ?? '')
    ? undefined
    : { field: 'email', sentence: 'Enter an e-mail address, such as name@example.com.' };

/** What is wrong with a new password. */
export const findPasswordError = (typed: TypedFields): FormProblem | undefined =>
  (typed['password'] ?? '').length < minPasswordLength
    ? {
        field: 'password',
        sentence: `Choose a password of at least ${minPasswordLength} characters.`,
      }
    : undefined;
