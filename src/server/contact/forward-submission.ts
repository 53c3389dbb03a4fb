import * as v from 'valibot';
import {
  cleanContactMessage,
  contactFormName,
  findForgedFields,
  type ContactField,
} from '../../domain/forms/contact.ts';
import { emailKeyForCounting } from '../../domain/email-address.ts';
import { requestRateLimits } from '../../domain/limits.ts';
import { callerNetworksOfIpAddress } from '../http/caller-address.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import {
  countTowardsRateLimits,
  rateLimitChargesOfNetworks,
  type RateLimitCharge,
  type RateLimit,
} from '../rate-limit/rate-limit.ts';
import type { Database } from '../store/database.ts';
import { toContactMail } from './contact-mail.ts';
import { openContactMessageClaimsAndStates } from './contact-message-claims-and-states.ts';

export type ForwardDependencies = {
  readonly database: Database;
  readonly mail: MailSender;
  /** The address that messages are forwarded to. */
  readonly contactInbox: string;
  readonly signingSecret: string;
  readonly now: () => Date;
  /** Must not be given user input. */
  readonly log: (message: string) => void;
};

/** The outcome of a form that the host has received. */
export type ForwardedOrReasonWhyNot =
  | { readonly outcome: 'forwarded' | 'known' | 'another-form' }
  | { readonly outcome: 'invalid'; readonly fields: readonly ContactField[] }
  | { readonly outcome: 'over-limit'; readonly limit: string };

const Text = v.fallback(v.string(), '');

// The host sends many more fields; we need these. `ip` is the caller's address, which the host
// adds: it stores no field that isn't in the form, so nobody else can.
const Submission = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  form_name: v.string(),
  data: v.object({ name: Text, email: Text, phone: Text, message: Text, ip: Text }),
});

// Nobody sees these sentences: the host has already accepted the form, and keeps every message.
const toLimit = (name: 'contact' | 'contactFromInbox' | 'contactInAll'): RateLimit => ({
  ...requestRateLimits[name],
  purpose: name,
  sentence: (wait) => `Please try again in ${wait}.`,
});

const chargesOf = (email: string, ip: string): readonly RateLimitCharge[] => [
  ...rateLimitChargesOfNetworks(toLimit('contact'), callerNetworksOfIpAddress(ip)),
  { limit: toLimit('contactFromInbox'), caller: emailKeyForCounting(email) },
  { limit: toLimit('contactInAll'), caller: 'everybody' },
];

/**
 * Creates what forwards a form that the host has received. The host accepts everything: blanks,
 * forged line breaks, 100 KB. So the form's own rules are applied again here: a valid message is
 * forwarded to us as an e-mail, once; an invalid one is marked and never forwarded. Throws if the
 * e-mail could not be sent, so that the host tries again. It believes what it is given:
 * `createFormWebhook` refuses what the host didn't send.
 */
export const createForwardSubmission = ({
  mail,
  contactInbox,
  log,
  ...rateLimiting
}: ForwardDependencies): ((submission: unknown) => Promise<ForwardedOrReasonWhyNot>) => {
  const messages = openContactMessageClaimsAndStates(rateLimiting.database, rateLimiting.now);
  return async (submission) => {
    const { id, form_name: form, data } = v.parse(Submission, submission);
    if (form !== contactFormName) return { outcome: 'another-form' };
    const fields = findForgedFields(data);
    if (fields.length > 0) {
      await messages.mark(id, 'invalid');
      log(`A contact message is invalid and was not forwarded: ${fields.join(', ')}.`);
      return { outcome: 'invalid', fields };
    }
    if (!(await messages.claim(id))) return { outcome: 'known' };
    const message = cleanContactMessage(data);
    const exceeded = await countTowardsRateLimits(rateLimiting, chargesOf(message.email, data.ip));
    if (exceeded !== undefined) {
      await messages.mark(id, 'over-limit');
      log(
        `A contact message was one of too many and was not forwarded: ${exceeded.limit.purpose}.`,
      );
      return { outcome: 'over-limit', limit: exceeded.limit.purpose };
    }
    try {
      await mail.send(toContactMail(message, contactInbox));
    } catch (error) {
      await messages.mark(id, 'failed');
      throw error;
    }
    await messages.mark(id, 'forwarded');
    return { outcome: 'forwarded' };
  };
};
