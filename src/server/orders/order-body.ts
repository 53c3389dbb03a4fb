import { agreementsVersion, type Agreements } from '../../domain/orders/agreements.ts';
import { Refusal } from '../http/refusal.ts';

/** What is wrong with an order that doesn't say what was ticked. */
export const missingAgreementsSentence =
  'An order says which statements were ticked, and in which version.';

/** The sentence about a field that a body of an order or a cart can't set. Its name is repeated only if that is safe. */
export const forbiddenFieldSentence = (what: 'An order' | 'A cart', name: unknown): string => {
  const field = typeof name === 'string' && /^[\w-]{1,40}$/.test(name) ? `“${name}”` : 'that';
  return `${what} can’t set ${field}: amounts and addresses are ours.`;
};

/** The buyer's consents. Refuses (400) an order that has none, or those of another version. */
export const requireAgreements = (agreements: Agreements | undefined): Agreements => {
  if (agreements === undefined) throw new Refusal(400, missingAgreementsSentence);
  if (agreements.version === agreementsVersion) return agreements;
  throw new Refusal(
    400,
    'The statements have changed since you opened this page. Please reload it and read them again.',
  );
};
