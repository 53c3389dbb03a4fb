import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createMailDependencies } from '../../src/server/mail/mail-dependencies.ts';
import { sendDueMails } from '../../src/server/mail/send-due-mails.ts';
import { createStripeEventsDependencies } from '../../src/server/payments/rights-dependencies.ts';
import { createStripeEventsEndpoint } from '../../src/server/payments/stripe-events-endpoint.ts';

/** What the host hands to a function beside the request. On this machine there is nothing. */
type Context = { readonly waitUntil?: (work: Promise<unknown>) => void };

const answer = createLazyEndpoint(() =>
  createStripeEventsEndpoint(createStripeEventsDependencies()),
);

let mails: ReturnType<typeof createMailDependencies> | undefined;

/** Sends the confirmation that an event has queued. If it fails, `send-mails` tries again. */
const sendMails = async (): Promise<void> => {
  try {
    await sendDueMails((mails ??= createMailDependencies()));
  } catch (error) {
    console.error('E-mails could not be sent after an event:', error);
  }
};

export default async (request: Request, context?: Context): Promise<Response> => {
  const answered = await answer(request);
  // Stripe doesn't wait for the e-mails.
  if (answered.ok) {
    const sending = sendMails();
    context?.waitUntil?.(sending);
  }
  return answered;
};

export const config = { path: '/api/stripe-events' };
